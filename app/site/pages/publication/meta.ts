import type { PageMeta } from "#app/head/head-of.ts";
import { missingMeta, pageMeta } from "#app/head/page-meta.ts";
import { report } from "#app/head/structured-data.ts";
import { pageData } from "#app/i18n/page-content.ts";
import legalMeta from "#app/site/legal/meta.ts";
import { isPolicy } from "#core/edition-texts.ts";
import { editionOf } from "#core/pages.ts";
import { readPath } from "#core/paths.ts";
import { addressOf } from "./address-of.ts";

/** Of a policy another edition may be in force than when this was built. */
const drawing = import.meta.env.SSR ? await import("./draw-text.tsx") : undefined;

const meta: PageMeta = (pathname, slug, usual) => {
  const { language, path } = readPath(pathname);
  if (editionOf(path)) return legalMeta(pathname, slug, usual);
  const entries = drawing?.entriesIn(language) ?? pageData("publication", language).reports;
  const entry = entries.find((one) => one.slug === slug);
  // Browsers load a policy as a document, with its head in its HTML.
  if (!entry) return isPolicy(slug ?? "") ? usual() : missingMeta(language);
  const words = { title: entry.title, description: entry.summary };
  return pageMeta(pathname, words, [report(entry, addressOf(entry, language), language)]);
};

export default meta;
