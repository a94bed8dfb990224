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
  /** The text of links to it, in menus and lists. */
  name: Bilingual;
  /**
   * The English path; `:slug` stands for any page of a family. French is the same path below `/fr`.
   */
  path: string;
  /** The section of the sitemap page in which it is listed. */
  section: Section;
  /** Its place in the header: a top link, or in a submenu. */
  menu?: "top" | Submenu | "account";
  /** Its place in the footer. */
  footer?: "company" | "services" | "legal";
  /** `false` keeps it out of search engines and of both sitemaps. */
  indexed?: false;
  /** The product it belongs to; if left out, the public site. */
  product?: "sign-in" | "partners" | "desk";
  /** Shows texts whose editions each have an address below the text’s (`/confidentialite/2.0`). */
  editions?: true;
  /** Presents what the firm sells: the page says that it is a marketing communication. */
  marketing?: true;
  /**
   * Where the desk changes it, if not sentence by sentence: as an entry of a list, or by an edition.
   * What is dated is never changed as a page.
   */
  changed?: "people" | "vacancies" | "news" | "editions" | "never";
  /** Another page whose words it needs too. */
  shares?: "not-found";
};

export const pages = [
  { id: "home", name: { en: "Home", fr: "Accueil" }, path: "/", section: "firm", marketing: true },
  {
    id: "who-we-are",
    name: { en: "Who we are", fr: "Qui sommes-nous" },
    path: "/who-we-are",
    section: "firm",
    menu: "top",
    footer: "company",
    marketing: true,
  },
  {
    id: "person",
    name: { en: "Person", fr: "Personne" },
    path: "/who-we-are/:slug",
    section: "firm",
    changed: "people",
    shares: "not-found",
  },
  {
    id: "investment-advisory",
    name: { en: "Investment advisory", fr: "Conseil en investissement" },
    path: "/expertise/investment-advisory",
    section: "expertise",
    menu: "expertise",
    footer: "services",
    marketing: true,
  },
  {
    id: "mergers-acquisitions",
    name: { en: "Mergers and acquisitions", fr: "Fusions et acquisitions" },
    path: "/expertise/mergers-acquisitions",
    section: "expertise",
    menu: "expertise",
    footer: "services",
    marketing: true,
  },
  {
    id: "private-equity",
    name: { en: "Private equity", fr: "Capital-investissement" },
    path: "/expertise/private-equity",
    section: "expertise",
    menu: "expertise",
    footer: "services",
    marketing: true,
  },
  {
    id: "business-strategy",
    name: { en: "Business strategy", fr: "Stratégie d’entreprise" },
    path: "/expertise/business-strategy",
    section: "expertise",
    menu: "expertise",
    footer: "services",
    marketing: true,
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
    marketing: true,
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
    // Of the policies among them.
    editions: true,
    changed: "never",
    // For a slug that does not exist.
    shares: "not-found",
  },
  {
    id: "sustainable-investment-policy",
    name: { en: "Sustainable investment policy", fr: "Politique d’investissement durable" },
    path: "/sustainability/sustainable-investment-policy",
    section: "sustainability",
    menu: "sustainability",
    changed: "editions",
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
    marketing: true,
  },
  {
    id: "careers",
    name: { en: "Careers", fr: "Carrières" },
    path: "/careers",
    section: "firm",
    footer: "company",
  },
  {
    id: "vacancy",
    name: { en: "Post", fr: "Poste" },
    path: "/careers/:slug",
    section: "firm",
    changed: "vacancies",
    shares: "not-found",
  },
  {
    id: "press",
    name: { en: "Press and news", fr: "Presse et actualités" },
    path: "/press",
    section: "firm",
    footer: "company",
  },
  {
    id: "news-item",
    name: { en: "News", fr: "Actualité" },
    path: "/press/:slug",
    section: "firm",
    changed: "news",
    shares: "not-found",
  },
  {
    id: "letters",
    name: { en: "Letters", fr: "Lettres" },
    path: "/letters",
    section: "firm",
    footer: "company",
  },
  {
    id: "letter",
    name: { en: "Letter", fr: "Lettre" },
    path: "/letters/:slug",
    section: "firm",
    changed: "never",
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
    name: { en: "Investors’ space", fr: "Espace investisseurs" },
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
    id: "person-data",
    name: { en: "Download your data", fr: "Télécharger ses données" },
    path: "/contact/data",
    section: "account",
    indexed: false,
  },
  {
    id: "person-proof",
    name: { en: "Confirm an address", fr: "Prouver une adresse" },
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
    editions: true,
    changed: "editions",
    shares: "not-found",
  },
  {
    id: "privacy",
    name: { en: "Privacy policy", fr: "Confidentialité" },
    path: "/confidentialite",
    section: "legal",
    footer: "legal",
    editions: true,
    changed: "editions",
    shares: "not-found",
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
    editions: true,
    changed: "editions",
    shares: "not-found",
  },
  {
    id: "whistleblowing",
    name: { en: "Whistleblowing", fr: "Lancer une alerte" },
    path: "/whistleblowing",
    section: "legal",
    footer: "legal",
    editions: true,
    changed: "editions",
    shares: "not-found",
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
    editions: true,
    changed: "editions",
    shares: "not-found",
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

/** The page for all other addresses, with status 404. It is prerendered once per language. */
export const notFoundPage = {
  id: "not-found",
  name: { en: "Page not found", fr: "Page introuvable" },
  path: "/404",
  section: "firm",
  indexed: false,
} as const satisfies Page;

type Row = (typeof pages)[number];
export type PageId = Row["id"] | typeof notFoundPage.id;
/** Pages without a slug in their address, which can be linked by id alone. */
export type LinkablePageId = Exclude<Row, { path: `${string}:${string}` }>["id"];

const everyPage: readonly (Page & { id: PageId })[] = [...pages, notFoundPage];

export function pageById(id: PageId): Page & { id: PageId } {
  const page = everyPage.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`No page is called ${id}.`);
  return page;
}

/** The page at an English path, or the not-found page. */
export function pageAt(path: string): Page & { id: PageId } {
  return everyPage.find((page) => matches(page, path)) ?? notFoundPage;
}

/** What stands for `:slug` in the page’s path. */
export function slugOf(path: string): string {
  const place = partsOf(pageAt(path).path).indexOf(":slug");
  return partsOf(path)[place] ?? "";
}

/** The name of an edition, or of two compared, behind the address of a text. */
export function editionOf(path: string): string {
  return partsOf(path)[partsOf(pageAt(path).path).length] ?? "";
}

/** The address of a text, without that of its edition. */
export function withoutEdition(path: string): string {
  const edition = editionOf(path);
  return edition ? path.slice(0, -edition.length - 1) : path;
}

/** The text whose editions an address may show: a page's, or that of a slug. */
export function textAt(path: string): string | undefined {
  const { id, editions } = pageAt(path);
  return editions && (slugOf(path) || id);
}

function matches(page: Page, path: string): boolean {
  const wanted = partsOf(page.path);
  const parts = partsOf(path);
  const more = parts.length - wanted.length;
  if (!path.startsWith("/") || parts.includes("", 1) || more < 0 || more > 1) return false;
  // What has a slug itself has nothing below but editions, whose names begin with a digit.
  const below = more === 0 || (page.path.includes(":slug") ? /^\d/ : /./).test(parts.at(-1) ?? "");
  if (!below || (more === 1 && !page.editions)) return false;
  return wanted.every((part, place) => part === parts[place] || (part === ":slug" && parts[place]));
}

function partsOf(path: string): string[] {
  return path.slice(1).split("/");
}

/** The English path of the not-found page for an address: a family of pages has its own. */
export function missingAt(path: string): string {
  const { path: pattern, editions } = pageAt(path);
  if (pattern.includes(":slug")) return pattern.replace("/:slug", notFoundPage.path);
  return editions && path !== pattern ? pattern + notFoundPage.path : notFoundPage.path;
}

/** The folder of a page. The partners’ space and the desk are one page each. */
export function folderOf({ id, product }: Page): string {
  if (product === "partners" || product === "desk") return `app/${product}`;
  return `app/${product ?? "site"}/pages/${id}`;
}

/** The names of the files of words that a page needs. */
export function wordsOf({ id, product, shares }: Page): string[] {
  const others = [...(product ? ["sign-in"] : []), ...(shares ? [shares] : [])];
  return ["layout", id, ...others];
}

/** Sign-in and the pages behind it: never cached and never listed. */
export function isBehindSignIn({ product }: Page): boolean {
  return product !== undefined;
}

/** Pages that need a session. */
export function isWorkplace({ id }: Page): boolean {
  return id === "desk" || id === "partners" || id === "own-account";
}

/** Whether its text is in its HTML and nowhere else, so that links load it as a document. */
export function isDocument({ path, editions }: Page): boolean {
  return Boolean(editions) || path.includes(":slug");
}

export function isIndexed(page: Page): boolean {
  return page.indexed !== false;
}

/** Whether the sitemap page lists it: what search engines list, and the sign-in page. */
export function isInSitemap(page: Page): boolean {
  return isIndexed(page) || page.menu === "account";
}
