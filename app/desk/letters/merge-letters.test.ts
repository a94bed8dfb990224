import { expect, test } from "vitest";
import type { LetterText } from "#core/letter-text.ts";
import { mergeLetters } from "./merge-letters.ts";

const words = { title: "A title", summary: "A summary", body: "A text" };
const base: LetterText = {
  slug: "a-letter",
  theme: "impact",
  signatory: "rochebrune",
  en: words,
  fr: words,
  errata: [],
};

test("two people who wrote in two languages both keep what they wrote", () => {
  const mine = { ...base, en: { ...words, body: "Mine" } };
  // The keys in another order, as the database returns them.
  const { title, summary } = words;
  const theirs = { ...base, fr: { body: "Theirs", summary, title } };
  expect(mergeLetters(base, mine, theirs)).toEqual({ ...base, en: mine.en, fr: theirs.fr });
  expect(mergeLetters(base, theirs, mine)).toEqual({ ...base, en: mine.en, fr: theirs.fr });
});

test("a correction and another theme are both kept", () => {
  const errata = [{ on: "2026-11-18", en: "A mistake.", fr: "Une faute." }];
  expect(mergeLetters(base, { ...base, errata }, { ...base, theme: "allocation" })).toEqual({
    ...base,
    errata,
    theme: "allocation",
  });
});

test("the same change made by both is no question", () => {
  const both = { ...base, signatory: "seine" };
  expect(mergeLetters(base, both, both)).toEqual(both);
});

test("what both changed is left to them", () => {
  const mine = { ...base, en: { ...words, title: "Mine" } };
  const theirs = { ...base, en: { ...words, body: "Theirs" } };
  expect(mergeLetters(base, mine, theirs)).toBeUndefined();
});
