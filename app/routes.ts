import { type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type Language, languages } from "#core/languages.ts";
import { notFoundPage, type Page, pages } from "#core/pages.ts";
import { localisePath } from "#core/paths.ts";

function routeOf(page: Page, language: Language, pattern: string) {
  return route(localisePath(pattern, language), `pages/${page.id}/route.tsx`, {
    id: `${language}/${page.id}`,
  });
}

/** The primitives in all their states: for us, while we work (tests/site/gallery.test.ts). */
function galleryRoutes(language: Language): RouteConfigEntry[] {
  if (process.env.NODE_ENV !== "development") return [];
  const path = localisePath("/gallery", language);
  return [route(path, "gallery/route.tsx", { id: `${language}/gallery` })];
}

export default languages.flatMap((language): RouteConfigEntry[] => [
  ...pages.map((page) => routeOf(page, language, page.path)),
  ...galleryRoutes(language),
  routeOf(notFoundPage, language, "/*"),
]) satisfies RouteConfig;
