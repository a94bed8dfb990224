import {
  isInSitemap,
  type LinkablePageId,
  type Page,
  pages,
  type Section,
  type Submenu,
} from "#core/pages.ts";

type Linkable = Page & { id: LinkablePageId };
export type MenuEntry =
  | { kind: "link"; id: LinkablePageId }
  | { kind: "submenu"; name: Submenu; ids: LinkablePageId[] };

const linkable = pages.filter((page) => !page.path.includes(":")) as readonly Linkable[];

/**
 * The header's entries in the order of `core/pages.ts`; a submenu comes where its first page is.
 */
export function headerMenu(): MenuEntry[] {
  const entries: MenuEntry[] = [];
  for (const { id, menu } of linkable) {
    if (menu === "top") entries.push({ kind: "link", id });
    if (menu !== "expertise" && menu !== "sustainability") continue;
    const open = entries.find((entry) => entry.kind === "submenu" && entry.name === menu);
    if (open?.kind === "submenu") open.ids.push(id);
    else entries.push({ kind: "submenu", name: menu, ids: [id] });
  }
  return entries;
}

export function footerColumn(column: NonNullable<Page["footer"]>): LinkablePageId[] {
  return linkable.filter((page) => page.footer === column).map((page) => page.id);
}

/** The pages by section, for the sitemap page. */
export function sitemapSections(): { section: Section; ids: LinkablePageId[] }[] {
  const order: Section[] = ["firm", "expertise", "sustainability", "account", "legal"];
  return order
    .map((section) => ({
      section,
      ids: linkable.filter((page) => page.section === section && isInSitemap(page)),
    }))
    .filter(({ ids }) => ids.length > 0)
    .map(({ section, ids }) => ({ section, ids: ids.map((page) => page.id) }));
}
