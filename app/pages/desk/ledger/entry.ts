export type Entry = {
  seq: number;
  at: string;
  actor: string | null;
  name: string;
  act: string;
  about: string;
  version: number | null;
  detail: Record<string, unknown>;
  hash: string;
  /** The hash of the entry before; null where there is none. */
  before: string | null;
  /** What its hash must be. */
  right: string;
  whole: boolean;
};

/** What was noted with an act, short: a hash by its beginning; in words where there are any. */
export function detailOf(
  { detail }: Pick<Entry, "detail">,
  nameOf: (name: string) => string,
  said: { yes: string; no: string },
): string {
  return Object.entries(detail)
    .map(([name, value]) => `${nameOf(name)}${"\u00a0"}${inShort(value, said)}`)
    .join(", ");
}

function inShort(value: unknown, { yes, no }: { yes: string; no: string }): string {
  if (typeof value === "boolean") return value ? yes : no;
  if (Array.isArray(value)) return value.join(" + ");
  const written = typeof value === "string" ? value : JSON.stringify(value);
  return /^[0-9a-f]{64}$/.test(written) ? written.slice(0, 12) : written;
}
