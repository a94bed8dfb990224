import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { formatDate } from "#app/i18n/format.ts";
import { authorsOf } from "#content/profiles.ts";
import {
  type CatalogueEntry,
  categories,
  deskPdfPath,
  type ListedPublication,
  listedDay,
  type PrintedPdf,
  pdfPath,
} from "#core/catalogue.ts";
import { isPolicy } from "#core/edition-texts.ts";
import { type Language, languages } from "#core/languages.ts";
import { publicationLengths } from "#core/limits.ts";
import type { ParsedText, Rules } from "#core/parse-text.ts";
import { withNote } from "#core/publication-note.ts";
import { typeset } from "#core/typeset.ts";
import { readPerson } from "../changes/records.ts";
import { slugSchema, splitText } from "../front-matter.ts";
import { both, minutesOf, readTexts } from "../read-texts.ts";
import { compareVersions, nameOf, type OfDesk, readOfDesk } from "./of-desk.ts";
import { readPolicies } from "./policies.ts";

export const publicationsFolder = "content/publications";

const within = ([least, most]: readonly [number, number]) =>
  v.pipe(v.string(), v.minLength(least), v.maxLength(most));

const schema = v.pipe(
  v.strictObject({
    title: within(publicationLengths.title),
    slug: slugSchema,
    category: v.picklist(categories),
    published: v.pipe(v.string(), v.isoDate()),
    version: v.pipe(v.string(), v.regex(/^\d+\.\d+$/)),
    revised: v.optional(v.pipe(v.string(), v.isoDate())),
    language: v.picklist(languages),
    summary: within(publicationLengths.summary),
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
  /** As it was written: the desk begins the next version with it. */
  written: Record<Language, { title: string; summary: string; body: string }>;
};

/** A printed PDF, with the hashes of the source and the brand that it was printed from. */
type Printed = PrintedPdf & { source: string; brand: string };
export type PrintedPdfs = Record<string, Partial<Record<Language, Printed>>>;

/** A build asks for the publications a dozen times: each is read once. */
const known = new Map<string, Publication>();

/**
 * Every publication, newest first: a folder with a text per language, what was written at the desk,
 * which may also have a further version of one in a folder, or a policy, by the edition in force.
 */
export function readPublications(folder = publicationsFolder): Publication[] {
  const printed = readPrintedPdfs(folder);
  const reports = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readPublication(folder, name, printed));
  const policies = readPolicies();
  const written = readOfDesk();
  const slugs = new Set(
    [...reports, ...policies, ...written.map(({ newest }) => newest)].map(({ slug }) => slug),
  );
  for (const row of written) {
    const { newest } = row;
    const place = reports.findIndex(({ slug }) => slug === newest.slug);
    const shipped = reports[place];
    mustStand(row, shipped?.entries.en.version);
    // What it continues may be taken back after it: then only the link goes.
    const follows = newest.follows && slugs.has(newest.follows) ? newest.follows : null;
    const made = ofDesk(row, follows, shipped);
    if (shipped) reports[place] = made;
    else reports.push(made);
  }
  const all = [...reports, ...policies];
  checkLinks(all);
  return all.sort((a, b) => b.entries.en.published.localeCompare(a.entries.en.published));
}

/** The entries of the publications for lists, newest first. */
export function catalogueIn(language: Language): CatalogueEntry[] {
  return readPublications().map(({ entries }) => entries[language]);
}

/** As lists show them, newest first. */
export function byListedDay(entries: readonly CatalogueEntry[]): CatalogueEntry[] {
  return entries.toSorted((one, other) => listedDay(other).localeCompare(listedDay(one)));
}

/** What a link shows of each publication, newest first: of all, or of those wanted, which must exist. */
export function listPublications(
  language: Language,
  wanted?: readonly string[],
): ListedPublication[] {
  const entries = byListedDay(catalogueIn(language));
  const missing = wanted?.find((slug) => !entries.some((entry) => entry.slug === slug));
  if (missing) throw new Error(`There is no publication called ${missing}.`);
  return entries
    .filter(({ slug }) => wanted?.includes(slug) ?? true)
    .map(({ slug, title, published, from }) => ({
      slug,
      title,
      published,
      date: from ?? published,
    }));
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
  return made(slug, read, printed[slug]);
}

/** With its address, if the desk brought it. */
type BroughtPdf = PrintedPdf & { path?: string };
type Read = Record<Language, { head: FrontMatter; body: string; source: string }>;

function made(slug: string, read: Read, printed?: PrintedPdfs[string], rules?: Rules): Publication {
  const sources = both((language) => read[language].source);
  const key = JSON.stringify([slug, sources, printed]);
  const before = known.get(key);
  if (before) return before;
  let texts: Publication["texts"] | undefined;
  const publication = {
    slug,
    sources,
    written: both((language) => {
      const { head, body } = read[language];
      return { title: head.title, summary: head.summary, body: body.trim() };
    }),
    // Parsed only when asked for: it takes a while, and most callers only list the publications.
    get texts() {
      texts ??= readTexts(slug, read.en.body, read.fr.body, rules);
      return texts;
    },
    entries: both((language) =>
      entryOf(read[language].head, read[language].body, printed?.[language]),
    ),
  };
  known.set(key, publication);
  return publication;
}

/**
 * A version of the desk takes the place of the one that it was written from, and of no other: an
 * update of the program may bring one meanwhile, or a publication at the same address.
 */
function mustStand({ newest, before }: OfDesk, shipped: string | undefined): void {
  const name = nameOf(newest);
  if (shipped !== undefined && compareVersions(newest.version, shipped) < 0) {
    throw new Error(`${name} is older than version ${shipped}, which came with the program.`);
  }
  const standing = [shipped, before?.version].filter((version) => version !== undefined);
  if (standing.length === 0 || standing.some((version) => version === newest.after)) return;
  const from = newest.after === null ? "a first version" : `written from version ${newest.after}`;
  throw new Error(`${name} is ${from}, and version ${standing.join(" and ")} is at its address.`);
}

/** A version from the desk. It has the day of its publication's first one, which may be a folder's. */
function ofDesk(
  { newest, first }: OfDesk,
  follows: string | null,
  shipped: Publication | undefined,
): Publication {
  const { slug, version, category, published_on } = newest;
  if (isPolicy(slug)) {
    throw new Error(`${nameOf(newest)} has the address of a policy.`);
  }
  const isNew = !shipped && newest === first;
  const bodies = isNew
    ? both((language) => newest[language].body)
    : withNote(
        newest,
        both((language) => formatDate(published_on, language)),
      );
  const read = both((language) => ({
    head: {
      ...{ slug, version, category, language },
      title: newest[language].title,
      summary: newest[language].summary,
      published: shipped?.entries.en.published ?? first.published_on,
      ...(!isNew && { revised: published_on }),
      ...(follows && { follows }),
    },
    body: bodies[language],
    source: createHash("sha256")
      .update(JSON.stringify([newest, follows, first.published_on, language]))
      .digest("hex"),
  }));
  const pdfs = Object.fromEntries(
    languages.flatMap((language) => {
      const { hash: sha256, ...pdf } = newest.pdf?.[language] ?? { hash: "" };
      return sha256 ? [[language, { sha256, ...pdf, path: deskPdfPath(sha256) }]] : [];
    }),
  );
  return made(slug, read, pdfs, { publication: true });
}

function entryOf(
  { language, ...head }: FrontMatter,
  body: string,
  print?: BroughtPdf,
): CatalogueEntry {
  return {
    ...(head as Omit<CatalogueEntry, "minutes" | "authors">),
    title: typeset(head.title, language),
    summary: typeset(head.summary, language),
    authors: authorsOf(head.slug)
      .map(readPerson)
      .map(({ id, name }) => ({ id, name })),
    minutes: minutesOf(body),
    ...(print && { pdf: pdfOf(print, pdfPath(head.slug, language)) }),
  };
}

/** Without what a print was made from. */
function pdfOf({ sha256, bytes, pages, path }: BroughtPdf, printed: string) {
  return { sha256, bytes, pages, path: path ?? printed };
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
