/**
 * Finds the terms of the glossary and the words of the other language in texts. It runs at build
 * time only: the browser gets its findings, not the glossary.
 */

import { type Language, otherLanguage } from "#app/i18n/languages.ts";
import { foreignWords } from "#content/foreign-words.ts";
import { terms } from "#content/glossary/terms.ts";
import type { Mark } from "./mark.ts";

type Wanted = { spelling: string; pattern: string; term?: string };
type Finder = { pattern: RegExp; wanted: readonly Wanted[] };

const finders = new Map<Language, Finder>();

/**
 * The marks of texts that are read one after the other, for each text. A term is marked where it
 * first occurs; `known` holds the terms that need no mark and takes those that now have one.
 */
export function findMarks(
  texts: readonly string[],
  language: Language,
  known: Set<string> = new Set(),
): Mark[][] {
  return texts.map((text) => marksIn(text, language, known));
}

function marksIn(text: string, language: Language, known: Set<string>): Mark[] {
  const { pattern, wanted } = finderOf(language);
  const marks: Mark[] = [];
  for (const match of text.matchAll(pattern)) {
    const found = wanted[match.slice(1).findIndex((group) => group !== undefined)];
    const term = found?.term && !known.has(found.term) ? found.term : undefined;
    const lang = isForeign(match[0], language) ? otherLanguage(language) : undefined;
    if (term) known.add(term);
    if (term || lang) marks.push({ words: match[0], ...(term && { term }), ...(lang && { lang }) });
  }
  return marks;
}

function finderOf(language: Language): Finder {
  const made = finders.get(language) ?? makeFinder(language);
  finders.set(language, made);
  return made;
}

function makeFinder(language: Language): Finder {
  const ofTerms = terms.flatMap(({ id, spellings }) =>
    spellings[language].map((spelling): Wanted => wantedFor(spelling, id)),
  );
  const spelled = new Set(ofTerms.map(({ spelling }) => spelling.toLowerCase()));
  const others = foreignWords[language]
    .filter((words) => !spelled.has(words.toLowerCase()))
    .map((words) => wantedFor(words));
  // The longest first: "customer due diligence" is not "due diligence".
  const wanted = [...ofTerms, ...others].sort((a, b) => b.spelling.length - a.spelling.length);
  const either = wanted.map(({ pattern }) => `(${pattern})`).join("|");
  // Whole words: a letter, a digit or a hyphen on either side makes it another word.
  return { wanted, pattern: new RegExp(`(?<![\\p{L}\\d-])(?:${either})(?![\\p{L}\\d-])`, "gu") };
}

function wantedFor(spelling: string, term?: string): Wanted {
  return { spelling, pattern: patternOf(spelling), ...(term && { term }) };
}

/** Either case, but for abbreviations: a "kid" is not a KID, and a "sas" not an SAS. */
function patternOf(spelling: string): string {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  if (/^(?=.*\p{Lu}.*\p{Lu})\S+$/u.test(spelling)) return literal(spelling);
  const [first = ""] = spelling;
  const rest = literal(spelling.slice(first.length));
  const upper = first.toUpperCase();
  const lower = first.toLowerCase();
  return upper === lower ? literal(first) + rest : `[${upper}${lower}]${rest}`;
}

function isForeign(words: string, language: Language): boolean {
  return foreignWords[language].some((foreign) => foreign.toLowerCase() === words.toLowerCase());
}
