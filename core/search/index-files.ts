/**
 * How the index lies on the host: one small table per language, and folders of small files that the
 * table names, so that an answer takes a few of them. `builder/search/` writes them.
 */
import type { Language } from "../languages.ts";

export const kinds = ["page", "publication", "policy", "letter", "reference", "term"] as const;
export type Kind = (typeof kinds)[number];

export type Table = {
  /** Names the folder: what is in it never changes. */
  version: string;
  /** The first stem in each file of words, in their order. */
  words: readonly string[];
  /** How many passages each file of texts has, in their order. */
  texts: readonly number[];
  /** How many passages each page has, and of which kind it is. */
  pages: readonly (readonly [passages: number, kind: number])[];
};

/**
 * By stem: the word as texts mostly write it, then the passages that have it, each as the step from
 * the one before times `scale`, plus how much it counts there.
 */
export type WordsFile = Record<string, readonly [word: string, ...postings: number[]]>;
export const scale = 64;

export type TextsFile = {
  path: string;
  /** The page's own name. */
  page: string;
  passages: readonly StoredPassage[];
};

export type StoredPassage = {
  title: string;
  /** With its `#`. Empty for the page itself. */
  anchor: string;
  text: string;
  /** What a term is called, in both languages. */
  names?: readonly string[];
};

export function wordsPath(language: Language, version: string, number: number): string {
  return `/assets/search-${language}-${version}/words-${number}.json`;
}

export function textsPath(language: Language, version: string, number: number): string {
  return `/assets/search-${language}-${version}/texts-${number}.json`;
}
