/** What the firm may change on its pages, as this build has it. */
import { news } from "#content/news.ts";
import { people } from "#content/people.ts";
import { vacancies } from "#content/vacancies.ts";
import { legalPages } from "#core/edition-texts.ts";
import { languages } from "#core/languages.ts";
import { notFoundPage, type Page, pageById, pages, wordsOf } from "#core/pages.ts";
import type { ChangeableTexts } from "#core/texts/revision.ts";
import { wordsFolders } from "../words-files.ts";
import { changeableFigures } from "./figures.ts";
import { readSource, textAt, textsIn } from "./words.ts";

/**
 * What binds the firm changes by an edition or a version; the question about cookies by a version of
 * its own (`content/consent-versions`). The desk and the partners' space are the program's.
 */
const bound: ReadonlySet<string> = new Set([
  ...legalPages,
  "legal",
  "consent",
  "sustainable-investment-policy",
]);

/** The names of the public site's words, and those that may be changed. */
export function publicPlaces(): string[] {
  return [...wordsFolders()]
    .filter(([, folder]) => folder.startsWith("app/site/"))
    .map(([place]) => place);
}

export function isChangeable(place: string): boolean {
  return !bound.has(place) && publicPlaces().includes(place);
}

export async function changeableTexts(): Promise<ChangeableTexts> {
  const places = publicPlaces().filter((place) => !bound.has(place));
  const texts = places.map(async (place) => {
    const [en, fr] = await Promise.all(languages.map((language) => readSource(place, language)));
    if (!en || !fr) return [];
    return textsIn(en).map(([path, text]) => ({
      ...{ place, path, at: addressesOf(place, path) },
      en: text,
      fr: textAt(fr, path) ?? "",
    }));
  });
  return {
    texts: (await Promise.all(texts)).flat(),
    records: { people, vacancies, news },
    figures: changeableFigures(),
  };
}

/** The frame’s slogan is also a part of one page, where an editor looks for it. */
function addressesOf(place: string, path: string): string[] {
  if (place === "layout" && path === "slogan") return ["*", pageById("who-we-are").path];
  if (place === "layout") return ["*"];
  const all: readonly Page[] = [...pages, notFoundPage];
  return all.filter((page) => wordsOf(page).includes(place)).map(({ path }) => path);
}
