import { expect, test } from "vitest";
import { flaggedWords, hasWarning } from "./compliance-words.ts";
import type { Language } from "./languages.ts";

const seen = (text: string, language: Language) =>
  flaggedWords(text, language).map(({ kind, line, words }) => [kind, line, words]);

test.each<[Language, string, string, string]>([
  ["en", "The income is guaranteed by nobody.", "promise", "guaranteed"],
  ["en", "A Risk-free deposit.", "promise", "Risk-free"],
  ["en", "You cannot lose.", "promise", "cannot lose"],
  ["en", "Our best idea.", "superlative", "best"],
  ["en", "A market-leading fund.", "superlative", "market-leading"],
  ["en", "The fund returned 7.4% a year.", "performance", "7.4%"],
  ["en", "An IRR of 12 per cent.", "performance", "12 per cent"],
  ["fr", "Un revenu garanti.", "promise", "garanti"],
  ["fr", "Une rente garantie.", "promise", "garantie"],
  ["fr", "Un placement sans aucun risque.", "promise", "sans aucun risque"],
  ["fr", "Le meilleur fonds.", "superlative", "meilleur"],
  ["fr", "Une équipe exceptionnelle.", "superlative", "exceptionnelle"],
  ["fr", "Un rendement de 7,4 % par an.", "performance", "7,4 %"],
  ["fr", "Un TRI de 12\u202f%.", "performance", "12\u202f%"],
])("%s: %s", (language, text, kind, words) => {
  expect(seen(text, language)).toEqual([[kind, 1, words]]);
});

test.each<[Language, string]>([
  ["en", "The guarantor is a bestiary."],
  ["en", "Fifteen per cent of the assets, or 15%, are unlisted."],
  ["en", "It lost 3%. The return is unknown."],
  ["fr", "Le garant ne dit rien."],
  ["fr", "Ils détiennent 15 % de leurs avoirs."],
  ["fr", "Un triage de 12 % des dossiers."],
])("%s: nothing to see in “%s”", (language, text) => {
  expect(seen(text, language)).toEqual([]);
});

test("each is shown with its line and the words around it", () => {
  expect(flaggedWords("One line.\n\nThis is guaranteed, they say.", "en")).toEqual([
    { kind: "promise", line: 3, before: "This is ", words: "guaranteed", after: ", they say." },
  ]);
});

test.each<[Language, string]>([
  ["en", "Past performance is no guide to future performance."],
  ["en", "The results of one period say nothing of those of another."],
  ["en", "Results observed in one period do not predict those of another."],
  ["fr", "Les performances passées ne préjugent pas des performances futures."],
])("%s: “%s” is a warning", (language, sentence) => {
  expect(hasWarning(sentence, language)).toBe(true);
  expect(hasWarning("A letter without one.", language)).toBe(false);
});
