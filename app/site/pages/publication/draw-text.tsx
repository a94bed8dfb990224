import { drawText as draw } from "#app/site/reading/draw-text.tsx";
import { catalogueIn, readPublications } from "#builder/publications/read.ts";
import { readPath } from "#core/paths.ts";
import { Chapters } from "./chapters.tsx";

/** As they are on the day for which pages are drawn. */
export const entriesIn = catalogueIn;

export function drawText(slug: string, pathname: string): string {
  const { language } = readPath(pathname);
  const text = readPublications().find((one) => one.slug === slug)?.texts[language];
  if (!text) throw new Error(`There is no text of ${slug} in ${language}.`);
  return draw(text, pathname, "publication", (drawer) => <Chapters text={text} draw={drawer} />);
}
