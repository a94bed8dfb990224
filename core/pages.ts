/**
 * The one table of pages. The router, the menus, the footer, prerendering, the sitemaps,
 * `hreflang` and the tests all read it. A page's `id` names its words; `folderOf` says where its files
 * are. It is long because it is a table.
 */
import type { Bilingual } from "./languages.ts";

export type Submenu = "expertise" | "sustainability";
export type Section = "firm" | Submenu | "account" | "legal";

export type Page = {
  id: string;
  /** What links to it say, in menus and lists. */
  name: Bilingual;
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
  /** Whose page it is; without it, the public site's. */
  product?: "sign-in" | "partners" | "desk";
  /** Words of another page that it shows too. */
  shares?: "not-found";
};

export const pages = [
  { id: "home", name: { en: "Home", fr: "Accueil" }, path: "/", section: "firm" },
  {
    id: "who-we-are",
    name: { en: "Who we are", fr: "Qui sommes-nous" },
    path: "/who-we-are",
    section: "firm",
    menu: "top",
    footer: "company",
  },
  {
    id: "investment-advisory",
    name: { en: "Investment advisory", fr: "Conseil en investissement" },
    path: "/expertise/investment-advisory",
    section: "expertise",
    menu: "expertise",
    footer: "services",
  },
  {
    id: "mergers-acquisitions",
    name: { en: "Mergers and acquisitions", fr: "Fusions et acquisitions" },
    path: "/expertise/mergers-acquisitions",
    section: "expertise",
    menu: "expertise",
    footer: "services",
  },
  {
    id: "private-equity",
    name: { en: "Private equity", fr: "Capital-investissement" },
    path: "/expertise/private-equity",
    section: "expertise",
    menu: "expertise",
    footer: "services",
  },
  {
    id: "business-strategy",
    name: { en: "Business strategy", fr: "Stratégie d’entreprise" },
    path: "/expertise/business-strategy",
    section: "expertise",
    menu: "expertise",
    footer: "services",
  },
  {
    id: "our-responsibility",
    name: { en: "Our responsibility", fr: "Notre responsabilité" },
    path: "/sustainability/our-responsibility",
    section: "sustainability",
    menu: "sustainability",
    footer: "company",
  },
  {
    id: "impact-platform",
    name: { en: "Impact investment platform", fr: "Plateforme d’investissement à impact" },
    path: "/sustainability/impact-platform",
    section: "sustainability",
    menu: "sustainability",
  },
  {
    id: "corporate-responsibility",
    name: { en: "Corporate responsibility", fr: "Responsabilité d’entreprise" },
    path: "/sustainability/corporate-responsibility",
    section: "sustainability",
    menu: "sustainability",
  },
  {
    id: "publications",
    name: { en: "Publications", fr: "Publications" },
    path: "/sustainability/publications",
    section: "sustainability",
    menu: "sustainability",
    footer: "company",
  },
  {
    id: "publication",
    name: { en: "Publication", fr: "Publication" },
    path: "/sustainability/publications/:slug",
    section: "sustainability",
    // What it shows at a slug that is not there.
    shares: "not-found",
  },
  {
    id: "sustainable-investment-policy",
    name: { en: "Sustainable investment policy", fr: "Politique d’investissement durable" },
    path: "/sustainability/sustainable-investment-policy",
    section: "sustainability",
    menu: "sustainability",
  },
  {
    id: "impact-measurement-methodology",
    name: { en: "Impact measurement methodology", fr: "Méthode de mesure d’impact" },
    path: "/sustainability/impact-measurement-methodology",
    section: "sustainability",
    menu: "sustainability",
  },
  {
    id: "climate-action-framework",
    name: { en: "Climate action framework", fr: "Cadre d’action climatique" },
    path: "/sustainability/climate-action-framework",
    section: "sustainability",
    menu: "sustainability",
  },
  {
    id: "references",
    name: { en: "References", fr: "Références" },
    path: "/references",
    section: "firm",
    footer: "company",
  },
  {
    id: "careers",
    name: { en: "Careers", fr: "Carrières" },
    path: "/careers",
    section: "firm",
    footer: "company",
  },
  {
    id: "press",
    name: { en: "Press", fr: "Presse" },
    path: "/press",
    section: "firm",
    footer: "company",
  },
  {
    id: "letters",
    name: { en: "Letters", fr: "Lettres" },
    path: "/letters",
    section: "firm",
  },
  {
    id: "letter",
    name: { en: "Letter", fr: "Lettre" },
    path: "/letters/:slug",
    section: "firm",
    shares: "not-found",
  },
  {
    id: "search",
    name: { en: "Search", fr: "Recherche" },
    path: "/search",
    section: "firm",
    indexed: false,
  },
  {
    id: "contact",
    name: { en: "Contact", fr: "Contact" },
    path: "/contact",
    section: "firm",
    menu: "top",
  },
  {
    id: "contact-result",
    name: { en: "What became of your message", fr: "La suite de votre message" },
    path: "/contact/result",
    section: "firm",
    indexed: false,
  },
  {
    id: "login",
    name: { en: "LP Login", fr: "Espace investisseurs" },
    path: "/login",
    section: "account",
    menu: "account",
    indexed: false,
    product: "sign-in",
  },
  {
    id: "login-recover",
    name: { en: "Forgotten password", fr: "Mot de passe oublié" },
    path: "/login/recover",
    section: "account",
    indexed: false,
    product: "sign-in",
  },
  {
    id: "login-password",
    name: { en: "New password", fr: "Nouveau mot de passe" },
    path: "/login/password",
    section: "account",
    indexed: false,
    product: "sign-in",
  },
  {
    id: "partners",
    name: { en: "Limited partners’ space", fr: "Espace des investisseurs" },
    path: "/lp",
    section: "account",
    indexed: false,
    product: "partners",
  },
  {
    id: "own-account",
    name: { en: "Your account", fr: "Votre compte" },
    path: "/account",
    section: "account",
    indexed: false,
    product: "sign-in",
  },
  {
    id: "desk",
    name: { en: "The desk", fr: "Le bureau" },
    path: "/desk",
    section: "account",
    indexed: false,
    product: "desk",
  },
  {
    id: "person-proof",
    name: { en: "Prove an address", fr: "Prouver une adresse" },
    path: "/contact/proof",
    section: "account",
    indexed: false,
  },
  {
    id: "newsletter-confirm",
    name: { en: "Confirm a subscription", fr: "Confirmer une inscription" },
    path: "/newsletter/confirm",
    section: "account",
    indexed: false,
  },
  {
    id: "newsletter-unsubscribe",
    name: { en: "Unsubscribe", fr: "Se désinscrire" },
    path: "/newsletter/unsubscribe",
    section: "account",
    indexed: false,
  },
  {
    id: "newsletter-result",
    name: { en: "Your subscription", fr: "Votre inscription" },
    path: "/newsletter/result",
    section: "account",
    indexed: false,
  },
  {
    id: "legal-notice",
    name: { en: "Legal notice", fr: "Mentions légales" },
    path: "/legalnotice",
    section: "legal",
    footer: "legal",
  },
  {
    id: "privacy",
    name: { en: "Privacy policy", fr: "Confidentialité" },
    path: "/confidentialite",
    section: "legal",
    footer: "legal",
  },
  {
    id: "cookie-settings",
    name: { en: "Cookies", fr: "Cookies" },
    path: "/cookie-settings",
    section: "legal",
    footer: "legal",
  },
  {
    id: "regulatory-notice",
    name: { en: "Regulatory notice", fr: "Mentions réglementaires" },
    path: "/mentions-reglementaires",
    section: "legal",
    footer: "legal",
  },
  {
    id: "whistleblowing",
    name: { en: "Whistleblowing", fr: "Lancer une alerte" },
    path: "/whistleblowing",
    section: "legal",
    footer: "legal",
  },
  {
    id: "accessibility",
    name: {
      en: "Accessibility: partially compliant",
      fr: "Accessibilité : partiellement conforme",
    },
    path: "/accessibilite",
    section: "legal",
    footer: "legal",
  },
  {
    id: "glossary",
    name: { en: "Glossary", fr: "Glossaire" },
    path: "/glossaire",
    section: "legal",
    footer: "legal",
  },
  {
    id: "sitemap",
    name: { en: "Sitemap", fr: "Plan du site" },
    path: "/plan-du-site",
    section: "legal",
    footer: "legal",
  },
] as const satisfies readonly Page[];

