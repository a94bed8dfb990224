import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import {
  type CatalogueEntry,
  categories,
  type ListedPublication,
  type PrintedPdf,
} from "#core/catalogue.ts";
import { type Language, languages } from "#core/languages.ts";
import type { ParsedText } from "#core/parse-text.ts";
import { typeset } from "#core/typeset.ts";
import { slugSchema, splitText } from "../front-matter.ts";
import { both, minutesOf, readTexts } from "../read-texts.ts";

export const publicationsFolder = "content/publications";

const schema = v.pipe(
  v.strictObject({
    title: v.pipe(v.string(), v.minLength(5), v.maxLength(70)),
    slug: slugSchema,
    category: v.picklist(categories),
    published: v.pipe(v.string(), v.isoDate()),
    version: v.pipe(v.string(), v.regex(/^\d+\.\d+$/)),
    revised: v.optional(v.pipe(v.string(), v.isoDate())),
    language: v.picklist(languages),
    summary: v.pipe(v.string(), v.minLength(80), v.maxLength(280)),
    follows: v.optional(slugSchema),
    supersedes: v.optional(slugSchema),
    supersededBy: v.optional(slugSchema),
  }),
  v.check(
    ({ version, revised }) => version.endsWith(".0") === (revised === undefined),
    "revised: the day of a version that is not the first",
  ),
);
type FrontMatter = v.InferOutput<typeof schema>;

export type Publication = {
  slug: string;
  entries: Record<Language, CatalogueEntry>;
  texts: Record<Language, ParsedText>;
  /** SHA-256 of each source. */
  sources: Record<Language, string>;
};

/** A printed PDF, with the hashes of the source and the brand that it was printed from. */
type Printed = PrintedPdf & { source: string; brand: string };
export type PrintedPdfs = Record<string, Partial<Record<Language, Printed>>>;

/** A build asks for the publications a dozen times: each is read once. */
const known = new Map<string, Publication>();

/** Every publication, newest first. Each is a folder with a text per language. */
export function readPublications(folder = publicationsFolder): Publication[] {
  const printed = readPrintedPdfs(folder);
  const all = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readPublication(folder, name, printed));
  checkLinks(all);
  return all.sort((a, b) => b.entries.en.published.localeCompare(a.entries.en.published));
}

/** The entries of the publications for lists, newest first. */
export function catalogueIn(language: Language): CatalogueEntry[] {
  return readPublications().map(({ entries }) => entries[language]);
}

/** What a link shows of each publication: of all, or of those wanted, which must exist. */
export function listPublications(
  language: Language,
  wanted?: readonly string[],
): ListedPublication[] {
  const entries = catalogueIn(language);
  const missing = wanted?.find((slug) => !entries.some((entry) => entry.slug === slug));
  if (missing) throw new Error(`There is no publication called ${missing}.`);
  return entries
    .filter(({ slug }) => wanted?.includes(slug) ?? true)
    .map(({ slug, title, published }) => ({ slug, title, published }));
}

export function readPrintedPdfs(folder = publicationsFolder): PrintedPdfs {
  const file = join(folder, "printed-pdfs.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Whether the PDF was printed from this source and this brand (`brandOf`). */
export function isPrinted(print: Printed | undefined, source: string, brand: string): boolean {
  return print?.source === source && print.brand === brand;
}

function readPublication(folder: string, slug: string, printed: PrintedPdfs): Publication {
  const read = both((language) => {
    const file = join(folder, slug, `${language}.md`);
    const source = readFileSync(file, "utf8");
    const { head, body } = splitText(schema, source, file);
    if (head.slug !== slug || head.language !== language) {
      throw new Error(`${file} says that it is ${head.slug} in ${head.language}.`);
    }
    return { head, body, source: createHash("sha256").update(source).digest("hex") };
  });
  for (const key of ["category", "published", "version", "revised"] as const) {
    if (new Set(languages.map((language) => read[language].head[key])).size > 1) {
      throw new Error(`${slug} has not the same ${key} in both languages.`);
    }
  }
  const sources = both((language) => read[language].source);
  const key = JSON.stringify([slug, sources, printed[slug]]);
  const before = known.get(key);
  if (before) return before;
  let texts: Publication["texts"] | undefined;
  const publication = {
    slug,
    sources,
    // Parsed only when asked for: it takes a while, and most callers only list the publications.
    get texts() {
      texts ??= readTexts(slug, read.en.body, read.fr.body);
      return texts;
    },
    entries: both((language) =>
      entryOf(read[language].head, read[language].body, printed[slug]?.[language]),
    ),
  };
  known.set(key, publication);
  return publication;
}

function entryOf(
  { language, ...head }: FrontMatter,
  body: string,
  print?: PrintedPdf,
): CatalogueEntry {
  return {
    ...(head as Omit<CatalogueEntry, "minutes">),
    title: typeset(head.title, language),
    summary: typeset(head.summary, language),
    minutes: minutesOf(body),
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
