import type { Subject } from "../../../../../core/contact-limits.ts";
import type { Language } from "../../../../../core/languages.ts";
import { inert, inertLine } from "../inert.ts";
import type { MailContent } from "../mail-content.ts";
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
  /** The message at the desk, for whoever may enter it. */
  link: string;
};

export function contactNotification(mail: ContactNotification, language: Language): MailContent {
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
      { kind: "link", label: words.desk, href: mail.link },
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
  /** Private: shows where the message stands. */
  link: string;
};

export function contactAcknowledgement(
  mail: ContactAcknowledgement,
  language: Language,
): MailContent {
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
      { kind: "link", label: words.status, href: mail.link },
      { kind: "text", text: words.more },
      { kind: "text", text: words.mistaken },
    ],
  };
}

/** What one of us wrote at the desk, word for word. */
export type ContactAnswer = {
  template: "contact-answer";
  reference: string;
  body: string;
};

export function contactAnswer(mail: ContactAnswer, language: Language): MailContent {
  const { contactAnswer, facts } = wordsIn(language);
  const words = fill(contactAnswer, { reference: mail.reference });
  return {
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    ink: "prussian",
    blocks: [
      { kind: "written", text: inert(mail.body) },
      { kind: "facts", rows: [[facts.reference, mail.reference]] },
      { kind: "text", text: words.reply },
    ],
  };
}

/** The same to the firm's own mailbox, with who answered whom. */
export type ContactAnswerCopy = {
  template: "contact-answer-copy";
  reference: string;
  by: string;
  name: string;
  email: string;
  answeredAt: Date;
  body: string;
};

export function contactAnswerCopy(mail: ContactAnswerCopy, language: Language): MailContent {
  const { contactAnswerCopy, facts } = wordsIn(language);
  const words = fill(contactAnswerCopy, { reference: mail.reference });
  return {
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    ink: "prussian",
    blocks: [
      {
        kind: "facts",
        rows: [
          [facts.reference, mail.reference],
          [words.by, inertLine(mail.by)],
          [words.at, momentIn(language, mail.answeredAt)],
          [facts.name, inertLine(mail.name)],
          [facts.email, inertLine(mail.email)],
        ],
      },
      { kind: "written", text: inert(mail.body) },
    ],
  };
}
