import type { Language } from "./languages.ts";

const locales = { en: "en-GB", fr: "fr-FR" } as const;

/** As Intl writes it, but that French counts the first of a month, and no other day: 1er décembre. */
export function writeDate(
  instant: Date,
  language: Language,
  style: Intl.DateTimeFormatOptions,
): string {
  const written = new Intl.DateTimeFormat(locales[language], style).format(instant);
  return language === "fr" ? written.replace(/^1(?= \p{L})/u, "1er") : written;
}

/** A day as the calendar has it, `2026-12-01`: the same wherever it is read. */
export function writeDay(isoDay: string, language: Language): string {
  return writeDate(new Date(`${isoDay}T00:00:00Z`), language, {
    dateStyle: "long",
    timeZone: "UTC",
  });
}
