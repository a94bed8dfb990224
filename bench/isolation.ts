import { runningHost } from "../server/engine/data-folder.ts";
import type { Sql } from "../supabase/functions/_shared/sql.ts";
import { type Crowds, measureCrowds } from "./isolation/crowds.ts";
import {
  endLoad,
  probe,
  startLoad,
  summaryOf,
  type Waited,
  type Waits,
} from "./isolation/probe.ts";
import { measureStalls, type Stalls } from "./isolation/stalls.ts";
import { runs, seconds } from "./options.ts";
import { countdown } from "./progress.ts";
import { startSiteHost } from "./site-host.ts";
import { rest } from "./wait.ts";
import { raiseLimits } from "./writes/databases.ts";

type Stressed = { bytes: number; downloads: number; guesses: number };
export type Isolation = {
  idle: Waited;
  busy: Waited;
  work: Stressed & { mails: number };
  crowds: Crowds;
  stalls: Stalls;
};

const partner = { email: "guest@partner.example", password: "two rivers, one course" };
// The hash of that password; to compute it here would need a library of the host.
const hashed = "$2b$10$sfi.UIVJ1Pds8T7gdh24Gucd48lPG28WyQGQVvFFQdJeZtgZlX57S";
const documentBytes = 30_000_000;
const mailsPerRound = 300;

/** Measures pages of a host at rest and while its backend is as busy as it can be, alternately. */
export async function measureIsolation(): Promise<Isolation> {
  const host = await startSiteHost({ env: { TRUST_PROXY: "loopback", LOG_LEVEL: "warn" } });
  const { sql } = runningHost(host.dataFolder);
  const { entity, document } = await fillSpace(sql);
  const token = await signIn(host.url);
  await probe(host.url, 2);

  const idle: Waits[] = [];
  const busy: Waits[] = [];
  const work = { bytes: 0, downloads: 0, guesses: 0, mails: 0 };
  const rounds = runs(4);
  const next = countdown(rounds);
  for (let round = 0; round < rounds; round += 1) {
    next("at rest, then busy");
    idle.push(await probe(host.url, seconds(10)));
    await queueMails(sql);
    const stress = startLoad("stress.ts", [host.url, entity, document, token]);
    await rest(1_000);
    busy.push(await probe(host.url, seconds(10)));
    const done = await endLoad<Stressed>(stress);
    work.bytes += done.bytes;
    work.downloads += done.downloads;
    work.guesses += done.guesses;
    work.mails += await mailsSent(sql);
    await rest(3_000);
  }
  const crowds = await measureCrowds(host.url);
  const stalls = await measureStalls(host.url, await colleague(host.url, sql));
  return { idle: summaryOf(idle), busy: summaryOf(busy), work, crowds, stalls };
}

async function fillSpace(sql: Sql): Promise<{ entity: string; document: string }> {
  await raiseLimits({ sql });
  await sql("insert into public.funds (name, vintage, currency) values ('Fund', 2020, 'EUR')");
  await sql("insert into public.partner_entities (name, requires_factor) values ('Entity', false)");
  await sql("select private.set_commitment('Entity', 'Fund', 100, 50, 10, '2026-09-30')");
  await sql(
    `with account as (
       insert into auth.users (id, aud, role, email, email_confirmed_at, encrypted_password)
       values (gen_random_uuid(), 'authenticated', 'authenticated', $1, now(), $2) returning id
     ),
     person as (
       insert into public.partners (user_id, chosen_entity, name, language)
       select account.id, entities.id, 'Guest', 'en'
       from account cross join public.partner_entities as entities
       returning user_id, chosen_entity
     )
     insert into public.partner_memberships (user_id, entity_id) select * from person`,
    [partner.email, hashed],
  );
  const bytes = Buffer.alloc(documentBytes, "%PDF-1.7 all of it ");
  const [row] = await sql<{ entity: string; document: string }>(
    `select entities.id as entity, published.id as document
     from public.partner_entities as entities
     cross join private.publish_document(
       'Fund', null, 'report', '2026-Q3', 'r.pdf', 'application/pdf', $1
     ) as published`,
    [bytes],
  );
  if (!row) throw new Error("Nothing was published.");
  return row;
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(partner),
  });
  const { access_token } = (await answer.json()) as { access_token?: string };
  if (!access_token) throw new Error(`The partner was answered ${answer.status}.`);
  return access_token;
}

/** The partner is one of the staff as well, in the role that may do least. */
async function colleague(url: string, sql: Sql): Promise<string> {
  await sql(
    "insert into private.staff (user_id, name, language) select id, 'Guest', 'en' from auth.users where email = $1",
    [partner.email],
  );
  await sql(
    "insert into private.staff_roles (user_id, role) select user_id, 'reader' from private.staff",
  );
  const token = await signIn(url);
  await sql(
    `insert into private.factor_checks (session_id, kind) select id, 'passkey' from auth.sessions
     on conflict do nothing`,
  );
  return token;
}

async function queueMails(sql: Sql): Promise<void> {
  await sql("delete from private.outbox");
  await sql(
    `with written as (
       insert into private.contact_messages (key, reference, name, email, subject, message, language)
       select gen_random_uuid(), left(gen_random_uuid()::text, 12), 'A visitor',
         'visitor' || number || '@example.org', 'press', 'long enough a text', 'en'
       from generate_series(1, ${mailsPerRound}) as number
       returning id
     )
     insert into private.outbox (template, language, about)
     select 'contact-acknowledgement', 'en', id from written`,
  );
}

async function mailsSent(sql: Sql): Promise<number> {
  const [row] = await sql<{ sent: number }>(
    "select count(*)::int as sent from private.outbox where settled_at is not null",
  );
  return Number(row?.sent ?? 0);
}
