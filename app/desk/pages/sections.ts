import { type Language, languages } from "#core/languages.ts";
import { typeset } from "#core/typeset.ts";
import { readable, type StandingSentence } from "./entries.ts";

export type Section = {
  id: string;
  /** The heading under which the texts stand, where they have one. */
  heading: string | undefined;
  /** Seen by search engines and on shared links only. */
  isMeta: boolean;
  texts: readonly StandingSentence[];
};

/** What of them has these words: single texts, and all of a section whose heading has them. */
export function sectionsWith(
  words: string,
  texts: readonly StandingSentence[],
  language: Language,
): Section[] {
  const sought = words.trim().toLowerCase();
  const says = ({ stands }: StandingSentence) =>
    languages.some((one) => typeset(stands[one], one).toLowerCase().includes(sought));
  return sectionsOf(texts, language).flatMap((section) => {
    const { heading, isMeta } = section;
    const isFound = !isMeta && heading && typeset(heading, language).toLowerCase().includes(sought);
    const found = isFound ? section.texts : section.texts.filter(says);
    return found.length > 0 ? [{ ...section, texts: found }] : [];
  });
}

/**
 * The texts of a page under the headings under which a reader sees them. Words are shaped like their
 * page: what belongs together has the same beginning of its path, and its heading is `title`.
 */
export function sectionsOf(texts: readonly StandingSentence[], language: Language): Section[] {
  const groups = Map.groupBy(texts, ({ place, path }) => {
    const [first = "", second] = path.split(".");
    return `${place} ${second === undefined ? "" : first}`;
  });
  return [...groups].map(([id, own]) => {
    const title = own.find(({ path }) => /^(?:\w+\.)?title$/.test(path));
    const isMeta = id.endsWith(" meta");
    return {
      id,
      heading: isMeta || !title ? undefined : readable(title.stands[language]),
      isMeta,
      texts: own,
    };
  });
}
