import type { Language } from "./languages.ts";
import type { LetterTheme } from "./letter-text.ts";

/** A correction as the page shows it; `hasPlace`: whether the text marks where it was made. */
export type ShownErratum = { id: string; on: string; text: string; hasPlace: boolean };

/**
 * Who signed a letter, in its language. `id`, `office` and `team` are there only for people who
 * still work here: they have a page, and their medallion is drawn from them.
 */
export type Signatory = {
  id?: string;
  name: string;
  role: string;
  city: string;
  office?: string;
  team?: string;
};

/** A letter in one language, as lists and the head of its page show it. */
export type LetterEntry = {
  slug: string;
  theme: LetterTheme;
  title: string;
  summary: string;
  /** The day of publication, as 2026-05-19. */
  published: string;
  /** The last change, as 2026-05-22T00:00:00Z. */
  changed: string;
  signatory: Signatory;
  /** Reading time, in minutes. */
  minutes: number;
  errata: readonly ShownErratum[];
};

export type LinkedLetter = Pick<LetterEntry, "slug" | "title">;

/** A letter with links to the one before and the one after it. */
export type LetterPageEntry = LetterEntry & { older?: LinkedLetter; newer?: LinkedLetter };

/** The list of letters, fetched by pages that may be older than the newest letter. */
export function letterListPath(language: Language): string {
  return `/letters.${language}.json`;
}

export function letterFeedPath(language: Language): string {
  return `/letters.${language}.xml`;
}
