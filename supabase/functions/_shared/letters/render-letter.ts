/** A letter as mail: frozen when it is sent, with a mark where each reader's way out will stand. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { people } from "../../../../content/people.ts";
import { site } from "../../../../content/site.ts";
import type { Language } from "../../../../core/languages.ts";
import { bodyWithErrata } from "../../../../core/letter-errata.ts";
import type { LetterText } from "../../../../core/letter-text.ts";
import { parseText } from "../../../../core/parse-text.ts";
import { localisePath } from "../../../../core/paths.ts";
import { typeset } from "../../../../core/typeset.ts";
import { writeDay } from "../../../../core/write-date.ts";
import { Frame } from "../mail/frame.ts";
import type { Sender } from "../mail/imprint.ts";
import { inertLine } from "../mail/inert.ts";
import type { MailContent } from "../mail/mail-content.ts";
import { plainText } from "../mail/plain-text.ts";
import type { RenderedMail } from "../mail/render-mail.ts";
import { wordsIn } from "../mail/words.ts";
import { pageLink } from "../outbox/draft.ts";
import { leaveMark } from "./leave.ts";
import { proseOf } from "./prose.ts";

const inks = { allocation: "prussian", transactions: "oxblood", impact: "bronze" } as const;

/** Throws a sentence where the text has a fault. */
export function renderLetter(letter: LetterText, language: Language, sender: Sender): RenderedMail {
  const { pages } = sender;
  const { title, summary } = letter[language];
  const page = pages + localisePath(`/letters/${letter.slug}`, language);
  const leave = pageLink(pages, language, "/newsletter/unsubscribe", leaveMark);
  const words = wordsIn(language).letter;
  const signatory = people.find(({ id }) => id === letter.signatory);
  if (!signatory) throw new Error(`There is nobody called ${letter.signatory}.`);
  const composed: MailContent = {
    subject: typeset(title, language),
    preview: typeset(summary, language),
    title: typeset(title, language),
    ink: inks[letter.theme],
    blocks: [
      { kind: "text", text: words.marketing },
      { kind: "link", label: words.onSite, href: page },
      ...proseOf(
        parseText(bodyWithErrata(letter, language, writeDay), language, undefined, {
          letter: true,
        }),
        page,
        language,
      ),
      { kind: "text", text: `${signatory.name}, ${site.name}` },
      { kind: "text", text: words.why },
      { kind: "link", label: words.leave, href: leave },
    ],
  };
  return {
    subject: inertLine(composed.subject),
    html: `<!doctype html>${renderToStaticMarkup(createElement(Frame, { content: composed, language, sender }))}`,
    text: plainText(composed, language, sender),
  };
}
