/** The word mark for the press, on light and on dark grounds, from the site's own type and inks. */
import { Resvg } from "@resvg/resvg-js";
import { type Ground, grounds, markSize } from "#core/marks.ts";
import { colour } from "./inks.ts";
import type { measureWith } from "./type.ts";
import { wordmarkArt, wordmarkWidth } from "./wordmark.ts";

export type Mark = { of: Ground; svg: string; ground: string; inks: string[] };

const tokens: Record<Ground, { ground: string; ink: string; second: string }> = {
  light: { ground: "paper", ink: "ink", second: "copper" },
  dark: { ground: "night", ink: "paper", second: "copper-light" },
};

const { width, height } = markSize;

export function drawMarks(measures: ReturnType<typeof measureWith>, fontFiles: string[]): Mark[] {
  return grounds.map((of) => {
    const { ground, ink, second } = tokens[of];
    const inks = { ink: colour(ink), second: colour(second) };
    // As large as possible with a margin of 100, about the height of a capital, on both sides.
    const size = (width - 200) / wordmarkWidth(measures, 1);
    const art = wordmarkArt(measures, { x: 100, y: height / 2 + size * 0.32, size, ...inks });
    return {
      of,
      svg: outlined(art, fontFiles),
      ground: colour(ground),
      inks: [inks.ink, inks.second],
    };
  });
}

/** Converts text to outlines, so that the file needs no font. The background is transparent. */
function outlined(art: string, fontFiles: string[]): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${art}</svg>`;
  return new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).toString();
}

/** The same on an opaque background. */
export function onGround({ svg, ground }: Mark): string {
  return svg.replace("<defs/>", `<rect width="${width}" height="${height}" fill="${ground}"/>`);
}
