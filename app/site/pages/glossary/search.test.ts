import { expect, test } from "vitest";
import { type Term, terms } from "#content/glossary/terms.ts";
import glossary from "./data.ts";
import { initialOf } from "./initial-section.tsx";
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

test("every name that a text may use finds its term, in the plural too", () => {
  for (const entries of [english, french]) {
    for (const { id, term, also, spellings } of terms as readonly Term[]) {
      const names = [term, also ?? term].flatMap(({ en, fr }) => [en, fr]);
      for (const name of [...names, ...spellings.en, ...spellings.fr]) {
        expect.soft(found(name, entries), name).toContain(id);
      }
    }
  }
});

test("where no name fits, the definitions are searched", () => {
  expect(search(french, "banques")?.in).toBe("definitions");
  expect(found("banques")).toContain("cssf");
  expect(found("zzz")).toEqual([]);
});

test("each language lists its terms in its own order", () => {
  for (const entries of [english, french]) {
    const initials = entries.map(initialOf);
    expect(initials).toEqual([...initials].sort());
  }
  expect(french.filter(({ id }) => id === "unit-economics").map(initialOf)).toEqual(["E"]);
});
