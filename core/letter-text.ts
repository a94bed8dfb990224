/** A letter to readers, as it is written at the desk and kept in `content/letters`. */
import type { Language } from "./languages.ts";
import { longestText } from "./limits.ts";

export const letterThemes = ["allocation", "transactions", "impact"] as const;
export type LetterTheme = (typeof letterThemes)[number];

export type LetterWords = {
  title: string;
  summary: string;
  /** Markdown, with the same blocks as publications. */
  body: string;
};

/**
 * A correction made after the letter was sent, with its date. The page shows it; the mail has left.
 */
export type Erratum = { on: string; en: string; fr: string };

export type LetterText = Record<Language, LetterWords> & {
  slug: string;
  theme: LetterTheme;
  /** The id of a person in `content/people.ts`. */
  signatory: string;
  errata: readonly Erratum[];
};

/** What is shown in full in mails and lists; a letter may be kept with more (`keptLetter`). */
export const letterLengths = { title: 70, summary: 160, body: longestText } as const;

/** The path of pictures. A text names a picture by its hash and size: `picture:<hash>/1400x933`. */
export const picturePath = "/letters/pictures/";
