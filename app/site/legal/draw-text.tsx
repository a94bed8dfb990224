/** Draws a text that has editions: one of them, or two compared. It runs only when pages are made. */
import { drawText as draw } from "#app/site/reading/draw-text.tsx";
import { shownAt } from "#builder/editions/shown.ts";
import { policyEntry } from "#builder/publications/policies.ts";
import { catalogueIn } from "#builder/publications/read.ts";
import { isPolicy } from "#core/edition-texts.ts";
import { readPath } from "#core/paths.ts";
import { PolicyPage } from "../pages/publication/policy-page.tsx";
import { ComparisonPage } from "./comparison-page.tsx";
import { EditionPage } from "./edition-page.tsx";

/** Empty where there is no such edition. */
export function drawText(pathname: string): string {
  const { language, path } = readPath(pathname);
  const shown = shownAt(path);
  if (!shown) return "";
  const { edition, older } = shown;
  const text = edition.texts[language];
  if (older) {
    return draw(text, pathname, "legal", () => <ComparisonPage shown={shown} older={older} />);
  }
  // A policy looks as the other publications do.
  return isPolicy(edition.text)
    ? draw(text, pathname, "publication", (drawer) => (
        <PolicyPage
          {...{ shown, text, draw: drawer }}
          entry={policyEntry(edition, language)}
          entries={catalogueIn(language)}
        />
      ))
    : draw(text, pathname, "legal", (drawer) => (
        <EditionPage shown={shown} text={text} draw={drawer} />
      ));
}
