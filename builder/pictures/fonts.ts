/** The fonts of the pictures: one optical size and one weight each, as the renderer reads them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { characters } from "../fonts.ts";

export const cacheFolder = ".cache/og";

const cuts = {
  display: {
    source: "newsreader/files/newsreader-latin-opsz-normal",
    axes: { wght: 400, opsz: 72 },
  },
  italic: {
    source: "newsreader/files/newsreader-latin-opsz-italic",
    axes: { wght: 400, opsz: 72 },
  },
  label: { source: "hanken-grotesk/files/hanken-grotesk-latin-wght-normal", axes: { wght: 500 } },
};

/** Cuts the fonts (those that are there are kept, where not `again`) and returns their files. */
export async function pictureFonts({ again = true } = {}): Promise<string[]> {
  mkdirSync(cacheFolder, { recursive: true });
  return Promise.all(
    Object.entries(cuts).map(async ([name, { source, axes }]) => {
      const file = `${cacheFolder}/${name}.ttf`;
      if (!again && existsSync(file)) return file;
      const bytes = readFileSync(`node_modules/@fontsource-variable/${source}.woff2`);
      const cut = await subsetFont(bytes, characters, {
        targetFormat: "truetype",
        variationAxes: axes,
      });
      writeFileSync(file, cut);
      return file;
    }),
  );
}
