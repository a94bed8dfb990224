import type { Language } from "../languages.ts";

/**
 * In a file of its own, since the header of every page needs it and no other code of the search.
 */
export function tablePath(language: Language): string {
  return `/search.${language}.json`;
}
