import { pino } from "pino";
import type { Sql } from "#functions/_shared/sql.ts";
import { type OpenBackend, openBackend } from "#server/backend/open-backend.ts";
import { readConfig } from "#server/config.ts";
import { openEmbedded } from "#server/engine/pglite.ts";
import { openPostgres } from "#server/engine/postgres.ts";

export type Env = Record<string, string>;

/** Everything behind a host's forms, in this process, closed after the work. */
export async function withHost<Value>(env: Env, work: (host: OpenBackend) => Promise<Value>) {
  return closing(await openBackend(readConfig(env), pino({ level: "silent" })), work);
}

/**
 * Only the database, as a host has it open: commands beside it ask for it in the same way. For what
 * needs nothing else of a host, which takes several times as long to open.
 */
export async function withDatabase<Value>(env: Env, work: (sql: Sql) => Promise<Value>) {
  const { databaseUrl, dataFolder } = readConfig(env);
  const engine = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(dataFolder);
  return closing(engine, ({ sql }) => work(sql));
}

async function closing<Opened extends { close(): Promise<void> }, Value>(
  opened: Opened,
  work: (opened: Opened) => Promise<Value>,
): Promise<Value> {
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}
