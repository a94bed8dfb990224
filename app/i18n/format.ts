import type { Language } from "./languages.ts";

const locales = { en: "en-GB", fr: "fr-FR" } as const;

/** A formatter takes milliseconds to make on a phone, so each is made once, on first use. */
function remembered<Formatter>(make: (locale: string) => Formatter) {
  const made = new Map<Language, Formatter>();
  return (language: Language): Formatter => {
    const known = made.get(language) ?? make(locales[language]);
    made.set(language, known);
    return known;
  };
}

const longDate = remembered(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }),
);
const decimal = remembered((locale) => new Intl.NumberFormat(locale));
const change = remembered(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: "percent",
      maximumFractionDigits: 0,
      signDisplay: "exceptZero",
    }),
);

const fromNow = remembered((locale) => new Intl.RelativeTimeFormat(locale));

const difference = remembered(
  (locale) => new Intl.NumberFormat(locale, { signDisplay: "exceptZero" }),
);
const part = remembered(
  (locale) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }),
);

const kilobytes = remembered(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: "unit",
      unit: "kilobyte",
      maximumFractionDigits: 0,
    }),
);

/** The size of a file, in thousands of bytes: 184 kB. */
export function formatSize(bytes: number, language: Language): string {
  return kilobytes(language).format(bytes / 1000);
}

/** A calendar date such as 2026-06-18, in words; the visitor's time zone must not shift it. */
export function formatDate(isoDate: string, language: Language): string {
  const date = longDate(language).format(new Date(`${isoDate}T00:00:00Z`));
  // French counts the first of a month, and Intl does not know it: 1er janvier.
  return language === "fr" ? date.replace(/^1 /, "1er ") : date;
}

export function formatNumber(value: number, language: Language): string {
  return decimal(language).format(value);
}

/** A number with exactly so many decimals, as in a calculation: 0.060 is not 0.06. */
export function formatDecimal(value: number, digits: number, language: Language): string {
  const exact = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return value.toLocaleString(locales[language], exact);
}

/** How far one number lies from another, with its sign: +16, −5, 0. */
export function formatDifference(value: number, language: Language): string {
  return difference(language).format(value).replace("-", "−");
}

/** The space that Intl sets before a French % is wide; ours is the one of our texts. */
function narrowed(percentage: string): string {
  return percentage.replace("\u00a0", "\u202f");
}

/** A part of one, in per cent, with a decimal where there is one: 48%, 0.7%. */
export function formatPart(value: number, language: Language): string {
  return narrowed(part(language).format(value));
}

/** A change in whole per cent, with a true minus sign. */
export function formatChange(part: number, language: Language): string {
  return narrowed(change(language).format(part)).replace("-", "−");
}

/** How long to wait, rounded up: "in 5 minutes". */
export function formatWait(seconds: number, language: Language): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const format = fromNow(language);
  return minutes <= 90
    ? format.format(minutes, "minute")
    : format.format(Math.ceil(minutes / 60), "hour");
}
