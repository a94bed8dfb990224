/** A cell of a table, as CSV files and Excel workbooks keep it. */

/** A number of an Excel file: Excel stores the text of a floating-point number. */
export class ExcelNumber {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Cell = string | ExcelNumber | Date | boolean | null;

/** As a person would write it. */
export function textOf(cell: Cell | undefined): string {
  if (cell instanceof ExcelNumber) return cell.text;
  if (cell instanceof Date) return isoDay(cell);
  return cell === null || cell === undefined ? "" : String(cell).trim();
}

/** What the server takes of a cell. */
export const longestCell = 300;

/** As much of it as is shown: somebody may have pasted a book into a cell. */
export function shortText(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/** The day of a moment. Excel counts in fractions of days, so midnight may be a moment too early. */
export function isoDay(date: Date): string {
  const time = new Date(date.getTime() + 500);
  return Number.isNaN(time.getTime()) ? "" : time.toISOString().slice(0, 10);
}

/** Whether a cell has no value: people put a dash there. */
export function isEmpty(cell: Cell | undefined): boolean {
  return /^(?:[-−–—]+|n\/?a|s\.?\s?o\.?|néant)?$/i.test(textOf(cell));
}
