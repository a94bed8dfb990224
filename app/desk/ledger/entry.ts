export type Entry = {
  seq: number;
  at: string;
  actor: string | null;
  name: string;
  act: string;
  about: string;
  /** What that is called today; null where it has no name, or is gone. */
  called: string | null;
  version: number | null;
  detail: Record<string, unknown>;
  /** What the ids among the details stand for. */
  names: Record<string, string>;
  hash: string;
  /** The hash of the entry before; null where there is none. */
  before: string | null;
  /** What its hash must be. */
  right: string;
  whole: boolean;
};

/** How a language says what was noted. */
export type Saying = {
  nameOf: (name: string) => string;
  /** What a value is called under the name it was noted by; nothing where it stands for itself. */
  wordOf: (name: string, value: string) => string | undefined;
  number: (value: number) => string;
  day: (iso: string) => string;
  yes: string;
  no: string;
};

const years = ["version", "vintage", "year"];

/** What was noted with an act, in words and short. What was left empty, or counts nothing of many, is passed over. */
export function detailOf({ detail }: Pick<Entry, "detail">, say: Saying): string {
  return Object.entries(detail)
    .flatMap(([name, value]) =>
      isGroup(value) ? Object.entries(value).filter(([, many]) => many !== 0) : [[name, value]],
    )
    .map(([name, value]) => [String(name), inShort(String(name), value, say)])
    .filter(([, said]) => said !== "")
    .map(([name = "", said]) => `${say.nameOf(name)}${"\u00a0"}${said}`)
    .join(", ");
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function inShort(name: string, value: unknown, say: Saying): string {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? say.yes : say.no;
  if (typeof value === "number") return years.includes(name) ? String(value) : say.number(value);
  if (Array.isArray(value)) return value.map((one) => inShort(name, one, say)).join(" + ");
  const written = String(value);
  if (/^\d{4}-\d\d-\d\d(?:[T ]|$)/.test(written)) return say.day(written);
  // A hash by its beginning.
  if (/^[0-9a-f]{64}$/.test(written)) return written.slice(0, 12);
  // Roles are noted as one text, with commas.
  const parts = written.split(",").map((one) => say.wordOf(name, one));
  return parts.every(Boolean) ? parts.join(" + ") : written;
}
