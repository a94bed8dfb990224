/**
 * Draws after the build what the desk published: letters, and editions of legal texts. The host runs
 * it as a program of its own:
 * `node builder/draw-texts.ts <texts> <folder> <server build> <client build>`.
 * It uses the code of the build, and writes the lists, feeds, sitemap and search index anew too:
 * what is shown now into `<folder>/files`, and from each day to come into `<folder>/editions/<day>`.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Socket } from "node:net";
import { setPriority } from "node:os";
import { dirname, join } from "node:path";
import type { DeskEdition } from "./editions/of-desk.ts";
import type { LetterRow } from "./letters/front-matter.ts";

const [textsFile = "", folder = "", server = "", client = ""] = process.argv.slice(2);
const told: { letters: LetterRow[]; editions: DeskEdition[] } = JSON.parse(
  readFileSync(textsFile, "utf8"),
);
const files = join(folder, "files");

// Brotli's quality: files a twentieth larger than those of the build, in a tenth of the time.
const quickQuality = 9;

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
await drawAll();

/** What cannot be drawn is left out and reported; everything else is drawn all the same. */
async function drawAll(): Promise<void> {
  mkdirSync(files, { recursive: true });
  const { soundLetters, drawLetters } = await import("./letters/draw.ts");
  const { soundEditions } = await import("./editions/sound.ts");
  const letters = soundLetters(told.letters, report);
  const texts = soundEditions(told.editions, report);
  const { pageDrawer } = await import("./page-drawer.ts");
  const drawPage = await pageDrawer(server, client);
  const pictured = await drawLetters(letters, drawPage, write, files, report);

  // What reads the list of all addresses is imported once the letters are known.
  const { addresses } = await import("./addresses.ts");
  const { drawDays, drawTexts } = await import("./editions/draw-days.ts");
  const { publishEditions } = await import("./editions/files.ts");
  const { sitemapFile } = await import("./finish/host-files.ts");
  const { compressFolder } = await import("./finish/compress.ts");
  const { drawPicturesOf } = await import("./pictures/draw.ts");
  const { publishIndex } = await import("./search/make-index.ts");
  await drawTexts(files, drawPage, texts);
  publishEditions(files, texts);
  writeFileSync(join(files, "sitemap.xml"), sitemapFile(addresses));
  publishIndex([files, client], files);
  await compressFolder(files, quickQuality);
  await drawDays(join(folder, "editions"), drawPage, texts, {
    pages: (day) => [join(client, "../editions", day), files, client],
    quality: quickQuality,
  });
  await drawPicturesOf(pictured, files);
}

function write(path: string, html: string): void {
  const file = join(files, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}

/** One line of JSON, which the host writes into its log. */
function report(text: string, error: unknown): void {
  const fault = error instanceof Error ? error.message : String(error);
  process.stdout.write(`${JSON.stringify({ text, fault: fault.slice(0, 300) })}\n`);
}
