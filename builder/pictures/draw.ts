/**
 * Draws the pictures of shared links, the icons and the word mark for the press. What has not
 * changed is taken from the cache.
 */
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { ogPath, ogSize } from "#app/head/og-path.ts";
import { markPath, markSize } from "#core/marks.ts";
import { readPath } from "#core/paths.ts";
import { type Address, addresses } from "../addresses.ts";
import { cacheFolder, pictureFonts } from "./fonts.ts";
import { icons } from "./icons.ts";
import { colour } from "./inks.ts";
import { drawMarks, type Mark, onGround } from "./marks.ts";
import { inkOfPicture, picture } from "./picture.ts";
import { readPictureWords } from "./picture-words.ts";
import { paletted, paletteOf } from "./png.ts";
import { measureWith } from "./type.ts";

const client = "build/client";
/** Pictures drawn at a time. The renderer has threads of its own, so this keeps all cores busy. */
const atOnce = 4;
/** Shades between paper and ink, at the edges of lines. Nobody sees more; fewer are noticed. */
const shades = 12;

type Drawing = { svg: string; width: number; ground: string; inks: string[]; path: string };

export async function drawSharedPictures(): Promise<void> {
  const fonts = await pictureFonts();
  const measures = measureWith(fonts);
  const pictures = await Promise.all(addresses.map((address) => pictureOf(address, measures)));
  const marks = drawMarks(measures, fonts);
  writeMarks(marks);
  const drawings = [...pictures, ...iconDrawings(), ...marks.map(markDrawing)];
  const used = await drawInto(client, drawings, fonts);
  const unused = readdirSync(cacheFolder).filter((it) => it.endsWith(".png") && !used.has(it));
  for (const name of unused) rmSync(join(cacheFolder, name), { force: true });
}

/**
 * The pictures of a few addresses, after a build, with its fonts: the cache may be read-only then.
 */
export async function drawPicturesOf(some: readonly Address[], folder: string): Promise<void> {
  const fonts = await pictureFonts({ again: false });
  const measures = measureWith(fonts);
  const pictures = await Promise.all(some.map((address) => pictureOf(address, measures)));
  for (const drawing of pictures) writeDrawing(folder, drawing, await png(drawing, fonts));
}

/** Returns the names of the files in the cache that were used. */
async function drawInto(folder: string, wanted: readonly Drawing[], fonts: string[]) {
  const drawings = wanted.values();
  const toolsHash = hashOf(
    [...fonts, join(import.meta.dirname, "png.ts")].map((it) => readFileSync(it)),
  );
  const used = new Set<string>();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const drawing of drawings) {
        const kept = join(cacheFolder, `${hashOf([toolsHash, JSON.stringify(drawing)])}.png`);
        used.add(basename(kept));
        if (!existsSync(kept)) writeWhole(kept, await png(drawing, fonts));
        writeDrawing(folder, drawing, readFileSync(kept));
      }
    }),
  );
  return used;
}

function writeDrawing(folder: string, { path }: Drawing, bytes: Buffer): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

async function pictureOf(
  address: Address,
  measures: ReturnType<typeof measureWith>,
): Promise<Drawing> {
  const { page, path } = address;
  const words = await readPictureWords(address);
  return {
    svg: picture(page, readPath(path).path, words, measures),
    width: ogSize.width,
    ground: colour("paper"),
    inks: [...new Set([colour("ink"), inkOfPicture(page, words), colour("copper")])],
    path: ogPath(path),
  };
}

function iconDrawings(): Drawing[] {
  const svg = readFileSync("public/favicon.svg", "utf8");
  const inks = [colour("paper"), colour("copper-light")];
  return icons.map(({ path, size }) => ({ svg, width: size, ground: colour("night"), inks, path }));
}

function markDrawing(mark: Mark): Drawing {
  const { of, ground, inks } = mark;
  const path = markPath(of, "png");
  return { svg: onGround(mark), width: markSize.width, ground, inks, path };
}

function writeMarks(marks: readonly Mark[]): void {
  for (const { of, svg } of marks) {
    const file = join(client, markPath(of, "svg"));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, svg);
  }
}

async function png({ svg, width, ground, inks }: Drawing, fontFiles: string[]): Promise<Buffer> {
  const { height, pixels } = await renderAsync(svg, {
    fitTo: { mode: "width", value: width },
    font: { fontFiles, loadSystemFonts: false },
  });
  return paletted({ width, height, rgba: pixels }, paletteOf(ground, inks, shades));
}

/** Writes and then renames, so that a build that is stopped leaves no half picture in the cache. */
function writeWhole(file: string, bytes: Buffer): void {
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
}
