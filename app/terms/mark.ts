import type { Language } from "#core/languages.ts";

/** Words that are shown as more than plain text. */
export type Mark = {
  /** As the text spells them. */
  words: string;
  /** The id of the term they name, to whose definition they link. */
  term?: string;
  /** The language they are in, where it is not the page's. */
  lang?: Language;
};

export type Definition = { term: string; text: string };

/** What the build finds in the words of a page: see `builder/plugins/page-content.ts`. */
export type PageTerms = {
  /** Every spelling that occurs on the page. */
  marks: readonly Mark[];
  /** The definitions of the terms in `marks`, and of no others. */
  definitions: Readonly<Record<string, Definition>>;
  /** The words of the other language in those definitions. */
  foreign: readonly Mark[];
};

/** Matches these as whole words: not next to a letter, a digit or a hyphen. */
export function wholeWords(alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d-])(?:${alternatives.join("|")})(?![\\p{L}\\d-])`, "gu");
}

export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

const patterns = new WeakMap<readonly Mark[], RegExp>();

/** A text cut wherever one of the marks occurs. */
export function cutAtMarks(text: string, marks: readonly Mark[]): (string | Mark)[] {
  if (marks.length === 0) return [text];
  const pattern = patterns.get(marks) ?? patternOf(marks);
  patterns.set(marks, pattern);
  const parts: (string | Mark)[] = [];
  let end = 0;
  for (const { 0: words, index } of text.matchAll(pattern)) {
    const mark = marks.find((candidate) => candidate.words === words);
    if (!mark) continue;
    if (index > end) parts.push(text.slice(end, index));
    parts.push(mark);
    end = index + words.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

function patternOf(marks: readonly Mark[]): RegExp {
  // The longest first: "customer due diligence" is not "due diligence".
  const longest = marks.map(({ words }) => words).sort((a, b) => b.length - a.length);
  return wholeWords(longest.map(literally));
}
