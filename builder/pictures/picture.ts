import { serviceFigures } from "#app/engraving/figures.ts";
import { ogSize } from "#app/head/og-path.ts";
import type { Page } from "#core/pages.ts";
import { services } from "#core/services.ts";
import { bandArt, isService, type Place, rosetteArt, type Strip } from "./art.ts";
import { colour, inkOf } from "./inks.ts";
import { faces, type measureWith, textArt } from "./type.ts";
import { wordmarkArt } from "./wordmark.ts";
import { type Box, setTitle } from "./wrap.ts";

/** `ink`: a colour other than that of the page's section. */
export type PictureWords = { title: string; section: string; ink?: string };
type Measures = ReturnType<typeof measureWith>;

type Layout = { title: Box; baseline: number; rosette?: Place; band?: Strip };

const { width, height } = ogSize;
const margin = 72;
const wordmark = { size: 38, x: margin, y: 98 };
const sizes = [112, 104, 96, 92, 88, 84, 80, 76, 72, 68, 64, 60];

/** Beside a rosette the title's column ends before the petals; above a band it is full width. */
const service: Layout = {
  title: { width: 530, height: 280, sizes },
  baseline: 540,
  rosette: { x: 992, y: 330, radius: 352 },
};
const home: Layout = {
  title: { width: 530, height: 250, sizes },
  baseline: 410,
  rosette: { x: 950, y: 268, radius: 300 },
  band: { y: 458, width, height: 160 },
};
const other: Layout = {
  title: { width: width - 2 * margin, height: 192, sizes },
  baseline: 368,
  band: { y: 412, width, height: 212 },
};

/**
 * The picture that a shared link to a page shows. The same page and words give the same picture.
 */
export function picture(page: Page, path: string, words: PictureWords, measures: Measures): string {
  const inks = { first: inkOfPicture(page, words), second: colour("copper") };
  const layout = layoutOf(page);
  const figure = serviceFigures[isService(page.id) ? page.id : services[0]];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colour("paper")}"/>`,
    layout.rosette ? rosetteArt(figure, layout.rosette, inks) : "",
    layout.band ? bandArt(path, layout.band, inks) : "",
    wordmarkArt(measures, { ...wordmark, ink: colour("ink"), second: inks.second }),
    titleArt(words, layout, inks.first, measures),
    "</svg>",
  ].join("");
}

export function inkOfPicture(page: Page, { ink }: PictureWords): string {
  return ink ? colour(ink) : inkOf(page);
}

export function layoutOf({ id }: Page): Layout {
  if (id === "home") return home;
  return isService(id) ? service : other;
}

function titleArt(words: PictureWords, layout: Layout, ink: string, measures: Measures): string {
  const { size, step, lines } = setTitle(words.title, layout.title, measures(faces.display));
  const first = layout.baseline - (lines.length - 1) * step;
  const label = first - Math.round(size * 0.78) - 32;
  return [
    `<path d="M${margin} ${label - 8.5}h44" stroke="${ink}" stroke-width="1.5"/>`,
    textArt({ text: words.section, face: faces.label, size: 25, x: margin + 60, y: label, ink }),
    ...lines.map((text, index) =>
      textArt({
        text,
        face: faces.display,
        size,
        x: margin - size * 0.03,
        y: first + index * step,
        ink: colour("ink"),
      }),
    ),
  ].join("");
}
