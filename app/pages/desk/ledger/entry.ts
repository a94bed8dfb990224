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

/** What was noted with an act, short: a hash by its beginning. */
export function detailOf({ detail }: Pick<Entry, "detail">): string {
  return Object.entries(detail)
    .map(([name, value]) => {
      const written = typeof value === "string" ? value : JSON.stringify(value);
      return `${name} ${/^[0-9a-f]{64}$/.test(written) ? written.slice(0, 12) : written}`;
    })
    .join(", ");
}
