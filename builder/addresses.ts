/** Every address of the site, for the build and the tests. The browser never loads this list. */

import { editionTexts, pathOfText } from "#core/edition-texts.ts";
import { type Language, languages } from "#core/languages.ts";
import { missingAt, notFoundPage, type Page, type PageId, pageAt, pages } from "#core/pages.ts";
import { localisePath } from "#core/paths.ts";
import { readNews, readPeople, readVacancies } from "./changes/records.ts";
import { pathsBelow } from "./editions/shown.ts";
import { readLetters } from "./letters/read.ts";
import { readPublications } from "./publications/read.ts";

export type Address = { page: Page & { id: PageId }; language: Language; path: string };

const slugs: Partial<Record<PageId, readonly string[]>> = {
  person: readPeople().map(({ id }) => id),
  publication: readPublications().map(({ slug }) => slug),
  letter: readLetters().map(({ slug }) => slug),
  "news-item": readNews().map(({ slug }) => slug),
  vacancy: readVacancies().map(({ slug }) => slug),
};

function englishPaths(page: Page & { id: PageId }): string[] {
  const ofPage = slugs[page.id];
  return ofPage ? ofPage.map((slug) => page.path.replace(":slug", slug)) : [page.path];
}

export const addresses: readonly Address[] = pages.flatMap((page) =>
  englishPaths(page).flatMap((path) =>
    languages.map((language) => ({ page, language, path: localisePath(path, language) })),
  ),
);

/**
 * The editions of legal texts and policies, and their comparisons, at addresses below their pages'. They are kept
 * out of the sitemap and of the search.
 */
export const editionAddresses: readonly Address[] = editionTexts.flatMap((text) => {
  const page = pageAt(pathOfText(text));
  return pathsBelow(text).flatMap((path) =>
    languages.map((language) => ({ page, language, path: localisePath(path, language) })),
  );
});

const pagesWithSlug = pages.flatMap((page: Page) => {
  if (page.path.includes(":slug")) return [page.path];
  return page.editions ? [`${page.path}/:slug`] : [];
});

/**
 * The "not found" pages to prerender: one for the whole site, and one below each page that takes a
 * slug, such as `/letters/`.
 */
export const notFoundAddresses: readonly Address[] = [notFoundPage.path, ...pagesWithSlug].flatMap(
  (path) =>
    languages.map((language) => ({
      page: notFoundPage,
      language,
      path: localisePath(missingAt(path), language),
    })),
);

/** Static hosts serve `contact.html` at `/contact`; for `contact/index.html` they add a slash. */
export function fileOf(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}
