import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "#core/languages.ts";
import { siteTexts } from "../spelling/site-texts.ts";
import { isInDictionary, misspelt, ownWords, suggestions } from "../spelling/spell-checker.ts";

const texts = siteTexts();
/** Names that are the same in both languages stand in facts, outside the texts. */
const everything = ["app/**/words.*.ts", "core/*.ts", "content/**/*.{ts,md}"]
  .flatMap((files) => globSync(files))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

test.each(languages)("every text in %s is spelt right", (language) => {
  const ofLanguage = texts.filter((text) => text.language === language);
  expect(ofLanguage.length).toBeGreaterThan(500);
  const found = ofLanguage.flatMap(({ at, text }) =>
    misspelt(text, language).map((word) => ({ at, word })),
  );
  const places = Map.groupBy(found, ({ word }) => word);
  const faults = [...places].map(
    ([word, [first]]) => `${word} (${first?.at}): ${suggestions(word, language).join(", ")}?`,
  );
  expect(faults).toEqual([]);
});

test.each(languages)("a slip in %s is found", (language) => {
  const slips = {
    en: "The recomendation was organized by the comittee.",
    fr: "L’entreprize a reçu une recomandation : aujourd’hui, rien n’est signé.",
  };
  const expected = {
    en: ["recomendation", "organized", "comittee"],
    fr: ["L’entreprize", "recomandation"],
  };
  expect(misspelt(slips[language], language)).toEqual(expected[language]);
});

test("a passage in the other language is read in that language", () => {
  expect(misspelt("Le <en>Securities Act</en> et la due diligence.", "fr")).toEqual([]);
  expect(misspelt("Le <en>Securitees Act</en>.", "fr")).toEqual(["Securitees"]);
});

test.each(languages)("our own words in %s are sorted, needed and in no dictionary", (language) => {
  const words = ownWords(language);
  const { compare } = new Intl.Collator(language);
  expect(words).toEqual([...new Set(words)].sort(compare));
  expect(words.filter((word) => isInDictionary(word, language))).toEqual([]);
  expect(words.filter((word) => !everything.includes(word))).toEqual([]);
});
