/** Mails about signing in, to partners and staff. `lp-` in the name of a template is the outbox's. */
import type { AccountChange } from "../../../../../core/account-changes.ts";
import type { NoticedAct, NoticeKind } from "../../../../../core/kinds.ts";
import type { Language } from "../../../../../core/languages.ts";
import type { MailContent } from "../mail-content.ts";
import { fill, momentIn, wordsIn } from "../words.ts";
import { linkMail } from "./link-mail.ts";

export type PartnerInvitation = {
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

/** To a colleague: what another did, or asks a second person for. */
export type StaffNotice = {
  template: "staff-notice";
  kind: NoticeKind;
  act: NoticedAct;
  by: string;
  /** The colleague whom it concerns, where it is one. */
  whom: string;
  at: Date;
  link: string;
};

export type Recovery = { template: "lp-recovery"; link: string };

export type AccountChanged = {
  template: "account-change";
  kind: AccountChange;
  /** The name of what was changed, where it has one. */
  detail: string;
  at: Date;
  /** To a new password or to the sign-in account (`leadsToPassword`). */
  link: string;
};

export function partnerInvitation(mail: PartnerInvitation, language: Language): MailContent {
  const { name, entity, days } = mail;
  const words = fill(wordsIn(language).lpInvitation, { name, entity, days });
  return linkMail(words, mail.link, [words.greeting, words.next], words.mistaken);
}

export function staffInvitation(mail: StaffInvitation, language: Language): MailContent {
  const { name, days } = mail;
  const words = fill(wordsIn(language).staffInvitation, { name, days });
  return linkMail(words, mail.link, [words.greeting, words.next], words.mistaken);
}

export function staffNotice(mail: StaffNotice, language: Language): MailContent {
  const { kind, act, by, whom, at } = mail;
  const { acts, kinds, investor, ...shared } = wordsIn(language).staffNotice;
  const what = fill(acts[act], { name: whom });
  const facts = { what, by: by || investor, moment: momentIn(language, at) };
  const words = fill({ ...shared, ...kinds[kind] }, facts);
  return linkMail(words, mail.link, [words.said, words.next]);
}

export function recovery(mail: Recovery, language: Language): MailContent {
  const words = fill(wordsIn(language).recovery);
  return linkMail(words, mail.link, [words.request, words.next], words.nothing);
}

export function accountChanged(mail: AccountChanged, language: Language): MailContent {
  const { kind, detail, at } = mail;
  const all = wordsIn(language).accountChange;
  const what = all.what[kind];
  const words = fill(
    { ...all, notice: all.notices[kind] },
    { what, detail, changed: momentIn(language, at) },
  );
  const title = what.charAt(0).toUpperCase() + what.slice(1);
  if (isFirms(kind)) {
    const action = leadsToPassword(kind) ? words.action : words.look;
    const shown = { ...words, title, preview: words.notice, action };
    return linkMail(shown, mail.link, [words.notice, words.when]);
  }
  const before = [words.notice, words.when, words.fine, words.alarm];
  return linkMail({ ...words, title }, mail.link, before);
}

/** What the firm itself did is no cause for alarm. */
function isFirms(kind: AccountChange): boolean {
  return kind === "entity-added" || kind === "factors-reset";
}

/** What makes the password void, or may mean that somebody else knows it. */
export function leadsToPassword(kind: AccountChange): boolean {
  return kind !== "entity-added";
}
