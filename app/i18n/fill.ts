import { fillElided } from "#core/elide.ts";
import type { Language } from "#core/languages.ts";
import type { Values } from "./keys.ts";

type Words = { readonly [key: string]: unknown };

/** The text or group at a path. A key may itself contain dots: `bank.call` in `acts.bank.call`. */
export function find(words: unknown, path: string): unknown {
  if (typeof words !== "object" || words === null) return undefined;
  if (Object.hasOwn(words, path)) return (words as Words)[path];
  const end = path.indexOf(".");
  const key = path.slice(0, end);
  return end > 0 && Object.hasOwn(words, key)
    ? find((words as Words)[key], path.slice(end + 1))
    : undefined;
}

/** The text at a path; where there is a count, its singular or plural form. */
export function findCounted(words: unknown, path: string, values: Values, language: Language) {
  const { count } = values;
  const form = typeof count === "number" ? pluralOf(count, language) : undefined;
  return (form && find(words, `${path}_${form}`)) ?? find(words, path);
}

/**
 * Without Intl, for the reason given in `format.ts`. The same as Intl's plural rules, except that
 * the third form of French, for whole millions, is written like the plural.
 */
export function pluralOf(count: number, language: Language): "one" | "other" {
  const size = Math.abs(count);
  const isOne = language === "fr" ? size < 2 : size === 1;
  return isOne ? "one" : "other";
}

/** Replaces the placeholders `{{name}}` in a text, or in every text of a group. */
export function fill<Part>(part: Part, values: Values): Part {
  if (typeof part === "string") {
    return fillElided(part, (name) => String(values[name] ?? "")) as Part;
  }
  if (Array.isArray(part)) return part.map((item) => fill(item, values)) as Part;
  if (typeof part !== "object" || part === null) return part;
  const filled = Object.entries(part).map(([key, value]) => [key, fill(value, values)]);
  return Object.fromEntries(filled) as Part;
}
