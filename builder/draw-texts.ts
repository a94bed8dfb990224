/**
 * Draws after the build what the desk published: letters, publications, editions of legal texts, and
 * what the firm changed on its pages. The host runs it as a program of its own:
 * `node builder/draw-texts.ts <texts> <folder> <server build> <client build>`.
 * It uses the code of the build, and writes the lists, feeds, sitemap and search index anew too:
 * what is shown now into `<folder>/files`, and from each day to come into `<folder>/editions/<day>`.
 * Changes of pages that cannot be drawn are listed in `<folder>/undrawn.json`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Socket } from "node:net";
import { setPriority } from "node:os";
import { dirname, join } from "node:path";
import { type Change, isRecord, type Undrawn } from "#core/texts/revision.ts";
import type { Address } from "./addresses.ts";
import type { DeskEdition } from "./editions/of-desk.ts";
import type { LetterRow } from "./letters/front-matter.ts";
import type { PublicationRow } from "./publications/of-desk.ts";

const [textsFile = "", folder = "", server = "", client = ""] = process.argv.slice(2);
const told: {
  letters: LetterRow[];
  editions: DeskEdition[];
  publications?: readonly PublicationRow[];
  changes?: readonly Change[];
} = JSON.parse(readFileSync(textsFile, "utf8"));
const files = join(folder, "files");
/** Those that an earlier run found that no page can be drawn with. */
const undrawnFile = join(folder, "undrawn.json");
const undrawnPublications = join(folder, "undrawn-publications.json");
/** Tells the host to run this once more, without the changes that are now listed. */
const againWithout = 3;

// Brotli's quality: files a seventh larger than those of the build, in a fifteenth of the time.
const quickQuality = 7;

// The host that started this has ended: so does this. The next host draws into the same folder
// again.
if (process.stdin instanceof Socket) {
  process.stdin.on("end", () => process.exit(1)).resume();
  process.stdin.unref();
}
// A lower priority than that of the host, which answers visitors.
setPriority(5);
// Set before the modules that read them are imported.
process.env.LETTERS_FILE = join(folder, "drawn.json");
process.env.EDITIONS_FILE = join(folder, "drawn-editions.json");
process.env.PUBLICATIONS_FILE = join(folder, "drawn-publications.json");
process.env.CHANGES_FILE = join(folder, "drawn-changes.json");
await drawAll();

/** What cannot be drawn is left out and reported; everything else is drawn all the same. */
async function drawAll(): Promise<void> {
  mkdirSync(files, { recursive: true });
  const { soundLetters, drawLetters } = await import("./letters/draw.ts");
  const { soundEditions } = await import("./editions/sound.ts");
  const { soundChanges } = await import("./changes/sound.ts");
  const given = givenUp();
  const changes = (told.changes ?? []).filter((one) => !isAmong(given, one));
  writeUndrawn([...given, ...(await soundChanges(changes))]);
  const letters = soundLetters(told.letters, report);
  const texts = soundEditions(told.editions, report);
  const { soundPublications } = await import("./publications/draw.ts");
  const publications = soundPublications(drawablePublications(), report);
  const { changedContents } = await import("./changes/draw.ts");
  const changed = await changedContents(server);
  const { pageDrawer } = await import("./page-drawer.ts");
  const drawPage = await pageDrawer(server, client, changed.files);
  const pictured = await drawLetters(letters, drawPage, write, files, report);

  // What reads the list of all addresses is imported once the letters are known.
  const { addresses, fileOf, notFoundAddresses } = await import("./addresses.ts");
  const { drawDays, drawTexts, foldersOn } = await import("./editions/draw-days.ts");
  const { publishEditions } = await import("./editions/files.ts");
  const { publishHostPrints } = await import("./editions/pdfs.ts");
  const { readEditions } = await import("./editions/read.ts");
  const { drawnDay } = await import("./editions/shown.ts");
  const { editionTexts } = await import("#core/edition-texts.ts");
  const { textAt } = await import("#core/pages.ts");
  const { readPath } = await import("#core/paths.ts");
  const { sitemapFile } = await import("./finish/host-files.ts");
  const { compressFolder } = await import("./finish/compress.ts");
  const { drawPicturesOf } = await import("./pictures/draw.ts");
  const { publishNews } = await import("./news.ts");
  const { publishTexts } = await import("./publications/files.ts");
  const { publishPersons } = await import("./persons.ts");
  const { publishIndex } = await import("./search/make-index.ts");
  const touched = [...addresses, ...notFoundAddresses].filter(changed.isTouched);
  const hasEditions = ({ path }: Address) =>
    editionTexts.some((text) => text === textAt(readPath(path).path));
  // The frame is on the pages of these texts too, on those of days to come as well.
  const bound = touched.some(hasEditions) ? editionTexts : texts;
  for (const address of touched) {
    const file = fileOf(address.path);
    if (hasEditions(address) || existsSync(join(files, file))) continue;
    write(file, await drawPage(address.path).catch((error) => giveUp(address, error)));
  }
  for (const [file, module] of changed.modules) write(file, module);
  write("changed-words.json", JSON.stringify(changed.list));
  await drawTexts(files, drawPage, bound);
  publishEditions(files, texts);
  publishHostPrints(
    files,
    texts.flatMap((text) => readEditions(text)),
  );
  publishNews(files);
  publishTexts(files);
  publishPersons(files);
  writeFileSync(join(files, "sitemap.xml"), sitemapFile(addresses));
  publishIndex([files, ...foldersOn(client, drawnDay())], files);
  await compressFolder(files, quickQuality);
  await drawDays(join(folder, "editions"), { server, client }, bound, {
    files,
    changed,
    quality: quickQuality,
  });
  const written = new Set(publications.map(({ slug }) => slug));
  const isWritten = ({ page, path }: Address) =>
    page.id === "publication" && written.has(slugOf(path));
  const shared = touched.filter((address) => hasOwnPicture(address) || isWritten(address));
  await drawPicturesOf([...pictured, ...shared], files);
}

