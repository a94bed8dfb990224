import { expect, test } from "vitest";
import { stem, wordsOf } from "./stem.ts";

function stemsOf(text: string, language: "en" | "fr"): Set<string> {
  return new Set(wordsOf(text).map((word) => stem(word, language)));
}

test.each([
  "honoraire honoraires",
  "rémunérer rémunération rémunérations rémunéré rémunérée",
  "investir investissement investissements investisseur investisseurs",
  "social sociaux sociale sociales",
  "personnel personnelle personnelles",
  "appel appels",
  "sortie sortir sorties",
  "fusion fusions",
  "acquisition acquisitions",
  "émission émissions",
  "bureau bureaux",
  "prix",
])("the forms of a French word have one stem: %s", (forms) => {
  expect([...stemsOf(forms, "fr")]).toHaveLength(1);
});

test.each([
  "fee fees",
  "measure measured measuring measurement measurements",
  "policy policies",
  "invest investor investors investment investing",
  "apply applying applies",
  "plan planning plans",
  "manager managers management",
  "supervise supervised supervision",
])("the forms of an English word have one stem: %s", (forms) => {
  expect([...stemsOf(forms, "en")]).toHaveLength(1);
});

test.each([
  ["fr", "fonds fondation"],
  ["fr", "action actionnaire"],
  ["fr", "marché marge"],
  ["en", "fund foundation"],
  ["en", "share shore"],
  ["en", "board border"],
] as const)("in %s, these are two: %s", (language, pair) => {
  expect(stemsOf(pair, language).size).toBe(2);
});

test("what is cut off before an apostrophe is no word, in either spelling", () => {
  expect(wordsOf("l’impact d'une société")).toEqual(["impact", "une", "societe"]);
  expect(wordsOf("the seller’s loan")).toEqual(["the", "seller", "loan"]);
});

test("accents, capitals, ligatures and hyphens do not matter", () => {
  expect(wordsOf("Œuvre, CO-INVESTISSEMENT")).toEqual(["oeuvre", "co", "investissement"]);
  expect(wordsOf("Élagué")).toEqual(wordsOf("elague"));
});

test("letters joined by a sign are a word, and names joined by it are not", () => {
  expect(wordsOf("M&A, R & D")).toEqual(["mna", "rnd"]);
  expect(wordsOf("Alzette & Seine")).toEqual(["alzette", "seine"]);
});
