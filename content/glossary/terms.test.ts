import { expect, test } from "vitest";
import { type Language, languages } from "../../core/languages.ts";
import { foreignWords } from "../foreign-words.ts";
import { type Term, terms } from "./terms.ts";

const all: readonly Term[] = terms;

function textsOf({ term, also, definition, spellings }: Term, language: Language): string[] {
  return [
    term[language],
    definition[language],
    ...(also ? [also[language]] : []),
    ...spellings[language],
  ];
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** The ids of the terms whose text in one language matches a pattern. */
function faulty(language: Language, fault: RegExp): string[] {
  return all.flatMap((term) =>
    textsOf(term, language)
      .filter((text) => fault.test(text))
      .map((text) => `${term.id}: ${text}`),
  );
}

test("there are at least 60 terms, each with an anchor of its own", () => {
  const ids = all.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(60);
  expect(repeated(ids)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

test("every related term exists and is named once", () => {
  const ids = new Set(all.map(({ id }) => id));
  for (const { id, see = [] } of all) {
    expect
      .soft(
        see.filter((other) => !ids.has(other) || other === id),
        id,
      )
      .toEqual([]);
    expect.soft(repeated(see), id).toEqual([]);
  }
});

test.each(languages)("every definition in %s has 35 to 70 words and a full stop", (language) => {
  for (const { id, definition } of all) {
    const words = definition[language].split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
    expect.soft(words.length, id).toBeGreaterThanOrEqual(35);
    expect.soft(words.length, id).toBeLessThanOrEqual(70);
    expect.soft(definition[language], id).toMatch(/\.$/);
  }
});

test.each(languages)("no term is listed twice in %s, and no spelling means two", (language) => {
  const names = all.map(({ term }) => term[language].toLowerCase());
  const spellings = all.flatMap((term) => term.spellings[language].map((s) => s.toLowerCase()));
  expect(repeated(names)).toEqual([]);
  expect(repeated(spellings)).toEqual([]);
  expect(all.filter((term) => term.spellings[language].length === 0)).toEqual([]);
});

test.each(languages)("the texts in %s are trimmed and have curved quotation marks", (language) => {
  expect(faulty(language, /^\s|\s$|\s\s|['"]/)).toEqual([]);
});

test("French has its narrow no-break spaces, English has none", () => {
  expect(faulty("fr", /[^\u202f][;!?%»]|«[^\u202f]|[^\u202f]:/)).toEqual([]);
  expect(faulty("en", /\u202f|\s[;:!?%]/)).toEqual([]);
});

test.each(languages)("the foreign words in %s are sorted and listed once", (language) => {
  const listed = [...foreignWords[language]];
  expect(listed).toEqual([...new Set(listed)].sort((a, b) => (a < b ? -1 : 1)));
});
