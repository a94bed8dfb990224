/** The head of a legal text's pages. Each of its pages re-exports it as its own `meta.ts`. */
import type { PageMeta } from "#app/head/head-of.ts";
import { pageMeta } from "#app/head/page-meta.ts";
import { formatDate } from "#app/i18n/format.ts";
import { translatorFor } from "#app/i18n/translator.ts";
import { editionOf, notFoundPage, withoutEdition } from "#core/pages.ts";
import { localisePath, readPath } from "#core/paths.ts";

/** Browsers load these pages as documents, with their heads in their HTML. */
const builder = import.meta.env.SSR ? await import("#builder/editions/shown.ts") : undefined;

const legalMeta: PageMeta = (pathname, _slug, usual) => {
  const { language, path } = readPath(pathname);
  if (!builder || editionOf(path) === "") return usual();
  const { within, t } = translatorFor(language);
  const shown = builder.shownAt(path);
  if (!shown) {
    const words = {
      title: t("not-found:meta.title" as never),
      description: t("not-found:meta.description" as never),
    };
    return pageMeta(localisePath(notFoundPage.path, language), words);
  }
  const legal = within("legal");
  const { edition, older, current } = shown;
  const { title } = current.titles[language];
  const from = formatDate(edition.from, language);
  const values = {
    title,
    older: older?.version,
    newer: edition.version,
    version: edition.version,
    from,
  };
  const part = older ? "comparison" : "edition";
  const words = {
    title: legal(`${part}.title`, values),
    description: legal(`${part}.description`, values),
  };
  // The same text as at the page's own address: search engines show that one. Others are for
  // people who look for them.
  const same = !older && edition.version === current.version;
  return pageMeta(
    pathname,
    words,
    [],
    same ? { canonical: withoutEdition(path) } : { hidden: true },
  );
};

export default legalMeta;
