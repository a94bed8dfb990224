import type { Language } from "#app/i18n/languages.ts";
import type { Period } from "#content/processing.ts";

const daysIn = { day: 1, month: 365 / 12, year: 365 };

export function daysOf({ amount, unit }: Period): number {
  return amount * daysIn[unit];
}

/** "12 months", "3 jours": the language knows the plural. */
export function formatPeriod({ amount, unit }: Period, language: Language): string {
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(
    amount,
  );
}
