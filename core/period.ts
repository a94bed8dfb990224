import type { Language } from "./languages.ts";
import { writeDay } from "./write-date.ts";

/** What a document is about: a year, a half, a quarter or a day, as `public.documents` has it. */
export function isPeriod(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (day) return new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false;
  return /^\d{4}(-(H[12]|Q[1-4]))?$/.test(text);
}

/** A period as people write it ("T4 2026", "2026 s1"), as `isPeriod` has it; empty where it is none. */
export function readPeriod(typed: string): string {
  const text = typed.trim().toUpperCase();
  const [, letter, number, year] =
    /^([QTHS])([1-4])\s?(\d{4})$/.exec(text) ??
    /^(?=\d{4}[\s-]?([QTHS])([1-4])$)(\d{4})/.exec(text) ??
    [];
  // In French a quarter is a T and a half an S.
  const part = letter === "Q" || letter === "T" ? "Q" : "H";
  const period = letter ? `${year}-${part}${number}` : text;
  return isPeriod(period) ? period : "";
}

const letters = { en: { Q: "Q", H: "H" }, fr: { Q: "T", H: "S" } };

/** Its opposite: a period as people read it, “Q4 2026”, « T4 2026 », a day in words. */
export function writePeriod(period: string, language: Language): string {
  const [, year, part, number] = /^(\d{4})-([QH])(\d)$/.exec(period) ?? [];
  if (part) return `${letters[language][part as "Q"]}${number}\u00a0${year}`;
  return period.length === 10 ? writeDay(period, language) : period;
}
