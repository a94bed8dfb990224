import { expect, test } from "vitest";
import { commitments } from "#content/commitments.ts";
import { fees } from "#content/fees.ts";
import { news } from "#content/news.ts";
import { people } from "#content/people.ts";
import { vacancies } from "#content/vacancies.ts";
import type { PageEntry } from "#core/acts/pages.ts";
import { recordFault } from "#core/texts/records.ts";
import type { RecordList } from "#core/texts/revision.ts";
import {
  fieldsOf,
  missingFields,
  nameField,
  newRecord,
  type RecordValue,
  readShare,
  recordFields,
  reversedFields,
  slugOf,
  tidyEntries,
  valueAt,
  withValue,
} from "./record-fields.ts";
import { recordText } from "./record-text.ts";

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
    "role.fr",
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

test.each([
  ["fees", fees],
  ["commitments", commitments],
] as const)("%s: the form has every figure of each record, and lacks none", (list, all) => {
  for (const record of all) {
    const value = record as unknown as Record<string, unknown>;
    const own = placesIn(value).filter((at) => at !== "id");
    const fields = fieldsOf(list, value).filter(
      ({ at, optional }) => !optional || valueAt(value, at) !== undefined,
    );
    expect(fields.map(({ at }) => at).toSorted()).toEqual(own.toSorted());
    expect(missingFields(list, value)).toEqual([]);
    for (const { at } of fields) {
      expect([at, missingFields(list, withValue(value, at, ""))]).toEqual([at, [at]]);
      const negative = withValue(value, at, -1);
      expect(recordFault(list, record.id, negative)).toBeDefined();
      expect([at, missingFields(list, negative)]).toEqual([at, [at]]);
    }
  }
});

test("a part of one is typed in per cent, as either language writes it", () => {
  expect(["0,25", "0.25 %", "40", "100", "7.", "0"].map(readShare)).toEqual([
    0.0025, 0.0025, 0.4, 1, 0.07, 0,
  ]);
  expect(["", "-1", "a", "0.123", "1 000"].map(readShare)).toEqual(Array(5).fill(undefined));
});

test("a record is read with its labels, its shares in per cent and its amounts in groups", () => {
  const sale = fees.find(({ id }) => id === "sale") ?? {};
  const lines = recordText("fees", { ...sale }, (at) => at, "fr").split("\n");
  expect(lines).toContain("upTo.rate · 3\u202f%");
  expect(lines).toContain("upTo.width · 5\u202f000\u202f000");
  expect(lines.join()).not.toContain("id ·");
  expect(recordText("news", { title: { en: "A", fr: "B" } }, (at) => at, "en")).toBe(
    "title (English) · A\ntitle (French) · B",
  );
});

test("a record is read as its form shows it: in its order, by names, with dates in words", () => {
  const [first] = vacancies;
  const vacancy = { ...first, published: "2026-11-19", pay: [72_000, 85_000] };
  const lines = recordText("vacancies", vacancy, (at) => at, "fr").split("\n");
  expect(lines[0]).toBe(`slug · ${first?.slug}`);
  expect(lines[1]).toBe(`title (anglais) · ${first?.title.en}`);
  expect(lines).toContain("published · 19 novembre 2026");
  expect(lines).toContain("pay.0 · 72\u202f000");
  expect(lines.join()).not.toMatch(/(team|office|contact) · [a-z]/);
  const [person] = people;
  const spoken = { ...person, languages: ["lb", "fr"], text: { en: "It's", fr: "C'est" } };
  const said = recordText("people", spoken, (at) => at, "fr").split("\n");
  expect(said).toContain("languages · luxembourgeois, français");
  expect(said).toContain("text (français) · C’est");
  const event = { meeting: { starts: "2026-11-26T18:30:00+01:00" } };
  expect(recordText("news", event, (at) => at, "en")).toBe(
    "meeting.starts · 26 November 2026, 18:30",
  );
});

function placesIn(record: Record<string, unknown>): string[] {
  return Object.entries(record).flatMap(([key, value]) =>
    typeof value === "object" && value !== null
      ? placesIn(value as Record<string, unknown>).map((at) => `${key}.${at}`)
      : key,
  );
}

test("a value is written in its place, in a list too", () => {
  expect(withValue({ pay: [1, 2] }, "pay.1", 3)).toEqual({ pay: [1, 3] });
  expect(withValue({}, "pay.0", 3)).toEqual({ pay: [3] });
});

test.each([
  ["vacancies", "until", vacancies[0], { published: "2026-11-19", until: "2026-10-19" }],
  ["vacancies", "pay.1", vacancies[0], { pay: [85_000, 72_000] }],
  [
    "news",
    "meeting.ends",
    news.find(({ meeting }) => meeting),
    {
      meeting: {
        ...{ starts: "2026-11-26T18:30:00+01:00", ends: "2026-11-26T17:00:00+01:00" },
        ...{ office: "paris", seats: 20 },
      },
    },
  ],
] as const)("%s: %s may not come first, at the desk or on the server", (list, at, one, wrong) => {
  const record = { ...one } as RecordValue;
  expect(reversedFields(list, record)).toEqual([]);
  expect(reversedFields(list, { ...record, ...wrong })).toEqual([at]);
  expect(recordFault(list, String(record.slug), record)).toBeUndefined();
  expect(recordFault(list, String(record.slug), { ...record, ...wrong })).toBeDefined();
});

test("what was typed to add a record is in its form", () => {
  expect(newRecord("people", " Jeanne Nouvelle ", "fr")).toEqual({
    id: "jeanne-nouvelle",
    name: "Jeanne Nouvelle",
  });
  expect(newRecord("news", "Un plafond", "fr")).toEqual({
    slug: "un-plafond",
    title: { fr: "Un plafond" },
  });
});

test("an address is made of a name", () => {
  expect(slugOf("Hélène Marchenoir, à Paris")).toBe("helene-marchenoir-a-paris");
});
