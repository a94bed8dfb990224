import { formatDate } from "#app/i18n/format.ts";
import type { Translate } from "#app/i18n/keys.ts";
import type { Language } from "#core/languages.ts";

const ends: Record<string, string> = {
  Q1: "03-31",
  Q2: "06-30",
  Q3: "09-30",
  Q4: "12-31",
  H1: "06-30",
  H2: "12-31",
};

/** The day on which a period ends. Periods of different lengths are sorted by it. */
export function endOf(period: string): string {
  const [, year = period, part = ""] = /^(\d{4})(?:-(Q[1-4]|H[12]))?$/.exec(period) ?? [];
  if (year === period && !/^\d{4}$/.test(period)) return period;
  return `${year}-${ends[part] ?? "12-31"}`;
}

/** A period in words: “Third quarter of 2026”, « 30 septembre 2026 ». */
export function nameOf(period: string, t: Translate<"partners">, language: Language): string {
  const [, year, part] = /^(\d{4})-(Q[1-4]|H[12])$/.exec(period) ?? [];
  if (part) return t(`period.${part as "Q1"}`, { year });
  if (/^\d{4}$/.test(period)) return t("period.year", { year: period });
  return /^\d{4}-\d\d-\d\d$/.test(period) ? formatDate(period, language) : period;
}
