import type { Language } from "../languages.ts";

/** Apart from the rest: the header of every page knows it, and nothing else of the search. */
export function tablePath(language: Language): string {
  return `/search.${language}.json`;
}
