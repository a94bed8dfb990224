import { expect, test } from "vitest";
import { languages } from "#core/languages.ts";
import {
  formatChange,
  formatDate,
  formatDecimal,
  formatDifference,
  formatEuros,
  formatNumber,
  formatPart,
  formatPeriod,
  formatRate,
  formatSize,
  formatWait,
} from "./format.ts";

const locales = { en: "en-GB", fr: "fr-FR" } as const;
const values = [
  0, 1, 7, 12.5, 99.95, 999, 1000, 1234.5678, 45_000, 999_999.9995, 1_234_567, 0.001, 0.0004, 0.285,
  1.005, 0.5, 2.5, 0.06, 0.7,
].flatMap((value) => [value, -value]);

/** What Intl writes, with our narrow spaces and minus sign, and without a minus before zero. */
function byIntl(value: number, locale: string, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(locale, { signDisplay: "negative", ...options })
    .format(value)
    .replace("-", "−")
    .replace(/\u00a0(?=[%€])/, "\u202f");
}

test.for(languages)("numbers are those of Intl in %s", (language) => {
  const locale = locales[language];
  const exceptZero = { signDisplay: "exceptZero" } as const;
  for (const value of values) {
    expect(formatNumber(value, language)).toBe(byIntl(value, locale));
    expect(formatDifference(value, language)).toBe(byIntl(value, locale, exceptZero));
    for (const digits of [0, 1, 2, 3]) {
      const exact = { minimumFractionDigits: digits, maximumFractionDigits: digits };
      expect(formatDecimal(value, digits, language)).toBe(byIntl(value, locale, exact));
    }
    const part = { style: "percent", maximumFractionDigits: 1 } as const;
    expect(formatPart(value, language)).toBe(byIntl(value, locale, part));
    const rate = { style: "percent", maximumFractionDigits: 2 } as const;
    expect(formatRate(value, language)).toBe(byIntl(value, locale, rate));
    const change = { style: "percent", maximumFractionDigits: 0, ...exceptZero } as const;
    expect(formatChange(value, language)).toBe(byIntl(value, locale, change));
  }
  const euros = { style: "currency", currency: "EUR", maximumFractionDigits: 0 } as const;
  expect(formatEuros(45_000, language)).toBe(byIntl(45_000, locale, euros));
  const size = { style: "unit", unit: "kilobyte", maximumFractionDigits: 0 } as const;
  expect(formatSize(184_400, language)).toMatch(sameButForSpaces(byIntl(184.4, locale, size)));
});

test.for(languages)("dates and periods are those of Intl in %s", (language) => {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" });
  for (let month = 1; month <= 12; month++) {
    const date = `2026-${String(month).padStart(2, "0")}-08`;
    expect(formatDate(date, language)).toBe(format.format(new Date(date)));
  }
  for (const unit of ["day", "month", "year"] as const) {
    for (const amount of [1, 2, 12]) {
      const long = { style: "unit", unit, unitDisplay: "long" } as const;
      const expected = byIntl(amount, locales[language], long);
      expect(formatPeriod({ amount, unit }, language)).toMatch(sameButForSpaces(expected));
    }
  }
});

function sameButForSpaces(text: string): RegExp {
  return new RegExp(`^${text.replace(/\s/g, "\\s")}$`);
}

test("dates are written out as each language does", () => {
  expect(formatDate("2026-06-01", "en")).toBe("1 June 2026");
  expect(formatDate("2026-06-01", "fr")).toBe("1er juin 2026");
  expect(formatDate("2026-06-11", "fr")).toBe("11 juin 2026");
});

test("numbers are grouped as each language does", () => {
  expect(formatNumber(1234567, "en")).toBe("1,234,567");
  expect(formatNumber(1234567, "fr")).toBe("1\u202f234\u202f567");
});

test("a change carries its sign, a true minus, and whole per cent", () => {
  expect(formatChange(-0.381, "en")).toBe("−38%");
  expect(formatChange(-0.381, "fr")).toBe("−38\u202f%");
  expect(formatChange(0.05, "en")).toBe("+5%");
  expect(formatPart(0.007, "fr")).toBe("0,7\u202f%");
});

test("a wait is rounded up to whole minutes, or hours", () => {
  expect([0, 61, 5_400, 5_401].map((seconds) => formatWait(seconds, "en"))).toEqual([
    "in 1 minute",
    "in 2 minutes",
    "in 90 minutes",
    "in 2 hours",
  ]);
  expect(formatWait(300, "fr")).toMatch(/^dans 5\sminutes$/);
});
