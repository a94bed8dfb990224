/** Draws a legal text: an edition, or two compared. It runs only when pages are made. */
import { drawText as draw } from "#app/site/reading/draw-text.tsx";
import { shownAt } from "#builder/editions/shown.ts";
import { pageOfPathname, readPath } from "#core/paths.ts";
import { ComparisonPage } from "./comparison-page.tsx";
import { EditionPage } from "./edition-page.tsx";

/** Empty where there is no such edition. */
export function drawText(pathname: string): string {
  const { language, path } = readPath(pathname);
  const { id } = pageOfPathname(pathname);
  const shown = shownAt(path);
  if (!shown) return "";
  const { edition, older } = shown;
  const text = edition.texts[language];
  return draw(text, pathname, "legal", (drawer) =>
    older ? (
      <ComparisonPage page={id} shown={shown} older={older} />
    ) : (
      <EditionPage page={id} shown={shown} text={text} draw={drawer} />
    ),
  );
}
