import { pageOfPathname, readPath } from "./i18n/paths.ts";
import { hasWords, loadWords } from "./i18n/translator.ts";
import { wordsOf } from "./pages.ts";

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, { module: string; imports?: string[] }> };
  }
}

const codeLoaded = new Set<string>();

function needsOf(pathname: string) {
  const { language } = readPath(pathname);
  const page = pageOfPathname(pathname);
  const routeId = `${language}/${page.id}`;
  const route = window.__reactRouterManifest?.routes[routeId];
  // With what it imports: asked for one after the other, they would take a round trip each.
  const code = route ? [...(route.imports ?? []), route.module] : [];
  return { language, namespaces: wordsOf(page), routeId, code };
}

/** The page that the HTML brought along: its code is already running. */
export function loadFirstPage(pathname: string): Promise<void> {
  const { language, namespaces, routeId } = needsOf(pathname);
  codeLoaded.add(routeId);
  return loadWords(language, namespaces);
}

export function isPageLoaded(pathname: string): boolean {
  const { language, namespaces, routeId } = needsOf(pathname);
  return codeLoaded.has(routeId) && hasWords(language, namespaces);
}

/** Fetches a page's code and words; rejects when either cannot be had. */
export async function loadPage(pathname: string): Promise<void> {
  const { language, namespaces, routeId, code } = needsOf(pathname);
  await Promise.all([
    loadWords(language, namespaces),
    ...code.map((file) => import(/* @vite-ignore */ file)),
  ]);
  if (code.length > 0) codeLoaded.add(routeId);
}
