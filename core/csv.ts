/**
 * An amount as the database writes it, such as -1250000.00. In the file it is a number, not a text.
 */
type Decimal = { decimal: string };
export type PlainCell = string | number | boolean | null;
export type Cell = PlainCell | Decimal;

/** The separators with which Excel opens a file by a double click, in French or in English. */
export const csvMarks = {
  fr: { separator: ";", point: "," },
  en: { separator: ",", point: "." },
} as const;

/** A CSV file that begins with the byte order mark, by which Excel recognises UTF-8. */
export function csv(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  { separator, point }: (typeof csvMarks)["fr" | "en"] = csvMarks.fr,
): string {
  const line = (row: readonly Cell[]) =>
    row.map((value) => quoted(cellText(value, point), separator)).join(separator);
  return `\ufeff${[head, ...rows].map(line).join("\r\n")}\r\n`;
}

/**
 * A text that begins like a formula would be run by a spreadsheet:
 * https://owasp.org/www-community/attacks/CSV_Injection. An apostrophe before it makes it a text;
 * numbers need none.
 */
function cellText(value: Cell, point: string): string {
  if (typeof value === "object" && value !== null) {
    if (!/^-?\d+(\.\d+)?$/.test(value.decimal)) throw new Error("That is no decimal.");
    return value.decimal.replace(".", point);
  }
  const text = String(value ?? "");
  return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
}

function quoted(text: string, separator: string): string {
  const unsafe = text.includes(separator) || /["\r\n]/.test(text);
  return unsafe ? `"${text.replaceAll('"', '""')}"` : text;
}
