import type { Language } from "./languages.ts";
import { writeDay } from "./write-date.ts";

/**
 * Whether a text is the period of a document: a year, a half-year, a quarter or a day, as
 * `public.documents` stores it.
 */
export function isPeriod(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (day) return new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false;
  return /^\d{4}(-(H[12]|Q[1-4]))?$/.test(text);
}

/** Reads a period as people write it (“T4 2026”, “2026 s1”); empty if it is none. */
export function readPeriod(typed: string): string {
  const text = typed.trim().toUpperCase();
  const [, letter, number, year] =
    /^([QTHS])([1-4])\s?(\d{4})$/.exec(text) ??
    /^(?=\d{4}[\s-]?([QTHS])([1-4])$)(\d{4})/.exec(text) ??
    [];
  // In French a quarter is written T (trimestre) and a half-year S (semestre).
  const part = letter === "Q" || letter === "T" ? "Q" : "H";
  const period = letter ? `${year}-${part}${number}` : text;
  return isPeriod(period) ? period : "";
}

const letters = { en: { Q: "Q", H: "H" }, fr: { Q: "T", H: "S" } };

/** The opposite of `readPeriod`: “Q4 2026”, « T4 2026 », a day in words. */
export function writePeriod(period: string, language: Language): string {
  const [, year, part, number] = /^(\d{4})-([QH])(\d)$/.exec(period) ?? [];
  if (part) return `${letters[language][part as "Q"]}${number}\u00a0${year}`;
  return period.length === 10 ? writeDay(period, language) : period;
}
