import { type ReactNode, useId } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import type { Fund, PartnerDocument } from "#core/acts/space.ts";
import { documentTypes } from "#core/document-types.ts";
import { type DocumentChoice, yearOf } from "./group-documents.ts";

type Props = {
  documents: readonly PartnerDocument[];
  funds: readonly Fund[];
  choice: DocumentChoice;
  choose: (change: Partial<DocumentChoice>) => void;
  /** For the search: it is written into the address when the typing pauses. */
  type: (change: Partial<DocumentChoice>) => void;
  settle: () => void;
};
type Option = { value: string; label: string };

export function DocumentFilters({ documents, funds, choice, choose, type, settle }: Props) {
  const { t } = useTranslation("partners");
  const types = documentTypes.filter(
    (known) => known === choice.type || documents.some((document) => document.type === known),
  );
  const years = [...new Set([...documents.map(yearOf), choice.year])].filter(Boolean);
  return (
    <search className="documents-filters">
      <Labelled label={t("documents.search")}>
        {(id) => (
          <input
            id={id}
            type="search"
            className="control"
            value={choice.search}
            onChange={({ currentTarget }) => type({ search: currentTarget.value })}
            onBlur={settle}
          />
        )}
      </Labelled>
      <Filter
        label={t("fund")}
        all={t("documents.everyFund")}
        value={choice.fund}
        options={funds.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(fund) => choose({ fund })}
      />
      <Filter
        label={t("documents.type")}
        all={t("documents.everyType")}
        value={choice.type}
        options={types.map((value) => ({ value, label: t(`types.${value}`) }))}
        onChange={(value) => choose({ type: types.find((known) => known === value) ?? "" })}
      />
      <Filter
        label={t("documents.year")}
        all={t("documents.everyYear")}
        value={choice.year}
        options={years
          .sort((one, other) => other.localeCompare(one))
          .map((value) => ({ value, label: value }))}
        onChange={(year) => choose({ year })}
      />
    </search>
  );
}

type FilterProps = {
  label: string;
  all: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
};

function Filter({ label, all, value, options, onChange }: FilterProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <div className="select">
          <select
            id={id}
            className="control"
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          >
            <option value="">{all}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Chevron />
        </div>
      )}
    </Labelled>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
