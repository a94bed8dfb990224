import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { officeOf, publicationDirector } from "#content/people.ts";
import { site } from "#content/site.ts";
import { languages } from "#core/languages.ts";
import { letterThemes } from "#core/letter-text.ts";
import { letterFeedFile } from "./files.ts";
import type { LetterRow } from "./front-matter.ts";
import { letterIn, lettersIn, readLetters } from "./read.ts";

const body = "An opening.\n\n## A part\n\nA line, corrected.[^erratum]\n";
const row: LetterRow = {
  slug: "from-the-desk",
  published_on: "2030-01-31",
  changed_at: "2030-02-02T10:00:00+01:00",
  theme: "allocation",
  signatory: publicationDirector.id,
  en: { title: "From the desk", summary: "What it says.", body },
  fr: { title: "Du bureau", summary: "Ce qu’elle dit.", body },
  errata: [{ on: "2030-02-02", en: "It said 3%.", fr: "Elle disait 3 %." }],
};

function fileWith(...rows: unknown[]): string {
  const folder = mkdtempSync(join(tmpdir(), "letters-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "letters.json");
  writeFileSync(file, JSON.stringify(rows));
  return file;
}

function withRows(...rows: unknown[]) {
  return readLetters(undefined, fileWith(...rows));
}

test("a letter on each theme comes with the site, newest first", () => {
  for (const language of languages) {
    const entries = lettersIn(language);
    expect(new Set(entries.map(({ theme }) => theme))).toEqual(new Set(letterThemes));
    const days = entries.map(({ published }) => published);
    expect(days).toEqual([...days].sort().reverse());
  }
});

test("each names the one before and the one after it", () => {
  const [newest, middle] = lettersIn("fr");
  expect(letterIn(newest?.slug ?? "", "fr")).toMatchObject({ older: { title: middle?.title } });
  expect(letterIn(newest?.slug ?? "", "fr")).not.toHaveProperty("newer");
  expect(letterIn("nowhere", "fr")).toBeUndefined();
});

test("a letter of the desk stands among them, signed, with its day", () => {
  const [first] = withRows(row);
  expect(first?.entries.fr).toMatchObject({
    title: "Du bureau",
    published: "2030-01-31",
    changed: "2030-02-02T09:00:00.000Z",
    signatory: { name: publicationDirector.name, city: officeOf(publicationDirector).city.fr },
  });
});

test("who has left the firm still signs it, without a medallion; who is not known, the firm", () => {
  const both = (words: string) => ({ en: words, fr: words });
  const signed = { name: "Ada Mosel", role: both("Partner"), city: both("Trier") };
  const [named] = withRows({ ...row, signatory: "mosel", signed });
  expect(named?.entries.fr.signatory).toEqual({
    name: "Ada Mosel",
    role: "Partner",
    city: "Trier",
  });
  const [unknown] = withRows({ ...row, signatory: "mosel", signed: null });
  expect(unknown?.entries.en.signatory).toMatchObject({ name: site.name, role: "" });
});

test("it takes the place of one that came with the site", () => {
  const { slug } = lettersIn("en")[0] ?? {};
  const letters = withRows({ ...row, slug });
  expect(letters).toHaveLength(lettersIn("en").length);
  expect(letters.find((letter) => letter.slug === slug)?.entries.en.title).toBe("From the desk");
});

test("an erratum is a note at the place that calls it, and is told apart where none does", () => {
  const [called] = withRows(row);
  expect(called?.entries.en.errata).toEqual([
    { id: "erratum", on: "2030-02-02", text: "It said 3%.", hasPlace: true },
  ]);
  expect(JSON.stringify(called?.texts.en.notes)).toContain("Erratum, 2 February 2030.");
  const plain = { title: "A title", summary: "A summary.", body: "An opening." };
  const [uncalled] = withRows({ ...row, en: plain, fr: plain });
  expect(uncalled?.entries.en.errata[0]?.hasPlace).toBe(false);
  expect(uncalled?.texts.en.notes).toEqual([]);
});

test.each([
  ["theme", { theme: "weather" }, /from-the-desk cannot be read.*theme/],
  ["address", { slug: "../secret" }, /cannot be read.*slug/],
])("a row with a wrong %s is refused with a sentence", (_what, wrong, sentence) => {
  expect(() => withRows({ ...row, ...wrong })).toThrow(sentence);
});

test("the feed tells the last change of each, and of all", () => {
  const feed = letterFeedFile(withRows(row), "fr");
  expect(feed.match(/<updated>(.*?)</)?.[1]).toBe("2030-02-02T09:00:00.000Z");
  expect(feed).toContain("<title>Du bureau</title>");
  expect(feed).not.toMatch(/&(?!amp;|lt;|gt;)/);
});
