import type { Language } from "#core/languages.ts";
import { writeDate } from "#core/write-date.ts";

/**
 * An amount in the currency of the fund, as the database wrote it: 1250000.00. A number would be a
 * double. Nothing is added up from it.
 */
export type Amount = string;

const locales = { en: "en-GB", fr: "fr-FR" } as const;

/** An amount in its currency, to the cent; cents only where there are any. */
export function formatMoney(amount: Amount, currency: string, language: Language): string {
  return exactly(amount, language, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });
}

/** In a column whose currency is said once: always with its cents. */
export function formatCents(amount: Amount, language: Language): string {
  return exactly(amount, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** A rate of return, to the tenth of a per cent. */
export function formatRate(rate: number, language: Language): string {
  const written = rate.toLocaleString(locales[language], {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return minus(written);
}

/** For the scale of a drawing: 4 M€, €4m. */
export function formatShort(value: number, currency: string, language: Language): string {
  return minus(
    value.toLocaleString(locales[language], {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      notation: "compact",
      maximumSignificantDigits: 3,
    }),
  );
}

/** A moment as the visitor's own clock has it. */
export function formatMoment(iso: string, language: Language): string {
  return writeDate(new Date(iso), language, { dateStyle: "long", timeStyle: "short" });
}

/** The day of a moment, by the same clock. */
export function formatDay(iso: string, language: Language): string {
  return writeDate(new Date(iso), language, { dateStyle: "long" });
}

/** From the digits themselves: as a number, a great amount would lose its cents. */
function exactly(amount: Amount, language: Language, options: Intl.NumberFormatOptions): string {
  const format = new Intl.NumberFormat(locales[language], options);
  return minus(format.format(amount as Intl.StringNumericLiteral));
}

function minus(written: string): string {
  return written.replace("-", "−");
}
