import type { ReactNode } from "react";

type Props = {
  caption: string;
  columns: readonly [string, ...string[]];
  /** A row is a record: its header, then one cell for each of the other columns. */
  rows: readonly { id: string; header: ReactNode; cells: readonly ReactNode[] }[];
  className?: string;
};

/**
 * A table of sentences. On a narrow screen each row becomes a list with labels, since nobody reads
 * columns of text that must be scrolled sideways.
 */
export function RecordTable({ caption, columns, rows, className = "" }: Props) {
  return (
    <table className={`records ${className}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, header, cells }) => (
          <tr key={id}>
            <th scope="row">{header}</th>
            {columns.slice(1).map((label, index) => (
              <td key={label} data-label={label}>
                {/* On a narrow screen the cell is a grid of the label and this element. */}
                <div>{cells[index]}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
