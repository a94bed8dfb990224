import { site } from "#content/site.ts";
import { defaultLanguage, languages } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";

/** The `hreflang` set of an English path; `sitemap.xml` carries the same. */
export function alternates(path: string): { hreflang: string; href: string }[] {
  return [
    ...languages.map((language) => ({
      hreflang: language as string,
      href: absolute(localisePath(path, language)),
    })),
    { hreflang: "x-default", href: absolute(localisePath(path, defaultLanguage)) },
  ];
}

export function absolute(path: string): string {
  return site.origin + path;
}
