/** A table as French Excel opens it by a double click: semicolons, and the mark of UTF-8. */
export function csv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${[head, ...rows].map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

export type Cell = string | number | boolean | null;

/**
 * A cell that begins like a formula would be one: https://owasp.org/www-community/attacks/CSV_Injection.
 * The apostrophe says that it is text.
 */
function cell(value: Cell): string {
  const written = String(value ?? "");
  const plain = /^[=+\-@\t\r\n]/.test(written) ? `'${written}` : written;
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
