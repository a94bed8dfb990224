import type { Language } from "./languages.ts";
import type { LetterTheme } from "./letter-text.ts";

/** A correction, and whether the text says where it was made. */
export type ShownErratum = { id: string; on: string; text: string; hasPlace: boolean };

/** Who signed a letter, in its language, and what the medallion of who is still here is drawn from. */
export type Signatory = {
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
  /** The first day, as 2026-05-19. */
  published: string;
  /** The last change, as 2026-05-22T00:00:00Z. */
  changed: string;
  signatory: Signatory;
  /** Reading time, in minutes. */
  minutes: number;
  errata: readonly ShownErratum[];
};

export type LinkedLetter = Pick<LetterEntry, "slug" | "title">;

/** With the letters written just before and just after it. */
export type LetterPageEntry = LetterEntry & { older?: LinkedLetter; newer?: LinkedLetter };

/** The list as it is today, which may be newer than the page that shows it. */
export function letterListPath(language: Language): string {
  return `/letters.${language}.json`;
}

export function letterFeedPath(language: Language): string {
  return `/letters.${language}.xml`;
}
