/**
 * The head of every page: from its row in `core/pages.ts` and the `meta` of its words, or from the
 * `meta.ts` of a page that has more. The browser loads it with the next page, when it goes there
 * without loading a document.
 */
import { pageOfPathname, readPath } from "#core/paths.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { HeadTag } from "./head-tag.ts";
import { type MetaTag, pageMeta } from "./page-meta.ts";
import { thingsOf } from "./structured-data.ts";

/** What a page's `meta.ts` exports; `usual` gives the tags of a page without one. */
export type PageMeta = (pathname: string, slug: string, usual: () => MetaTag[]) => MetaTag[];

const metaOfPages = import.meta.glob<PageMeta>("../site/pages/*/meta.ts", {
  import: "default",
  eager: true,
});

export function headOf(pathname: string): HeadTag[] {
  const { id } = pageOfPathname(pathname);
  const slug = readPath(pathname).path.split("/").at(-1) ?? "";
  const own = metaOfPages[`../site/pages/${id}/meta.ts`];
  const usual = () => usualMeta(pathname);
  return (own ? own(pathname, slug, usual) : usual()).map(tagOf);
}

function usualMeta(pathname: string): MetaTag[] {
  const { language } = readPath(pathname);
  const { id } = pageOfPathname(pathname);
  const { t } = translatorFor(language);
  const words = { title: t(`${id}:meta.title`), description: t(`${id}:meta.description`) };
  return pageMeta(pathname, words, thingsOf(id, language));
}

function tagOf(tag: MetaTag): HeadTag {
  if ("title" in tag) return ["title", {}, tag.title];
  if ("script:ld+json" in tag) {
    return ["script", { type: "application/ld+json" }, safeJson(tag["script:ld+json"])];
  }
  if (!("tagName" in tag)) return ["meta", tag];
  const { tagName, ...attributes } = tag;
  return [tagName, attributes];
}

/** Escaped, so that no text in it can end the script element around it. */
export function safeJson(data: object): string {
  return JSON.stringify(data).replace(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
