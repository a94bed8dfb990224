/**
 * Draws the pages of the letters after the build. The host runs it as a program of its own when a
 * letter was published at the desk:
 * `node builder/letters/draw.ts <rows> <folder> <server build> <client build>`.
 * It uses the code of the build, and writes the lists, feeds, sitemap and search index anew too.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Socket } from "node:net";
import { setPriority } from "node:os";
import { dirname, join } from "node:path";
import { languages } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import type { Address } from "../addresses.ts";
import type { LetterRow } from "./front-matter.ts";

const [rowsFile = "", folder = "", server = "", client = ""] = process.argv.slice(2);
const rows: LetterRow[] = JSON.parse(readFileSync(rowsFile, "utf8"));

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
// `publishedFile` reads it: set before the modules that use it are imported.
process.env.LETTERS_FILE = join(folder, "..", "drawn.json");
await drawAll(rows);

/** A letter that cannot be drawn is left out and reported; the others are drawn all the same. */
async function drawAll(wanted: readonly LetterRow[]): Promise<void> {
  const { keepPublished } = await import("./published.ts");
  const { readLetters } = await import("./read.ts");
  let kept = wanted.filter((row) => {
    keepPublished([row]);
    return succeeds(row.slug, () => readLetters().map(({ texts }) => texts));
  });
  keepPublished(kept);
  const { pageDrawer } = await import("../page-drawer.ts");
  const drawPage = await pageDrawer(server, client);
  const drawn = new Map<string, string>();
  const draw = async (path: string) => {
    const html = drawn.get(path) ?? (await drawPage(path));
    drawn.set(path, html);
    return html;
  };
  for (const { slug } of wanted) {
    if (!kept.some((row) => row.slug === slug)) continue;
    const paths = languages.map((language) => localisePath(`/letters/${slug}`, language));
    const isDrawn = await Promise.all(paths.map(draw))
      .then(() => true)
      .catch((error: unknown) => report(slug, error));
    if (isDrawn) continue;
    kept = kept.filter((row) => row.slug !== slug);
    keepPublished(kept);
    // Pages drawn so far may link to the letter that is left out: draw them again.
    drawn.clear();
  }
  await writeAll(draw, new Set(kept.map(({ slug }) => slug)));
}

function succeeds(slug: string, work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch (error) {
    return report(slug, error);
  }
}

/** One line of JSON, which the host writes into its log. */
function report(slug: string, error: unknown): false {
  const fault = error instanceof Error ? error.message : String(error);
  process.stdout.write(`${JSON.stringify({ slug, fault: fault.slice(0, 300) })}\n`);
  return false;
}

async function writeAll(
  draw: (path: string) => Promise<string>,
  ofDesk: ReadonlySet<string>,
): Promise<void> {
  const { addresses, fileOf } = await import("../addresses.ts");
  const { sitemapFile } = await import("../finish/host-files.ts");
  const { compressFolder } = await import("../finish/compress.ts");
  const { drawPicturesOf } = await import("../pictures/draw.ts");
  const { publishIndex } = await import("../search/make-index.ts");
  const { publishLetters } = await import("./files.ts");
  const own = addresses.filter(({ page }) => page.id === "letters" || page.id === "letter");
  for (const { path } of own) {
    const file = join(folder, fileOf(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await draw(path));
  }
  publishLetters(folder);
  writeFileSync(join(folder, "sitemap.xml"), sitemapFile(addresses));
  publishIndex([folder, client], folder);
  await compressFolder(folder, quickQuality);
  await drawPicturesOf(own.filter(isOfDesk), folder);

  function isOfDesk({ page, path }: Address): boolean {
    return page.id === "letter" && ofDesk.has(path.split("/").at(-1) ?? "");
  }
}
