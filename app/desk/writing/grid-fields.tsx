import { type KeyboardEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Language } from "#core/languages.ts";
import {
  type Cells,
  copiedCells,
  withCell,
  withColumn,
  withCopied,
  withoutColumn,
  withoutRow,
  withRow,
} from "./grid.ts";

type Props = {
  label: string;
  cells: Cells;
  language: Language;
  /** What stands in the first cell where nothing is to be typed into it. */
  corner?: string;
  /** What a row or a column is marked with. The first one names the others. */
  rowMark?: string;
  columnMark?: string;
  onChange: (cells: Cells) => void;
};

/**
 * Cells to type in, as in a spreadsheet: the arrows and Enter go from row to row, Tab from cell to
 * cell, and cells copied from a spreadsheet are put where the cursor is.
 */
export function GridFields(props: Props) {
  const { label, cells, language, corner, rowMark, columnMark, onChange } = props;
  const { t } = useTranslation("desk");
  const table = useRef<HTMLTableElement>(null);
  const { rows, columnMarks, rowMarks } = cells;

  function focusOn(row: number, column: number): void {
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-cell="${row} ${column}"]`);
    cell?.focus();
    cell?.select();
  }

  function change(next: Cells, row: number, column: number): void {
    flushSync(() => onChange(next));
    focusOn(row, column);
  }

  function onKeyDown(event: KeyboardEvent, row: number, column: number): void {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (key !== "ArrowUp" && key !== "ArrowDown" && key !== "Enter") return;
    event.preventDefault();
    if (key === "Enter" && row === rows.length - 1) change(withRow(cells), row + 1, column);
    else focusOn(key === "ArrowUp" ? row - 1 : row + 1, column);
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area needs the focus for the arrow keys.
    <section className="writing-grid" tabIndex={0} aria-label={label}>
      <table ref={table}>
        <tbody>
          {rows.map((row, y) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <tr key={y}>
              {row.map((cell, x) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                <td key={x}>
                  {y === 0 && x === 0 && corner !== undefined ? (
                    corner
                  ) : (
                    <input
                      className="control"
                      data-cell={`${y} ${x}`}
                      aria-label={
                        y === 0
                          ? t("writing.grid.name", { column: x + 1 })
                          : t("writing.grid.cell", { row: y, column: columnName(x) })
                      }
                      lang={language}
                      autoComplete="off"
                      value={cell}
                      onKeyDown={(event) => onKeyDown(event, y, x)}
                      onPaste={(event) => {
                        const copied = copiedCells(event.clipboardData.getData("text/plain"));
                        if (!copied) return;
                        event.preventDefault();
                        change(withCopied(cells, y, x, copied), y, x);
                      }}
                      onChange={({ currentTarget }) =>
                        onChange(withCell(cells, y, x, currentTarget.value))
                      }
                    />
                  )}
                </td>
              ))}
              <td className="writing-grid-tools">
                {y > 0 && rowMark !== undefined && (
                  <label>
                    <input
                      type="checkbox"
                      checked={rowMarks[y] ?? false}
                      aria-label={t("writing.grid.ofRow", { what: rowMark, row: y })}
                      onChange={({ currentTarget: { checked } }) =>
                        onChange({ ...cells, rowMarks: rowMarks.with(y, checked) })
                      }
                    />
                    <span aria-hidden>{rowMark}</span>
                  </label>
                )}
                {y > 0 && rows.length > 2 && (
                  <Button
                    variant="quiet"
                    aria-label={t("writing.grid.removeRow", { row: y })}
                    onClick={() => change(withoutRow(cells, y), Math.max(1, y - 1), 0)}
                  >
                    {t("writing.grid.remove")}
                  </Button>
                )}
              </td>
            </tr>
          ))}
          <tr>
            {columnMarks.map((isMarked, x) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
              <td key={x} className="writing-grid-tools">
                {x > 0 && columnMark !== undefined && (
                  <label>
                    <input
                      type="checkbox"
                      checked={isMarked}
                      aria-label={t("writing.grid.ofColumn", {
                        what: columnMark,
                        column: columnName(x),
                      })}
                      onChange={({ currentTarget: { checked } }) =>
                        onChange({ ...cells, columnMarks: columnMarks.with(x, checked) })
                      }
                    />
                    <span aria-hidden>{columnMark}</span>
                  </label>
                )}
                {x > 0 && columnMarks.length > 2 && (
                  <Button
                    variant="quiet"
                    aria-label={t("writing.grid.removeColumn", { column: columnName(x) })}
                    onClick={() => change(withoutColumn(cells, x), 0, Math.max(1, x - 1))}
                  >
                    {t("writing.grid.remove")}
                  </Button>
                )}
              </td>
            ))}
            <td />
          </tr>
        </tbody>
      </table>
      <p className="writing-grid-more">
        <Button variant="quiet" onClick={() => change(withRow(cells), rows.length, 0)}>
          {t("writing.grid.addRow")}
        </Button>
        <Button variant="quiet" onClick={() => change(withColumn(cells), 0, columnMarks.length)}>
          {t("writing.grid.addColumn")}
        </Button>
      </p>
    </section>
  );

  /** A column by its name, or by its place where it has none yet. */
  function columnName(x: number): string {
    return rows[0]?.[x]?.trim() || String(x + 1);
  }
}
