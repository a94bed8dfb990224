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
  /** Under which it stands in the alphabet. */
  letter: string;
  term: string;
  also?: string;
  definition: string;
  /** What the other language calls it. */
  equivalent: { text: string; lang: Language };
  see: readonly string[];
  /** Its other names in both languages, folded for the search: those that are not shown. */
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
    letter: fold(term[language]).charAt(0).toUpperCase(),
    ...shown,
    equivalent: {
      text: typeset(term[other], other),
      // Where both languages say it in one of them.
      lang: foreignMarks([term[other]], other).length > 0 ? language : other,
    },
    see: see ?? [],
    names: unrepeated([...names, ...spellings.en, ...spellings.fr].map(fold), onPage),
    foreign: foreignMarks(Object.values(shown), language),
  };
}

/** A name that another one already contains, here or on the page, says nothing new. */
function unrepeated(names: readonly string[], onPage: readonly string[]): string {
  const all = [...new Set(names)];
  return all
    .filter((name) => !all.some((longer) => longer !== name && longer.startsWith(name)))
    .filter((name) => !onPage.some((shown) => shown.startsWith(name)))
    .join("|");
}
