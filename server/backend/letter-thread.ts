import { checkLetter } from "#core/letter-checks.ts";
import type { LetterText } from "#core/letter-text.ts";
import {
  type Checks,
  type Rendered,
  renderBoth,
} from "#functions/_shared/letters/letter-reader.ts";
import { answerInThread } from "./answer-in-thread.ts";

/** With the address of the pages, its mails are wanted. */
export type AskedOfLetter = { letter: LetterText; pages?: string };
export type SaidOfLetter = { rendered?: Rendered; checks?: Checks };

answerInThread<AskedOfLetter, SaidOfLetter>(({ letter, pages }) =>
  pages === undefined ? { checks: checkLetter(letter) } : { rendered: renderBoth(letter, pages) },
);
