import type { Subject } from "../../../../../core/contact-schema.ts";
import type { Letter } from "../letter.ts";
import { receivedIn } from "../received.ts";
import { fill, type Language, wordsIn } from "../words.ts";

/**
 * Goes to an address that nobody has verified, so it holds nothing of what was typed: otherwise
 * the form would send anyone's text to anyone.
 */
export type ContactAcknowledgement = {
  template: "contact-acknowledgement";
  reference: string;
  subject: Subject;
  receivedAt: Date;
};

export function contactAcknowledgement(mail: ContactAcknowledgement, language: Language): Letter {
  const { contactAcknowledgement, facts, subjects } = wordsIn(language);
  const subject = subjects[mail.subject];
  const words = fill(contactAcknowledgement, { reference: mail.reference });
  return {
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    ink: "prussian",
    blocks: [
      { kind: "text", text: `${words.thanks} ${subject.answer}` },
      {
        kind: "facts",
        rows: [
          [facts.reference, mail.reference],
          [facts.subject, subject.name],
          [facts.received, receivedIn(language, mail.receivedAt)],
        ],
      },
      { kind: "text", text: words.more },
      { kind: "text", text: words.mistaken },
    ],
  };
}
