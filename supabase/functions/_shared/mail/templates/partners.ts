import type { AccountChange } from "../../../../../core/account-changes.ts";
import type { Language } from "../../../../../core/languages.ts";
import { writeDay } from "../../../../../core/write-date.ts";
import type { Letter } from "../letter.ts";
import { fill, momentIn, wordsIn } from "../words.ts";

export type LpInvitation = {
  template: "lp-invitation";
  name: string;
  entity: string;
  link: string;
  days: number;
};

export type StaffInvitation = {
  template: "staff-invitation";
  name: string;
  link: string;
  days: number;
};

export type LpRecovery = { template: "lp-recovery"; link: string };

export type LpDocument = { template: "lp-document"; link: string };

export type LpCall = {
  template: "lp-call";
  entity: string;
  fund: string;
  /** As `2026-11-30`. */
  due: string;
  link: string;
};

export type LpDigest = { template: "lp-digest"; count: number; link: string };

export type LpWithdrawn = { template: "lp-withdrawn"; at: Date; link: string };

/** The account that a fund is paid on. */
export type LpAccountChange = {
  template: "lp-account-change";
  /** Entered where the fund had none before. */
  kind: "entered" | "changed";
  at: Date;
  link: string;
};

export type AccountChanged = {
  template: "account-change";
  kind: AccountChange;
  /** The name of what was changed, where it has one. */
  detail: string;
  at: Date;
  /** To a new password, or to the account where the firm did it (`isFirms`). */
  link: string;
};

export function lpInvitation(mail: LpInvitation, language: Language): Letter {
  const { name, entity, days } = mail;
  const words = fill(wordsIn(language).lpInvitation, { name, entity, days });
  return letter(words, mail.link, [words.greeting, words.next], words.mistaken);
}

export function staffInvitation(mail: StaffInvitation, language: Language): Letter {
  const { name, days } = mail;
  const words = fill(wordsIn(language).staffInvitation, { name, days });
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

/** What must be paid is said where it can be checked, and never in a mail. */
export function lpCall(mail: LpCall, language: Language): Letter {
  const { entity, fund } = mail;
  const words = fill(wordsIn(language).lpCall, { entity, fund, due: writeDay(mail.due, language) });
  return letter(words, mail.link, [words.notice, words.read], words.check);
}

export function lpDigest(mail: LpDigest, language: Language): Letter {
  const all = wordsIn(language).lpDigest;
  const { one, several, ...rest } = all;
  const notice = mail.count === 1 ? one : several;
  const words = fill({ ...rest, notice }, { count: mail.count });
  return letter(words, mail.link, [words.notice, words.choice], words.caution);
}

export function lpWithdrawn(mail: LpWithdrawn, language: Language): Letter {
  const words = fill(wordsIn(language).lpWithdrawn, { fetched: momentIn(language, mail.at) });
  return letter(words, mail.link, [words.notice, words.please], words.sorry);
}

/** Says that it changed or was entered, and when, and not a digit of it. */
export function lpAccountChange(mail: LpAccountChange, language: Language): Letter {
  const { entered, ...changed } = wordsIn(language).lpAccountChange;
  const all = mail.kind === "entered" ? { ...changed, ...entered } : changed;
  const words = fill(all, { changed: momentIn(language, mail.at) });
  const before = [words.notice, words.where, words.check];
  return letter(words, mail.link, before, words.caution);
}

export function accountChanged(mail: AccountChanged, language: Language): Letter {
  const { kind, detail, at } = mail;
  const all = wordsIn(language).accountChange;
  const what = all.what[kind];
  const words = fill(
    { ...all, notice: all.notices[kind] },
    { what, detail, changed: momentIn(language, at) },
  );
  const title = what.charAt(0).toUpperCase() + what.slice(1);
  if (isFirms(kind)) {
    const shown = { ...words, title, preview: words.notice, action: words.look };
    return letter(shown, mail.link, [words.notice, words.when]);
  }
  const before = [words.notice, words.when, words.fine, words.alarm];
  return letter({ ...words, title }, mail.link, before);
}

/** What the firm itself did is no cause for alarm. */
export function isFirms(kind: AccountChange): boolean {
  return kind === "entity-added" || kind === "factors-reset";
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
