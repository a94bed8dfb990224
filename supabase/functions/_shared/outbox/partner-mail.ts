/** Mails to partners about what they have invested. None to one whose access was closed meanwhile. */
import type { DocumentType } from "../../../../core/document-types.ts";
import type { ReaderNews } from "../../../../core/kinds.ts";
import type { Language } from "../../../../core/languages.ts";
import type { Mail } from "../mail/render-mail.ts";
import type { Sql } from "../sql.ts";
import { type Drafter, pageLink } from "./draft.ts";

type PartnerMail = Exclude<
  Extract<Mail, { template: `lp-${string}` }>["template"],
  "lp-invitation" | "lp-recovery"
>;
type Partner = { email: string; name: string; entity: string; user_id: string; named: boolean };
/** `entities`: their names, one a line; null where the person acts for none of them any more. */
type About = { user_id: string; fund: string; type: DocumentType; entities: string | null };

type News = {
  user_id: string;
  entity_id: string;
  kind: ReaderNews;
  entity: string;
  at: string;
  by: string | null;
  reader: string | null;
  until: string | null;
  waits: boolean;
};

/** “Fondation des Ormes et Moselle Family Office”. */
function joined(entities: string, language: Language): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(entities.split("\n"));
}

export const partnerDrafters: Record<PartnerMail, Drafter> = {
  "lp-call": async ({ about, language }, sql, { pages }) => {
    const [call] = await sql<{
      user_id: string;
      entity_id: string;
      fund_id: string;
      entity: string;
      fund: string;
      due: string;
      changed: boolean;
    }>(
      `select notices.user_id, notices.entity_id, notices.fund_id, entities.name as entity,
         funds.name as fund,
         cast(notices.due_on as text) as due, notices.changes > 0 as changed
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
    const { entity, fund, due, changed } = call;
    const link = spaceOf(pages, language, {
      entity: call.entity_id,
      fund: call.fund_id,
      call: due,
    });
    const mail = { template: "lp-call", due, changed, link } as const;
    const names = partner.named ? { entity, fund } : {};
    return { mail: { ...mail, ...names }, to: partner.email };
  },

  "lp-digest": async ({ about, language }, sql, { pages }) => {
    const found = await sql<About>(
      `select notices.user_id, documents.type, funds.name as fund, (
           select string_agg(theirs.entity, chr(10) order by theirs.entity)
           from private.fund_members as theirs
           where theirs.user_id = notices.user_id and theirs.fund_id = documents.fund_id
             and theirs.entity_id = coalesce(documents.entity_id, theirs.entity_id)
         ) as entities
       from private.document_notices as notices
       join public.documents on documents.id = notices.document_id
       join public.funds on funds.id = documents.fund_id
       where notices.digest_id = $1 and documents.withdrawn_at is null
       order by funds.name, documents.type`,
      [about],
    );
    const theirs = found.filter(({ entities }) => entities !== null);
    const partner = theirs[0] && (await findPartner(theirs[0].user_id, sql));
    if (!partner) return undefined;
    const documents = theirs.flatMap(({ entities, fund, type }) =>
      (entities ?? "").split("\n").map((entity) => ({ entity, fund, type })),
    );
    const link = spaceOf(pages, language);
    const mail = { template: "lp-digest", count: theirs.length, link } as const;
    return { mail: { ...mail, ...(partner.named && { documents }) }, to: partner.email };
  },

  "lp-withdrawn": async ({ about, language }, sql, { pages }) => {
    const [held] = await sql<About & { at: string; entity_id: string | null }>(
      `select notices.user_id, documents.type, funds.name as fund, documents.entity_id,
         string_agg(distinct entities.name, chr(10)) filter (where own.entity_id is not null) as entities,
         max(downloads.at) as at
       from private.withdrawal_notices as notices
       join public.documents on documents.id = notices.document_id
       join public.funds on funds.id = documents.fund_id
       join public.document_downloads as downloads
         on downloads.document_id = notices.document_id and downloads.user_id = notices.user_id
       join public.partner_entities as entities on entities.id = downloads.entity_id
       -- Who no longer acts for an entity is told of what they hold, and its name no more.
       left join private.memberships_of(notices.user_id) as own on own.entity_id = entities.id
       where notices.id = $1
       group by notices.user_id, documents.type, documents.entity_id, funds.name`,
      [about],
    );
    const partner = held && (await findPartner(held.user_id, sql));
    if (!partner) return undefined;
    const link = spaceOf(pages, language, { entity: held.entity_id });
    const mail = { template: "lp-withdrawn", at: new Date(held.at), link } as const;
    return { mail: { ...mail, ...namesOf(held, partner, language) }, to: partner.email };
  },

  "lp-document": async ({ about, language }, sql, { pages }) => {
    const [notice] = await sql<About & { entity_id: string | null }>(
      `select notices.user_id, documents.type, funds.name as fund, documents.entity_id, (
           select string_agg(theirs.entity, chr(10) order by theirs.entity)
           from private.fund_members as theirs
           where theirs.user_id = notices.user_id and theirs.fund_id = documents.fund_id
             and theirs.entity_id = coalesce(documents.entity_id, theirs.entity_id)
         ) as entities
       from private.document_notices as notices
       join public.documents on documents.id = notices.document_id
       join public.funds on funds.id = documents.fund_id
       where notices.id = $1 and documents.withdrawn_at is null`,
      [about],
    );
    const partner = notice?.entities && (await findPartner(notice.user_id, sql));
    if (!partner) return undefined;
    const link = spaceOf(pages, language, { entity: notice.entity_id });
    const mail = { template: "lp-document", link } as const;
    return { mail: { ...mail, ...namesOf(notice, partner, language) }, to: partner.email };
  },

  "lp-reader": async ({ about, language }, sql, { pages }) => {
    const [news] = await sql<News>(
      `select notices.user_id, notices.entity_id, notices.kind, entities.name as entity,
         coalesce(proposals.proposed_at, notices.made_at) as at, actors.name as by,
         coalesce(readers.name, proposals.fields ->> 'name') as reader,
         coalesce(cast(memberships.ends_at as text), proposals.fields ->> 'until') as until,
         proposals.settled_at is null as waits
       from private.reader_notices as notices
       join public.partner_entities as entities on entities.id = notices.entity_id
       left join private.proposals on proposals.id = notices.proposal_id
       left join public.partners as actors on actors.user_id = notices.by_user
       left join public.partners as readers on readers.user_id = notices.reader
       left join public.partner_memberships as memberships
         on memberships.user_id = notices.reader and memberships.entity_id = notices.entity_id
       -- Who no longer acts for the entity hears of it no more, but for the end of their own reading.
       where notices.id = $1 and (
         notices.user_id = notices.reader or exists (
           select from private.memberships_of(notices.user_id) as own
           where own.entity_id = notices.entity_id
         )
       )`,
      [about],
    );
    // What was settled before its mail left has a mail of its own.
    if (!news || (news.kind === "proposed" && !news.waits)) return undefined;
    const partner = await findPartner(news.user_id, sql);
    if (!partner) return undefined;
    const { kind, entity, by, reader, until, entity_id } = news;
    const link = `${spaceOf(pages, language)}?entity=${entity_id}#access`;
    const mail = { template: "lp-reader", kind, since: new Date(news.at), link } as const;
    const ends = until ? { until: new Date(until) } : {};
    const names = partner.named ? { entity, by: by ?? "", reader: reader ?? "", ...ends } : {};
    return { mail: { ...mail, ...names }, to: partner.email };
  },

  "lp-account-change": async ({ about, language }, sql, { pages }) => {
    const [notice] = await sql<Omit<About, "type"> & { at: string; first: boolean }>(
      `select notices.user_id, changes.settled_at as at, funds.name as fund,
         (
           select string_agg(theirs.entity, chr(10) order by theirs.entity)
           from private.fund_members as theirs
           where theirs.user_id = notices.user_id and theirs.fund_id = changes.fund_id
         ) as entities,
         not exists (
           select from public.fund_accounts as before
           where before.fund_id = changes.fund_id and before.holds_from < changes.settled_at
         ) as first
       from private.bank_account_notices as notices
       join private.bank_account_changes as changes on changes.id = notices.change_id
       join public.funds on funds.id = changes.fund_id
       where notices.id = $1`,
      [about],
    );
    const partner = notice && (await findPartner(notice.user_id, sql));
    if (!partner) return undefined;
    const kind = notice.first ? "entered" : "changed";
    const at = new Date(notice.at);
    const mail = {
      template: "lp-account-change",
      kind,
      at,
      link: spaceOf(pages, language),
    } as const;
    const { entities, fund } = notice;
    const names = partner.named && entities ? { entity: joined(entities, language), fund } : {};
    return { mail: { ...mail, ...names }, to: partner.email };
  },
};

function namesOf({ entities, fund, type }: About, { named }: Partner, language: Language) {
  return named && entities ? { entity: joined(entities, language), fund, type } : {};
}

/**
 * The space, of the entity that the mail is about. Where it may be about several, it opens with the
 * one that was seen last.
 */
function spaceOf(
  pages: string,
  language: Language,
  place: { entity?: string | null; fund?: string; call?: string } = {},
): string {
  const named = Object.entries(place).filter(([, value]) => value) as [string, string][];
  const query = new URLSearchParams(named).toString();
  return pageLink(pages, language, "/lp") + (query && `?${query}`);
}

export async function findPartner(user: string, sql: Sql): Promise<Partner | undefined> {
  const rows = await sql<Partner>(
    `select partners.user_id, users.email, partners.name, entities.name as entity,
       partners.mails_named as named
     from public.partners
     join auth.users on users.id = partners.user_id
     left join public.partner_entities as entities on entities.id = partners.chosen_entity
     where partners.user_id = $1 and partners.revoked_at is null`,
    [user],
  );
  return rows[0];
}
