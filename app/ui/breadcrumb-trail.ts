import type { Language } from "#core/languages.ts";
import { type LinkablePageId, notFoundPage, type Page, pages, type Section } from "#core/pages.ts";

/** A page above, or the part of the site it stands in, which has a name but no page of its own. */
export type Crumb = LinkablePageId | { section: Section };

/** What stands above a page, from the home page down: its section, then the pages of its path. */
export function trailTo({ path, section }: Page): Crumb[] {
  if (path === "/" || path === notFoundPage.path) return [];
  const above = pages.filter((page) => page.path !== "/" && path.startsWith(`${page.path}/`));
  return [
    "home",
    // The firm's own pages stand directly under the home page, which is the firm's as well.
    ...(section === "firm" ? [] : [{ section }]),
    ...above.map(({ id }) => id as LinkablePageId),
  ];
}

/** How a page calls itself there: one of a family, such as a publication, by its own title. */
export function ownCrumb({ path, name }: Page, language: Language, title: string): string {
  return path.includes(":") ? title : name[language];
}
