import { drawText } from "#app/site/reading/draw-text.tsx";
import { readLetters } from "#builder/letters/read.ts";
import { readPath } from "#core/paths.ts";
import { Passages } from "./passages.tsx";

export function drawLetter(slug: string, pathname: string): string {
  const { language } = readPath(pathname);
  const text = readLetters().find((one) => one.slug === slug)?.texts[language];
  if (!text) throw new Error(`There is no letter called ${slug} in ${language}.`);
  return drawText(text, pathname, "letter", (draw) => <Passages text={text} draw={draw} />);
}
