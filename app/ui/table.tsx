import { type ReactNode, useEffect, useId, useRef, useState } from "react";

type Column = { label: string; numeric?: boolean };
type Row = readonly [header: string, ...cells: ReactNode[]];
type Props = {
  caption: string;
  columns: readonly Column[];
  /** The first cell of a row is its header; the first two together must be unique. */
  rows: readonly Row[];
};

export function Table({ caption, columns, rows }: Props) {
  const captionId = useId();
  const { frame, overflows } = useOverflow();
  const numeric = (index: number) => columns[index]?.numeric || undefined;
  // Several columns of words do not fit on a phone: there each row becomes a list with labels.
  const words = columns.slice(1).some((column) => !column.numeric);
  const stacked = (words && columns.length > 2) || undefined;
  return (
    <section
      ref={frame}
      className="table-frame"
      // Without a pointer one scrolls with the arrow keys: for that the frame must have the focus.
      {...(overflows && { tabIndex: 0, "aria-labelledby": captionId })}
    >
      <table data-stacked={stacked}>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column.label} scope="col" data-numeric={numeric(index)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([header, ...cells]) => (
            <tr key={`${header} ${cells[0]}`}>
              <th scope="row">{header}</th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]?.label}
                  data-numeric={numeric(index + 1)}
                  data-label={stacked && columns[index + 1]?.label}
                >
                  {stacked ? <div>{cell}</div> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function useOverflow() {
  const frame = useRef<HTMLElement>(null);
  // Until it is measured, and wherever no script runs, it is taken to be too wide.
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    // The table may grow by itself, such as when its fonts arrive.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { frame, overflows };
}
