/**
 * Letters and editions read from Markdown: set as mails, or checked. On our own host that happens on a thread of
 * its own, until a deadline (`server/backend/letter-reader.ts`). On a hosted project it happens in
 * the function: what a text may hold (`core/refuse-heavy-text.ts`) is all that bounds it there.
 */

import type { PublicationContent } from "../../../../core/acts/publications.ts";
import {
  type EditionWords,
  readEdition,
  readPublication,
} from "../../../../core/edition-faults.ts";
import { type Language, languages } from "../../../../core/languages.ts";
import { checkLetter, type Fault, type LanguageChecks } from "../../../../core/letter-checks.ts";
import type { LetterText } from "../../../../core/letter-text.ts";
import { TextFault } from "../../../../core/text-fault.ts";
import type { Sender } from "../mail/imprint.ts";
import type { RenderedMail } from "../mail/render-mail.ts";
import { renderLetter } from "./render-letter.ts";

export type Rendered = {
  mails: Partial<Record<Language, RenderedMail>>;
  faults: Partial<Record<Language, Fault>>;
};
export type Checks = Record<Language, LanguageChecks>;

export type LetterReader = {
  /** The mail in each language, or what is wrong with its text. */
  render: (letter: LetterText, sender: Sender) => Promise<Rendered>;
  check: (letter: LetterText) => Promise<Checks>;
  /** How many faults an edition of a legal text has. */
  faultsOfEdition: (edition: EditionWords) => Promise<number>;
  faultsOfPublication: (publication: PublicationContent) => Promise<number>;
};

export const readHere: LetterReader = {
  render: async (letter, sender) => renderBoth(letter, sender),
  check: async (letter) => checkLetter(letter),
  faultsOfEdition: async (edition) => readEdition(edition).faults.length,
  faultsOfPublication: async (publication) => readPublication(publication).faults.length,
};

export function renderBoth(letter: LetterText, sender: Sender): Rendered {
  const rendered: Rendered = { mails: {}, faults: {} };
  for (const language of languages) {
    try {
      rendered.mails[language] = renderLetter(letter, language, sender);
    } catch (error) {
      const { code, what, line } =
        error instanceof TextFault ? error : { code: "other" as const, what: "", line: null };
      rendered.faults[language] = { code, what, line };
    }
  }
  return rendered;
}

const heavy: Fault = { code: "heavy", what: "", line: null };
const unread: LanguageChecks = {
  missing: [],
  fault: heavy,
  tooLong: [],
  words: [],
  warningMissing: false,
  shape: null,
  unfit: [],
  described: 0,
  links: [],
  pictures: [],
};

/** Of a letter that could not be read in time: both texts are said to be too heavy. */
export const notRendered: Rendered = { mails: {}, faults: { en: heavy, fr: heavy } };
export const notChecked: Checks = { en: unread, fr: unread };
