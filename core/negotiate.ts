import { defaultLanguage, type Language, toLanguage } from "./languages.ts";

type Hints = {
  /** The value of `?lng=`. */
  query?: string | null | undefined;
  /** The visitor's stored choice. */
  stored?: string | null | undefined;
  /** The browser's languages, most wanted first. */
  browser: readonly string[];
};

/**
 * The language for the first load of an address without a language: the one in the link, then the
 * stored choice, then the first of the browser’s languages that the site has, then English.
 */
export function negotiateLanguage({ query, stored, browser }: Hints): Language {
  return (
    toLanguage(query) ??
    toLanguage(stored) ??
    browser.map(toLanguage).find((language) => language !== undefined) ??
    defaultLanguage
  );
}

/** Reads `Accept-Language` into tags by descending weight (RFC 9110 §12.5.4). */
export function readAcceptLanguage(header: string | undefined): string[] {
  if (!header) return [];
  return header
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const weight = parameters.map((p) => /^\s*q=([\d.]+)\s*$/i.exec(p)?.[1]).find(Boolean);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== "" && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