/** The picture of a shared link shows the page's title and its section. */
function hasOwnPicture({ page, path }: Address): boolean {
  const changes = told.changes ?? [];
  return changes.some((one) => {
    if (isRecord(one)) return one.was === null && path.endsWith(`/${one.path}`);
    const isTitle = one.place === page.id && one.path === "meta.title";
    return isTitle || (one.place === "layout" && one.path.startsWith("sections."));
  });
}

function slugOf(path: string): string {
  return path.split("/").at(-1) ?? "";
}

type GivenUp = Record<string, string>;

/** Those that no earlier run found a page of that cannot be drawn; the others are reported. */
function drawablePublications(): readonly PublicationRow[] {
  const before = publicationsGivenUp();
  return (told.publications ?? []).filter((row) => {
    const fault = before[row.slug];
    if (fault !== undefined) report(`publications/${row.slug}/${row.version}`, new Error(fault));
    return fault === undefined;
  });
}

function publicationsGivenUp(): GivenUp {
  return existsSync(undrawnPublications)
    ? JSON.parse(readFileSync(undrawnPublications, "utf8"))
    : {};
}

/** Leaves out what this page has of the firm's own, and ends: what is loaded has it already. */
function giveUp({ page, path }: Address, error: unknown): never {
  const slug = slugOf(path);
  if (page.id === "publication" && told.publications?.some((row) => row.slug === slug)) {
    const all: GivenUp = { ...publicationsGivenUp(), [slug]: faultOf(error).slice(0, 300) };
    writeFileSync(undrawnPublications, JSON.stringify(all));
    process.exit(againWithout);
  }
  const changes = told.changes ?? [];
  const before = givenUp();
  const choices = [
    (one: Change) => isRecord(one) && one.path === slug,
    (one: Change) => one.place === page.id,
    (one: Change) => isRecord(one),
    () => true,
  ];
  for (const choose of choices) {
    const chosen = changes.filter((one) => choose(one) && !isAmong(before, one));
    if (chosen.length === 0) continue;
    const detail = `${path}: ${faultOf(error)}`.slice(0, 300);
    const more = chosen.map(
      ({ place, path: at }): Undrawn => ({
        ...{ place, path: at, reason: "page", detail },
      }),
    );
    writeUndrawn([...before, ...more]);
    process.exit(againWithout);
  }
  throw error;
}

/** What an earlier run gave up for its page; the rest is looked at each time. */
function givenUp(): Undrawn[] {
  if (!existsSync(undrawnFile)) return [];
  const listed: Undrawn[] = JSON.parse(readFileSync(undrawnFile, "utf8"));
  return listed.filter(({ reason }) => reason === "page");
}

function isAmong(undrawn: readonly Undrawn[], { place, path }: Change): boolean {
  return undrawn.some((one) => one.place === place && one.path === path);
}

function writeUndrawn(undrawn: readonly Undrawn[]): void {
  writeFileSync(undrawnFile, JSON.stringify(undrawn));
}

function write(path: string, html: string): void {
  const file = join(files, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}

/** One line of JSON, which the host writes into its log. */
function report(text: string, error: unknown): void {
  process.stdout.write(`${JSON.stringify({ text, fault: faultOf(error).slice(0, 300) })}\n`);
}

function faultOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
