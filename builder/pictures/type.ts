/** Lines of type as SVG, and their width as the renderer will draw them. */
import { Resvg } from "@resvg/resvg-js";
import type { Measure } from "./wrap.ts";

type Face = { family: string; weight: number; style?: "italic"; spacing: number };

export const faces = {
  display: { family: "Newsreader", weight: 400, spacing: -0.02 },
  ampersand: { family: "Newsreader", weight: 400, style: "italic", spacing: 0 },
  label: { family: "Hanken Grotesk", weight: 500, spacing: 0.005 },
} satisfies Record<string, Face>;

type Line = { text: string; face: Face; size: number; x: number; y: number; ink: string };

export function textArt({ text, face, size, x, y, ink }: Line): string {
  const { family, weight, style = "normal", spacing } = face;
  return [
    `<text x="${x}" y="${y}" fill="${ink}" font-family="${family}" font-weight="${weight}"`,
    ` font-style="${style}" font-size="${size}" letter-spacing="${(spacing * size).toFixed(2)}">`,
    `${escaped(text)}</text>`,
  ].join("");
}

/** Measures with the renderer itself, at a size where its rounding does not show. */
export function measureWith(fontFiles: string[]): (face: Face) => Measure {
  const size = 100;
  const known = new Map<string, number>();
  return (face) => (text) => {
    const line = textArt({ text, face, size, x: 0, y: 0, ink: "#000" });
    const width = known.get(line) ?? widthOf(line, fontFiles);
    known.set(line, width);
    return width / size;
  };
}

function widthOf(line: string, fontFiles: string[]): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${line}</svg>`;
  const box = new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).getBBox();
  return box ? box.x + box.width : 0;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
