/** Cuts the packaged fonts down to what French and English need, and writes what stands in for them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { fallbackFaces } from "./fallback-faces.ts";

const folder = "app/generated";
const fallbacks = `${folder}/fallbacks.css`;
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
const others = "ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŒàâäæçèéêëîïôöùûüœ«»‘’“”–—…€£§©·×−±°•→←↑↓²³½º÷†‡\u00a0\u202f";
export const characters = ascii.join("") + others;

const fonts = {
  newsreader: {
    source: "newsreader/files/newsreader-latin-opsz-normal.woff2",
    // One weight; the optical size stays variable, from captions to display.
    axes: { wght: 400, opsz: { min: 16, max: 72 } },
  },
  "newsreader-italic": {
    source: "newsreader/files/newsreader-latin-opsz-italic.woff2",
    axes: { wght: 400, opsz: 28 },
  },
  "hanken-grotesk": {
    source: "hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 600 } },
  },
} as const;

export async function cutFonts(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [name, { source, axes }] of Object.entries(fonts)) {
    const bytes = readFileSync(`node_modules/@fontsource-variable/${source}`);
    const cut = await subsetFont(bytes, characters, {
      targetFormat: "woff2",
      variationAxes: axes,
    });
    writeFileSync(`${folder}/${name}.woff2`, cut);
  }
  writeFileSync(fallbacks, fallbackFaces());
}

export function fontsAreCut(): boolean {
  const cut = Object.keys(fonts).map((name) => `${folder}/${name}.woff2`);
  return [...cut, fallbacks].every((file) => existsSync(file));
}
