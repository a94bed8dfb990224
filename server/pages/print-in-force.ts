import { type CatalogueEntry, listPath } from "#core/catalogue.ts";
import { isPolicy, pathOfText } from "#core/edition-texts.ts";
import { toLanguage } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import type { SiteFiles } from "./site-files.ts";

/** The address that a policy's PDF had before it had editions leads to that of the edition in force. */
export function printInForce(files: SiteFiles, path: string): string | undefined {
  const [, slug = "", written] = /^\/publications\/([\w-]+)\.([a-z]+)\.pdf$/.exec(path) ?? [];
  const language = toLanguage(written);
  if (!language || !isPolicy(slug)) return undefined;
  const list = files.byPath.get(listPath(language))?.bodies.identity.toString("utf8");
  const { publications }: { publications: CatalogueEntry[] } = JSON.parse(
    list ?? '{"publications":[]}',
  );
  const { pdf } = publications.find((entry) => entry.slug === slug) ?? {};
  // An edition of the desk may have none: its page can be printed.
  return pdf?.path ?? localisePath(pathOfText(slug), language);
}
