/** Reads the PDFs with pdf.js, the reader of Firefox, since Chromium made them. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import type { RootContent } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { isPolicy } from "#core/edition-texts.ts";
import { languages } from "#core/languages.ts";
import { brandOf } from "./brand.ts";
import { isPrinted, publicationsFolder, readPrintedPdfs, readPublications } from "./read.ts";

type Tag = { role: string; alt?: string; children?: (Tag | Content)[] };
type Content = { type: string; id: string };
/** A tag with the words below it. */
type Part = { role: string; alt?: string; words: string };

// A policy is printed as an edition (`builder/editions/pdfs.test.ts`).
const reports = readPublications().filter(({ slug }) => !isPolicy(slug));
const documents = reports.flatMap(({ slug, entries, texts, sources }) =>
  languages.map((language) => ({
    name: `${slug} in ${language}`,
    file: join(publicationsFolder, slug, `${language}.pdf`),
    entry: entries[language],
    text: texts[language],
    source: sources[language],
    printed: readPrintedPdfs()[slug]?.[language],
    language,
  })),
);

test.each(documents)("$name was printed from its text: run `npm run publications`", (document) => {
  expect(isPrinted(document.printed, document.source, brandOf())).toBe(true);
});

test.each(documents)("the PDF of $name is the one announced, and light", ({ printed, file }) => {
  const bytes = readFileSync(file);
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(printed?.sha256);
  expect(bytes.length).toBe(printed?.bytes);
  expect(bytes.length).toBeLessThan(200_000);
  expect(printed?.pages).toBeGreaterThan(2);
});

test.each(documents)("$name says what it is, in which language and by whom", async (document) => {
  const pdf = await open(document.file);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({
    Title: document.entry.title,
    Subject: document.entry.summary,
    Author: site.name,
    Language: document.language,
  });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect(pdf.numPages).toBe(document.entry.pdf?.pages);
});

test.each(documents)("finding: every figure of $name has a text in its place", async ({ file }) => {
  const figures = (await tagsOf(file)).filter((tag) => tag.get(name("S")) === name("Figure"));
  expect(figures.filter((figure) => !figure.has(name("Alt")))).toEqual([]);
});

test("finding: passages in the other language say so", async () => {
  for (const [file, other] of [
    ["esg-report-2025/fr.pdf", "(en)"],
    ["esg-report-2025/en.pdf", "(fr)"],
  ] as const) {
    const tags = await tagsOf(join(publicationsFolder, file));
    expect(tags.map((tag) => String(tag.get(name("Lang"))))).toContain(other);
  }
});

function name(of: string): PDFName {
  return PDFName.of(of);
}

async function tagsOf(file: string): Promise<PDFDict[]> {
  const pdf = await PDFDocument.load(readFileSync(file));
  return pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))
    .filter((object) => object.get(name("Type")) === name("StructElem"));
}

test.each(documents)("the outline of $name has its chapters", async ({ file, entry, text }) => {
  const outline = await (await open(file)).getOutline();
  const chapters = text.chapters.map(({ heading }, index) => `${index + 1} ${plainText(heading)}`);
  expect(outline.map(({ title }) => title)).toEqual([entry.title]);
  const titles = outline[0]?.items.map(({ title }: { title: string }) => title) ?? [];
  expect(titles.slice(0, chapters.length)).toEqual(chapters);
});

test.each(documents)("the tags of $name have its text in its order", async ({ file, text }) => {
  const parts = await partsOf(file);
  const blocks = [...text.opening, ...text.chapters.flatMap((chapter) => chapter.blocks)];
  const paragraphs = blocks.flatMap((block) => beginning(block) ?? []);
  const words = withoutSpaces(parts.map((part) => (part.role === "P" ? part.words : "")).join(""));
  let reached = 0;
  for (const paragraph of paragraphs) {
    const at = words.indexOf(withoutSpaces(paragraph), reached);
    expect.soft(at, paragraph).toBeGreaterThanOrEqual(reached);
    reached = Math.max(at, reached);
  }
  expect(paragraphs.length).toBeGreaterThan(7);
  const headings = parts
    .filter(({ role }) => role === "H2")
    .map((part) => withoutSpaces(part.words));
  const chapters = text.chapters.map(({ heading }, index) =>
    withoutSpaces(`${index + 1}${plainText(heading)}`),
  );
  expect(headings.slice(0, chapters.length)).toEqual(chapters);
  const tables = parts.filter(({ role }) => role === "Table");
  expect(tables).toHaveLength(blocks.filter(({ type }) => type === "table").length);
});

