import type { PublicationContent } from "#core/acts/publications.ts";
import { type EditionWords, readEdition, readPublication } from "#core/edition-faults.ts";
import { checkLetter } from "#core/letter-checks.ts";
import type { LetterText } from "#core/letter-text.ts";
import {
  type Checks,
  type Rendered,
  renderBoth,
} from "#functions/_shared/letters/letter-reader.ts";
import type { Sender } from "#functions/_shared/mail/imprint.ts";
import { answerInThread } from "./answer-in-thread.ts";

/** With a sender, the mails of a letter are wanted. */
export type AskedOfLetter =
  | { letter: LetterText; sender?: Sender }
  | { edition: EditionWords }
  | { publication: PublicationContent };
export type SaidOfLetter = { rendered?: Rendered; checks?: Checks; faults?: number };

answerInThread<AskedOfLetter, SaidOfLetter>((asked) => {
  if ("edition" in asked) return { faults: readEdition(asked.edition).faults.length };
  if ("publication" in asked) return { faults: readPublication(asked.publication).faults.length };
  const { letter, sender } = asked;
  return sender ? { rendered: renderBoth(letter, sender) } : { checks: checkLetter(letter) };
});
