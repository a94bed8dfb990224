import type { Language } from "./languages.ts";

const locales = { en: "en-GB", fr: "fr-FR" } as const;

/** Whole euros: €45,000, 45 000 €. */
export function formatEuros(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: "currency",
    currency: "EUR",
    maximumFractionDigits: 0,
  }).format(value);
}

/** A rate of a fee, to the hundredth of a per cent: 0.25%. */
export function formatRate(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: "percent",
    maximumFractionDigits: 2,
  }).format(value);
}

/** With one decimal, even where it is nothing: 1.0. */
export function formatTenths(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value);
}
