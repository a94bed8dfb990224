import type { PageTerms } from "#app/terms/mark.ts";
import type { Language } from "#core/languages.ts";
import { type ChangedWords, changedWordsFile, wordsKey } from "#core/texts/changed-words.ts";
import { useLanguage } from "./use-language.ts";

/** A module of words, as `builder/changes/content.ts` makes it. */
export type Content = {
  default: Record<string, unknown>;
  terms?: PageTerms;
  data?: unknown;
  /** Of words that the firm changed after the build. */
  hash?: string;
};

/** The words that pages share; those of single pages are listed in `page-files.ts`. */
const shared = import.meta.glob<Content>(["../site/*/words.*.ts", "../sign-in/words.*.ts"]);
const loaded = new Map<string, Content>();
/** What the site had when it was asked last (`app/navigation/changed-words.ts`). */
let standing: ChangedWords | undefined;

declare global {
  /** What is shown in place of the build's own words while pages are drawn after it. */
  var drawnContents: ReadonlyMap<string, Content> | undefined;
}

/** Loads the words of a folder, with their terms and data. */
export async function loadContent(language: Language, folder: string): Promise<Content> {
  const drawn = drawnInstead(language, folder);
  if (drawn) return drawn;
  const file = `${folder}/words.${language}.ts`;
  const load =
    changedSince(wordsKey(language, folder)) ??
    shared[`../${file}`] ??
    shared[`../site/${file}`] ??
    (await import("#app/navigation/page-files.ts")).words[file];
  if (!load) throw new Error(`There are no words of ${folder} in ${language}.`);
  const content = await load();
  keepContent(language, folder, content);
  return content;
}

function changedSince(key: string): (() => Promise<Content>) | undefined {
  const hash = standing?.[key];
  return hash ? () => import(/* @vite-ignore */ changedWordsFile(key, hash)) : undefined;
}

/** While pages are drawn after the build: those of the day that is drawn, which is another soon. */
function drawnInstead(language: Language, folder: string): Content | undefined {
  if (!import.meta.env.SSR) return undefined;
  return globalThis.drawnContents?.get(wordsKey(language, folder));
}

/** For words that were loaded elsewhere: those of the first page. */
export function keepContent(language: Language, folder: string, content: Content): void {
  loaded.set(wordsKey(language, folder), content);
}

/** From now on words are loaded as the site has them now. */
export function keepStanding(now: ChangedWords): void {
  standing = now;
}

/** Whether all words that this tab has are those that the site has now. */
export function hasOnlyStanding(): boolean {
  return [...loaded].every(([key, { hash }]) => !standing || standing[key] === hash);
}

/** The words of a folder with their terms and data, once they are loaded. */
export function contentOf(language: Language, folder: string): Content | undefined {
  return drawnInstead(language, folder) ?? loaded.get(wordsKey(language, folder));
}

/** The terms of the glossary on a page, once its words are loaded. */
export function termsOf(page: string, language: Language): PageTerms | undefined {
  return contentOf(language, page)?.terms;
}

/** What a page's `data.ts` returned at build time. It is loaded with the page's words. */
export function pageData<Page extends keyof PageData>(
  page: Page,
  language: Language,
): PageData[Page] {
  const data = contentOf(language, page)?.data;
  if (!data) throw new Error(`The data of ${page} is not here yet.`);
  return data as PageData[Page];
}

export function usePageData<Page extends keyof PageData>(page: Page): PageData[Page] {
  return pageData(page, useLanguage());
}
