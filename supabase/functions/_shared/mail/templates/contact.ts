import type { Subject } from "../../../../../core/contact-schema.ts";
import type { Language } from "../../../../../core/languages.ts";
import { inert, inertLine } from "../inert.ts";
import type { Letter } from "../letter.ts";
import { fill, momentIn, wordsIn } from "../words.ts";

/** To the firm's own mailbox; whoever sends it sets Reply-To to the writer's address. */
export type ContactNotification = {
  template: "contact-notification";
  reference: string;
  name: string;
  email: string;
  phone: string;
  subject: Subject;
  message: string;
  receivedAt: Date;
  /** The writer's. */
  language: Language;
};

export function contactNotification(mail: ContactNotification, language: Language): Letter {
  const { contactNotification, facts, subjects, languages } = wordsIn(language);
  const received = momentIn(language, mail.receivedAt);
  const subject = subjects[mail.subject];
  const words = fill(contactNotification, {
    reference: mail.reference,
    subject: subject.name,
    received,
  });
  return {
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    ink: "prussian",
    blocks: [
      { kind: "text", text: words.reply },
      {
        kind: "facts",
        rows: [
          [facts.reference, mail.reference],
          [facts.subject, subject.name],
          [facts.received, received],
          [facts.name, inertLine(mail.name)],
          [facts.email, inertLine(mail.email)],
          [facts.phone, inertLine(mail.phone) || words.noPhone],
          [facts.language, languages[mail.language]],
          [facts.announced, subject.answer],
        ],
      },
      { kind: "quote", text: inert(mail.message) },
      { kind: "text", text: words.unverified },
    ],
  };
}

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
          [facts.received, momentIn(language, mail.receivedAt)],
        ],
      },
      { kind: "text", text: words.more },
      { kind: "text", text: words.mistaken },
    ],
  };
}
