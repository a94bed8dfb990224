import { expect, test } from "vitest";
import { grownLonger, isSoundChange, newFlaggedWords, sentenceFaults } from "./page-checks.ts";

const stood = { en: "We advise {{count}} people.", fr: "Nous conseillons {{count}} personnes." };
const entry = (now: { en: string; fr: string }, alone: "en" | "fr" | null = null) => ({
  place: "who-we-are",
  path: "lede",
  was: stood,
  stood,
  now,
  alone,
});

test("both languages changed are right, one alone only where somebody said so", () => {
  const both = { en: "We serve {{count}} people.", fr: "Nous servons {{count}} personnes." };
  expect(sentenceFaults(entry(both))).toEqual([]);
  const english = { ...stood, en: both.en };
  expect(sentenceFaults(entry(english))).toEqual(["parity"]);
  expect(sentenceFaults(entry(english, "en"))).toEqual([]);
  expect(sentenceFaults(entry(english, "fr"))).toEqual(["parity"]);
  expect(sentenceFaults(entry(both, "en"))).toEqual(["both"]);
});

test("a space that typography sets is no change of its own", () => {
  const set = {
    en: "We advise {{count}} people today.",
    fr: "Nous conseillons {{count}}\u00a0personnes.",
  };
  expect(sentenceFaults(entry(set))).toEqual(["parity"]);
});

test("a placeholder that is missing, invented or changed is a fault", () => {
  const without = { en: "We advise people.", fr: "Nous conseillons des gens." };
  expect(sentenceFaults(entry(without))).toEqual(["placeholders"]);
  const invented = { en: "{{who}} {{count}}", fr: "{{who}} {{count}}" };
  expect(sentenceFaults(entry(invented))).toEqual(["placeholders"]);
});

test("nothing is left empty, and no text is changed twice in one change", () => {
  expect(sentenceFaults(entry({ en: " ", fr: "" }))).toContain("empty");
  const both = { en: "For {{count}} people.", fr: "Pour {{count}} personnes." };
  expect(isSoundChange({ page: "/who-we-are", texts: [entry(both)] })).toBe(true);
  expect(isSoundChange({ page: "/who-we-are", texts: [entry(both), entry(both)] })).toBe(false);
});

test("a sample, and the other language in a column, are faults", () => {
  const sample = { en: "Lorem ipsum {{count}}", fr: "Nous servons {{count}} personnes." };
  expect(sentenceFaults(entry(sample))).toEqual(["unfit"]);
  const swapped = {
    en: "Nous conseillons depuis longtemps {{count}} personnes qui nous font confiance avec les leurs.",
    fr: "Nous servons {{count}} personnes.",
  };
  expect(sentenceFaults(entry(swapped))).toEqual(["unfit"]);
});

test("words for compliance are shown where they are new", () => {
  const promise = { en: "We guarantee {{count}} returns.", fr: "Nous garantissons {{count}}." };
  expect(newFlaggedWords(entry(promise), "en").map(({ words }) => words)).toEqual(["guarantee"]);
  expect(newFlaggedWords({ ...entry(promise), stood: promise }, "en")).toEqual([]);
});

test("a text that has become half as long again is told, a word more is not", () => {
  expect(grownLonger(entry({ ...stood, en: `${stood.en} ${stood.en}` }), "en")).toBe(true);
  expect(grownLonger(entry({ ...stood, en: `${stood.en} Yes.` }), "en")).toBe(false);
});
