import type { ComponentType } from "react";
import { wordsOf } from "#core/pages.ts";
import { pageOfPathname, readPath } from "#core/paths.ts";
import type { headOf } from "../head/head-of.ts";
import { loadWords } from "../i18n/translator.ts";
import { loadSheet } from "./page-sheets.ts";

type PageModule = { default: ComponentType<{ slug: string }> };

const modules = import.meta.glob<PageModule>("../pages/*/route.tsx");
/** The primitives in all their states: for us, while we work (tests/site/gallery.test.ts). */
const gallery = import.meta.env.DEV ? () => import("../gallery/route.tsx") : undefined;

const loaded = new Map<string, PageModule>();
/** Pages that can be shown at once, by language and id. */
const ready = new Set<string>();
let head: typeof headOf | undefined;

function needsOf(pathname: string) {
  const { language, path } = readPath(pathname);
  const page = pageOfPathname(pathname);
  const ofPage = modules[`../pages/${page.id}/route.tsx`];
  const [id, load] = gallery && path === "/gallery" ? ["gallery", gallery] : [page.id, ofPage];
  if (!load) throw new Error(`The page ${id} has no route.tsx.`);
  return { language, namespaces: wordsOf(page), id, load };
}

async function loadCode(pathname: string): Promise<void> {
  const { id, load } = needsOf(pathname);
  if (!loaded.has(id)) loaded.set(id, await load());
}

/** What a change in place writes into the head; the first page has it in its HTML. */
async function loadHead(): Promise<void> {
  head ??= (await import("../head/head-of.ts")).headOf;
}

/** The page that the HTML brought along, with its styles and its head. */
export async function loadFirstPage(pathname: string): Promise<void> {
  await loadContents(pathname);
  ready.add(nameOf(pathname));
}

export function isPageLoaded(pathname: string): boolean {
  return ready.has(nameOf(pathname));
}

/** Fetches a page's code, words and styles; rejects when any of them cannot be had. */
export async function loadPage(pathname: string): Promise<void> {
  if (isPageLoaded(pathname)) return;
  await Promise.all([loadContents(pathname), loadSheet(pathname), loadHead()]);
  ready.add(nameOf(pathname));
}

async function loadContents(pathname: string): Promise<void> {
  const { language, namespaces } = needsOf(pathname);
  await Promise.all([loadWords(language, namespaces), loadCode(pathname)]);
}

function nameOf(pathname: string): string {
  const { language, id } = needsOf(pathname);
  return `${language}/${id}`;
}

/** Once it is loaded. */
export function pageAt(pathname: string): PageModule["default"] {
  const module = loaded.get(needsOf(pathname).id);
  if (!module) throw new Error(`The page at ${pathname} is not here yet.`);
  return module.default;
}

/** Once it is loaded by a change in place. */
export function headAt(pathname: string): ReturnType<typeof headOf> {
  return head?.(pathname) ?? [];
}
