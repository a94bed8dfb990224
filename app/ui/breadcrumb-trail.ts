import type { Language } from "#core/languages.ts";
import { type LinkablePageId, notFoundPage, type Page, pages, type Section } from "#core/pages.ts";

/** A page above this one, or its section, which has a name but no page of its own. */
export type Crumb = LinkablePageId | { section: Section };

/** What stands above a page, from the home page down: its section, then the pages of its path. */
export function trailTo({ path, section }: Page): Crumb[] {
  if (path === "/" || path === notFoundPage.path) return [];
  const above = pages.filter((page) => page.path !== "/" && path.startsWith(`${page.path}/`));
  return [
    "home",
    // The section "firm" is left out: its pages are directly below the home page.
    ...(section === "firm" ? [] : [{ section }]),
    ...above.map(({ id }) => id as LinkablePageId),
  ];
}

/** The last crumb: the page's name, or the title of a publication or letter. */
export function ownCrumb({ path, name }: Page, language: Language, title: string): string {
  return path.includes(":") ? title : name[language];
}
