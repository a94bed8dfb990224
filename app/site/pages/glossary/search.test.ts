import { expect, test } from "vitest";
import glossary from "./data.ts";
import { search } from "./search.ts";

const english = glossary("en").entries;
const french = glossary("fr").entries;

function found(query: string, entries = french): string[] {
  return [...(search(entries, query)?.ids ?? [])];
}

test("an empty query filters nothing", () => {
  expect(search(french, " ")).toBeUndefined();
});

test("accents and capitals do not matter", () => {
  expect(found("ECONOMIE")).toEqual(["unit-economics"]);
  expect(found("équité")).toEqual(found("EQUITE"));
});

test("a term is found by its name in the other language, or by another of its names", () => {
  expect(found("earn-out")).toContain("earn-out");
  expect(found("complément de prix", english)).toContain("earn-out");
  expect(found("MBO")).toEqual(["buy-out"]);
});

test("where no name fits, the definitions are searched", () => {
  expect(search(french, "banques")?.in).toBe("definitions");
  expect(found("banques")).toContain("cssf");
  expect(found("zzz")).toEqual([]);
});

test("each language lists its terms in its own order", () => {
  for (const entries of [english, french]) {
    const initials = entries.map(({ initial }) => initial);
    expect(initials).toEqual([...initials].sort());
  }
  expect(french.find(({ id }) => id === "unit-economics")?.initial).toBe("E");
});
