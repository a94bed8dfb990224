/** A partners' space with two entities that share one fund, and what their people do in it. */
import { expect } from "vitest";
import type { Sql } from "#functions/_shared/sql.ts";
import { linkIn } from "../mail-server.ts";
import { until } from "../until.ts";
import type { TestBackend } from "./backend.ts";

export const password = "two rivers, one course";
/** As cheap to compare as bcrypt lets it be: the tests sign in hundreds of times. */
export const hashedCheaply = "$2b$04$bksbJPhxJwKdHNamJoOpIO6J1KNef0YzGf5rGd568Gu/2eGFFm3XW";
/** At the cost of a password that is set here. */
export const hashedInEarnest = "$2b$10$sfi.UIVJ1Pds8T7gdh24Gucd48lPG28WyQGQVvFFQdJeZtgZlX57S";

export type Session = { access_token: string; refresh_token: string; user: { id: string } };

export type Overview = {
  partner: { name: string; entity: string; entityId: string; role: string } | null;
  needs: string | null;
  offersFactor?: boolean;
  entities: { id: string; name: string; role: string }[];
  people: { id: string; name: string; role: string; endsAt: string | null; waits: boolean }[];
  seenBefore: string | null;
  accounts: { fund: string; committed: string }[];
  totals: { currency: string; committed: string }[];
  calls: { fund: string; dueOn: string }[];
  funds: { id: string; name: string }[];
  documents: {
    id: string;
    fileName: string;
    version: number;
    current: boolean;
    own: boolean;
    isNew: boolean;
    sha256: string;
    size: number;
  }[];
  downloads: { document: string; at: string }[];
};

/**
 * Neither asks for a second factor: what they see is tried elsewhere. Ormes is in the old fund and
 * in the shared one, Moselle in the shared one alone.
 */
export async function fillSpace(sql: Sql): Promise<void> {
  await sql(
    `insert into public.funds (name, vintage, currency)
     values ('Old fund', 2019, 'EUR'), ('Shared fund', 2023, 'EUR')`,
  );
  await sql(
    `insert into public.partner_entities (name, requires_factor)
     values ('Ormes foundation', false), ('Moselle office', false)`,
  );
  for (const [entity, fund] of [
    ["Ormes foundation", "Old fund"],
    ["Ormes foundation", "Shared fund"],
    ["Moselle office", "Shared fund"],
  ] as const) {
    await sql(`select private.set_commitment($1, $2, 1000000, 400000, 50000, '2026-09-30')`, [
      entity,
      fund,
    ]);
  }
  await sql(
    `insert into public.valuations (entity_id, fund_id, as_of, nav)
     select entity_id, fund_id, '2026-09-30', 420000 from public.commitments`,
  );
  await addBankAccounts(sql);
}

/** Every such fund's account, by the only way there is: a change that two calls confirmed. */
export async function addBankAccounts(sql: Sql, funds = "%"): Promise<void> {
  await sql(
    `insert into private.bank_contacts (
       fund_id, name, phone, known_since, noted_by, confirmed_by, confirmed_at
     )
     select id, 'Back office', '+352 00 00 55', '2023-12-01', gen_random_uuid(),
       gen_random_uuid(), '2023-12-04'
     from public.funds where name like $1`,
    [funds],
  );
  const changes = await sql<{ id: string }>(
    `insert into private.bank_account_changes (
       fund_id, holder, iban, bic, bank, source, proposed_by, proposed_by_name, proposed_at
     )
     select id, name || ' SCSp', 'LU130000000000000000', 'DEMOLULL', 'A bank', 'A letter',
       gen_random_uuid(), 'Proposer', '2024-01-10'
     from public.funds where name like $1 returning id`,
    [funds],
  );
  for (const { id } of changes) {
    await sql(
      `insert into private.bank_account_calls (
         change_id, caller, caller_name, phone, spoke_with, confirmed
       )
       select $1::uuid, gen_random_uuid(), 'Caller', '+352 00 00 55', 'Back office', true
       from generate_series(1, 2)`,
      [id],
    );
    await sql(
      `update private.bank_account_changes set outcome = 'taken', settled_at = '2024-01-12'
       where id = $1::uuid`,
      [id],
    );
    await sql(
      `insert into public.fund_accounts (fund_id, holder, iban, bic, bank, verified_on, change_id)
       select fund_id, holder, iban, bic, bank, '2024-01-12', id
       from private.bank_account_changes where id = $1::uuid`,
      [id],
    );
  }
}

/** What the REST API has of the space. */
export const spaceTables = [
  "partner_entities",
  "partners",
  "partner_memberships",
  "funds",
  "commitments",
  "capital_flows",
  "valuations",
  "fund_accounts",
  "documents",
  "document_downloads",
];

