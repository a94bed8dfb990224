import type { Language } from "#core/languages.ts";
import { writeDate } from "#core/write-date.ts";

/**
 * An amount in the currency of the fund, as the database writes it: 1250000.00. It stays text,
 * since a JavaScript number cannot hold every amount exactly. The browser adds up none.
 */
export type Amount = string;

const locales = { en: "en-GB", fr: "fr-FR" } as const;

/** An amount in its currency, to the cent; cents only where there are any. */
export function formatMoney(amount: Amount, currency: string, language: Language): string {
  return formatDigits(amount, language, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });
}

/** The same, always with cents: where amounts are compared, each has the same digits. */
export function formatFullMoney(amount: Amount, currency: string, language: Language): string {
  return formatDigits(amount, language, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  });
}

/** For a column whose head names the currency: always with as many decimals as it has, yen none. */
export function formatCents(amount: Amount, language: Language, currency = "EUR"): string {
  const digits = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
    .maximumFractionDigits;
  return formatDigits(amount, language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** A rate of return, to the tenth of a per cent. */
export function formatRate(rate: number, language: Language): string {
  const written = rate.toLocaleString(locales[language], {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return withMinusSign(written);
}

/** For the scale of a drawing: 4 M€, €4m. */
export function formatShort(value: number, currency: string, language: Language): string {
  return withMinusSign(
    value.toLocaleString(locales[language], {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      notation: "compact",
      maximumSignificantDigits: 3,
    }),
  );
}

/** A moment in the visitor's time zone. */
export function formatMoment(iso: string, language: Language): string {
  return writeDate(new Date(iso), language, { dateStyle: "long", timeStyle: "short" });
}

/** The day of a moment, in the same time zone. */
export function formatDay(iso: string, language: Language): string {
  return writeDate(new Date(iso), language, { dateStyle: "long" });
}

/** Formats the digits: converted to a number, a large amount would lose its cents. */
function formatDigits(
  amount: Amount,
  language: Language,
  options: Intl.NumberFormatOptions,
): string {
  const format = new Intl.NumberFormat(locales[language], options);
  return withMinusSign(format.format(amount as Intl.StringNumericLiteral));
}

function withMinusSign(written: string): string {
  return written.replace("-", "−");
}
