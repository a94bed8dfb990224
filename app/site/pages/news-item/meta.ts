import type { PageMeta } from "#app/head/head-of.ts";
import { missingMeta, pageMeta } from "#app/head/page-meta.ts";
import { newsThing } from "#app/head/structured-data.ts";
import { pageData } from "#app/i18n/page-content.ts";
import { readPath } from "#core/paths.ts";

const meta: PageMeta = (pathname, slug) => {
  const { language } = readPath(pathname);
  const item = pageData("news-item", language).items.find((one) => one.slug === slug);
  if (!item) return missingMeta(language);
  const words = { title: item.title, description: item.summary };
  return pageMeta(pathname, words, [newsThing(item, pathname, language)]);
};

export default meta;
