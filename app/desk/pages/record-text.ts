import { formatNumber, formatRate } from "#app/i18n/format.ts";
import type { Language } from "#core/languages.ts";
import { isFigures } from "#core/texts/revision.ts";
import { fieldsOf, isLong, valueAt } from "./record-fields.ts";

/** A record as lines of text, one for each of its values: what is compared, and read. */
export function recordText(
  place: string,
  record: Record<string, unknown>,
  labelOf: (at: string) => string,
  language: Language,
): string {
  const values = isFigures(place)
    ? fieldsOf(place, record).map(({ at }): [string, unknown] => [at, valueAt(record, at)])
    : Object.entries(record);
  return values.flatMap(([at, value]) => linesOf(at, value)).join("\n");

  function linesOf(at: string, value: unknown, inLanguage = ""): string[] {
    if (value === null || value === undefined || value === "") return [];
    const label = labelOf(at) + inLanguage;
    if (Array.isArray(value)) {
      return value.every((one) => typeof one !== "string" || one.length < 20)
        ? [`${label} · ${value.join(", ")}`]
        : value.map((one) => `${label} · ${one}`);
    }
    if (typeof value === "object") {
      return Object.entries(value).flatMap(([key, inner]) =>
        key === "en" || key === "fr"
          ? linesOf(at, inner, ` (${key})`)
          : linesOf(`${at}.${key}`, inner),
      );
    }
    return [`${label} · ${typeof value === "number" ? written(value) : value}`];
  }

  /** Of all numbers in records, only parts of one are not whole. */
  function written(value: number): string {
    if (!Number.isInteger(value)) return formatRate(value, language);
    return isLong(value) ? formatNumber(value, language) : String(value);
  }
}
