import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { characters } from "../fonts.ts";

export const faces = [
  { family: "Serif", style: "normal", weight: 400, file: "newsreader-latin-opsz-normal", opsz: 14 },
  { family: "Serif", style: "italic", weight: 400, file: "newsreader-latin-opsz-italic", opsz: 14 },
  { family: "Sans", style: "normal", weight: 400, file: "hanken-grotesk-latin-wght-normal" },
  { family: "Sans", style: "normal", weight: 600, file: "hanken-grotesk-latin-wght-normal" },
] as const;

/**
 * The CSS of the site's fonts at fixed weights and sizes. Chromium writes a variable font into a
 * PDF as one drawing per glyph and size, which makes the file three times as large.
 */
export async function printFonts(): Promise<string> {
  const rules = faces.map(async ({ family, style, weight, file, ...axes }) => {
    const folder = file.split("-latin-")[0];
    const bytes = readFileSync(`node_modules/@fontsource-variable/${folder}/files/${file}.woff2`);
    const cut = await subsetFont(bytes, characters, {
      targetFormat: "woff2",
      variationAxes: { wght: weight, ...axes },
    });
    return `@font-face { font-family: "Print ${family}"; font-style: ${style}; font-weight: ${weight}; src: url("data:font/woff2;base64,${cut.toString("base64")}") }`;
  });
  return `${(await Promise.all(rules)).join("\n")}
    :root { --font-serif: "Print Serif", serif; --font-sans: "Print Sans", sans-serif;
      --font-heading: var(--font-serif); --font-display: var(--font-serif) }`;
}
