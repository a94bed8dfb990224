import { formatNumber } from "#app/i18n/format.ts";
import type { Language } from "#core/languages.ts";

/** A value and its unit as each language writes them: €124m and 124 M€, 98% and 98 %. */
export function withUnit(value: number, unit: string, language: Language): string {
  const number = formatNumber(value, language);
  if (unit === "€m") return `€${number}m`;
  if (unit === "%" && language === "en") return `${number}%`;
  return `${number}\u202f${unit}`;
}
