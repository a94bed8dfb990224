import { type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { languages } from "./i18n/languages.ts";
import { localisePath } from "./i18n/paths.ts";
import { notFoundPage, type Page, pages } from "./pages.ts";

function routeOf(page: Page, language: (typeof languages)[number], pattern: string) {
  return route(localisePath(pattern, language), `pages/${page.id}/route.tsx`, {
    id: `${language}/${page.id}`,
  });
}

export default languages.flatMap((language): RouteConfigEntry[] => [
  ...pages.map((page) => routeOf(page, language, page.path)),
  routeOf(notFoundPage, language, "/*"),
]) satisfies RouteConfig;
