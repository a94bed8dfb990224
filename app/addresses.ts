/** Every address that exists, for the build, the host and the tests; the browser never needs it. */
import { publications } from "#content/publications/catalogue.ts";
import { type Language, languages } from "./i18n/languages.ts";
import { localisePath } from "./i18n/paths.ts";
import { notFoundPage, type Page, type PageId, pages } from "./pages.ts";

export type Address = { page: Page & { id: PageId }; language: Language; path: string };

const slugs: Partial<Record<PageId, readonly string[]>> = {
  publication: publications.map((publication) => publication.slug),
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

/** Where the two not-found pages are prerendered. */
export const notFoundAddresses: readonly Address[] = languages.map((language) => ({
  page: notFoundPage,
  language,
  path: localisePath(notFoundPage.path, language),
}));
