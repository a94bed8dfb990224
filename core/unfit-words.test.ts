import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Language } from "./languages.ts";
import { unfitWords } from "./unfit-words.ts";

const published = globSync("content/{editions,letters,publications}/**/*.md");

test.each(published)("%s has neither samples nor the other language", (file) => {
  const language = /(?:^|[./])fr\.md$/.test(file.replaceAll("\\", "/")) ? "fr" : "en";
  expect(unfitWords(readFileSync(file, "utf8"), language)).toEqual([]);
});

test.each(published)("%s is in the other language wherever it has a paragraph", (file) => {
  const language = /(?:^|[./])fr\.md$/.test(file) ? "en" : "fr";
  const body = readFileSync(file, "utf8").replace(/^---[\s\S]*?\n---\n/, "");
  const paragraphs = body.split("\n").filter((line) => /^[A-ZÀ-Ý].{160,}/.test(line));
  const found = unfitWords(body, language).filter(({ kind }) => kind === "language");
  expect(found.length).toBeGreaterThanOrEqual(paragraphs.length);
});

test.each<[string, Language, string, number]>([
  ["Lorem ipsum dolor sit amet.", "en", "sample", 1],
  ["A first line.\n\nTitle here", "en", "sample", 3],
  ["Votre titre ici", "fr", "sample", 1],
  ["Le montant est de xxx euros.", "fr", "sample", 1],
  ["Le montant est de XXXX euros.", "fr", "sample", 1],
  ["## A heading", "en", "sample", 1],
  ["Table: Ce que montre le tableau", "fr", "sample", 1],
  ["Dear {{name}}, we write.", "en", "sample", 1],
  ["Le rapport [à compléter] est prêt.", "fr", "sample", 1],
  ["Le prix de l’attente se paie en euros.", "en", "language", 1],
  ["The price of waiting is paid in euros.", "fr", "language", 1],
  ["What it says is in the table.", "fr", "language", 1],
  ["One.\n\n- Ce que les banques ont répondu", "en", "language", 3],
])("%j is no %s text: %s", (text, language, kind, line) => {
  expect(unfitWords(text, language)).toMatchObject([{ kind, line }]);
});

test.each<[string, Language]>([
  ["The law <fr>relative aux obligations de la profession du conseil</fr> applies.", "en"],
  ["Our office is at 12 rue de la Paix, Paris, and in the Grand Duchy.", "en"],
  ["See [the note](/fr/le-prix-de-l-attente-dans-les-banques).", "en"],
  ["A test of nerves.", "en"],
  ["Le rapport <en>The state of the market and what it is for</en> est sorti.", "fr"],
  ["Un formulaire à compléter, un titre au porteur.", "fr"],
])("%j may stand", (text, language) => {
  expect(unfitWords(text, language)).toEqual([]);
});
