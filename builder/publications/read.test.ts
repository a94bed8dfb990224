import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toString as plainText } from "mdast-util-to-string";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { formatDate } from "#app/i18n/format.ts";
import { languages } from "#core/languages.ts";
import type { ParsedText } from "#core/parse-text.ts";
import { soundPublications } from "./draw.ts";
import { feedFile } from "./files.ts";
import { keepOfDesk, type PublicationRow } from "./of-desk.ts";
import { type Publication, publicationsFolder, readPublications } from "./read.ts";

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

const row = {
  slug: "esg-report-2030",
  version: "1.0",
  category: "esg-report" as const,
  published_on: "2031-05-02",
  after: null as string | null,
  follows: "esg-report-2025",
  change: { en: "", fr: "" },
  en: {
    title: "ESG report 2030",
    summary: "s".repeat(80),
    body: `${texts.en}## References\n\nOne.`,
  },
  fr: { title: "Rapport ESG", summary: "s".repeat(80), body: `${texts.fr}## Sources\n\nUne.` },
};
const later = (version: string, change: string, after: string | null = "1.0"): PublicationRow => ({
  ...row,
  version,
  after,
  published_on: "2031-06-01",
  change: { en: change, fr: change },
});

/** The publications, with these rows of the desk. */
function withRows(...rows: readonly PublicationRow[]) {
  const folder = mkdtempSync(join(tmpdir(), "publications-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv("PUBLICATIONS_FILE", join(folder, "rows.json"));
  keepOfDesk(rows);
  return readPublications();
}
afterEach(() => vi.unstubAllEnvs());

test("one from the desk is a publication like the others, without a PDF", () => {
  const [newest, ...others] = withRows(row);
  expect(newest?.entries.en).toMatchObject({
    ...{ slug: row.slug, version: "1.0", published: row.published_on },
    ...{ follows: "esg-report-2025", authors: [] },
  });
  expect(newest?.entries.en).not.toHaveProperty("revised");
  expect(newest?.entries.en).not.toHaveProperty("pdf");
  expect(others).toEqual(all);
  expect(feedFile([newest as Publication], "fr")).not.toContain("enclosure");
});

test("of several versions the newest shows, with its note before the references in both", () => {
  const [newest] = withRows(
    row,
    later("1.9", "Nine."),
    later("1.10", "A sum is put right.", "1.9"),
  );
  expect(newest?.entries.fr).toMatchObject({
    ...{ version: "1.10", published: "2031-05-02", revised: "2031-06-01" },
  });
  for (const language of languages) {
    const { chapters } = newest?.texts[language] ?? { chapters: [] };
    expect(chapters.map(({ id }) => id)).toEqual(["a-chapter", "corrections", "references"]);
    expect(plainText(chapters[1]?.blocks.at(-1))).toMatch(
      /^Version.1\.10, .*\. A sum is put right\.$/,
    );
  }
  // The next one begins with all of it, and adds its own note to those before.
  const { en, fr } = newest?.written ?? row;
  const [again] = withRows(row, { ...later("1.11", "Another."), en, fr });
  const notes = again?.texts.fr.chapters.find(({ id }) => id === "corrections")?.blocks;
  expect(notes?.map((note) => plainText(note).split(",")[0])).toHaveLength(2);
});

test("a version of the desk takes the place of the program's, until that is newer", () => {
  const shipped = all.find(({ slug }) => slug === "esg-report-2025")?.entries.en;
  const of = (version: string, after: string | null = shipped?.version ?? "") => ({
    ...later(version, "More.", after),
    slug: "esg-report-2025",
    follows: null,
  });
  const shown = withRows(of("9.9")).find(({ slug }) => slug === "esg-report-2025")?.entries.en;
  expect(shown).toMatchObject({ version: "9.9", published: shipped?.published });
  expect(sound(of("9.9"), of("9.10", "9.9"))).toEqual({
    kept: ["esg-report-2025/9.9", "esg-report-2025/9.10"],
    faults: [],
  });
  const left = (...rows: PublicationRow[]) => {
    const { kept, faults } = sound(...rows);
    return { kept, faults: faults.join() };
  };
  expect(left(of("1.0"))).toEqual({
    kept: [],
    faults: expect.stringMatching(/is older than version/),
  });
  // Another publication at its address, or a version that the program brought meanwhile.
  expect(left(of("9.9", null))).toEqual({
    kept: [],
    faults: expect.stringMatching(/is a first version, and version .* is at its address/),
  });
  expect(left(of("9.9", "0.9"))).toEqual({
    kept: [],
    faults: expect.stringMatching(/is written from version 0\.9, and/),
  });
  // What a later one replaced is not told.
  expect(left(of("1.0"), of("9.9"))).toEqual({ kept: ["esg-report-2025/9.9"], faults: "" });
});

test.each([
  ["the address of a policy", { slug: "complaints-policy" }, /has the address of a policy/],
  ["a category that is none of its", { category: "investment-policy" }, /cannot be read.*category/],
  ["a summary that no list has room for", { fr: { ...row.fr, summary: "" } }, /summary/],
])("a row with %s is refused with a sentence", (_what, wrong, sentence) => {
  expect(() => withRows({ ...row, ...wrong } as PublicationRow)).toThrow(sentence);
});

test("what it continues may come later, or be gone: then only the link goes", () => {
  const earlier = { ...row, slug: "a-report", follows: "esg-report-2030" };
  const of = (publications: readonly Publication[]) =>
    publications.find(({ slug }) => slug === "a-report")?.entries.en;
  expect(of(withRows(earlier, row))).toHaveProperty("follows", "esg-report-2030");
  expect(of(withRows(earlier))).not.toHaveProperty("follows");
});

/** Which rows are kept for the build, and why the others are not. */
function sound(...rows: readonly unknown[]) {
  withRows();
  const faults: string[] = [];
  const kept = soundPublications(rows as PublicationRow[], (name, error) => {
    faults.push(`${name}: ${error}`);
  });
  return { kept: kept.map(({ slug, version }) => `${slug}/${version}`), faults };
}

test("a row that cannot be read is left out, and the others are kept, in any order", () => {
  const second = later("1.1", "More.");
  const unread = { ...row, slug: "other", en: { ...row.en, body: "![](a.jpg)" } };
  const { kept, faults } = sound(
    { ...row, slug: "a-report", follows: row.slug },
    unread,
    second,
    row,
  );
  expect(kept.toSorted()).toEqual(["a-report/1.0", "esg-report-2030/1.0", "esg-report-2030/1.1"]);
  expect(faults).toEqual([expect.stringMatching(/^publications\/other\/1\.0: /)]);
});
