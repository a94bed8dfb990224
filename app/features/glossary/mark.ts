import type { Language } from "#app/i18n/languages.ts";

/** Words of a text that are shown as more than plain text. */
export type Mark = {
  /** As the text spells them. */
  words: string;
  /** The term they name: they lead to its definition. */
  term?: string;
  /** The language they are in, where it is not the page's. */
  lang?: Language;
};

/** The marks of a page's texts, by the key of the text. */
export type Marks = Record<string, readonly Mark[]>;

export type Definition = { term: string; text: string };

/** What the build adds to the words of a page under this key: see `scripts/vite/words.ts`. */
export const marksKey = "$marks";
export const definitionsKey = "$definitions";

/** A text cut at its marks, which stand in the order of reading. */
export function cutAtMarks(text: string, marks: readonly Mark[]): (string | Mark)[] {
  const parts: (string | Mark)[] = [];
  let end = 0;
  for (const mark of marks) {
    const from = text.indexOf(mark.words, end);
    if (from === -1) continue;
    if (from > end) parts.push(text.slice(end, from));
    parts.push(mark);
    end = from + mark.words.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
