/** Mails to partners about what they have invested. None to one whose access was closed meanwhile. */
import type { Mail } from "../mail/render-mail.ts";
import type { Sql } from "../sql.ts";
import { type Drafter, pageLink } from "./draft.ts";

type PartnerMail = Exclude<
  Extract<Mail, { template: `lp-${string}` }>["template"],
  "lp-invitation" | "lp-recovery"
>;
type Partner = { email: string; name: string; entity: string; user_id: string };

export const partnerDrafters: Record<PartnerMail, Drafter> = {
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
       from private.bank_account_notices as notices
       join private.bank_account_changes as changes on changes.id = notices.change_id
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
};

export async function findPartner(user: string, sql: Sql): Promise<Partner | undefined> {
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
