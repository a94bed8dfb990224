/**
 * The fields of each list's records: what the forms of people, vacancies, press releases and events
 * are made of, and by `figure-fields.ts` those of fees and commitments. The shapes are `Person`,
 * `Vacancy` and `News` of `content/`.
 */
import type { PageEntry } from "#core/acts/pages.ts";
import { type Language, languages } from "#core/languages.ts";
import { slugFrom } from "#core/slug.ts";
import {
  isFigures,
  type RecordList,
  type RecordPlace,
  recordPlaces,
  spokenLanguages,
} from "#core/texts/revision.ts";
import { figureFields } from "./figure-fields.ts";

type FieldKind =
  | "line"
  | "both"
  | "both-long"
  /** A list in each language, an item to a line; paragraphs, with an empty line between two. */
  | "both-lines"
  | "both-paragraphs"
  | "day"
  | "moment"
  /** More than none, in whole numbers; a count may be none. */
  | "number"
  | "count"
  | "year"
  /** A part of one, typed in per cent. */
  | "share"
  | "languages"
  | "team"
  | "office"
  | "person"
  | "publication";

export type RecordField = {
  /** Where it is in the record: `meeting.starts`. */
  at: string;
  kind: FieldKind;
  optional?: true;
  /** The most characters, in each language: those of `core/texts/records.ts`. */
  max?: number;
};

export const recordFields: Record<RecordList, readonly RecordField[]> = {
  people: [
    { at: "name", kind: "line", max: 120 },
    { at: "role", kind: "both", max: 200 },
    { at: "team", kind: "team" },
    { at: "office", kind: "office" },
    { at: "languages", kind: "languages" },
    { at: "text", kind: "both-long", max: 1_000 },
  ],
  vacancies: [
    { at: "title", kind: "both", max: 160 },
    { at: "published", kind: "day" },
    { at: "until", kind: "day" },
    { at: "starts", kind: "day" },
    { at: "team", kind: "team" },
    { at: "office", kind: "office" },
    { at: "pay.0", kind: "number" },
    { at: "pay.1", kind: "number" },
    { at: "variable", kind: "both", max: 200 },
    { at: "summary", kind: "both-long", max: 600 },
    { at: "work", kind: "both-lines" },
    { at: "asked", kind: "both-lines" },
    { at: "contact", kind: "person" },
  ],
  news: [
    { at: "title", kind: "both", max: 160 },
    { at: "published", kind: "day" },
    { at: "summary", kind: "both-long", max: 600 },
    { at: "text", kind: "both-paragraphs" },
    { at: "publication", kind: "publication", optional: true },
    { at: "meeting.starts", kind: "moment", optional: true },
    { at: "meeting.ends", kind: "moment", optional: true },
    { at: "meeting.office", kind: "office", optional: true },
    { at: "meeting.seats", kind: "number", optional: true },
  ],
};

/** Of figures, each record has fields of its own. */
export function fieldsOf(list: RecordPlace, record: RecordValue): readonly RecordField[] {
  if (!isFigures(list)) return recordFields[list];
  return figureFields[record.id as keyof typeof figureFields] ?? [];
}

/** What names a record: its id, or the last part of its address. */
export const nameField: Record<RecordList, "id" | "slug"> = {
  people: "id",
  vacancies: "slug",
  news: "slug",
};

export type RecordValue = Record<string, unknown>;

/** What is typed to add a record is its name, or its title in the language of the desk. */
export function newRecord(list: RecordList, typed: string, language: Language): RecordValue {
  const name = typed.trim();
  const first = list === "people" ? { name } : { title: { [language]: name } };
  return { [nameField[list]]: slugOf(name), ...first };
}

export function valueAt(record: RecordValue, at: string): unknown {
  return at.split(".").reduce<unknown>((part, key) => {
    return typeof part === "object" && part !== null ? (part as RecordValue)[key] : undefined;
  }, record);
}

/** The record with one value written; an empty value leaves its field out. */
export function withValue(record: RecordValue, at: string, value: unknown): RecordValue {
  const [first = "", ...rest] = at.split(".");
  if (rest.length === 0) {
    const { [first]: _before, ...others } = record;
    return value === undefined ? others : { ...record, [first]: value };
  }
  const inner = record[first];
  if (Array.isArray(inner) || first === "pay") {
    const list = Array.isArray(inner) ? [...inner] : [];
    list[Number(rest[0])] = value;
    return { ...record, [first]: list };
  }
  const filled = withValue((inner ?? {}) as RecordValue, rest.join("."), value);
  if (Object.keys(filled).length > 0) return { ...record, [first]: filled };
  return withValue(record, first, undefined);
}

/**
 * The fields that are still to be filled: `text.fr` where one language is, and not the other. An
 * event has all of its four, or none.
 */
