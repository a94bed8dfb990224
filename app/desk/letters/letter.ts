import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#core/languages.ts";
import type { CheckState, LanguageChecks } from "#core/letter-checks.ts";
import type { LetterText, LetterTheme } from "#core/letter-text.ts";
import type { State, Work } from "../approvals/work.ts";

export type LetterWork = Omit<Work, "content" | "liveContent"> & {
  content: LetterText;
  liveContent: LetterText | null;
};

type SendingState = "scheduled" | "asks" | "running" | "paused" | "stopped" | "done";

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
type Counts = Record<(typeof countNames)[number] | "recipients", number>;

export type Sending = {
  id: string;
  state: SendingState;
  sendAt: string;
  perMinute: number;
  by: string;
  madeAt: string;
  startedAt: string | null;
  endedAt: string | null;
  unknownLeftAt: string | null;
  /** Unknown since somebody last decided about such mails. */
  undecided: number;
  /** Null until the sending has begun. */
  counts: Counts | null;
  leftSince: number;
};

export type Standing = {
  readers: Record<Language, number>;
  published: { slug: string; on: string; revision: number } | null;
  sendings: Sending[];
};

export type LetterRow = {
  id: string;
  name: string;
  titles: Record<Language, string>;
  state: State;
  owed: boolean;
  sentBack: Work["sentBack"];
  theme: LetterTheme;
  author: string;
  changedAt: string;
  publishedOn: string | null;
  withdrawnAt: string | null;
  sending: Sending | null;
};

type LinkState = "answers" | "gone" | "silent" | "private";
export type Checked = {
  checks: Record<Language, LanguageChecks>;
  links: { address: string; state: LinkState }[];
};
export type { CheckState };

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
  return [`/${letter.slug} · ${letter.signatory}`, title, summary, body, ...errata].join("\n\n");
}
