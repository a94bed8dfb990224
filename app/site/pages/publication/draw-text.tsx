import { drawText as draw } from "#app/site/reading/draw-text.tsx";
import { readPublications } from "#builder/publications/read.ts";
import { readPath } from "#core/paths.ts";
import { Chapters } from "./chapters.tsx";

export function drawText(slug: string, pathname: string): string {
  const { language } = readPath(pathname);
  const text = readPublications().find((one) => one.slug === slug)?.texts[language];
  if (!text) throw new Error(`There is no text of ${slug} in ${language}.`);
  return draw(text, pathname, "publication", (drawer) => <Chapters text={text} draw={drawer} />);
}
