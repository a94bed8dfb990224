import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "#core/languages.ts";
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
  expect(bytes.length).toBeLessThan(350_000);
  expect(pagesOf(bytes)).toBe(print?.pages);
  expect(print?.pages).toBeGreaterThan(3);
});

test("the update at the end of a PDF points at each object it replaces", () => {
  const plain = Buffer.from(
    `%PDF-1.4
1 0 obj
<</CreationDate (D:20261115093000+00'00')>>
endobj
2 0 obj
<</Type /StructTreeRoot
/K [(node00000270) (node00000276) (node00000270)]>>
endobj
3 0 obj
<</Title (1A\\(b\\)heading)
/Dest [4 0 R /XYZ 0 0 0]>>
endobj
xref
0 2
trailer
<</Size 4
/Root 1 0 R
/Info 1 0 R>>
startxref
60
%%EOF
`,
    "latin1",
  );
  const words = { title: "É", author: "A", subject: "S", headings: ["1 A (b) heading"] };
  const text = dressPdf(plain, { ...words, published: "2026-06-18" }).toString("latin1");
  const table = Number([...text.matchAll(/startxref\n(\d+)/g)].at(-1)?.[1]);
  expect(text.slice(table, table + 4)).toBe("xref");
  const rows = [...text.slice(table).matchAll(/^(\d) 1\n(\d{10}) 00000 n $/gm)];
  const [info, tags, item] = rows.map(([, , at]) => text.slice(Number(at)));
  expect(info).toMatch(/^1 0 obj\n<<\/Title <FEFF00C9>/);
  expect(tags).toMatch(/^2 0 obj\n<<\/Type \/StructTreeRoot\n.*\n\/RoleMap <</);
  expect(tags).toContain("/K [(node00000000) (node00000001) (node00000000)]");
  expect(item).toContain(`3 0 obj\n<</Title <${hex("1 A (b) heading")}>\n/Dest [4 0 R`);
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
