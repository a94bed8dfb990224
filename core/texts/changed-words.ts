/**
 * Which words the site has now in place of those of its build: for each that differs, as
 * `fr/who-we-are`, the hash of what is shown. Browsers ask for it before they show another page.
 */
import type { Language } from "../languages.ts";

export type ChangedWords = Readonly<Record<string, string>>;

export const changedWordsPath = "/changed-words.json";

export function wordsKey(language: Language, place: string): string {
  return `${language}/${place}`;
}

/** Named by what is in it, so that pages of another revision go on finding theirs. */
export function changedWordsFile(key: string, hash: string): string {
  return `/assets/words/${key.replace("/", "-")}-${hash}.js`;
}
