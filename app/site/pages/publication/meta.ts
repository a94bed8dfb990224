import type { PageMeta } from "#app/head/head-of.ts";
import { missingMeta, pageMeta } from "#app/head/page-meta.ts";
import { report } from "#app/head/structured-data.ts";
import { pageData } from "#app/i18n/page-content.ts";
import { readPath } from "#core/paths.ts";
import { addressOf } from "./address-of.ts";

const meta: PageMeta = (pathname, slug) => {
  const { language } = readPath(pathname);
  const { entries } = pageData("publication", language);
  const entry = entries.find((one) => one.slug === slug);
  if (!entry) return missingMeta(language);
  const words = { title: entry.title, description: entry.summary };
  return pageMeta(pathname, words, [report(entry, addressOf(entry, language), language)]);
};

export default meta;
