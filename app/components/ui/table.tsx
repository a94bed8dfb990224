import { type ReactNode, useEffect, useId, useRef, useState } from "react";

type Column = { label: string; numeric?: boolean };
type Row = readonly [header: string, ...cells: ReactNode[]];
type Props = {
  caption: string;
  columns: readonly Column[];
  /** The first cell of a row is its header; no two rows have the same. */
  rows: readonly Row[];
  /** No script will measure it: it takes the focus whether it has to be scrolled or not. */
  still?: boolean;
};

export function Table({ caption, columns, rows, still = false }: Props) {
  const captionId = useId();
  const { frame, overflows } = useOverflow();
  const numeric = (index: number) => columns[index]?.numeric || undefined;
  // Whoever has no pointer scrolls with the arrows, so the frame must take the focus.
  const focusable = { tabIndex: 0, "aria-labelledby": captionId };
  const table = (
    <table>
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
          <tr key={header}>
            <th scope="row">{header}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]?.label} data-numeric={numeric(index + 1)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (still)
    return (
      <section className="table-frame" {...focusable}>
        {table}
      </section>
    );
  return (
    <div ref={frame} className="table-frame" {...(overflows && { role: "region", ...focusable })}>
      {table}
    </div>
  );
}

function useOverflow() {
  const frame = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
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
