/** Reads the PDFs with pdf.js, the reader of Firefox, since Chromium made them. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { toString as plainText } from "mdast-util-to-string";
import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { legalPages } from "#content/legal/editions.ts";
import { site } from "#content/site.ts";
import { languages } from "#core/languages.ts";
import { pathTo } from "#core/paths.ts";
import { editionPdfFile, pdfsOf } from "./pdfs.ts";
import { readEditions } from "./read.ts";

const documents = legalPages.flatMap((text) =>
  readEditions(text).flatMap((edition) =>
    languages.map((language) => ({
      name: `${text} ${edition.version} in ${language}`,
      file: editionPdfFile(text, edition.version, language),
      path: `${pathTo(text, language)}/${edition.version}`,
      edition,
      language,
    })),
  ),
);

test.each(documents)(
  "$name has the PDF announced: run `npm run publications`",
  ({ edition, language, file }) => {
    const bytes = readFileSync(file);
    const { sha256, bytes: size } = edition.pdfs[language] ?? {};
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(sha256);
    expect(bytes.length).toBe(size);
    expect(bytes.length).toBeLessThan(100_000);
  },
);

test.each(documents)(
  "$name says on paper what it is, and nothing of other editions",
  async ({ edition, language, file, path }) => {
    const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)));
    const { title, summary } = edition.titles[language];
    expect((await pdf.getMetadata()).info).toMatchObject({
      Title: `${title}, ${edition.version}`,
      Subject: summary,
      Author: site.name,
      Language: language,
    });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(pdf.numPages).toBe(edition.pdfs[language]?.pages);
    const [outline] = await pdf.getOutline();
    // Without the list of all editions, which will grow.
    const chapters = edition.texts[language].chapters.map(
      ({ heading }, index) => `${index + 1} ${plainText(heading)}`,
    );
    expect(outline?.title).toBe(title);
    expect(outline?.items.map((item: { title: string }) => item.title)).toEqual(chapters);
    const page = await pdf.getPage(1);
    expect(page.view.map(Math.round)).toEqual([0, 0, 595, 842]);
    const { items } = await page.getTextContent();
    const words = items.map((item) => ("str" in item ? item.str : "")).join("");
    expect(words).toContain(site.origin + path);
  },
);

test("an edition with other words, as one of the desk may be, has no PDF", () => {
  const { text, version, hash } = documents[0]?.edition ?? { text: "", version: "", hash: "" };
  expect(Object.keys(pdfsOf(text, version, hash))).toEqual([...languages]);
  expect(pdfsOf(text, version, "0".repeat(64))).toEqual({});
});
