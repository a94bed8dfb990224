import type { Language } from "#core/languages.ts";
import type { Values } from "./keys.ts";

type Words = { readonly [key: string]: unknown };

/** What stands at a path. A key may have full stops of its own: `acts.bank.call`. */
export function find(words: unknown, path: string): unknown {
  if (typeof words !== "object" || words === null) return undefined;
  if (Object.hasOwn(words, path)) return (words as Words)[path];
  const end = path.indexOf(".");
  const key = path.slice(0, end);
  return end > 0 && Object.hasOwn(words, key)
    ? find((words as Words)[key], path.slice(end + 1))
    : undefined;
}

/** A text, or the one of its two forms that the count asks for. */
export function findCounted(words: unknown, path: string, values: Values, language: Language) {
  const { count } = values;
  const form = typeof count === "number" ? pluralOf(count, language) : undefined;
  return (form && find(words, `${path}_${form}`)) ?? find(words, path);
}

/**
 * By hand, like the numbers in `format.ts`: what Intl says of our two languages, where the many of
 * French, from a million on, are written like the several.
 */
export function pluralOf(count: number, language: Language): "one" | "other" {
  const size = Math.abs(count);
  const isOne = language === "fr" ? size < 2 : size === 1;
  return isOne ? "one" : "other";
}

/** Fills the gaps of a text, or of every text in a group. */
export function fill<Part>(part: Part, values: Values): Part {
  if (typeof part === "string") {
    return part.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? "")) as Part;
  }
  if (Array.isArray(part)) return part.map((item) => fill(item, values)) as Part;
  if (typeof part !== "object" || part === null) return part;
  const filled = Object.entries(part).map(([key, value]) => [key, fill(value, values)]);
  return Object.fromEntries(filled) as Part;
}
