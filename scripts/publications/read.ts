import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Entry, Print } from "#app/features/publications/entry.ts";
import type { PublicationText } from "#app/features/publications/text.ts";
import { type Language, languages } from "#app/i18n/languages.ts";
import { typeset } from "#app/i18n/typeset.ts";
import { type FrontMatter, splitText } from "./front-matter.ts";
import { parseBody, shareIds } from "./parse-body.ts";

export const publicationsFolder = "content/publications";
const wordsPerMinute = 220;

export type Publication = {
  slug: string;
  entries: Record<Language, Entry>;
  texts: Record<Language, PublicationText>;
  /** SHA-256 of each source. */
  sources: Record<Language, string>;
};

/** What was printed, and from which source. */
export type Prints = Record<string, Partial<Record<Language, Print & { source: string }>>>;

/** A build asks for them a dozen times, and reading a text takes a while: each is read once. */
const known = new Map<string, Publication>();

/** Every publication in the folder, newest first: a folder with a text per language is one. */
export function readPublications(folder = publicationsFolder): Publication[] {
  const prints = readPrints(folder);
  const all = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readPublication(folder, name, prints));
  checkLinks(all);
  return all.sort((a, b) => (a.entries.en.published < b.entries.en.published ? 1 : -1));
}

export function readPrints(folder = publicationsFolder): Prints {
  const file = join(folder, "prints.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

function readPublication(folder: string, slug: string, prints: Prints): Publication {
  const read = both((language) => {
    const file = join(folder, slug, `${language}.md`);
    const source = readFileSync(file, "utf8");
    const { head, body } = splitText(source, file);
    if (head.slug !== slug || head.language !== language) {
      throw new Error(`${file} says that it is ${head.slug} in ${head.language}.`);
    }
    return { head, body, source: createHash("sha256").update(source).digest("hex") };
  });
  for (const key of ["category", "published", "version"] as const) {
    if (new Set(languages.map((language) => read[language].head[key])).size > 1) {
      throw new Error(`${slug} has not the same ${key} in both languages.`);
    }
  }
  const sources = both((language) => read[language].source);
  const key = JSON.stringify([slug, sources, prints[slug]]);
  const before = known.get(key);
  if (before) return before;
  const texts = both((language) => parseBody(read[language].body, language));
  shareIds(texts, slug);
  const publication = {
    slug,
    texts,
    sources,
    entries: both((language) =>
      entryOf(read[language].head, read[language].body, prints[slug]?.[language]),
    ),
  };
  known.set(key, publication);
  return publication;
}

function entryOf({ language, ...head }: FrontMatter, body: string, print?: Print): Entry {
  const words = body.replace(/```[\s\S]*?```/g, "").match(/\p{L}[\p{L}’-]*/gu)?.length ?? 0;
  return {
    ...(head as Omit<Entry, "minutes">),
    title: typeset(head.title, language),
    summary: typeset(head.summary, language),
    minutes: Math.max(1, Math.round(words / wordsPerMinute)),
    ...(print && { pdf: { sha256: print.sha256, bytes: print.bytes, pages: print.pages } }),
  };
}

function checkLinks(all: readonly Publication[]): void {
  const slugs = new Set(all.map(({ slug }) => slug));
  for (const { slug, entries } of all) {
    const { follows, supersedes, supersededBy } = entries.en;
    for (const other of [follows, supersedes, supersededBy]) {
      if (other && !slugs.has(other))
        throw new Error(`${slug} names ${other}, which is not there.`);
    }
  }
}

function both<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return { en: make("en"), fr: make("fr") };
}
