import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { site } from "#content/site.ts";
import { dressPdf, pagesOf } from "./dress-pdf.ts";
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
  expect(bytes.length).toBeLessThan(900_000);
  expect(pagesOf(bytes)).toBe(print?.pages);
  expect(print?.pages).toBeGreaterThan(3);
});

test.each(documents)(
  "the PDF of $name is tagged, with outline, language and author",
  (document) => {
    const text = document.pdf().toString("latin1");
    expect(text).toMatch(/\/MarkInfo <<[^>]*\/Marked true/);
    expect(text).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(text).toMatch(/\/Outlines \d+ 0 R/);
    expect(text).toContain(`/Lang (${document.language})`);
    expect(text).toContain(`/Author <${hex(site.name)}>`);
    expect(text).toContain(`/Title <${hex(document.entry.title)}>`);
  },
);

test("the update at the end of a PDF points at itself", () => {
  const plain = Buffer.from(
    "%PDF-1.4\n1 0 obj\n<</CreationDate (D:20261115093000+00'00')>>\nendobj\nxref\n0 2\ntrailer\n<</Size 2\n/Root 1 0 R\n/Info 1 0 R>>\nstartxref\n60\n%%EOF\n",
    "latin1",
  );
  const about = { title: "É", author: "A", subject: "S", published: "2026-06-18" };
  const text = dressPdf(plain, about).toString("latin1");
  const table = Number([...text.matchAll(/startxref\n(\d+)/g)].at(-1)?.[1]);
  expect(text.slice(table, table + 4)).toBe("xref");
  const object = Number(/(\d{10}) 00000 n/.exec(text.slice(table))?.[1]);
  expect(text.slice(object)).toMatch(/^1 0 obj\n<<\/Title <FEFF00C9>/);
  expect(text).not.toContain("20261115");
  expect(text).toContain("/Prev 60");
});

test("the feed has every document, newest first, and escapes what it says", () => {
  const feed = feedFile(readPublications(), "fr");
  const dates = [...feed.matchAll(/<published>(.*?)</g)].map(([, date = ""]) => date);
  expect(dates).toHaveLength(documents.length / 2);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(feed).not.toMatch(/&(?!amp;|lt;|gt;)/);
});

function hex(text: string): string {
  return Buffer.from(`\ufeff${text}`, "utf16le").swap16().toString("hex").toUpperCase();
}
