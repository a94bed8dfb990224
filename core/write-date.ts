import type { Language } from "./languages.ts";

const locales = { en: "en-GB", fr: "fr-FR" } as const;
/** By language and style: each takes tens of kilobytes, which hundreds of mails would leave behind. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A date as Intl writes it, except that French writes the first of a month as 1er. */
export function writeDate(
  instant: Date,
  language: Language,
  style: Intl.DateTimeFormatOptions,
): string {
  const key = language + JSON.stringify(style);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locales[language], style);
  formats.set(key, format);
  const written = format.format(instant);
  return language === "fr" ? written.replace(/^1(?= \p{L})/u, "1er") : written;
}

/** A calendar day, `2026-12-01`, in words; the same in every time zone. */
export function writeDay(isoDay: string, language: Language): string {
  return writeDate(new Date(`${isoDay}T00:00:00Z`), language, {
    dateStyle: "long",
    timeZone: "UTC",
  });
}