/** What any other address shows, with status 404. It is prerendered once per language. */
export const notFoundPage = {
  id: "not-found",
  name: { en: "Page not found", fr: "Page introuvable" },
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

/** The English path of the page that says there is none at this one: a family has its own. */
export function missingAt(path: string): string {
  const { path: pattern } = pageAt(path);
  return pattern.includes(":slug")
    ? pattern.replace("/:slug", notFoundPage.path)
    : notFoundPage.path;
}

/** Where the files of a page are: each of the two workplaces is one page. */
export function folderOf({ id, product }: Page): string {
  if (product === "partners" || product === "desk") return `app/${product}`;
  return `app/${product ?? "site"}/pages/${id}`;
}

/** The files of words that a page needs. */
export function wordsOf({ id, product, shares }: Page): string[] {
  const others = [...(product ? ["sign-in"] : []), ...(shares ? [shares] : [])];
  return ["layout", id, ...others];
}

/** Sign-in and what lies behind it: nowhere kept, nowhere listed. */
export function isBehindSignIn({ product }: Page): boolean {
  return product !== undefined;
}

/** Where one works, with a session alone. */
export function isWorkplace({ id }: Page): boolean {
  return id === "desk" || id === "partners" || id === "own-account";
}

export function isIndexed(page: Page): boolean {
  return page.indexed !== false;
}

/** On the page for those who look for a page: what search engines list, and the way in. */
export function isInSitemap(page: Page): boolean {
  return isIndexed(page) || page.menu === "account";
}
