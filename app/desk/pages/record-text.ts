import { formatDate, formatNumber, formatRate } from "#app/i18n/format.ts";
import { people, teams } from "#content/people.ts";
import { site } from "#content/site.ts";
import { type Language, languages } from "#core/languages.ts";
import { isFigures, recordPlaces } from "#core/texts/revision.ts";
import { typeset } from "#core/typeset.ts";
import { fieldsOf, isLong, nameField, type RecordField, valueAt } from "./record-fields.ts";

/**
 * A record as lines of text, one for each of its values, in the order of its form: what is compared,
 * and read.
 */
export function recordText(
  place: string,
  record: Record<string, unknown>,
  labelOf: (at: string) => string,
  language: Language,
): string {
  const list = recordPlaces.find((one) => one === place);
  if (!list) return "";
  const names = new Intl.DisplayNames([language], { type: "language" });
  const name: RecordField[] = isFigures(list) ? [] : [{ at: nameField[list], kind: "line" }];
  return [...name, ...fieldsOf(list, record)].flatMap(linesOf).join("\n");

  function linesOf({ at, kind }: RecordField): string[] {
    const value = valueAt(record, at);
    const label = labelOf(at);
    if (!kind.startsWith("both")) return itemsOf(kind, value).map((one) => `${label} · ${one}`);
    return languages.flatMap((one) =>
      itemsOf(kind, valueAt(record, `${at}.${one}`)).map(
        (item) => `${label} (${names.of(one)}) · ${typeset(item, one)}`,
      ),
    );
  }

  function itemsOf(kind: RecordField["kind"], value: unknown): string[] {
    if (value === null || value === undefined || value === "") return [];
    if (kind === "languages" && Array.isArray(value)) {
      return [value.map((one) => names.of(String(one))).join(", ")];
    }
    if (Array.isArray(value)) return value.map(String);
    return [typeof value === "number" ? written(value) : said(kind, String(value))];
  }

  /** What is chosen is kept by its id. Whoever was added at the desk has their name in theirs. */
  function said(kind: RecordField["kind"], value: string): string {
    if (kind === "team") return teams.find(({ id }) => id === value)?.name[language] ?? value;
    if (kind === "office") {
      return site.offices.find(({ id }) => id === value)?.city[language] ?? value;
    }
    if (kind === "person") return people.find(({ id }) => id === value)?.name ?? value;
    if (kind === "day") return formatDate(value, language);
    if (kind === "moment") {
      return `${formatDate(value.slice(0, 10), language)}, ${value.slice(11, 16)}`;
    }
    return value;
  }

  /** Of all numbers in records, only parts of one are not whole. */
  function written(value: number): string {
    if (!Number.isInteger(value)) return formatRate(value, language);
    return isLong(value) ? formatNumber(value, language) : String(value);
  }
}
