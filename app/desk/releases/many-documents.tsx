import { useId, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import { documentTypes } from "#core/document-types.ts";
import { readPeriod } from "#core/period.ts";
import type { Draft, Known } from "./match-file.ts";
import { fillMissing, setForAll } from "./set-for-many.ts";

type Props = {
  drafts: readonly Draft[];
  selected: readonly string[];
  known: Known;
  onChange: (drafts: Draft[]) => void;
};

/** Sets fund, kind and period of many documents at once: of those selected, or where it is missing. */
export function ManyDocuments({ drafts, selected, known, onChange }: Props) {
  const { t } = useTranslation("desk");
  const field = useId();
  const [fund, setFund] = useState("");
  const [type, setType] = useState("");
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState("");
  const period = readPeriod(typed);
  const wrong = typed !== "" && !period;
  const values = { fund, type, period };
  const isEmpty = !fund && !type && !period;
  const missing = fillMissing(drafts, values).changed;

  function apply({ drafts: next, changed }: ReturnType<typeof setForAll>): void {
    onChange(next);
    setSaid(t("releases.many.done", { count: changed }));
  }

  const select = (
    name: "fund" | "type",
    value: string,
    onChosen: (value: string) => void,
    options: readonly (readonly [string, string])[],
  ) => (
    <div className="field">
      <label htmlFor={`${field}-${name}`}>{t(`releases.${name}`)}</label>
      <div className="select">
        <select
          id={`${field}-${name}`}
          className="control"
          value={value}
          onChange={({ currentTarget }) => onChosen(currentTarget.value)}
        >
          <option value="">{t("releases.many.asItIs")}</option>
          {options.map(([one, label]) => (
            <option key={one} value={one}>
              {label}
            </option>
          ))}
        </select>
        <Chevron />
      </div>
    </div>
  );

  return (
    <fieldset className="releases-many">
      <legend>{t("releases.many.title")}</legend>
      <div className="releases-many-fields">
        {select(
          "fund",
          fund,
          setFund,
          known.funds.map((name) => [name, name] as const),
        )}
        {select(
          "type",
          type,
          setType,
          documentTypes.map((one) => [one, t(`releases.types.${one}`)] as const),
        )}
        <div className="field">
          <label htmlFor={`${field}-period`}>{t("releases.period")}</label>
          <input
            id={`${field}-period`}
            className="control"
            aria-invalid={wrong}
            aria-describedby={`${field}-hint`}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value.toUpperCase())}
          />
          <p id={`${field}-hint`} className="desk-soft">
            {t("releases.periodHint")}
          </p>
        </div>
      </div>
      <p className="button-row">
        <Button
          variant="secondary"
          disabled={isEmpty || wrong || missing === 0}
          onClick={() => apply(fillMissing(drafts, values))}
        >
          {t("releases.many.missing", { count: missing })}
        </Button>
        <Button
          variant="secondary"
          disabled={isEmpty || wrong || selected.length === 0}
          onClick={() => apply(setForAll(drafts, selected, values))}
        >
          {t("releases.many.selected", { count: selected.length })}
        </Button>
      </p>
      <p role="status">{said}</p>
    </fieldset>
  );
}
