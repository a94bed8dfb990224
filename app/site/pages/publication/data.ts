import { catalogueIn } from "#builder/publications/read.ts";
import type { Language } from "#core/languages.ts";

/** The publications that the build knew of, newest first. */
export default function publication(language: Language) {
  return { entries: catalogueIn(language) };
}
