/** Mails to partners and staff. Nothing is sent to one whose access was closed in the meantime. */
import type { AccountChange } from "../../../../core/account-changes.ts";
import type { Mail } from "../mail/render-mail.ts";
import { isFirms } from "../mail/templates/partners.ts";
import type { Sql } from "../sql.ts";
import { hashToken, newToken } from "../tokens.ts";
import { type Drafter, pageLink } from "./draft.ts";

const invitationDays = 7;

type PartnerMail = Extract<
  Mail,
  { template: `lp-${string}` | "account-change" | "staff-invitation" }
>["template"];
type Person = { user_id: string; email: string; name: string };
type Partner = Person & { entity: string };

export const partnerDrafters: Record<PartnerMail, Drafter> = {
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

  "lp-recovery": async ({ about, language }, sql, { pages }) => {
    const person = await findPerson(about, sql);
    if (!person) return undefined;
    const token = await addLink(person, sql, "1 hour");
    const link = pageLink(pages, language, "/login/password", token);
    return { mail: { template: "lp-recovery", link }, to: person.email };
  },

  "lp-call": async ({ about, language }, sql, { pages }) => {
    const [call] = await sql<{ user_id: string; entity: string; fund: string; due: string }>(
      `select notices.user_id, entities.name as entity, funds.name as fund,
         cast(notices.due_on as text) as due
       from private.call_notices as notices
       join public.partner_entities as entities on entities.id = notices.entity_id
       join public.funds on funds.id = notices.fund_id
       join public.partner_memberships as memberships on memberships.user_id = notices.user_id
         and memberships.entity_id = notices.entity_id
         and (memberships.ends_at is null or memberships.ends_at > now())
       where notices.id = $1`,
      [about],
    );
    const partner = call && (await findPartner(call.user_id, sql));
    if (!partner) return undefined;
    const { entity, fund, due } = call;
    const link = pageLink(pages, language, "/lp");
    return { mail: { template: "lp-call", entity, fund, due, link }, to: partner.email };
  },

  "lp-digest": async ({ about, language }, sql, { pages }) => {
    const [digest] = await sql<{ user_id: string; count: number }>(
      `select notices.user_id, cast(count(*) as integer) as count
       from private.document_notices as notices
       join public.documents on documents.id = notices.document_id
       where notices.digest_id = $1 and documents.withdrawn_at is null
       group by notices.user_id`,
      [about],
    );
    const partner = digest && (await findPartner(digest.user_id, sql));
    if (!partner) return undefined;
    const link = pageLink(pages, language, "/lp");
    const mail = { template: "lp-digest", count: Number(digest.count), link } as const;
    return { mail, to: partner.email };
  },

  "lp-withdrawn": async ({ about, language }, sql, { pages }) => {
    const [held] = await sql<{ user_id: string; at: string }>(
      `select notices.user_id, max(downloads.at) as at
       from private.withdrawal_notices as notices
       join public.document_downloads as downloads
         on downloads.document_id = notices.document_id and downloads.user_id = notices.user_id
       where notices.id = $1
       group by notices.user_id`,
      [about],
    );
    const partner = held && (await findPartner(held.user_id, sql));
    if (!partner) return undefined;
    const link = pageLink(pages, language, "/lp");
    const mail = { template: "lp-withdrawn", at: new Date(held.at), link } as const;
    return { mail, to: partner.email };
  },

  "lp-document": async ({ about, language }, sql, { pages }) => {
    const [notice] = await sql<{ user_id: string }>(
      `select notices.user_id from private.document_notices as notices
       join public.documents on documents.id = notices.document_id
       where notices.id = $1 and documents.withdrawn_at is null`,
      [about],
    );
    const partner = notice && (await findPartner(notice.user_id, sql));
    if (!partner) return undefined;
    const link = pageLink(pages, language, "/lp");
    return { mail: { template: "lp-document", link }, to: partner.email };
  },

  "lp-account-change": async ({ about, language }, sql, { pages }) => {
    const [notice] = await sql<{ user_id: string; at: string; first: boolean }>(
      `select notices.user_id, changes.settled_at as at, not exists (
         select from public.fund_accounts as before
         where before.fund_id = changes.fund_id and before.holds_from < changes.settled_at
       ) as first
       from private.account_notices as notices
       join private.account_changes as changes on changes.id = notices.change_id
       where notices.id = $1`,
      [about],
    );
    const partner = notice && (await findPartner(notice.user_id, sql));
    if (!partner) return undefined;
    const link = pageLink(pages, language, "/lp");
    const kind = notice.first ? "entered" : "changed";
    const at = new Date(notice.at);
    return { mail: { template: "lp-account-change", kind, at, link }, to: partner.email };
  },

  "account-change": async ({ about, language }, sql, { pages }) => {
    const [event] = await sql<{ user_id: string; kind: AccountChange; detail: string; at: string }>(
      "select user_id, kind, detail, at from private.security_events where ref = $1::uuid",
      [about],
    );
    const person = event && (await findPerson(event.user_id, sql));
    if (!person) return undefined;
    const { kind, detail } = event;
    const link = pageLink(pages, language, isFirms(kind) ? "/account" : "/login/recover");
    const at = new Date(event.at);
    const mail = { template: "account-change", kind, detail: detail ?? "", at, link } as const;
    return { mail, to: person.email };
  },
};

/** Partner or staff. */
async function findPerson(user: string, sql: Sql): Promise<Person | undefined> {
  const rows = await sql<Person>(
    `select people.user_id, users.email, people.name
     from private.people join auth.users on users.id = people.user_id
     where people.user_id = $1`,
    [user],
  );
  return rows[0];
}

async function findPartner(user: string, sql: Sql): Promise<Partner | undefined> {
  const rows = await sql<Partner>(
    `select partners.user_id, users.email, partners.name, entities.name as entity
     from public.partners
     join auth.users on users.id = partners.user_id
     left join public.partner_entities as entities on entities.id = partners.chosen_entity
     where partners.user_id = $1 and partners.revoked_at is null`,
    [user],
  );
  return rows[0];
}

async function addLink(person: Person, sql: Sql, validFor: string): Promise<string> {
  const token = newToken();
  await sql(
    `insert into private.partner_links (token_hash, user_id, expires_at)
     values ($1, $2, now() + $3::interval)`,
    [await hashToken(token), person.user_id, validFor],
  );
  return token;
}
