import { absolute } from "#app/head/alternates.ts";
import type { CatalogueEntry } from "#core/catalogue.ts";
import type { Language } from "#core/languages.ts";
import { pathTo } from "#core/paths.ts";

export function addressOf({ slug }: CatalogueEntry, language: Language): string {
  return absolute(pathTo("publication", language).replace(":slug", slug));
}
