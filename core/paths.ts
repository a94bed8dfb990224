import { defaultLanguage, type Language, languages } from "./languages.ts";
import { type Page, type PageId, pageAt, pageById } from "./pages.ts";

/** Puts an English path under its language: `/contact` → `/fr/contact`. */
export function localisePath(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
}

/** Splits an address into its language and the English path. */
export function readPath(pathname: string): { language: Language; path: string } {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, "") || "/" : pathname;
  for (const language of languages) {
    if (language === defaultLanguage) continue;
    if (trimmed === `/${language}`) return { language, path: "/" };
    if (trimmed.startsWith(`/${language}/`)) {
      return { language, path: trimmed.slice(language.length + 1) };
    }
  }
  return { language: defaultLanguage, path: trimmed };
}

export function pathTo(id: PageId, language: Language): string {
  return localisePath(pageById(id).path, language);
}

export function pageOfPathname(pathname: string): Page & { id: PageId } {
  return pageAt(readPath(pathname).path);
}
