import { absolute } from "#app/head/alternates.ts";
import type { Language } from "#core/languages.ts";
import type { LetterPageEntry } from "#core/letter-catalogue.ts";
import { pathTo } from "#core/paths.ts";

export function addressOf({ slug }: LetterPageEntry, language: Language): string {
  return absolute(pathTo("letter", language).replace(":slug", slug));
}