/** An account with the password above, and nobody behind it yet. */
export async function addAccount(sql: Sql, email: string): Promise<void> {
  await sql(
    `insert into auth.users (id, aud, role, email, email_confirmed_at, encrypted_password)
     values (gen_random_uuid(), 'authenticated', 'authenticated', $1, now(), $2)`,
    [email, hashedCheaply],
  );
}

/** A partner with the password above, without the mail and the minutes of a real invitation. */
export async function addPartner(
  sql: Sql,
  email: string,
  entity = "Ormes foundation",
  name = `Partner ${email}`,
): Promise<void> {
  await addAccount(sql, email);
  await sql(
    `with person as (
       insert into public.partners (user_id, chosen_entity, name, language)
       select users.id, entities.id, $3, 'en'
       from auth.users join public.partner_entities as entities on entities.name = $2
       where users.email = $1
       returning user_id, chosen_entity
     )
     insert into public.partner_memberships (user_id, entity_id) select * from person`,
    [email, entity, name],
  );
}

type Published = { id: string; version: number; told: number; already: boolean };

export async function publish(
  sql: Sql,
  fund: string,
  contents: string | Buffer,
  { entity = null as string | null, file = "report.pdf", type = "report" } = {},
): Promise<Published> {
  const [row] = await sql<Published>(
    "select * from private.publish_document($1, $2, $3, '2026-Q3', $4, 'application/pdf', $5)",
    [fund, entity, type, file, Buffer.from(contents)],
  );
  if (!row) throw new Error("nothing was published");
  return { ...row, told: Number(row.told) };
}

export function signIn(backend: TestBackend, email: string, secret = password, address?: string) {
  return backend.post(
    "/auth/v1/token?grant_type=password",
    { email, password: secret, gotrue_meta_security: {} },
    address ? { address } : {},
  );
}

export async function sessionOf(backend: TestBackend, email: string): Promise<Session> {
  const { status, body } = await signIn(backend, email);
  expect(status).toBe(200);
  return body as Session;
}

export function bearing({ access_token }: Pick<Session, "access_token">) {
  return { headers: { authorization: `Bearer ${access_token}` } };
}

/** Without an entity, as who has just come in: of the one that they saw last. */
export function askOverview(backend: TestBackend, session?: Session, of_entity?: string) {
  const asked = { of_entity: of_entity ?? null };
  return backend.post("/rest/v1/rpc/lp_overview", asked, session ? bearing(session) : {});
}

export async function overviewOf(
  backend: TestBackend,
  session: Session,
  entity?: string,
): Promise<Overview> {
  const { status, body } = await askOverview(backend, session, entity);
  expect(status).toBe(200);
  return body as Overview;
}

/** Where no entity is named here, the one that the person saw last. */
export async function askDocument(
  backend: TestBackend,
  id: string,
  session?: Session,
  entity?: string,
) {
  const of = entity ?? (await lastEntityOf(backend, session));
  return backend.ask(documentPath(of, id), session ? bearing(session) : {});
}

export function documentPath(entity: string, id: string): string {
  return `/functions/v1/lp-document?entity=${entity}&id=${id}`;
}

export async function lastEntityOf({ sql }: TestBackend, session?: Session): Promise<string> {
  const [partner] = await sql<{ id: string }>(
    "select chosen_entity as id from public.partners where user_id = $1::uuid",
    [session?.user.id ?? null],
  );
  return partner?.id ?? "99999999-9999-4999-8999-999999999998";
}

export async function entityNamed(sql: Sql, name: string): Promise<string> {
  const [entity] = await sql<{ id: string }>(
    "select id from public.partner_entities where name = $1",
    [name],
  );
  if (!entity) throw new Error(`There is no entity called ${name}.`);
  return entity.id;
}

export async function linkFrom(backend: TestBackend, email: string, count = 1): Promise<URL> {
  const mails = () => backend.mail.mails.filter(({ to }) => to?.[0]?.address === email);
  await until(() => expect(mails()).toHaveLength(count));
  return linkIn(mails().at(-1), "/login/password");
}

export async function redeem(backend: TestBackend, link: URL) {
  return backend.post("/functions/v1/sign-in-redeem", { token: link.searchParams.get("token") });
}

/** From the link in a mail to a session, as the page does it. */
export async function enterBy(backend: TestBackend, link: URL): Promise<Session> {
  const redeemed = await redeem(backend, link);
  expect(redeemed.status).toBe(200);
  const { tokenHash } = redeemed.body as { tokenHash: string };
  const asked = { type: "recovery", token_hash: tokenHash, gotrue_meta_security: {} };
  const { status, body } = await backend.post("/auth/v1/verify", asked);
  expect(status).toBe(200);
  return body as Session;
}

export function setPassword(backend: TestBackend, session: Session, fields: object) {
  return backend.post("/auth/v1/user", fields, { method: "PUT", ...bearing(session) });
}
