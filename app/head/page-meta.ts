import { pageData } from "#app/i18n/page-content.ts";
import { translatorFor } from "#app/i18n/translator.ts";
import { ownCrumb } from "#app/ui/breadcrumb-trail.ts";
import { site } from "#content/site.ts";
import { type Language, languages } from "#core/languages.ts";
import { isIndexed, notFoundPage, type Page, type PageId, withoutEdition } from "#core/pages.ts";
import { localisePath, pageOfPathname, readPath } from "#core/paths.ts";
import { absolute, alternates } from "./alternates.ts";
import { ogPath, ogSize } from "./og-path.ts";
import { breadcrumbs, organisation, type Thing } from "./structured-data.ts";

export type MetaTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: "link"; rel: string; href: string; hrefLang?: string; type?: string }
  | { "script:ld+json": object };

type Words = {
  title: string;
  description: string;
  /** What the breadcrumb calls the page, where that is not its title. */
  crumb?: string;
};

type Address = {
  /** The English path of the page that search engines show instead. */
  canonical?: string;
  /** Keeps it out of search engines. */
  hidden?: boolean;
};

const ogLocales = { en: "en_GB", fr: "fr_FR" };

/** The pages that introduce the firm: their structured data says who it is and where. */
const introductions: readonly PageId[] = ["home", "contact"];

/**
 * The tags for search engines and shared links, for every page. `things` is what a page adds
 * to its structured data: see `structured-data.ts`.
 */
export function pageMeta(
  pathname: string,
  { title, description, crumb = title }: Words,
  things: readonly Thing[] = [],
  { canonical, hidden = false }: Address = {},
): MetaTag[] {
  const { language, path } = readPath(pathname);
  const page = pageOfPathname(pathname);
  return [
    { title: path === "/" ? title : `${title} · ${site.name}` },
    { name: "description", content: description },
    ...(isIndexed(page) && !hidden ? [] : [{ name: "robots", content: "noindex" }]),
    { property: "og:site_name", content: site.name },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:locale", content: ogLocales[language] },
    ...languages
      .filter((other) => other !== language)
      .map((other) => ({ property: "og:locale:alternate", content: ogLocales[other] })),
    ...(page.id === notFoundPage.id
      ? []
      : [
          ...addressTags(absolute(localisePath(canonical ?? path, language)), canonical ?? path),
          ...pictureTags(localisePath(withoutEdition(path), language), title),
          ...(hidden || canonical ? [] : dataTags(page, language, path, crumb, things)),
        ]),
  ];
}

function saidOfFirm(language: Language) {
  const { status } = pageData("layout", language);
  return { slogan: translatorFor(language).t("slogan"), status };
}

/** The tags of a slug that does not exist. */
export function missingMeta(language: Language): MetaTag[] {
  const { t } = translatorFor(language);
  return pageMeta(localisePath(notFoundPage.path, language), {
    title: t("not-found:meta.title"),
    description: t("not-found:meta.description"),
  });
}

function addressTags(url: string, path: string): MetaTag[] {
  return [
    { property: "og:url", content: url },
    { tagName: "link", rel: "canonical", href: url },
    ...alternates(path).map(({ hreflang, href }) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang: hreflang,
      href,
    })),
  ];
}

function pictureTags(pathname: string, title: string): MetaTag[] {
  return [
    { property: "og:image", content: absolute(ogPath(pathname)) },
    { property: "og:image:width", content: String(ogSize.width) },
    { property: "og:image:height", content: String(ogSize.height) },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function dataTags(
  page: Page & { id: PageId },
  language: Language,
  path: string,
  crumb: string,
  things: readonly Thing[],
): MetaTag[] {
  if (!isIndexed(page)) return [];
  const url = absolute(localisePath(path, language));
  const graph = [
    ...(introductions.includes(page.id) ? [organisation(language, saidOfFirm(language))] : []),
    ...(path === "/" ? [] : [breadcrumbs(page, ownCrumb(page, language, crumb), url, language)]),
    ...things,
  ];
  return [{ "script:ld+json": { "@context": "https://schema.org", "@graph": graph } }];
}
