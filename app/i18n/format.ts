/**
 * Numbers and dates as our two languages write them. Without Intl where a page shows them on its
 * first load: the first Intl formatter of a page reads the browser's locale data, which blocks a
 * phone's main thread for 100 to 200 ms. The tests compare the results with Intl's.
 */
import type { Period } from "#content/processing.ts";
import type { Language } from "#core/languages.ts";

const marks = { en: { group: ",", point: "." }, fr: { group: "\u202f", point: "," } };
const percent = { en: "%", fr: "\u202f%" };

// biome-ignore format: a calendar, a year a line.
const months: Record<Language, readonly string[]> = {
  en: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
  fr: ["janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre"],
};

const periods = {
  en: { day: ["day", "days"], month: ["month", "months"], year: ["year", "years"] },
  fr: { day: ["jour", "jours"], month: ["mois", "mois"], year: ["an", "ans"] },
};

/** A calendar date such as 2026-06-18, in words; the visitor's time zone must not shift it. */
export function formatDate(isoDate: string, language: Language): string {
  const [year, month = 0, day] = isoDate.split("-").map(Number);
  // French has an ordinal for the first day of a month only: 1er janvier.
  const first = language === "fr" && day === 1 ? "er" : "";
  return `${day}${first} ${months[language][month - 1]} ${year}`;
}

/** Up to three decimals, as many as there are. */
export function formatNumber(value: number, language: Language): string {
  return digitsOf(value, 0, 3, language);
}

/** A number with exactly so many decimals, as in a calculation: 0.060 is not 0.06. */
export function formatDecimal(value: number, decimals: number, language: Language): string {
  return digitsOf(value, decimals, decimals, language);
}

/** How far one number lies from another, with its sign: +16, −5, 0. */
export function formatDifference(value: number, language: Language): string {
  return signed(formatNumber(value, language));
}

/** A part of one, in per cent, with up to so many decimals: 48%, 0.7%. */
export function formatPart(value: number, language: Language, decimals = 1): string {
  return digitsOf(shifted(value, 2), 0, decimals, language) + percent[language];
}

/** A rate of a fee, to the hundredth of a per cent: 0.25%. */
export function formatRate(value: number, language: Language): string {
  return formatPart(value, language, 2);
}

/** A change in whole per cent. */
export function formatChange(part: number, language: Language): string {
  return signed(formatPart(part, language, 0));
}

/** Whole euros: €45,000, 45 000 €. */
export function formatEuros(value: number, language: Language): string {
  const amount = formatDecimal(value, 0, language);
  // The sign comes before the currency: −€3,200,000.
  return language === "en" ? amount.replace(/^[-−]?/, "$&€") : `${amount}\u202f€`;
}

/** The size of a file, in thousands of bytes: 184 kB. */
export function formatSize(bytes: number, language: Language): string {
  const unit = language === "en" ? "kB" : "ko";
  return `${formatDecimal(bytes / 1000, 0, language)}\u00a0${unit}`;
}

/** "12 months", "3 jours". */
export function formatPeriod({ amount, unit }: Period, language: Language): string {
  const [one, several] = periods[language][unit];
  return `${amount}\u00a0${amount === 1 ? one : several}`;
}

/** How long to wait, rounded up: "in 5 minutes". */
export function formatWait(seconds: number, language: Language): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const format = new Intl.RelativeTimeFormat(language);
  return minutes <= 90
    ? format.format(minutes, "minute")
    : format.format(Math.ceil(minutes / 60), "hour");
}

function digitsOf(value: number, fewest: number, most: number, language: Language): string {
  const { group, point } = marks[language];
  const exact = shifted(Math.round(shifted(Math.abs(value), most)), -most).toFixed(most);
  const [whole = "", decimals = ""] = exact.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const kept = decimals.slice(0, fewest) + decimals.slice(fewest).replace(/0+$/, "");
  const sign = value < 0 && Number(exact) > 0 ? "−" : "";
  return sign + grouped + (kept && point + kept);
}

/**
 * Moves the decimal point in the written number: 0.285 by two gives 28.5; times 100 is a little
 * less.
 */
function shifted(value: number, places: number): number {
  return Number(`${value}e${places}`);
}

function signed(number: string): string {
  const isPositive = /[1-9]/.test(number) && !number.startsWith("−");
  return isPositive ? `+${number}` : number;
}
