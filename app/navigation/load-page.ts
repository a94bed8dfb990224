import { wordsOf } from "#core/pages.ts";
import { pageOfPathname, readPath } from "#core/paths.ts";
import type { headOf } from "../head/head-of.ts";
import { type Content, hasOnlyStanding, keepContent } from "../i18n/page-content.ts";
import { loadWords } from "../i18n/translator.ts";
import { loadStanding } from "./changed-words.ts";
import type { PageModule } from "./page-files.ts";
import { loadSheet } from "./page-sheets.ts";

/** The page's code, then its words in the order of `wordsOf`, as the start script loads them. */
export type FirstPageModules = readonly [PageModule, ...Content[]];

/** The controls in all their states, in development only. */
const gallery = import.meta.env.DEV ? () => import("../gallery/route.tsx") : undefined;

const loaded = new Map<string, PageModule>();
/** Pages whose code, words and styles are loaded, as `language/id`. */
const ready = new Set<string>();
let head: typeof headOf | undefined;

function needsOf(pathname: string) {
  const { language, path } = readPath(pathname);
  const page = pageOfPathname(pathname);
  const id = gallery && path === "/gallery" ? "gallery" : page.id;
  return { language, namespaces: wordsOf(page), id };
}

async function loadCode(pathname: string): Promise<void> {
  const { id } = needsOf(pathname);
  if (loaded.has(id)) return;
  const { routes } = await import("./page-files.ts");
  const load = id === "gallery" ? gallery : routes[id];
  if (!load) throw new Error(`The page ${id} has no route.tsx.`);
  loaded.set(id, await load());
}

/** Writes the head of the next page; the first page has its head in its HTML. */
async function loadHead(): Promise<void> {
  head ??= (await import("../head/head-of.ts")).headOf;
}

/** Loads the page of the document, which has its head and its styles in its HTML. */
export async function loadFirstPage(pathname: string): Promise<void> {
  await loadContents(pathname);
  ready.add(readyKey(pathname));
}

/** Keeps the code and words of that page where the start script has loaded them already. */
export function keepFirstPage(pathname: string, [code, ...words]: FirstPageModules): void {
  const { language, namespaces, id } = needsOf(pathname);
  loaded.set(id, code);
  for (const [index, content] of words.entries()) {
    keepContent(language, namespaces[index] ?? "", content);
  }
}

export function isPageLoaded(pathname: string): boolean {
  // Where its words no longer stand it has to be loaded, as a document.
  return ready.has(readyKey(pathname)) && hasOnlyStanding();
}

/**
 * Loads a page's code, words and styles; rejects when any of them cannot be loaded. `changed` where
 * the site has other words by now than this tab: the page must be loaded as a document.
 */
export async function loadPage(pathname: string): Promise<"changed" | undefined> {
  if (isPageLoaded(pathname)) return;
  const { language, namespaces } = needsOf(pathname);
  const [isOfOneRevision] = await Promise.all([
    loadStanding(() => loadWords(language, namespaces)),
    loadCode(pathname),
    loadSheet(pathname),
    loadHead(),
  ]);
  if (!isOfOneRevision) return "changed";
  ready.add(readyKey(pathname));
}

async function loadContents(pathname: string): Promise<void> {
  const { language, namespaces } = needsOf(pathname);
  await Promise.all([loadWords(language, namespaces), loadCode(pathname)]);
}

function readyKey(pathname: string): string {
  const { language, id } = needsOf(pathname);
  return `${language}/${id}`;
}

/** The component of a page that is loaded. */
export function pageAt(pathname: string): PageModule["default"] {
  const module = loaded.get(needsOf(pathname).id);
  if (!module) throw new Error(`The page at ${pathname} is not here yet.`);
  return module.default;
}

/** The head of a page that `loadPage` has loaded. */
export function headAt(pathname: string): ReturnType<typeof headOf> {
  return head?.(pathname) ?? [];
}
