import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { runningHost } from "../server/engine/data-folder.ts";
import type { Sql } from "../supabase/functions/_shared/sql.ts";
import { atEnd } from "./cleanup.ts";
import { runs, seconds } from "./options.ts";
import { countdown } from "./progress.ts";
import { startSiteHost } from "./site-host.ts";
import { percentile, sum } from "./statistics.ts";
import { rest, until, within } from "./wait.ts";
import { raiseLimits } from "./writes/databases.ts";

type Waits = { waits: number[]; errors: number };
type Stressed = { bytes: number; downloads: number; guesses: number };
/** How long pages took, in milliseconds. */
export type Waited = { pages: number; p50: number; p99: number; slowest: number; errors: number };
export type Isolation = { idle: Waited; busy: Waited; work: Stressed & { mails: number } };

const partner = { email: "guest@partner.example", password: "two rivers, one course" };
// The hash of that password; to compute it here would need a library of the host.
const hashed = "$2b$10$sfi.UIVJ1Pds8T7gdh24Gucd48lPG28WyQGQVvFFQdJeZtgZlX57S";
const documentBytes = 30_000_000;
const mailsPerRound = 300;

/** Measures pages of a host at rest and while its backend is as busy as it can be, alternately. */
export async function measureIsolation(): Promise<Isolation> {
  const host = await startSiteHost({ env: { TRUST_PROXY: "loopback", LOG_LEVEL: "warn" } });
  const { sql } = runningHost(host.dataFolder);
  const document = await fillSpace(sql);
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
    const stress = start("stress.ts", [host.url, document, token]);
    await rest(1_000);
    busy.push(await probe(host.url, seconds(10)));
    const done = await end<Stressed>(stress);
    work.bytes += done.bytes;
    work.downloads += done.downloads;
    work.guesses += done.guesses;
    work.mails += await mailsSent(sql);
    await rest(3_000);
  }
  return { idle: summaryOf(idle), busy: summaryOf(busy), work };
}

async function fillSpace(sql: Sql): Promise<string> {
  await raiseLimits({ sql });
  await sql("insert into public.funds (name, vintage, currency) values ('Fund', 2020, 'EUR')");
  await sql("insert into public.partner_entities (name) values ('Entity')");
  await sql("select private.set_commitment('Entity', 'Fund', 100, 50, 10, '2026-09-30')");
  await sql(
    `with account as (
       insert into auth.users (id, aud, role, email, email_confirmed_at, encrypted_password)
       values (gen_random_uuid(), 'authenticated', 'authenticated', $1, now(), $2) returning id
     )
     insert into public.partners (user_id, chosen_entity, name, language)
     select account.id, entities.id, 'Guest', 'en'
     from account cross join public.partner_entities as entities`,
    [partner.email, hashed],
  );
  const bytes = Buffer.alloc(documentBytes, "%PDF-1.7 all of it ");
  const [row] = await sql<{ id: string }>(
    "select id from private.publish_document('Fund', null, 'report', '2026-Q3', 'r.pdf', 'application/pdf', $1)",
    [bytes],
  );
  if (!row) throw new Error("Nothing was published.");
  return row.id;
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

function start(file: string, argv: readonly string[]): ChildProcess {
  const script = join(import.meta.dirname, "isolation", file);
  const child = spawn(process.execPath, [script, ...argv], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  atEnd(async () => void child.kill("SIGKILL"));
  return child;
}

async function probe(url: string, lasts: number): Promise<Waits> {
  const child = start("probe.ts", [url, String(lasts)]);
  return resultOf<Waits>(child, lasts * 1000 + 60_000);
}

async function end<Result>(child: ChildProcess): Promise<Result> {
  await until("The load", 10_000, () => child.pid);
  child.kill("SIGTERM");
  return resultOf<Result>(child, 20_000);
}

async function resultOf<Result>(child: ChildProcess, patience: number): Promise<Result> {
  if (!child.stdout) throw new Error("It says nothing.");
  const [words] = await within(
    patience,
    "A load",
    Promise.all([text(child.stdout), once(child, "exit")]),
  );
  return JSON.parse(words);
}

function summaryOf(rounds: readonly Waits[]): Waited {
  const waits = rounds.flatMap((round) => round.waits);
  return {
    pages: waits.length,
    p50: percentile(waits, 0.5),
    p99: percentile(waits, 0.99),
    slowest: Math.max(...waits),
    errors: sum(rounds.map(({ errors }) => errors)),
  };
}
