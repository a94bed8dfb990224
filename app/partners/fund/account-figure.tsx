import type { ReactNode } from "react";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Table } from "#app/ui/table.tsx";
import type { FundAccount } from "#core/acts/space.ts";
import { CsvButton } from "./csv-button.tsx";
import type { FigureName } from "./figures-of.ts";

/** `number`: among the figures that are shown. */
export type FigureProps = { fund: FundAccount; entity: string; number: number };

type Props = FigureProps & {
  name: FigureName;
  /** The last day that is shown. */
  on: string;
  columns: readonly string[];
  rows: readonly { on: string; cells: readonly (string | null)[] }[];
  written: (cell: string, column: number) => string;
  children: ReactNode;
};

/** A drawing with its table, and a button that saves the table as a file. */
export function AccountFigure(props: Props) {
  const { number, name, fund, entity, on, columns, rows, written, children } = props;
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const title = t(`fundPage.figures.${name}.title`);
  const head = [t("fundPage.figures.date"), ...columns];
  return (
    <Figure
      number={number}
      caption={
        <>
          <span className="figure-title">{title}</span> {t(`fundPage.figures.${name}.key`)}
        </>
      }
      data={
        <>
          <Table
            caption={title}
            columns={head.map((label, index) => ({ label, numeric: index > 0 }))}
            rows={rows.map(({ on: day, cells }) => [
              formatDate(day, language),
              ...cells.map((cell, column) => (cell === null ? "" : written(cell, column))),
            ])}
          />
          <CsvButton
            fund={fund}
            entity={entity}
            of={title}
            name={[t(`fundPage.figures.${name}.file`), on]}
            head={head}
            rows={rows.map(({ on: day, cells }) => [
              day,
              ...cells.map((cell) => (cell === null ? null : { decimal: cell })),
            ])}
          />
        </>
      }
    >
      {children}
    </Figure>
  );
}
