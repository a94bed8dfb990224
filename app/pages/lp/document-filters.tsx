import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Chevron } from "#app/components/ui/chevron.tsx";
import type { Fund, PartnerDocument } from "#app/features/account/overview.ts";
import { documentTypes } from "#core/document-types.ts";
import type { DocumentChoice } from "./group-documents.ts";

type Props = {
  documents: readonly PartnerDocument[];
  funds: readonly Fund[];
  choice: DocumentChoice;
  choose: (change: Partial<DocumentChoice>) => void;
};
type Option = { value: string; label: string };

export function DocumentFilters({ documents, funds, choice, choose }: Props) {
  const { t } = useTranslation("lp");
  const types = documentTypes.filter(
    (type) => type === choice.type || documents.some((document) => document.type === type),
  );
  return (
    <search className="documents-filters">
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
        options={types.map((type) => ({ value: type, label: t(`types.${type}`) }))}
        onChange={(type) => choose({ type: types.find((known) => known === type) ?? "" })}
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
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
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
    </div>
  );
}
