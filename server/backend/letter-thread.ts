import { type EditionWords, readEdition } from "#core/edition-faults.ts";
import { checkLetter } from "#core/letter-checks.ts";
import type { LetterText } from "#core/letter-text.ts";
import {
  type Checks,
  type Rendered,
  renderBoth,
} from "#functions/_shared/letters/letter-reader.ts";
import { answerInThread } from "./answer-in-thread.ts";

/** With the address of the pages, the mails of a letter are wanted. */
export type AskedOfLetter = { letter: LetterText; pages?: string } | { edition: EditionWords };
export type SaidOfLetter = { rendered?: Rendered; checks?: Checks; faults?: number };

answerInThread<AskedOfLetter, SaidOfLetter>((asked) => {
  if ("edition" in asked) return { faults: readEdition(asked.edition).faults.length };
  const { letter, pages } = asked;
  return pages === undefined
    ? { checks: checkLetter(letter) }
    : { rendered: renderBoth(letter, pages) };
});
