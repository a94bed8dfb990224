import type { ReactNode } from "react";

export type Column<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures or dates: aligned so that digits stand below each other. */
  figures?: boolean;
  /** Addresses, numbers or texts by others, which may have to break within a word. */
  long?: boolean;
};

type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The sentence shown in place of the table when there are no rows. */
  empty: string;
};

/** A table whose rows become blocks with labels on a phone. */
export function Register<Row>({ caption, columns, rows, keyOf, empty }: Props<Row>) {
  if (rows.length === 0) return <p className="desk-empty">{empty}</p>;
  return (
    <table className="register">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ id, label, figures }) => (
            <th key={id} scope="col" data-figures={figures}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
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
