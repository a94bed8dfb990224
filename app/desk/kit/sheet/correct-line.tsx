import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { useColleague } from "../../colleague.ts";
import { textOf } from "./cell.ts";
import { keepChecked, keepCorrection } from "./kept-corrections.ts";
import type { OpenedSheet } from "./open-sheet.ts";

type Props = {
  sheet: OpenedSheet;
  line: number;
  /** The field that is wrong, where that is known: it stands first. */
  fault: string;
  corrected: Readonly<Record<string, string>>;
  /** Returns why the line still cannot be read; nothing if it can. */
  onCorrect: (line: number, cells: Record<string, string>) => Promise<string>;
};

/** Mends the cells of one line where it stands: no second file, no second upload. */
export function CorrectLine({ sheet, line, fault, corrected, onCorrect }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { tab, assignment, layout } = sheet.proposal;
  const { user } = useColleague();
  // What was typed before a reload stands there again.
  const [open, setOpen] = useState(Object.keys(corrected).length > 0);
  const [isPressed, setPressed] = useState(false);
  const [cells, setCells] = useState<Record<string, string>>({});
  const [why, setWhy] = useState("");
  const [busy, setBusy] = useState(false);
  const row = tab.rows[line - 1] ?? [];
  const columns = (layout?.columns ?? [])
    .map((column) => ({
      ...column,
      place: assignment.columns.find(({ field }) => field === column.field)?.place ?? -1,
    }))
    .filter(({ field, place, needed }) => place >= 0 || needed || field === fault)
    .toSorted((one, other) => Number(other.field === fault) - Number(one.field === fault));

  const hadIn = (field: string, place: number) =>
    corrected[field] ?? (textOf(row[place]) || sheet.said.given[field] || "");
  // A day of which it was not sure whether Excel had exchanged it, and that is left as it stands.
  const [first] = columns;
  const confirmed =
    first?.field === fault && first.type === "day" ? { [fault]: hadIn(fault, first.place) } : {};

  if (!open) {
    return (
      <Button
        variant="quiet"
        aria-label={t("sheet.correct.open", { line })}
        onClick={() => {
          setPressed(true);
          setOpen(true);
        }}
      >
        {t("sheet.correct.act")}
      </Button>
    );
  }
  return (
    <form
      className="sheet-correct"
      onSubmit={async (event) => {
        event.preventDefault();
        setBusy(true);
        const typed = { ...confirmed, ...corrected, ...cells };
        const [said] = await Promise.all([onCorrect(line, typed), keepChecked(sheet, line, typed)]);
        setWhy(said);
        setBusy(false);
      }}
    >
      {columns.map((column, at) => {
        const { field, place } = column;
        return (
          <label key={field} data-fault={field === fault}>
            <span>{column[language]}</span>
            <input
              className="control"
              // biome-ignore lint/a11y/noAutofocus: the button that was pressed is gone.
              autoFocus={isPressed && at === 0}
              value={cells[field] ?? hadIn(field, place)}
              onChange={({ currentTarget }) => {
                const typed = { ...cells, [field]: currentTarget.value };
                setCells(typed);
                keepCorrection(user, sheet, line, { ...corrected, ...typed });
              }}
            />
          </label>
        );
      })}
      <p role="alert">{why}</p>
      <p className="button-row">
        <Button type="submit" variant="secondary" pending={busy}>
          {t("sheet.correct.check")}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setOpen(false);
            setCells({});
            keepCorrection(user, sheet, line, corrected);
            setWhy("");
          }}
        >
          {t("leave")}
        </Button>
      </p>
    </form>
  );
}
