import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "#core/languages.ts";
import { feedFile } from "./files.ts";
import { publicationsFolder, readPrints, readPublications } from "./read.ts";

const prints = readPrints();
const documents = readPublications().flatMap((publication) =>
  languages.map((language) => ({
    name: `${publication.slug} in ${language}`,
    entry: publication.entries[language],
    source: publication.sources[language],
    print: prints[publication.slug]?.[language],
    pdf: () => readFileSync(join(publicationsFolder, publication.slug, `${language}.pdf`)),
    language,
  })),
);

test.each(documents)("$name was printed from its text: run `npm run publications`", (document) => {
  expect(document.print?.source).toBe(document.source);
});

test.each(documents)("the PDF of $name is the one announced, and light", ({ print, pdf }) => {
  const bytes = pdf();
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(print?.sha256);
  expect(bytes.length).toBe(print?.bytes);
  expect(bytes.length).toBeLessThan(350_000);
  expect(print?.pages).toBeGreaterThan(3);
});

test("the feed has every document, newest first, and escapes what it says", () => {
  const feed = feedFile(readPublications(), "fr");
  const dates = [...feed.matchAll(/<published>(.*?)</g)].map(([, date = ""]) => date);
  expect(dates).toHaveLength(documents.length / 2);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(feed).not.toMatch(/&(?!amp;|lt;|gt;)/);
});
