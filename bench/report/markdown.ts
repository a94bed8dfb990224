/** A Markdown table: the first column is aligned left, the others right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escapeCell).join(" | ")} |`;
  const rule = head.map((_, index) => (index === 0 ? "---" : "---:"));
  return [line(head), `|${rule.join("|")}|`, ...rows.map(line)].join("\n");
}

function escapeCell(cell: string): string {
  return cell.replaceAll("|", "\\|");
}

export function milliseconds(value: number): string {
  if (!Number.isFinite(value)) return "–";
  if (value > 0 && value < 10) return value.toFixed(1);
  return whole(value);
}

export function whole(value: number): string {
  return Number.isFinite(value) ? Math.round(value).toLocaleString("en-GB") : "–";
}

/** Two decimals: 1.00 means equal. */
export function ratio(value: number): string {
  return Number.isFinite(value) ? value.toFixed(2) : "–";
}

export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

export function megabytes(bytes: number | undefined): string {
  return bytes === undefined ? "–" : whole(bytes / 1_000_000);
}