export function missingFields(list: RecordPlace, record: RecordValue): string[] {
  const isEvent = valueAt(record, "meeting") !== undefined;
  const isNeeded = ({ at, optional }: RecordField) =>
    !optional ||
    (isEvent && at.startsWith("meeting.")) ||
    (isFigures(list) && valueAt(record, at) !== undefined);
  return fieldsOf(list, record)
    .filter(isNeeded)
    .filter((field) => !isFilled(valueAt(record, field.at), field))
    .map((field) => {
      const lacking = field.kind.startsWith("both") ? unfilled(record, field) : [];
      return lacking.length === 1 ? `${field.at}.${lacking[0]}` : field.at;
    });
}

function unfilled(record: RecordValue, field: RecordField): Language[] {
  const value = (valueAt(record, field.at) ?? {}) as RecordValue;
  return languages.filter((one) => !isFilledIn(value[one], field));
}

function isFilledIn(value: unknown, { kind, max }: RecordField): boolean {
  const isList = kind === "both-lines" || kind === "both-paragraphs";
  return isList ? isItems(value) : isText(value, max);
}

function isFilled(value: unknown, field: RecordField): boolean {
  const { kind, max } = field;
  if (kind.startsWith("both")) {
    const { en, fr } = (value ?? {}) as RecordValue;
    return [en, fr].every((one) => isFilledIn(one, field));
  }
  if (kind === "languages") {
    return (
      Array.isArray(value) &&
      value.length > 0 &&
      value.every((one) => spokenLanguages.some((spoken) => spoken === one))
    );
  }
  if (kind === "number") return Number.isInteger(value) && Number(value) > 0;
  if (kind === "count") return Number.isInteger(value) && Number(value) >= 0;
  if (kind === "year")
    return Number.isInteger(value) && Number(value) > 1999 && Number(value) < 2101;
  if (kind === "share") return typeof value === "number" && value >= 0 && value <= 1;
  return isText(value, max);
}

function isText(value: unknown, max = Number.POSITIVE_INFINITY): boolean {
  return typeof value === "string" && value.trim() !== "" && value.trim().length <= max;
}

/** Blank lines count for nothing: `tidyEntries` drops them. */
function isItems(value: unknown): boolean {
  const items = Array.isArray(value) ? value.filter((one) => !isBlank(one)) : [];
  return items.length > 0 && items.length <= 30 && items.every((one) => isText(one, 2_000));
}

function isBlank(value: unknown): boolean {
  return typeof value === "string" && value.trim() === "";
}

/** Entries as they are saved and drawn: lists without the blank lines of somebody who is typing. */
export function tidyEntries(entries: readonly PageEntry[]): PageEntry[] {
  return entries.map((entry) => {
    const list = recordPlaces.find((one) => one === entry.place);
    if (!list || entry.now === null) return entry;
    let now = entry.now as RecordValue;
    for (const { at, kind } of fieldsOf(list, now)) {
      const value = valueAt(now, at);
      if ((kind !== "both-lines" && kind !== "both-paragraphs") || !value) continue;
      const tidied = Object.entries(value).map(([language, items]) => [
        language,
        Array.isArray(items) ? items.filter((one) => !isBlank(one)) : items,
      ]);
      now = withValue(now, at, Object.fromEntries(tidied));
    }
    return { ...entry, now } as PageEntry;
  });
}

/** What may not be before, or less than, another field of the same record. */
const inOrder: Record<RecordList, readonly (readonly [first: string, then: string])[]> = {
  people: [],
  vacancies: [
    ["published", "until"],
    ["pay.0", "pay.1"],
  ],
  news: [["meeting.starts", "meeting.ends"]],
};

/** The fields whose value comes before that of the field they follow. */
export function reversedFields(list: RecordPlace, record: RecordValue): string[] {
  if (isFigures(list)) return [];
  return inOrder[list]
    .filter(([first, then]) => {
      const [one, other] = [valueAt(record, first), valueAt(record, then)];
      if (typeof one === "number" && typeof other === "number") return other < one;
      if (typeof one !== "string" || typeof other !== "string") return false;
      return Date.parse(other) < Date.parse(one);
    })
    .map(([, then]) => then);
}

/** What of each record of a change is in the wrong order. */
export function reversed(entry: PageEntry): string[] {
  const list = recordPlaces.find((one) => one === entry.place);
  return list && entry.now !== null ? reversedFields(list, entry.now as RecordValue) : [];
}

/** What each record of a change still lacks: one that is taken off lacks nothing. */
export function lacking(entry: PageEntry): string[] {
  const list = recordPlaces.find((one) => one === entry.place);
  return list && entry.now !== null ? missingFields(list, entry.now as RecordValue) : [];
}

/** `0,25` and `0.25 %` are 0.0025; undefined where it is no part of one, to a hundredth of a per cent. */
export function readShare(typed: string): number | undefined {
  const text = typed.replaceAll(/[\s%]/g, "").replace(",", ".");
  return /^\d{1,3}(\.\d{0,2})?$/.test(text) ? (Number(text) * 100) / 10_000 : undefined;
}

/** A number that is easier to read in groups of three digits; no year. */
export function isLong(value: unknown): value is number {
  return typeof value === "number" && value >= 10_000;
}

/** An address of a name: `Hélène Marchenoir` becomes `helene-marchenoir`. */
export function slugOf(name: string): string {
  return slugFrom(name).slice(0, 80);
}
