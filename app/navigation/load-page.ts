import { wordsOf } from "#core/pages.ts";
import { pageOfPathname, readPath } from "#core/paths.ts";
import { hasWords, loadWords } from "../i18n/translator.ts";

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, { module: string; imports?: string[] }> };
  }
}

/** The stylesheet that a page adds to the site's, by its folder. */
const sheets = import.meta.glob<string>("../pages/*/route.css", {
  query: "?url",
  import: "default",
  eager: true,
});
const codeLoaded = new Set<string>();
const sheetsAsked = new Map<string, Promise<void>>();

function needsOf(pathname: string) {
  const { language } = readPath(pathname);
  const page = pageOfPathname(pathname);
  const routeId = `${language}/${page.id}`;
  const route = window.__reactRouterManifest?.routes[routeId];
  // With what it imports: asked for one after the other, they would take a round trip each.
  const code = route ? [...(route.imports ?? []), route.module] : [];
  return {
    language,
    namespaces: wordsOf(page),
    routeId,
    code,
    sheet: sheets[`../pages/${page.id}/route.css`],
  };
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

/** Fetches a page's code, words and styles; rejects when any of them cannot be had. */
export async function loadPage(pathname: string): Promise<void> {
  if (isPageLoaded(pathname)) return;
  const { language, namespaces, routeId, code, sheet } = needsOf(pathname);
  await Promise.all([
    loadWords(language, namespaces),
    sheet && loadSheet(sheet),
    ...code.map((file) => import(/* @vite-ignore */ file)),
  ]);
  if (code.length > 0) codeLoaded.add(routeId);
}

/** Into the browser's cache, where the page will find it; once, unless it fails. */
function loadSheet(file: string): Promise<void> {
  const asked = sheetsAsked.get(file) ?? fetchSheet(file);
  sheetsAsked.set(file, asked);
  asked.catch(() => sheetsAsked.delete(file));
  return asked;
}

async function fetchSheet(file: string): Promise<void> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await answer.arrayBuffer();
}
