/**
 * Publications of the desk: the rows of `public.publications`, in a file that is written before pages
 * are made. Of each publication the newest version shows, with a note on what it changes.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { deskPdfPath, reportCategories } from "#core/catalogue.ts";
import { publicationLengths } from "#core/limits.ts";
import { checked, slugSchema } from "../front-matter.ts";
import { fetchRows } from "../letters/published.ts";

const day = v.pipe(v.string(), v.isoDate());
const within = ([least, most]: readonly [number, number]) =>
  v.pipe(v.string(), v.minLength(least), v.maxLength(most));
const words = v.object({
  title: within(publicationLengths.title),
  summary: within(publicationLengths.summary),
  body: v.string(),
});
const pdf = v.object({ hash: v.string(), bytes: v.number(), pages: v.number() });
const rowSchema = v.object({
  slug: slugSchema,
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+$/)),
  category: v.picklist(reportCategories),
  published_on: day,
  /** The version that the site showed when it was begun. */
  after: v.nullable(v.string()),
  follows: v.nullable(slugSchema),
  en: words,
  fr: words,
  change: v.object({ en: v.string(), fr: v.string() }),
  pdf: v.optional(v.object({ en: v.nullish(pdf), fr: v.nullish(pdf) }), {}),
});
export type PublicationRow = v.InferInput<typeof rowSchema>;

/** What is asked of a hosted project. */
export const publicationsQuery =
  "publications?select=slug,version,category,published_on,after,follows,en,fr,change,pdf&order=slug,version";

/** The file that holds them while pages are made. */
function deskFile(): string {
  return process.env.PUBLICATIONS_FILE || "build/publications.json";
}

export function keepOfDesk(rows: readonly PublicationRow[]): void {
  mkdirSync(dirname(deskFile()), { recursive: true });
  writeFileSync(deskFile(), JSON.stringify(rows));
}

/**
 * Writes the PDFs of what pages are made of where these look for them, one after the other: each is as
 * large as a document may be. PostgREST sends bytes as `\\x…`.
 */
export async function keepPdfs(url: string, key: string, folder: string): Promise<void> {
  const files = readOfDesk().flatMap(({ newest }) => [newest.pdf?.en, newest.pdf?.fr]);
  for (const hash of new Set(files.flatMap((file) => file?.hash ?? []))) {
    const query = `publication_pdfs?select=bytes&hash=eq.${hash}`;
    const [row] = await fetchRows<{ bytes: string }>(url, key, query);
    const bytes = Buffer.from(row?.bytes.replace(/^\\x/, "") ?? "", "hex");
    if (createHash("sha256").update(bytes).digest("hex") !== hash) {
      throw new Error(`The PDF ${hash} of a publication is not what was approved. Build again.`);
    }
    const file = join(folder, deskPdfPath(hash));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}

export type OfDesk = {
  newest: PublicationRow;
  /** The one before, and the first, which may be the same. */
  before: PublicationRow | undefined;
  first: PublicationRow;
};

/** The newest version of each. */
export function readOfDesk(): OfDesk[] {
  const file = deskFile();
  const rows: PublicationRow[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  return [...Map.groupBy(rows, ({ slug }) => slug).values()].flatMap((versions) => {
    for (const row of versions) checked(rowSchema, row, `${nameOf(row)} cannot be read.`);
    const inOrder = versions.toSorted((one, other) => compareVersions(one.version, other.version));
    const [first] = inOrder;
    const newest = inOrder.at(-1);
    return first && newest ? [{ first, before: inOrder.at(-2), newest }] : [];
  });
}

/** As the desk is told of it, where it cannot be drawn. */
export function nameOf({ slug, version }: Pick<PublicationRow, "slug" | "version">): string {
  return `publications/${slug}/${version}`;
}

/** 1.10 is newer than 1.9. */
export function compareVersions(one: string, other: string): number {
  const [major = 0, minor = 0] = one.split(".").map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split(".").map(Number);
  return major - otherMajor || minor - otherMinor;
}
