/** Draws the pages of the letters after the build (`builder/draw-texts.ts`). */
import { languages } from "#core/languages.ts";
import type { PageId } from "#core/pages.ts";
import { localisePath } from "#core/paths.ts";
import type { Address } from "../addresses.ts";
import { publishPersons } from "../persons.ts";
import { publishLetters } from "./files.ts";
import type { LetterRow } from "./front-matter.ts";
import { keepPublished } from "./published.ts";
import { readLetters } from "./read.ts";

type Report = (slug: string, error: unknown) => void;
type DrawPage = (path: string) => Promise<string>;

/** The letters that can be read; the others are reported. */
export function soundLetters(wanted: readonly LetterRow[], report: Report): LetterRow[] {
  const sound = wanted.filter((row) => {
    keepPublished([row]);
    try {
      for (const { texts } of readLetters()) void texts;
      return true;
    } catch (error) {
      report(row.slug, error);
      return false;
    }
  });
  keepPublished(sound);
  return sound;
}

/** The list, the letters, and the pages of those who may have signed them. */
const showsLetters: readonly PageId[] = ["letters", "letter", "person"];

/** Returns the addresses whose pictures for shared links are missing. */
export async function drawLetters(
  wanted: readonly LetterRow[],
  drawPage: DrawPage,
  write: (file: string, html: string) => void,
  folder: string,
  report: Report,
): Promise<Address[]> {
  // Those that came with the site are in the files of the build.
  if (wanted.length === 0) return [];
  let kept = wanted;
  const drawn = new Map<string, string>();
  const draw = async (path: string) => {
    const html = drawn.get(path) ?? (await drawPage(path));
    drawn.set(path, html);
    return html;
  };
  for (const { slug } of wanted) {
    const paths = languages.map((language) => localisePath(`/letters/${slug}`, language));
    const isDrawn = await Promise.all(paths.map(draw)).then(
      () => true,
      (error: unknown) => void report(slug, error),
    );
    if (isDrawn) continue;
    kept = kept.filter((row) => row.slug !== slug);
    keepPublished(kept);
    // Pages drawn so far may link to the letter that is left out: draw them again.
    drawn.clear();
  }
  // Read only now: it is a list of the letters that are kept.
  const { addresses, fileOf } = await import("../addresses.ts");
  const own = addresses.filter(({ page }) => showsLetters.includes(page.id));
  for (const { path } of own) write(fileOf(path), await draw(path));
  publishLetters(folder);
  publishPersons(folder);
  const ofDesk = new Set(kept.map(({ slug }) => slug));
  return own.filter(
    ({ page, path }) => page.id === "letter" && ofDesk.has(path.split("/").at(-1) ?? ""),
  );
}
