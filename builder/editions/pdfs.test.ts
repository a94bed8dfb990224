/** Reads the PDFs with pdf.js, the reader of Firefox, since Chromium made them. */
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toString as plainText } from "mdast-util-to-string";
import { getDocumentProxy } from "unpdf";
import { expect, onTestFinished, test, vi } from "vitest";
import { site } from "#content/site.ts";
import { editionTexts, isPolicy, pathOfText } from "#core/edition-texts.ts";
import { languages } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import { editionPdfFile, hostPrintList, hostPrintName, pdfsOf } from "./pdfs.ts";
import { readEditions } from "./read.ts";

const documents = editionTexts.flatMap((text) =>
  readEditions(text).flatMap((edition) =>
    languages.map((language) => ({
      name: `${text} ${edition.version} in ${language}`,
      file: editionPdfFile(text, edition.version, language),
      path: `${localisePath(pathOfText(text), language)}/${edition.version}`,
      edition,
      language,
      text,
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
    expect(bytes.length).toBeLessThan(150_000);
  },
);

test.each(documents)(
  "$name says on paper what it is, and nothing of other editions",
  async ({ edition, language, file, path, text }) => {
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
    const titles = outline?.items.map((item: { title: string }) => item.title);
    // A policy ends with its notes, a warning and how to cite it.
    expect(isPolicy(text) ? titles?.slice(0, -3) : titles).toEqual(chapters);
    const page = await pdf.getPage(1);
    expect(page.view.map(Math.round)).toEqual([0, 0, 595, 842]);
    const { items } = await page.getTextContent();
    const words = items.map((item) => ("str" in item ? item.str : "")).join("");
    expect(words).toContain(site.origin + path);
  },
);

test("an edition of the desk has the PDFs that its host printed, while their files are there", () => {
  const folder = mkdtempSync(join(tmpdir(), "prints-"));
  vi.stubEnv("EDITION_PRINTS", folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  const hash = "1".repeat(64);
  expect(pdfsOf("privacy", "9.0", hash)).toEqual({});
  const print = { sha256: "2".repeat(64), bytes: 4, pages: 1 };
  const names = languages.map((language) => hostPrintName(hash, language));
  const list = Object.fromEntries(names.map((name) => [name, print]));
  writeFileSync(join(folder, hostPrintList), JSON.stringify(list));
  writeFileSync(join(folder, `${hostPrintName(hash, "fr")}.pdf`), "%PDF");
  expect(pdfsOf("privacy", "9.0", hash)).toEqual({ fr: print });
  expect(pdfsOf("privacy", "9.0", "0".repeat(64))).toEqual({});
});

test("an edition with other words, as one of the desk may be, has no PDF", () => {
  const { text, version, hash } = documents[0]?.edition ?? { text: "", version: "", hash: "" };
  expect(Object.keys(pdfsOf(text, version, hash))).toEqual([...languages]);
  expect(pdfsOf(text, version, "0".repeat(64))).toEqual({});
});
