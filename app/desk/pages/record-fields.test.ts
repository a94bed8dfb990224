import { expect, test } from "vitest";
import { news } from "#content/news.ts";
import { people } from "#content/people.ts";
import { vacancies } from "#content/vacancies.ts";
import type { PageEntry } from "#core/acts/pages.ts";
import { recordFault } from "#core/texts/records.ts";
import type { RecordList } from "#core/texts/revision.ts";
import {
  missingFields,
  nameField,
  recordFields,
  slugOf,
  tidyEntries,
  valueAt,
  withValue,
} from "./record-fields.ts";

const lists: Record<RecordList, readonly object[]> = { people, vacancies, news };

test.each(Object.entries(lists))("%s: the form has every field that a record has", (list, all) => {
  const fields = recordFields[list as RecordList].map(({ at }) => at.split(".")[0]);
  const own = new Set(all.flatMap((record) => Object.keys(record)));
  expect([...own].filter((key) => !["id", "slug"].includes(key)).toSorted()).toEqual(
    [...new Set(fields)].toSorted(),
  );
  for (const record of all) {
    expect(missingFields(list as RecordList, record as Record<string, unknown>)).toEqual([]);
  }
});

test.each(Object.entries(lists))("%s: the form takes as much as the server", (name, [first]) => {
  const list = name as RecordList;
  const record = { ...first } as Record<string, unknown>;
  const faultOf = (changed: Record<string, unknown>) =>
    recordFault(list, String(record[nameField[list]]), changed);
  for (const { at, kind, max } of recordFields[list]) {
    if (kind !== "line" && kind !== "both" && kind !== "both-long") continue;
    const of = (length: number) => {
      const text = "a".repeat(length);
      return withValue(record, at, kind === "line" ? text : { en: text, fr: text });
    };
    expect([at, faultOf(of(max ?? 0))]).toEqual([at, undefined]);
    expect([at, faultOf(of((max ?? 0) + 1))]).not.toEqual([at, undefined]);
    expect(missingFields(list, of((max ?? 0) + 1))).toEqual([at]);
  }
});

test("blank lines of a list are not saved, and fill nothing", () => {
  const [first] = vacancies;
  const of = (work: string[]) => ({ ...first, work: { en: work, fr: work } });
  const entry = { place: "vacancies", path: "a", was: null, stood: null, alone: null };
  const [tidied] = tidyEntries([{ ...entry, now: of(["One", "", " "]) } as unknown as PageEntry]);
  expect(tidied?.now).toMatchObject({ work: { en: ["One"], fr: ["One"] } });
  expect(missingFields("vacancies", of([""]))).toEqual(["work"]);
  expect(missingFields("people", { ...people[0], languages: ["fr", "xx"] })).toEqual(["languages"]);
});

test("what is still to be filled is named, and an event needs all of its fields", () => {
  expect(missingFields("people", { name: "A", role: { en: "B", fr: "" } })).toEqual([
    "role",
    "team",
    "office",
    "languages",
    "text",
  ]);
  const [first] = news;
  const event = withValue({ ...first }, "meeting.seats", 20);
  expect(missingFields("news", event)).toEqual([
    "meeting.starts",
    "meeting.ends",
    "meeting.office",
  ]);
  expect(valueAt(withValue(event, "meeting.seats", undefined), "meeting")).toBeUndefined();
});

test("a value is written in its place, in a list too", () => {
  expect(withValue({ pay: [1, 2] }, "pay.1", 3)).toEqual({ pay: [1, 3] });
  expect(withValue({}, "pay.0", 3)).toEqual({ pay: [3] });
});

test("an address is made of a name", () => {
  expect(slugOf("Hélène Marchenoir, à Paris")).toBe("helene-marchenoir-a-paris");
});
