import type { Language } from "../../../../../core/languages.ts";
import type { Letter } from "../letter.ts";
import { fill, momentIn, wordsIn } from "../words.ts";

export type LpInvitation = {
  template: "lp-invitation";
  name: string;
  entity: string;
  link: string;
  days: number;
};

export type LpRecovery = { template: "lp-recovery"; link: string };

export type LpDocument = { template: "lp-document"; link: string };

export type LpPasswordChanged = { template: "lp-password-changed"; changedAt: Date; link: string };

export function lpInvitation(mail: LpInvitation, language: Language): Letter {
  const { name, entity, days } = mail;
  const words = fill(wordsIn(language).lpInvitation, { name, entity, days });
  return letter(words, mail.link, [words.greeting, words.next], words.mistaken);
}

export function lpRecovery(mail: LpRecovery, language: Language): Letter {
  const words = fill(wordsIn(language).lpRecovery);
  return letter(words, mail.link, [words.request, words.next], words.nothing);
}

/** Says that there is a document, and not a word about it. */
export function lpDocument(mail: LpDocument, language: Language): Letter {
  const words = fill(wordsIn(language).lpDocument);
  return letter(words, mail.link, [words.notice], words.caution);
}

export function lpPasswordChanged(mail: LpPasswordChanged, language: Language): Letter {
  const changed = momentIn(language, mail.changedAt);
  const words = fill(wordsIn(language).lpPasswordChanged, { changed });
  return letter(words, mail.link, [words.notice, words.fine, words.alarm]);
}

type LinkWords = Record<"subject" | "preview" | "title" | "action" | "otherwise", string>;

function letter(words: LinkWords, href: string, before: string[], after?: string): Letter {
  const { subject, preview, title, action, otherwise } = words;
  return {
    subject,
    preview,
    title,
    ink: "prussian",
    blocks: [
      ...before.map((text) => ({ kind: "text", text }) as const),
      { kind: "action", label: action, href, otherwise },
      ...(after ? [{ kind: "text", text: after } as const] : []),
    ],
  };
}