test.each(documents)("every drawing in $name has its alternative", async ({ file, text }) => {
  const blocks = text.chapters.flatMap((chapter) => chapter.blocks);
  const wanted = blocks.flatMap((block) => (block.type === "figure" ? [block.figure.alt] : []));
  const found = (await partsOf(file)).flatMap(({ alt }) => alt ?? []);
  expect(found).toEqual(wanted);
});

test.each(documents)("every page of $name is A4, not empty and not shrunk", async ({ file }) => {
  const pdf = await open(file);
  const sizes = new Map<string, number>();
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    expect.soft(page.view.map(Math.round)).toEqual([0, 0, 595, 842]);
    const { items } = await page.getTextContent();
    let characters = 0;
    for (const item of items) {
      if (!("str" in item)) continue;
      const size = item.height.toFixed(1);
      characters += item.str.length;
      sizes.set(size, (sizes.get(size) ?? 0) + item.str.length);
    }
    expect.soft(characters, `page ${number}`).toBeGreaterThan(300);
  }
  // The stylesheet sets the text in 10.5 points.
  const [most] = [...sizes].sort(([, a], [, b]) => b - a);
  expect(most?.[0]).toBe("10.5");
});

test.each(documents)("every link in $name leads to the site", async ({ file }) => {
  const pdf = await open(file);
  const addresses: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const links = await (await pdf.getPage(number)).getAnnotations();
    addresses.push(...links.flatMap(({ url }: { url?: string }) => url ?? []));
  }
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => !address.startsWith(`${site.origin}/`))).toEqual([]);
});

const opened = new Map<string, ReturnType<typeof getDocumentProxy>>();

/** Read once: several tests ask the same file. */
function open(file: string) {
  const pdf = opened.get(file) ?? getDocumentProxy(new Uint8Array(readFileSync(file)));
  opened.set(file, pdf);
  return pdf;
}

const read = new Map<string, Promise<Part[]>>();

function partsOf(file: string): Promise<Part[]> {
  const parts = read.get(file) ?? readParts(file);
  read.set(file, parts);
  return parts;
}

/** Every tag in the order in which it is read aloud; a tag that spans two pages comes once. */
async function readParts(file: string): Promise<Part[]> {
  const pdf = await open(file);
  const parts: Part[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const words = wordsById(items);
    walk((await page.getStructTree()) as unknown as Tag, words, parts);
  }
  return parts;
}

function wordsById(items: readonly object[]): Map<string, string> {
  const words = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    if ("str" in item) {
      const id = open.findLast((one) => one !== "") ?? "";
      words.set(id, (words.get(id) ?? "") + item.str);
    } else if ("type" in item && item.type === "endMarkedContent") open.pop();
    else open.push("id" in item && item.id ? String(item.id) : "");
  }
  return words;
}

function walk(tag: Tag, words: Map<string, string>, parts: Part[]): string {
  const part: Part = { role: tag.role, words: "", ...(tag.alt && { alt: tag.alt }) };
  parts.push(part);
  for (const child of tag.children ?? []) {
    part.words += "role" in child ? walk(child, words, parts) : (words.get(child.id) ?? "");
  }
  return part.words;
}

/** The first words of a paragraph, as far as they are plain. */
function beginning(block: RootContent): string | undefined {
  const [first] = block.type === "paragraph" ? block.children : [];
  return first?.type === "text" ? first.value.slice(0, 40) : undefined;
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, "");
}
