/** An amount as the database wrote it, such as -1250000.00: a number for whoever opens the file. */
type Decimal = { decimal: string };
export type Cell = string | number | boolean | null | Decimal;

/** As Excel opens it by a double click, in French or in English. */
export const csvMarks = {
  fr: { separator: ";", point: "," },
  en: { separator: ",", point: "." },
} as const;

/** A table with the mark of UTF-8, which Excel asks for. */
export function csv(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  { separator, point }: (typeof csvMarks)["fr" | "en"] = csvMarks.fr,
): string {
  const line = (row: readonly Cell[]) =>
    row.map((value) => quoted(written(value, point), separator)).join(separator);
  return `\ufeff${[head, ...rows].map(line).join("\r\n")}\r\n`;
}

/**
 * A cell that begins like a formula would be one: https://owasp.org/www-community/attacks/CSV_Injection.
 * The apostrophe says that it is text. What can only be a number needs none.
 */
function written(value: Cell, point: string): string {
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
