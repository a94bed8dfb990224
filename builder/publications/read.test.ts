import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toString as plainText } from "mdast-util-to-string";
import { expect, onTestFinished, test } from "vitest";
import { formatDate } from "#app/i18n/format.ts";
import { languages } from "#core/languages.ts";
import type { ParsedText } from "#core/parse-text.ts";
import { publicationsFolder, readPublications } from "./read.ts";

const all = readPublications();

/** A copy of the publications, with one more or one changed. */
function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "publications-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(publicationsFolder, folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const texts = {
  en: "An opening.\n\n## A chapter\n\nA line with a note.[^one]\n\n[^one]: The note.\n",
  fr: "Une ouverture.\n\n## Un chapitre\n\nUne ligne avec une note[^one].\n\n[^one]: La note.\n",
};

function written(language: "en" | "fr", head = {}, body = texts[language]): string {
  const matter = {
    title: "A new policy",
    slug: "new-policy",
    category: "investment-policy",
    published: "2030-01-31",
    version: '"1.0"',
    language,
    summary: "What the policy covers, whom it binds, and since when it applies, in one sentence.",
    ...head,
  };
  const lines = Object.entries(matter).map(([key, value]) => `${key}: ${value}`);
  return `---\n${lines.join("\n")}\n---\n\n${body}`;
}

test("there are at least six, one per category, in both languages", () => {
  expect(all.length).toBeGreaterThanOrEqual(6);
  expect(new Set(all.map(({ entries }) => entries.en.category)).size).toBe(4);
  for (const { texts, slug } of all) {
    for (const language of languages) {
      const { tables, notes, last } = measured(texts[language]);
      expect.soft(tables, slug).toBeGreaterThan(0);
      expect.soft(notes, slug).toBeGreaterThan(0);
      expect.soft(last, slug).toBe("references");
    }
  }
});

test("in each category one at least has tables, a figure and notes to back it", () => {
  const backed = all.filter(({ texts }) =>
    languages.every((language) => {
      const { tables, figures, notes } = measured(texts[language]);
      return tables > 1 && figures > 0 && notes > 3;
    }),
  );
  expect(backed.length).toBeGreaterThanOrEqual(6);
  expect(new Set(backed.map(({ entries }) => entries.en.category)).size).toBe(4);
});

function measured({ chapters, notes }: ParsedText) {
  const kinds = chapters.flatMap(({ blocks }) => blocks.map(({ type }) => type));
  return {
    tables: kinds.filter((kind) => kind === "table").length,
    figures: kinds.filter((kind) => kind === "figure").length,
    notes: notes.length,
    last: chapters.at(-1)?.id,
  };
}

test("a version that is not the first says its day, and the last correction is of that day", () => {
  for (const { entries, texts, slug } of all) {
    for (const language of languages) {
      const { version, revised } = entries[language];
      if (!revised) continue;
      const corrections = texts[language].chapters.find(({ id }) => id === "corrections");
      const last = plainText(corrections?.blocks.at(-1)).replaceAll(/\s/g, " ");
      const day = formatDate(revised, language).replaceAll(/\s/g, " ");
      expect.soft(last, slug).toMatch(new RegExp(`^Version ${version}, ${day}\\. `));
    }
  }
});

test("both languages have the same figures", () => {
  for (const { texts, slug } of all) {
    const [english, french] = languages.map((language) =>
      texts[language].chapters
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.type === "figure" ? [block.figure] : []))
        .map(({ id, kind, series }) => ({ id, kind, values: series.map((one) => one.values) })),
    );
    expect.soft(french, slug).toEqual(english);
  }
});

test("two files in a folder are a publication, the newest first", () => {
  const folder = folderWith({
    "new-policy/en.md": written("en"),
    "new-policy/fr.md": written("fr"),
  });
  const [newest] = readPublications(folder);
  expect(newest?.slug).toBe("new-policy");
  expect(newest?.entries.fr).toMatchObject({ title: "A new policy", minutes: 1 });
  expect(newest?.texts.fr.chapters[0]?.id).toBe("a-chapter");
  expect(newest?.texts.en.notes).toHaveLength(1);
});

test.each([
  ["an unknown category", { category: "poem" }, /faulty front matter.*category/],
  ["a date that is none", { published: "soon" }, /faulty front matter.*published/],
  ["a later version without its day", { version: '"1.1"' }, /faulty front matter.*revised/],
  ["a key that is not known", { author: "nobody" }, /faulty front matter/],
  ["another document's name", { slug: "other" }, /says that it is other/],
  ["another version than its translation", { version: '"2.0"' }, /not the same version/],
  ["a predecessor that is not there", { follows: "nothing" }, /names nothing/],
])("%s is refused", (_name, head, sentence) => {
  const folder = folderWith({
    "new-policy/en.md": written("en", head),
    "new-policy/fr.md": written("fr"),
  });
  expect(() => readPublications(folder)).toThrow(sentence);
});

test("headings that are not the same in both languages are refused", () => {
  const folder = folderWith({
    "new-policy/en.md": written("en", {}, `${texts.en}\n## One more\n`),
    "new-policy/fr.md": written("fr"),
  });
  expect(() => readPublications(folder)[0]?.texts).toThrow(/not the same headings/);
});
