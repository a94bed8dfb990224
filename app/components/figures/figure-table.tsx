import { useTranslation } from "react-i18next";
import { Table } from "#app/components/ui/table.tsx";
import { formatNumber, formatPart } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { FigureData } from "./figure-data.ts";
import { wholePart } from "./scale.ts";

type Props = { figure: FigureData; language: Language; still: boolean };

/** The numbers behind a drawing. */
export function FigureTable({ figure, language, still }: Props) {
  const { kind, title, unit, x, series } = figure;
  const { t } = useTranslation();
  const dated = x.every((label) => /^\d{4}\b/.test(label));
  const total = series[0]?.values.reduce<number>((sum, value) => sum + (value ?? 0), 0) ?? 0;
  const shares = kind === "share";
  return (
    <Table
      caption={title}
      still={still}
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
