import type { Route } from "./+types/root.ts";
import { pageOfPathname, readPath } from "./i18n/paths.ts";
import { loadWords } from "./i18n/translator.ts";

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, { module: string }> };
  }
}

export class PageUnavailable extends Error {}

/**
 * Before a page is shown, its words and its code must be there. React Router answers a chunk that
 * cannot be loaded by reloading the page on screen, which would lose what was typed into it; so
 * the chunk is fetched here first, and a failure becomes an error screen with a retry.
 */
export const loadPage: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const { pathname } = new URL(request.url);
  const { language } = readPath(pathname);
  const page = pageOfPathname(pathname);
  const module = window.__reactRouterManifest?.routes[`${language}/${page.id}`]?.module;
  try {
    await Promise.all([
      loadWords(language, ["layout", page.id]),
      module && import(/* @vite-ignore */ module),
    ]);
  } catch (cause) {
    throw new PageUnavailable(`${pathname} could not be loaded.`, { cause });
  }
  return next();
};
