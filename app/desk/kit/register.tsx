import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Cell } from "#core/csv.ts";
import { useListKeys } from "./use-list-keys.ts";

export type Column<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** What it is sorted by, and what a file of the list has: a column without it is in neither. */
  value?: (row: Row) => Cell;
  /** Figures or dates: aligned so that digits stand below each other. */
  figures?: boolean;
  /** Addresses, numbers or texts by others, which may have to break within a word. */
  long?: boolean;
};

export type Order = { id: string; down: boolean };

type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The sentence shown in place of the table when there are no rows. */
  empty: string;
  order?: Order | undefined;
  onOrder?: (order: Order) => void;
  choosing?:
    | {
        chosen: ReadonlyMap<string, Row>;
        choose: (rows: readonly Row[], wanted: boolean) => void;
        nameOf: (row: Row) => string;
      }
    | undefined;
  /** Whether its rows are walked by keys. */
  keys?: boolean;
};

/** A table whose rows become blocks with labels on a phone. */
export function Register<Row>(props: Props<Row>) {
  const { caption, columns, rows, keyOf, empty, order, onOrder, choosing, keys } = props;
  const { t } = useTranslation("desk");
  const walked = useListKeys(rows.length);
  if (rows.length === 0) return <p className="desk-empty">{empty}</p>;
  return (
    <table className="register" data-walked={keys}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {choosing && (
            <th scope="col" className="register-choice">
              <label>
                <span className="sr-only">{t("list.chooseShown")}</span>
                <input
                  type="checkbox"
                  checked={rows.every((row) => choosing.chosen.has(keyOf(row)))}
                  onChange={({ currentTarget }) => choosing.choose(rows, currentTarget.checked)}
                />
              </label>
            </th>
          )}
          {columns.map(({ id, label, figures, value }) => (
            <th key={id} scope="col" data-figures={figures} aria-sort={sortOf(id, order)}>
              {onOrder && value ? (
                <button type="button" onClick={() => onOrder(turned(id, order))}>
                  {label}
                </button>
              ) : (
                label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(row)} {...(keys && walked(index))}>
            {choosing && (
              <td className="register-choice">
                <label>
                  <span className="sr-only">
                    {t("list.chooseOne", { name: choosing.nameOf(row) })}
                  </span>
                  <input
                    type="checkbox"
                    checked={choosing.chosen.has(keyOf(row))}
                    onChange={({ currentTarget }) => choosing.choose([row], currentTarget.checked)}
                  />
                </label>
              </td>
            )}
            {columns.map(({ id, label, cell, figures, long }) => (
              <td key={id} data-label={label} data-figures={figures} data-long={long}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A head pressed again turns the order around. */
function turned(id: string, order: Order | undefined): Order {
  return { id, down: order?.id === id && !order.down };
}

function sortOf(id: string, order: Order | undefined) {
  if (order?.id !== id) return undefined;
  return order.down ? "descending" : "ascending";
}
