/**
 * Finds the terms of the glossary and the words of the other language in texts. It runs at build
 * time only: the browser gets the results, not the glossary.
 */

import { foreignWords } from "#content/foreign-words.ts";
import { terms } from "#content/glossary/terms.ts";
import { type Language, otherLanguage } from "#core/languages.ts";
import { literally, type Mark, wholeWords } from "./mark.ts";

type Finder = { pattern: RegExp; termOf: (words: string) => string | undefined };

const finders = new Map<Language, Finder>();

/** The terms and foreign words that occur in the texts, each spelling once. */
export function findMarks(texts: readonly string[], language: Language): Mark[] {
  const finder = finders.get(language) ?? makeFinder(language);
  finders.set(language, finder);
  const found = texts.flatMap((text) => [...text.matchAll(finder.pattern)].map(([words]) => words));
  return [...new Set(found)].map((words) => {
    const term = finder.termOf(words);
    const lang = isForeign(words, language) ? otherLanguage(language) : undefined;
    return { words, ...(term && { term }), ...(lang && { lang }) };
  });
}

/** Only the words of the other language. */
export function foreignMarks(texts: readonly string[], language: Language): Mark[] {
  return findMarks(texts, language).flatMap(({ words, lang }) => (lang ? [{ words, lang }] : []));
}

function makeFinder(language: Language): Finder {
  const bySpelling = new Map(
    terms.flatMap(({ id, spellings }) =>
      spellings[language].map((spelling) => [spelling.toLowerCase(), id] as const),
    ),
  );
  const wanted = terms.flatMap(({ spellings }): readonly string[] => spellings[language]);
  // The longest first: "customer due diligence" is not "due diligence".
  const longest = [...wanted, ...foreignWords[language]].sort((a, b) => b.length - a.length);
  return {
    pattern: wholeWords(longest.map(eitherCase)),
    termOf: (words) => bySpelling.get(words.toLowerCase()),
  };
}

/** With or without a capital at the start, except for abbreviations: a "kid" is not a KID. */
function eitherCase(spelling: string): string {
  if (/^(?=.*\p{Lu}.*\p{Lu})\S+$/u.test(spelling)) return literally(spelling);
  const [first = ""] = spelling;
  const [lower, upper] = [first.toLowerCase(), first.toUpperCase()];
  const rest = literally(spelling.slice(first.length));
  return lower === upper ? literally(first) + rest : `[${lower}${upper}]${rest}`;
}

function isForeign(words: string, language: Language): boolean {
  return foreignWords[language].some((foreign) => foreign.toLowerCase() === words.toLowerCase());
}
