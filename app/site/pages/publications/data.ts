import { catalogueIn } from "#builder/publications/read.ts";
import type { Language } from "#core/languages.ts";

/** The publications at the time of the build, newest first. */
export default function publications(language: Language) {
  return { entries: catalogueIn(language) };
}
