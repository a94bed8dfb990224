/** Cuts the packaged fonts down to what French and English need; two of them are preloaded. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const folder = "app/generated";
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
const others = "ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŒàâäæçèéêëîïôöùûüœ«»‘’“”–—…€£§©·×−±°•→←↑↓²³½†‡\u00a0\u202f\u2011";
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
}

export function fontsAreCut(): boolean {
  return Object.keys(fonts).every((name) => existsSync(`${folder}/${name}.woff2`));
}
