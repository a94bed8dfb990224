import type { Mark } from "#app/features/glossary/mark.ts";
import type { Language } from "#app/i18n/languages.ts";

/** A term as one language lists it. The build makes the list: see `list-entries.ts`. */
export type Entry = {
  id: string;
  /** Under which it stands in the alphabet. */
  letter: string;
  term: string;
  also?: string;
  definition: string;
  /** What the other language calls it. */
  equivalent: { text: string; lang: Language };
  see: readonly string[];
  /** All its names in both languages, folded for the search. */
  names: string;
  /** The words of the other language in the texts above. */
  foreign: readonly Mark[];
};

/** Where the build puts the list in the words of the page. */
export const entriesKey = "$entries";
