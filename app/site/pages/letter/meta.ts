import type { PageMeta } from "#app/head/head-of.ts";
import { pageMeta } from "#app/head/page-meta.ts";
import { article } from "#app/head/structured-data.ts";
import { translatorFor } from "#app/i18n/translator.ts";
import { letterAt } from "#app/site/letters/on-page.ts";
import { loadedDocument } from "#app/site/reading/own-document.ts";
import { notFoundPage } from "#core/pages.ts";
import { localisePath, readPath } from "#core/paths.ts";
import { addressOf } from "./address-of.ts";

const meta: PageMeta = (pathname, slug) => {
  const { language } = readPath(pathname);
  const entry = letterAt(slug, pathname);
  if (entry) {
    const words = { title: entry.title, description: entry.summary };
    return pageMeta(pathname, words, [article(entry, addressOf(entry, language), language)]);
  }
  // Until its document is loaded, the letter itself is unknown: the words for any letter are used.
  const known = import.meta.env.SSR || pathname === loadedDocument.path;
  const [page, path] = known
    ? (["not-found", localisePath(notFoundPage.path, language)] as const)
    : (["letter", pathname] as const);
  const { t } = translatorFor(language);
  return pageMeta(path, {
    title: t(`${page}:meta.title`),
    description: t(`${page}:meta.description`),
  });
};

export default meta;
