import type { Entry } from "#core/acts/ledger.ts";
import { isOpaque } from "./subject.ts";

/** How one language writes the details of an entry. */
export type DetailWords = {
  nameOf: (name: string) => string;
  /** The word for a value of the detail `name`; undefined for a value that is shown as it is. */
  wordOf: (name: string, value: string) => string | undefined;
  number: (value: number) => string;
  day: (iso: string) => string;
  yes: string;
  no: string;
};

/** Numbers that are written without a separator of thousands. */
const withoutSeparator = ["version", "vintage", "year"];

/**
 * The details of an entry as one short line of words. Empty values, zeros in a group of counts and,
 * unless they are asked for, ids and hashes are left out.
 */
export function detailOf(
  { detail }: Pick<Entry, "detail">,
  words: DetailWords,
  ids = false,
): string {
  return Object.entries(detail)
    .flatMap(([name, value]) =>
      isGroup(value) ? Object.entries(value).filter(([, many]) => many !== 0) : [[name, value]],
    )
    .filter(([name, value]) => ids || !isOpaque(value) || words.wordOf(String(name), String(value)))
    .map(([name, value]) => [String(name), valueInWords(String(name), value, words)])
    .filter(([, said]) => said !== "")
    .map(([name = "", said]) => `${words.nameOf(name)}${"\u00a0"}${said}`)
    .join(", ");
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function valueInWords(name: string, value: unknown, words: DetailWords): string {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "number")
    return withoutSeparator.includes(name) ? String(value) : words.number(value);
  if (Array.isArray(value)) return value.map((one) => valueInWords(name, one, words)).join(" + ");
  const written = String(value);
  if (/^\d{4}-\d\d-\d\d(?:[T ]|$)/.test(written)) return words.day(written);
  // Of a hash, the first twelve digits are enough.
  if (/^[0-9a-f]{64}$/.test(written)) return written.slice(0, 12);
  // Roles are stored as one text, separated by commas.
  const parts = written.split(",").map((one) => words.wordOf(name, one));
  return parts.every(Boolean) ? parts.join(" + ") : written;
}
