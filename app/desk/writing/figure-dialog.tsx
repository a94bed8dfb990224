import { useId } from "react";
import { DataFigure } from "#app/figures/data-figure.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Language } from "#core/languages.ts";
import { Choice } from "../kit/choice.tsx";
import { type FigureForm, figureFaults, figureKinds, figureOf } from "./figure-text.ts";
import { GridFields } from "./grid-fields.tsx";

type Props = {
  form: FigureForm;
  isNew: boolean;
  /** Why it is not put into the text. */
  refused: string;
  language: Language;
  onChange: (form: FigureForm) => void;
  onDone: () => void;
  onClose: () => void;
};

/** A drawing of the text: its words and figures to be typed, and beside them what is drawn of them. */
export function FigureDialog({ form, isNew, refused, language, onChange, onDone, onClose }: Props) {
  const { t } = useTranslation("desk");
  const drawing = useId();
  const faults = figureFaults(form, language);
  const isWhole = faults.length === 0;
  const { names, rows } = form;
  return (
    <Dialog
      wide
      title={t(isNew ? "writing.figure.new" : "writing.figure.form")}
      onClose={onClose}
      actions={(dismiss) => (
        <>
          <Button onClick={isWhole ? onDone : undefined} aria-disabled={!isWhole}>
            {t(isNew ? "writing.insert" : "writing.replace")}
          </Button>
          <Button variant="quiet" onClick={dismiss}>
            {t("leave")}
          </Button>
        </>
      )}
    >
      <div className="writing-figure">
        <div>
          <Choice
            label={t("writing.figure.kind")}
            value={form.kind}
            options={figureKinds.map((value) => ({
              value,
              label: t(`writing.figure.kinds.${value}`),
            }))}
            onChange={(kind) => kind && onChange({ ...form, kind })}
          />
          <TextField
            label={t("writing.figure.title")}
            lang={language}
            autoComplete="off"
            required
            value={form.title}
            onChange={({ currentTarget }) => onChange({ ...form, title: currentTarget.value })}
          />
          <TextField
            label={t("writing.figure.unit")}
            hint={t("writing.figure.unitHint")}
            lang={language}
            autoComplete="off"
            required
            value={form.unit}
            onChange={({ currentTarget }) => onChange({ ...form, unit: currentTarget.value })}
          />
          <TextArea
            label={t("writing.figure.alt")}
            hint={t("writing.figure.altHint")}
            lang={language}
            rows={3}
            required
            value={form.alt}
            onChange={({ currentTarget }) => onChange({ ...form, alt: currentTarget.value })}
          />
        </div>
        <section aria-labelledby={drawing}>
          <h3 id={drawing}>{t("writing.figure.drawn")}</h3>
          {isWhole ? (
            <DataFigure number={1} figure={figureOf(form, language)} />
          ) : (
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{t(`writing.figure.faults.${fault}`)}</li>
              ))}
            </ul>
          )}
        </section>
      </div>
      <p>{t("writing.grid.help")}</p>
      <GridFields
        label={t("writing.figure.cells")}
        language={language}
        corner=""
        cells={{
          rows: [["", ...names], ...rows.map(({ label, values }) => [label, ...values])],
          columnMarks: [false, ...names.map(() => false)],
          rowMarks: [false, ...rows.map(({ marked }) => marked)],
        }}
        rowMark={t("writing.figure.marked")}
        onChange={(cells) => {
          const [[, ...series] = [], ...typed] = cells.rows;
          const read = typed.map(([label = "", ...values], place) => ({
            label,
            values,
            marked: cells.rowMarks[place + 1] ?? false,
          }));
          onChange({ ...form, names: series, rows: read });
        }}
      />
      <p role="alert">{refused}</p>
    </Dialog>
  );
}
