import { formatNumber, formatPart } from "#app/i18n/format.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Table } from "#app/ui/table.tsx";
import type { FigureData } from "#core/figure-data.ts";
import type { Language } from "#core/languages.ts";
import { wholePart } from "./scale.ts";

type Props = { figure: FigureData; language: Language };

/** The numbers behind a drawing. */
export function FigureTable({ figure: { kind, title, unit, x, series }, language }: Props) {
  const { t } = useTranslation();
  const dated = x.every((label) => /^\d{4}\b/.test(label));
  const total = series[0]?.values.reduce<number>((sum, value) => sum + (value ?? 0), 0) ?? 0;
  const shares = kind === "share";
  return (
    <Table
      caption={title}
      columns={[
        { label: dated ? t("ui.year") : t("ui.entry") },
        ...series.map(({ name }) => ({ label: `${name} (${unit})`, numeric: true })),
        ...(shares ? [{ label: t("ui.share"), numeric: true }] : []),
      ]}
      rows={x.map((label, row) => {
        const values = series.map(({ values }) => values[row] ?? null);
        const numbers = values.map((value) =>
          value === null ? "–" : formatNumber(value, language),
        );
        const share = formatPart(wholePart(values[0] ?? 0, total), language);
        return [label, ...numbers, ...(shares ? [share] : [])] as const;
      })}
    />
  );
}
