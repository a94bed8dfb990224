import type { Language } from "./languages.ts";

const locales = { en: "en-GB", fr: "fr-FR" } as const;

/** A calendar date such as 2026-06-18, in words; the visitor's time zone must not shift it. */
export function formatDate(isoDate: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );
}
