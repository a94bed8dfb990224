import type { Language } from "./languages.ts";

const locales = { en: "en-GB", fr: "fr-FR" } as const;

/** A calendar date such as 2026-06-18, in words; the visitor's time zone must not shift it. */
export function formatDate(isoDate: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );
}

export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language]).format(value);
}

/** Millions of euros, short: €412m, 412 M€. */
export function formatMillions(millions: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: "currency",
    currency: "EUR",
    notation: "compact",
    maximumFractionDigits: 0,
  }).format(millions * 1_000_000);
}

/** A change in whole per cent, with a true minus sign. */
export function formatChange(part: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  })
    .format(part)
    .replace("-", "−");
}
