/**
 * The files of the search index: one small table per language, and small files that the table
 * lists, so that an answer needs only a few of them. `builder/search/` writes them.
 */
import type { Language } from "../languages.ts";

export const kinds = ["page", "publication", "policy", "letter", "reference", "term"] as const;
export type Kind = (typeof kinds)[number];

export type Table = {
  /** Part of the name of the folder: the files in it never change. */
  version: string;
  /** The first stem in each file of words, in their order. */
  words: readonly string[];
  /** How many passages each file of texts has, in their order. */
  texts: readonly number[];
  /** How many passages each page has, and of which kind it is. */
  pages: readonly (readonly [passages: number, kind: number])[];
};

/**
 * By stem: its most frequent spelling, then one number for each passage that contains it: the
 * distance from the passage before times `scale`, plus the score.
 */
export type WordsFile = Record<string, readonly [word: string, ...postings: number[]]>;
export const scale = 64;

export type TextsFile = {
  path: string;
  /** The name of the page. */
  page: string;
  passages: readonly StoredPassage[];
};

export type StoredPassage = {
  title: string;
  /** The anchor with its `#`; empty for the page itself. */
  anchor: string;
  text: string;
  /** The names of a term, in both languages. */
  names?: readonly string[];
};

export function wordsPath(language: Language, version: string, number: number): string {
  return `/assets/search-${language}-${version}/words-${number}.json`;
}

export function textsPath(language: Language, version: string, number: number): string {
  return `/assets/search-${language}-${version}/texts-${number}.json`;
}
