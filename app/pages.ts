/**
 * The one table of pages. The router, the menus, the footer, prerendering, the sitemaps,
 * `hreflang` and the tests all read it. A page's `id` names its folder in `app/pages/` and its
 * namespace in `app/i18n/locales/`.
 */
export type Submenu = "expertise" | "sustainability";
export type Section = "firm" | Submenu | "account" | "legal";

export type Page = {
  id: string;
  /** The English path, with `:slug` for a family of pages; French is the same under `/fr`. */
  path: string;
  /** Its heading in the sitemap page. */
  section: Section;
  /** Where it stands in the header: a top link, or inside a submenu. */
  menu?: "top" | Submenu | "account";
  /** Where it stands in the footer. */
  footer?: "company" | "services" | "legal";
  /** `false` keeps it out of search engines and of both sitemaps. */
  indexed?: false;
};

export const pages = [
  { id: "home", path: "/", section: "firm" },
  {
    id: "who-we-are",
    path: "/who-we-are",
    section: "firm",
    menu: "top",
    footer: "company",
  },
  {
    id: "investment-advisory",
    path: "/expertise/investment-advisory",
    section: "expertise",
    menu: "expertise",
    footer: "services",
  },
  {
    id: "mergers-acquisitions",
    path: "/expertise/mergers-acquisitions",
    section: "expertise",
    menu: "expertise",
    footer: "services",
  },
  {
    id: "private-equity",
    path: "/expertise/private-equity",
    section: "expertise",
    menu: "expertise",
    footer: "services",
  },
  {
    id: "business-strategy",
    path: "/expertise/business-strategy",
    section: "expertise",
    menu: "expertise",
    footer: "services",
  },
  {
    id: "our-responsibility",
    path: "/sustainability/our-responsibility",
    section: "sustainability",
    menu: "sustainability",
    footer: "company",
  },
  {
    id: "impact-platform",
    path: "/sustainability/impact-platform",
    section: "sustainability",
    menu: "sustainability",
  },
  {
    id: "corporate-responsibility",
    path: "/sustainability/corporate-responsibility",
    section: "sustainability",
    menu: "sustainability",
  },
  {
    id: "publications",
    path: "/sustainability/publications",
    section: "sustainability",
    menu: "sustainability",
    footer: "company",
  },
  {
    id: "publication",
    path: "/sustainability/publications/:slug",
    section: "sustainability",
  },
  {
    id: "sustainable-investment-policy",
    path: "/sustainability/sustainable-investment-policy",
    section: "sustainability",
    menu: "sustainability",
  },
  {
    id: "impact-measurement-methodology",
    path: "/sustainability/impact-measurement-methodology",
    section: "sustainability",
    menu: "sustainability",
  },
  {
    id: "climate-action-framework",
    path: "/sustainability/climate-action-framework",
    section: "sustainability",
    menu: "sustainability",
  },
  { id: "references", path: "/references", section: "firm", footer: "company" },
  { id: "careers", path: "/careers", section: "firm", footer: "company" },
  { id: "contact", path: "/contact", section: "firm", menu: "top" },
  { id: "login", path: "/login", section: "account", menu: "account", indexed: false },
  { id: "lp", path: "/lp", section: "account", indexed: false },
  { id: "newsletter-confirm", path: "/newsletter/confirm", section: "account", indexed: false },
  {
    id: "newsletter-unsubscribe",
    path: "/newsletter/unsubscribe",
    section: "account",
    indexed: false,
  },
  { id: "legal-notice", path: "/legalnotice", section: "legal", footer: "legal" },
  { id: "privacy", path: "/confidentialite", section: "legal", footer: "legal" },
  { id: "cookie-settings", path: "/cookie-settings", section: "legal", footer: "legal" },
  {
    id: "regulatory-notice",
    path: "/mentions-reglementaires",
    section: "legal",
    footer: "legal",
  },
  { id: "whistleblowing", path: "/whistleblowing", section: "legal", footer: "legal" },
  { id: "accessibility", path: "/accessibilite", section: "legal", footer: "legal" },
  { id: "glossary", path: "/glossaire", section: "legal", footer: "legal" },
  { id: "sitemap", path: "/plan-du-site", section: "legal", footer: "legal" },
] as const satisfies readonly Page[];

/** What any other address shows, with status 404. It is prerendered once per language. */
export const notFoundPage = {
  id: "not-found",
  path: "/404",
  section: "firm",
  indexed: false,
} as const satisfies Page;

type Row = (typeof pages)[number];
export type PageId = Row["id"] | typeof notFoundPage.id;
/** A page that one can link to without knowing a slug. */
export type LinkablePageId = Exclude<Row, { path: `${string}:${string}` }>["id"];

const everyPage: readonly (Page & { id: PageId })[] = [...pages, notFoundPage];

export function pageById(id: PageId): Page & { id: PageId } {
  const page = everyPage.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`No page is called ${id}.`);
  return page;
}

/** The page at an English path, or the one that says there is none. */
export function pageAt(path: string): Page & { id: PageId } {
  return everyPage.find((page) => matches(page.path, path)) ?? notFoundPage;
}

function matches(pattern: string, path: string): boolean {
  const colon = pattern.indexOf(":");
  if (colon === -1) return pattern === path;
  const slug = path.slice(colon);
  return path.startsWith(pattern.slice(0, colon)) && slug !== "" && !slug.includes("/");
}

export function isIndexed(page: Page): boolean {
  return page.indexed !== false;
}
