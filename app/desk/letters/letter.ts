import { formatDate } from "#app/i18n/format.ts";
import { people } from "#content/people.ts";
import type { LetterWork } from "#core/acts/approvals.ts";
import type { Language } from "#core/languages.ts";
import type { LetterText } from "#core/letter-text.ts";
import type { Work } from "../approvals/work.ts";

export const countNames = [
  "accepted",
  "refused",
  "returned",
  "unknown",
  "left",
  "dead",
  "ready",
  "sending",
] as const;

/**
 * The letter as a work with one text per language, which is what the comparison, the acts and the
 * history take.
 */
export function asWork(work: LetterWork): Work {
  const { liveContent } = work;
  return {
    ...work,
    content: { en: flat(work.content, "en"), fr: flat(work.content, "fr") },
    liveContent: liveContent && { en: flat(liveContent, "en"), fr: flat(liveContent, "fr") },
  };
}

function flat(letter: LetterText, language: Language): string {
  const { title, summary, body } = letter[language];
  const errata = letter.errata.map(
    (erratum) => `${formatDate(erratum.on, language)}. ${erratum[language]}`,
  );
  const signatory = people.find(({ id }) => id === letter.signatory)?.name ?? letter.signatory;
  return [`/${letter.slug} · ${signatory}`, title, summary, body, ...errata].join("\n\n");
}
