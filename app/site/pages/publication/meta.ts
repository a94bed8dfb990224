import type { PageMeta } from "#app/head/head-of.ts";
import { pageMeta } from "#app/head/page-meta.ts";
import { report } from "#app/head/structured-data.ts";
import { pageData } from "#app/i18n/page-content.ts";
import { translatorFor } from "#app/i18n/translator.ts";
import { notFoundPage } from "#core/pages.ts";
import { localisePath, readPath } from "#core/paths.ts";
import { addressOf } from "./address-of.ts";

const meta: PageMeta = (pathname, slug) => {
  const { language } = readPath(pathname);
  const { entries } = pageData("publication", language);
  const entry = entries.find((one) => one.slug === slug);
  if (!entry) {
    const { t } = translatorFor(language);
    const words = {
      title: t("not-found:meta.title"),
      description: t("not-found:meta.description"),
    };
    return pageMeta(localisePath(notFoundPage.path, language), words);
  }
  const words = { title: entry.title, description: entry.summary };
  return pageMeta(pathname, words, [report(entry, addressOf(entry, language), language)]);
};

export default meta;
