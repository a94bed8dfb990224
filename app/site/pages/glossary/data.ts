/** Runs at build time only: the browser gets the list of its page's language, not the glossary. */
import { foreignMarks } from "#app/terms/find-marks.ts";
import type { Mark } from "#app/terms/mark.ts";
import { type Term, terms } from "#content/glossary/terms.ts";
import { fold } from "#core/fold.ts";
import { type Language, otherLanguage } from "#core/languages.ts";
import { typeset } from "#core/typeset.ts";

/** A term as one language lists it. */
export type GlossaryEntry = {
  id: string;
  /** The initial that it is listed under. */
  initial: string;
  term: string;
  also?: string;
  definition: string;
  /** What the other language calls it. */
  equivalent: { text: string; lang: Language };
  see: readonly string[];
  /** For the search: its names in both languages that are not shown on the page, folded. */
  names: string;
  /** The words of the other language in the texts above. */
  foreign: readonly Mark[];
};

/** The terms in the order of the language's own alphabet. */
export default function glossary(language: Language) {
  const { compare } = new Intl.Collator(language, { ignorePunctuation: true, numeric: true });
  const entries = terms.map((term) => entryOf(term, language));
  return { entries: entries.sort((a, b) => compare(a.term, b.term)) };
}

function entryOf(
  { id, term, also, definition, spellings, see }: Term,
  language: Language,
): GlossaryEntry {
  const other = otherLanguage(language);
  const set = (text: string) => typeset(text, language);
  const texts = { term: set(term[language]), definition: set(definition[language]) };
  const shown = also ? { ...texts, also: set(also[language]) } : texts;
  const names = [term, also ?? term].flatMap((name) => [name.en, name.fr]);
  const onPage = [term.en, term.fr, also?.[language] ?? ""].map(fold);
  return {
    id,
    initial: fold(term[language]).charAt(0).toUpperCase(),
    ...shown,
    equivalent: {
      text: typeset(term[other], other),
      // The language of the equivalent itself: both languages may use the same foreign word.
      lang: foreignMarks([term[other]], other).length > 0 ? language : other,
    },
    see: see ?? [],
    names: unrepeated([...names, ...spellings.en, ...spellings.fr].map(fold), onPage),
    foreign: foreignMarks(Object.values(shown), language),
  };
}

/** Drops names that are contained in another name, or in one shown on the page. */
function unrepeated(names: readonly string[], onPage: readonly string[]): string {
  const all = [...new Set(names)];
  return all
    .filter((name) => !all.some((longer) => longer !== name && longer.startsWith(name)))
    .filter((name) => !onPage.some((shown) => shown.startsWith(name)))
    .join("|");
}
