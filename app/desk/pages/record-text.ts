/** A record as lines of text, one for each of its values: what is compared, and read. */
export function recordText(
  record: Record<string, unknown>,
  wordOf: (field: string) => string,
): string {
  return Object.entries(record)
    .flatMap(([field, value]) => linesOf(wordOf(field), value))
    .join("\n");
}

function linesOf(label: string, value: unknown): string[] {
  if (value === null || value === undefined || value === "") return [];
  if (Array.isArray(value)) {
    return value.every((one) => typeof one !== "string" || one.length < 20)
      ? [`${label} · ${value.join(", ")}`]
      : value.map((one) => `${label} · ${one}`);
  }
  if (typeof value === "object") {
    return Object.entries(value).flatMap(([key, inner]) => linesOf(`${label} (${key})`, inner));
  }
  return [`${label} · ${value}`];
}
