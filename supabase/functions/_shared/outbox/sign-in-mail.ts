/** Mails about signing in, to partners and staff. None to one whose access was closed meanwhile. */
import type { AccountChange } from "../../../../core/account-changes.ts";
import type { NoticedAct, NoticeKind } from "../../../../core/kinds.ts";
import type { Language } from "../../../../core/languages.ts";
import { type PageId, pageById } from "../../../../core/pages.ts";
import { localisePath } from "../../../../core/paths.ts";
import { leadsToPassword } from "../mail/templates/sign-in.ts";
import type { Sql } from "../sql.ts";
import { hashToken, newToken } from "../tokens.ts";
import { type Drafter, pageLink } from "./draft.ts";
import { findPartner } from "./partner-mail.ts";

const invitationDays = 7;

type SignInMail =
  | "lp-invitation"
  | "staff-invitation"
  | "staff-notice"
  | "lp-recovery"
  | "account-change";
type Notice = { kind: NoticeKind; act: NoticedAct; by: string; whom: string; at: string };
type Person = { user_id: string; email: string; name: string };

export const signInDrafters: Record<SignInMail, Drafter> = {
  "lp-invitation": async ({ about, language }, sql, { pages }) => {
    const partner = await findPartner(about, sql);
    if (!partner) return undefined;
    const token = await addLink(partner, sql, `${invitationDays} days`);
    const link = `${pageLink(pages, language, "/login/password", token)}&invited`;
    const { name, entity, email } = partner;
    const days = invitationDays;
    return { mail: { template: "lp-invitation", name, entity, link, days }, to: email };
  },

  "staff-invitation": async ({ about, language }, sql, { pages }) => {
    const person = await findPerson(about, sql);
    if (!person) return undefined;
    const token = await addLink(person, sql, `${invitationDays} days`);
    const link = `${pageLink(pages, language, "/login/password", token)}&invited=desk`;
    const { name, email } = person;
    return { mail: { template: "staff-invitation", name, link, days: invitationDays }, to: email };
  },

  "staff-notice": async ({ about, language }, sql, { pages }) => {
    const [notice] = await sql<Notice & { email: string }>(
      `select notices.kind, notices.act, notices.by_name as by,
         coalesce(notices.subject_name, '') as whom, notices.at, users.email
       from private.colleague_notices as notices
       join private.staff on staff.user_id = notices.user_id and staff.revoked_at is null
       join auth.users on users.id = notices.user_id where notices.id = $1::uuid`,
      [about],
    );
    if (!notice) return undefined;
    const { email, at, ...told } = notice;
    const ofEdition = told.act.startsWith("editions.");
    const rooms: Partial<Record<NoticeKind, string>> = { terminal: "staff", mark: "waiting" };
    const room = ofEdition ? "editions" : (rooms[told.kind] ?? "approvals");
    const link = `${pageLink(pages, language, "/desk")}?room=${room}`;
    const whom = ofEdition ? addressOf(told.whom, language) : told.whom;
    const mail = { template: "staff-notice", ...told, whom, at: new Date(at), link } as const;
    return { mail, to: email };
  },

  "lp-recovery": async ({ about, language }, sql, { pages }) => {
    const person = await findPerson(about, sql);
    if (!person) return undefined;
    const token = await addLink(person, sql, "1 hour");
    const link = pageLink(pages, language, "/login/password", token);
    return { mail: { template: "lp-recovery", link }, to: person.email };
  },

  "account-change": async ({ about, language }, sql, { pages }) => {
    const [event] = await sql<{ user_id: string; kind: AccountChange; detail: string; at: string }>(
      "select user_id, kind, detail, at from private.security_events where ref = $1::uuid",
      [about],
    );
    const person = event && (await findPerson(event.user_id, sql));
    if (!person) return undefined;
    const { kind, detail } = event;
    const link = pageLink(pages, language, leadsToPassword(kind) ? "/login/recover" : "/account");
    const at = new Date(event.at);
    const mail = { template: "account-change", kind, detail: detail ?? "", at, link } as const;
    return { mail, to: person.email };
  },
};

/** Of an edition, such as `privacy/4.0`, its address on the site. */
function addressOf(edition: string, language: Language): string {
  const [text = "", version] = edition.split("/");
  const { path } = pageById(text as PageId);
  return `${localisePath(path, language)}/${version}`;
}

/** A partner or one of the staff. */
async function findPerson(user: string, sql: Sql): Promise<Person | undefined> {
  const rows = await sql<Person>(
    `select people.user_id, users.email, people.name
     from private.people join auth.users on users.id = people.user_id
     where people.user_id = $1`,
    [user],
  );
  return rows[0];
}

async function addLink(person: { user_id: string }, sql: Sql, validFor: string): Promise<string> {
  const token = newToken();
  await sql(
    `insert into private.sign_in_links (token_hash, user_id, expires_at)
     values ($1, $2, now() + $3::interval)`,
    [await hashToken(token), person.user_id, validFor],
  );
  return token;
}
