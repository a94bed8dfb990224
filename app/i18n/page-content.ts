import type { PageTerms } from "#app/terms/mark.ts";
import type { Language } from "#core/languages.ts";
import { useLanguage } from "./use-language.ts";

/** A module of words, as the build makes it: see `builder/plugins/page-content.ts`. */
export type Content = {
  default: Record<string, unknown>;
  terms?: PageTerms;
  data?: unknown;
};

/** The words that pages share; those of single pages are listed in `page-files.ts`. */
const shared = import.meta.glob<Content>(["../site/*/words.*.ts", "../sign-in/words.*.ts"]);
const loaded = new Map<string, Content>();

function keyOf(language: string, folder: string): string {
  return `${language}/${folder}`;
}

/** Loads the words of a folder, with their terms and data. */
export async function loadContent(language: Language, folder: string): Promise<Content> {
  const file = `${folder}/words.${language}.ts`;
  const load =
    shared[`../${file}`] ??
    shared[`../site/${file}`] ??
    (await import("#app/navigation/page-files.ts")).words[file];
  if (!load) throw new Error(`There are no words of ${folder} in ${language}.`);
  const content = await load();
  keepContent(language, folder, content);
  return content;
}

/** For words that were loaded elsewhere: those of the first page. */
export function keepContent(language: Language, folder: string, content: Content): void {
  loaded.set(keyOf(language, folder), content);
}

/** The words of a folder with their terms and data, once they are loaded. */
export function contentOf(language: Language, folder: string): Content | undefined {
  return loaded.get(keyOf(language, folder));
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
