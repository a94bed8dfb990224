/** Every address that exists, for the build and the tests; the browser never needs it. */
import { type Language, languages } from "#core/languages.ts";
import { missingAt, notFoundPage, type Page, type PageId, pages } from "#core/pages.ts";
import { localisePath } from "#core/paths.ts";
import { readLetters } from "./letters/read.ts";
import { readPublications } from "./publications/read.ts";

export type Address = { page: Page & { id: PageId }; language: Language; path: string };

const slugs: Partial<Record<PageId, readonly string[]>> = {
  publication: readPublications().map(({ slug }) => slug),
  letter: readLetters().map(({ slug }) => slug),
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

const families = pages.filter(({ path }) => path.includes(":slug"));

/** What is prerendered for addresses that are not there: on their own, and in each family. */
export const notFoundAddresses: readonly Address[] = [notFoundPage, ...families].flatMap(
  ({ path }) =>
    languages.map((language) => ({
      page: notFoundPage,
      language,
      path: localisePath(missingAt(path), language),
    })),
);

/** Static hosts serve `contact.html` at `/contact`; a folder would make them add a slash. */
export function fileOf(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}
