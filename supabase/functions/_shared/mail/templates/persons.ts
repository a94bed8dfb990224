import type { Language } from "../../../../../core/languages.ts";
import type { MailContent } from "../mail-content.ts";
import { fill, wordsIn } from "../words.ts";

export type PersonProof = {
  template: "person-proof";
  kind: "access" | "erasure";
  link: string;
  days: number;
};

export type PersonData = { template: "person-data"; link: string; days: number };

export type PersonErased = { template: "person-erased" };

/** The last mail to this address, which is deleted as soon as the mail was sent. */
export function personErased(language: Language): MailContent {
  const words = fill(wordsIn(language).personErased, {});
  return {
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    ink: "prussian",
    blocks: [
      { kind: "text", text: words.done },
      { kind: "text", text: words.kept },
      { kind: "text", text: words.last },
    ],
  };
}

/** The private link by which whoever reads this address fetches what we keep about them. */
export function personData({ link, days }: PersonData, language: Language): MailContent {
  const words = fill(wordsIn(language).personData, { days });
  return {
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    ink: "prussian",
    blocks: [
      { kind: "text", text: words.ready },
      { kind: "text", text: words.next },
      { kind: "action", label: words.action, href: link, otherwise: words.otherwise },
      { kind: "text", text: words.nothing },
    ],
  };
}

/** Asks whoever reads this address whether the request is theirs. */
export function personProof({ kind, link, days }: PersonProof, language: Language): MailContent {
  const words = fill(wordsIn(language).personProof, { days });
  return {
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    ink: "prussian",
    blocks: [
      { kind: "text", text: words.request[kind] },
      { kind: "text", text: words.next },
      { kind: "action", label: words.action, href: link, otherwise: words.otherwise },
      { kind: "text", text: words.nothing },
    ],
  };
}
