/** Runs at build time only: the browser gets the list of its page's language, not the glossary. */
import { foreignMarks } from "#app/terms/find-marks.ts";
import type { Mark } from "#app/terms/mark.ts";
import { type Term, terms } from "#content/glossary/terms.ts";
import { fold } from "#core/fold.ts";
import { type Language, otherLanguage } from "#core/languages.ts";
import { typeset } from "#core/typeset.ts";
import { isFoundBy } from "./search.ts";

/** A term as one language lists it. */
export type GlossaryEntry = {
  id: string;
  term: string;
  also?: string;
  definition: string;
  /** What the other language calls it; `lang` where those words are in this language, too. */
  equivalent: { text: string; lang?: Language };
  /** The places of related terms in the list. */
  see: readonly number[];
  /** For the search: its names in both languages by which it would not be found anyway, folded. */
  names: string;
  /** The words of the other language in the texts above. */
  foreign: readonly Mark[];
};

/** The terms in the order of the language's own alphabet. */
export default function glossary(language: Language) {
  const { compare } = new Intl.Collator(language, { ignorePunctuation: true, numeric: true });
  const entries = terms
    .map((term) => ({ ...entryOf(term, language), related: term.see ?? [] }))
    .sort((a, b) => compare(a.term, b.term));
  const placeOf = new Map(entries.map(({ id }, place): [string, number] => [id, place]));
  return {
    entries: entries.map(
      ({ related, ...entry }): GlossaryEntry => ({
        ...entry,
        see: related.map((id) => placeOf.get(id) ?? 0).sort((a, b) => a - b),
      }),
    ),
  };
}

function entryOf({ id, term, also, definition, spellings }: Term, language: Language) {
  const other = otherLanguage(language);
  const set = (text: string) => typeset(text, language);
  const texts = { term: set(term[language]), definition: set(definition[language]) };
  const shown = also ? { ...texts, also: set(also[language]) } : texts;
  const names = [term, also ?? term].flatMap((name) => [name.en, name.fr]);
  const onPage = [term.en, term.fr, also?.[language] ?? ""].map(fold);
  return {
    id,
    ...shown,
    equivalent: {
      text: typeset(term[other], other),
      // Both languages may use the same foreign word.
      ...(foreignMarks([term[other]], other).length > 0 && { lang: language }),
    },
    names: unrepeated([...names, ...spellings.en, ...spellings.fr].map(fold), onPage),
    foreign: foreignMarks(Object.values(shown), language),
  };
}

/** Drops names that begin another name, and those by which a name on the page is found. */
function unrepeated(names: readonly string[], onPage: readonly string[]): string {
  const all = [...new Set(names)];
  return all
    .filter((name) => !all.some((longer) => longer !== name && longer.startsWith(name)))
    .filter((name) => !onPage.some((shown) => isFoundBy(shown, name)))
    .join("|");
}
