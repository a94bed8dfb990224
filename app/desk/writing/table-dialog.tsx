import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Language } from "#core/languages.ts";
import { GridFields } from "./grid-fields.tsx";
import type { Grid } from "./table-text.ts";

export const emptyGrid: Grid = {
  caption: "",
  rows: [
    ["", ""],
    ["", ""],
    ["", ""],
  ],
  figures: [false, true],
};

type Props = {
  grid: Grid;
  isNew: boolean;
  /** Why it is not put into the text. */
  refused: string;
  language: Language;
  onChange: (grid: Grid) => void;
  onDone: () => void;
  onClose: () => void;
};

/** A table of the text, to be typed as in a spreadsheet. */
export function TableDialog({ grid, isNew, refused, language, onChange, onDone, onClose }: Props) {
  const { t } = useTranslation("desk");
  const isNamed = grid.caption.trim() !== "" && grid.rows[0]?.every((name) => name.trim() !== "");
  return (
    <Dialog
      wide
      title={t(isNew ? "writing.table.new" : "writing.table.title")}
      onClose={onClose}
      actions={(dismiss) => (
        <>
          <Button onClick={isNamed ? onDone : undefined} aria-disabled={!isNamed}>
            {t(isNew ? "writing.insert" : "writing.replace")}
          </Button>
          <Button variant="quiet" onClick={dismiss}>
            {t("leave")}
          </Button>
        </>
      )}
    >
      <TextField
        label={t("writing.table.caption")}
        lang={language}
        autoComplete="off"
        required
        value={grid.caption}
        onChange={({ currentTarget }) => onChange({ ...grid, caption: currentTarget.value })}
      />
      <p>{t("writing.grid.help")}</p>
      <GridFields
        label={t("writing.table.cells")}
        language={language}
        cells={{
          rows: grid.rows,
          columnMarks: grid.figures,
          rowMarks: grid.rows.map(() => false),
        }}
        columnMark={t("writing.table.figures")}
        onChange={({ rows, columnMarks }) => onChange({ ...grid, rows, figures: columnMarks })}
      />
      <p role="status">{!isNamed && t("writing.table.missing")}</p>
      <p role="alert">{refused}</p>
    </Dialog>
  );
}
