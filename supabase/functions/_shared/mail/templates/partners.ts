import type { Language } from "../../../../../core/languages.ts";
import { writeDay } from "../../../../../core/write-date.ts";
import type { MailContent } from "../mail-content.ts";
import { fill, momentIn, wordsIn } from "../words.ts";
import { linkMail } from "./link-mail.ts";

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

/** The bank account that a fund is paid on. */
export type LpBankAccountChange = {
  template: "lp-account-change";
  /** Entered where the fund had none before. */
  kind: "entered" | "changed";
  at: Date;
  link: string;
};

/** Says that there is a document, and not a word about it. */
export function lpDocument(mail: LpDocument, language: Language): MailContent {
  const words = fill(wordsIn(language).lpDocument);
  return linkMail(words, mail.link, [words.notice], words.caution);
}

/** What must be paid is said where it can be checked, and never in a mail. */
export function lpCall(mail: LpCall, language: Language): MailContent {
  const { entity, fund } = mail;
  const words = fill(wordsIn(language).lpCall, { entity, fund, due: writeDay(mail.due, language) });
  return linkMail(words, mail.link, [words.notice, words.read], words.check);
}

export function lpDigest(mail: LpDigest, language: Language): MailContent {
  const all = wordsIn(language).lpDigest;
  const { one, several, ...rest } = all;
  const notice = mail.count === 1 ? one : several;
  const words = fill({ ...rest, notice }, { count: mail.count });
  return linkMail(words, mail.link, [words.notice, words.choice], words.caution);
}

export function lpWithdrawn(mail: LpWithdrawn, language: Language): MailContent {
  const words = fill(wordsIn(language).lpWithdrawn, { fetched: momentIn(language, mail.at) });
  return linkMail(words, mail.link, [words.notice, words.please], words.sorry);
}

/** Says that it changed or was entered, and when, and not a digit of it. */
export function lpBankAccountChange(mail: LpBankAccountChange, language: Language): MailContent {
  const { entered, ...changed } = wordsIn(language).lpAccountChange;
  const all = mail.kind === "entered" ? { ...changed, ...entered } : changed;
  const words = fill(all, { changed: momentIn(language, mail.at) });
  const before = [words.notice, words.where, words.check];
  return linkMail(words, mail.link, before, words.caution);
}
