import type { Language } from "#core/languages.ts";

const locales = { en: "en-GB", fr: "fr-FR" } as const;

/** An amount in its currency; cents only where there are any. */
export function formatMoney(value: number, currency: string, language: Language): string {
  return value.toLocaleString(locales[language], {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });
}

/** A moment as the visitor's own clock has it. */
export function formatMoment(iso: string, language: Language): string {
  return new Date(iso).toLocaleString(locales[language], {
    dateStyle: "long",
    timeStyle: "short",
  });
}

/** The day of a moment, by the same clock. */
export function formatDay(iso: string, language: Language): string {
  return new Date(iso).toLocaleDateString(locales[language], { dateStyle: "long" });
}
