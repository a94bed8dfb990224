import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import type { Fault } from "#core/acts/releases.ts";
import { documentTypes } from "#core/document-types.ts";
import { nameLimits } from "#core/limits.ts";
import { readPeriod, writePeriod } from "#core/period.ts";
import { Register } from "../kit/register.tsx";
import { type Draft, gapsOf, type Known } from "./match-file.ts";
import { OpenFile } from "./open-file.tsx";

type Props = {
  drafts: readonly Draft[];
  known: Known;
  writable: boolean;
  faults: readonly Fault[];
  onChange: (drafts: Draft[]) => void;
};

/** The option “everyone”: no name contains a line break. */
const everyone = "\n";

/**
 * The files of a release and what each one is. Complete rows are shown as text; incomplete ones,
 * and those somebody wants to change, have fields.
 */
export function DocumentRegister({ drafts, known, writable, faults, onChange }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const faulty = new Set(faults.map(({ document }) => document));

  function change(draft: Draft, part: Partial<Draft>): void {
    // A row that was changed stays editable: its fields must not disappear when the last gap is
    // filled.
    if (!opened.includes(draft.sha256)) setOpened([...opened, draft.sha256]);
    onChange(drafts.map((one) => (one.sha256 === draft.sha256 ? { ...one, ...part } : one)));
  }

  const editing = (draft: Draft) =>
    writable &&
    (opened.includes(draft.sha256) || gapsOf(draft).length > 0 || faulty.has(draft.sha256));

  function choice(
    draft: Draft,
    field: "fund" | "entity" | "type",
    options: readonly { value: string; label: string }[],
    value: string,
    onChosen: (value: string) => void,
  ) {
    const label = options.find((one) => one.value === value)?.label ?? value;
    if (!editing(draft)) return label || "–";
    return (
      <div className="select">
        <select
          className="control releases-select"
          aria-label={`${t(`releases.${field}`)}, ${draft.fileName}`}
          data-gap={gapsOf(draft).includes(field)}
          value={value}
          onChange={({ currentTarget }) => onChosen(currentTarget.value)}
        >
          <option value="">{t("releases.chooseOne")}</option>
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
        <Chevron />
      </div>
    );
  }

  const named = (all: readonly string[]) => all.map((name) => ({ value: name, label: name }));
  return (
    <Register
      caption={t("releases.documents")}
      rows={drafts}
      keyOf={({ sha256 }) => sha256}
      empty={t("releases.files.none")}
      columns={[
        {
          id: "file",
          label: t("releases.file"),
          long: true,
          cell: (draft) => (
            <>
              <OpenFile sha256={draft.sha256} name={draft.fileName} />
              {gapsOf(draft).length > 0 && (
                <p className="releases-unsure">{t("releases.unsure")}</p>
              )}
            </>
          ),
        },
        {
          id: "fund",
          label: t("releases.fund"),
          cell: (draft) =>
            choice(draft, "fund", named(known.funds), draft.fund, (fund) =>
              change(draft, { fund }),
            ),
        },
        {
          id: "entity",
          label: t("releases.entity"),
          cell: (draft) =>
            choice(
              draft,
              "entity",
              [{ value: everyone, label: t("releases.everyone") }, ...named(known.entities)],
              draft.all ? everyone : draft.entity,
              (value) =>
                change(draft, {
                  all: value === everyone,
                  entity: value === everyone ? "" : value,
                }),
            ),
        },
        {
          id: "type",
          label: t("releases.type"),
          cell: (draft) =>
            choice(
              draft,
              "type",
              documentTypes.map((type) => ({ value: type, label: t(`releases.types.${type}`) })),
              draft.type,
              (type) => change(draft, { type }),
            ),
        },
        {
          id: "period",
          label: t("releases.period"),
          cell: (draft) =>
            editing(draft) ? (
              <PeriodField
                key={draft.sha256}
                label={`${t("releases.period")}, ${draft.fileName}`}
                period={draft.period}
                onChange={(period) => change(draft, { period })}
              />
            ) : (
              writePeriod(draft.period, language) || "–"
            ),
        },
        {
          id: "title",
          label: t("releases.titleOf"),
          long: true,
          cell: (draft) =>
            editing(draft) ? (
              <input
                className="control releases-select"
                aria-label={`${t("releases.titleOf")}, ${draft.fileName}`}
                maxLength={nameLimits[1]}
                value={draft.title}
                onChange={({ currentTarget }) => change(draft, { title: currentTarget.value })}
              />
            ) : (
              draft.title
            ),
        },
        ...(writable
          ? [
              {
                id: "acts",
                label: t("staff.acts"),
                cell: (draft: Draft) => (
                  <span className="releases-row-acts">
                    {!editing(draft) && (
                      <Button
                        variant="quiet"
                        aria-label={t("releases.mendOne", { name: draft.fileName })}
                        onClick={() => setOpened([...opened, draft.sha256])}
                      >
                        {t("releases.mend")}
                      </Button>
                    )}
                    <Button
                      variant="quiet"
                      aria-label={t("releases.sheets.removeOne", { name: draft.fileName })}
                      onClick={() =>
                        onChange(drafts.filter(({ sha256 }) => sha256 !== draft.sha256))
                      }
                    >
                      {t("releases.remove")}
                    </Button>
                  </span>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

type PeriodProps = { label: string; period: string; onChange: (period: string) => void };

/** Keeps what is typed as it is; `onChange` gets a period only once it is a valid one. */
function PeriodField({ label, period, onChange }: PeriodProps) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const [text, setText] = useState(() => {
    const written = writePeriod(period, language);
    // A date is shown as 2026-09-30: written in words, `readPeriod` could not read it.
    return readPeriod(written) ? written : period;
  });
  const wrong = text !== "" && !readPeriod(text);
  return (
    <>
      <input
        className="control releases-select"
        aria-label={label}
        aria-invalid={wrong}
        data-gap={!period}
        value={text}
        onChange={({ currentTarget }) => {
          const typed = currentTarget.value.toUpperCase();
          setText(typed);
          onChange(readPeriod(typed));
        }}
      />
      {wrong && <p className="desk-soft">{t("releases.periodHint")}</p>}
    </>
  );
}
