import postgres from "postgres";
import { runningHost } from "../../server/engine/data-folder.ts";
import type { Sql } from "../../supabase/functions/_shared/sql.ts";
import { type PostgresServer, startPostgres } from "../../tests/db/postgres-server.ts";
import { atEnd } from "../cleanup.ts";
import { type SiteHost, startSiteHost } from "../site-host.ts";

export const engines = ["PGlite", "PostgreSQL"] as const;
export type EngineName = (typeof engines)[number];

/** A host, and a direct connection to its database. */
export type OpenDatabase = { host: SiteHost; sql: Sql };

// Each request claims another address by X-Forwarded-For.
const settings = { TRUST_PROXY: "loopback", LOG_LEVEL: "warn" };

/** Two hosts on two databases of one engine, to be measured alternately. */
export async function openPair(engine: EngineName): Promise<[OpenDatabase, OpenDatabase]> {
  if (engine === "PGlite") return [await openEmbedded(), await openEmbedded()];
  const server = await startPostgres();
  atEnd(() => server.remove());
  return [await openOn(server, "bench_empty"), await openOn(server, "bench_full")];
}

/** One host, with more settings. */
export async function openOne(
  engine: EngineName,
  more: Record<string, string>,
): Promise<OpenDatabase> {
  if (engine === "PGlite") return openEmbedded(more);
  const server = await startPostgres();
  atEnd(() => server.remove());
  return openOn(server, "bench_one", more);
}

async function openEmbedded(more: Record<string, string> = {}): Promise<OpenDatabase> {
  const host = await startSiteHost({ env: { ...settings, ...more } });
  return { host, sql: runningHost(host.dataFolder).sql };
}

async function openOn(
  server: PostgresServer,
  name: string,
  more: Record<string, string> = {},
): Promise<OpenDatabase> {
  const admin = postgres(server.url("postgres"), { max: 1 });
  await admin.unsafe(`create database ${name}`);
  await admin.end();
  const url = server.url(name);
  const host = await startSiteHost({ env: { ...settings, ...more, DATABASE_URL: url } });
  const pool = postgres(url, { max: 1, onnotice: () => {} });
  atEnd(() => pool.end({ timeout: 1 }));
  return {
    host,
    async sql<Row>(statement: string, parameters?: Parameters<Sql>[1]) {
      return [...(await pool.unsafe(statement, [...(parameters ?? [])]))] as unknown as Row[];
    },
  };
}

/**
 * Raises the limits: a visitor may write ten times an hour, but here they write a thousand times a
 * second.
 */
export async function raiseLimits({ sql }: Pick<OpenDatabase, "sql">): Promise<void> {
  await sql("update private.limits set per_address = 100000000, overall = 100000000");
}

/**
 * Adds confirmed subscribers in one statement; the triggers are switched off, since they are for
 * single rows.
 */
export async function fill({ sql }: OpenDatabase, rows: number): Promise<void> {
  await sql("alter table public.newsletter_subscribers disable trigger user");
  await sql(`
    insert into public.newsletter_subscribers (email, language, created_at, confirmed_at)
    select 'reader' || number || '@subscriber.example', 'en', now() - interval '1 day', now()
    from generate_series(1, ${rows}) as number
  `);
  await sql("alter table public.newsletter_subscribers enable trigger user");
  await sql("vacuum analyze public.newsletter_subscribers");
  await sql("checkpoint");
}

/** Deletes queued mails, which would be sent during the next round. */
export async function dropMails({ sql }: OpenDatabase): Promise<void> {
  await sql("delete from private.outbox");
}
