/**
 * Draws a publication's text as plain HTML. The build alone runs it: the browser keeps what the
 * page brought along (docs/decisions/014-publications.md).
 */
import texts from "virtual:publication-texts";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router";
import { findMarks } from "#app/features/glossary/find-marks.ts";
import { translatorFor } from "#app/i18n/translator.ts";
import { site } from "#content/site.ts";
import { readPath } from "#core/paths.ts";
import { PublicationDocument } from "./publication-document.tsx";
import { ReadingContext } from "./reading.ts";
import type { PublicationText } from "./text.ts";

export function renderText(slug: string, pathname: string): string {
  const { language } = readPath(pathname);
  const text = texts[slug]?.[language];
  if (!text) throw new Error(`There is no text of ${slug} in ${language}.`);
  const translator = translatorFor(language);
  const reading = {
    language,
    firm: site.name,
    t: translator.getFixedT(language, "publication"),
    marks: findMarks(wordsIn(text), language),
    explained: new Set<string>(),
    notes: text.notes,
    calls: new Map(),
    numbers: numbersOf(text),
  };
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[pathname]}>
      <I18nextProvider i18n={translator}>
        <ReadingContext value={reading}>
          <PublicationDocument text={text} />
        </ReadingContext>
      </I18nextProvider>
    </MemoryRouter>,
    { identifierPrefix: "text-" },
  );
}

function wordsIn(part: unknown): string[] {
  if (typeof part === "string") return [part];
  if (typeof part !== "object" || part === null) return [];
  return Object.values(part).flatMap(wordsIn);
}

function numbersOf({ opening, chapters }: PublicationText): Map<unknown, number> {
  const blocks = [...opening, ...chapters.flatMap((chapter) => chapter.blocks)];
  const figures = blocks.filter(({ type }) => type === "figure");
  return new Map(figures.map((figure, index) => [figure, index + 1]));
}
