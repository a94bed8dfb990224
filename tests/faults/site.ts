import { join } from "node:path";
import postgres from "postgres";
import { onTestFinished, vi } from "vitest";
import type { Sql } from "#functions/_shared/sql.ts";
import { runningHost } from "#server/engine/data-folder.ts";
import { type EngineName, newDatabase } from "../db/backend.ts";
import { type PostgresServer, startPostgres } from "../db/postgres-server.ts";
import { dataFolder, type HostProcess, startHost } from "../host/host-process.ts";
import { type MailServer, startMailServer } from "../mail-server.ts";

/** The built pages on a real host, with a database and a mail server of its own. */
export type Site = {
  engine: string;
  env: Record<string, string>;
  mail: MailServer;
  /** The owner's view of the database, while a host runs. */
  sql: Sql;
  /** Starts the host and waits for its forms. */
  start(): Promise<HostProcess>;
};

const pages = join(import.meta.dirname, "../../build/client");
const names = { embedded: "PGlite", postgres: "PostgreSQL" };

type Place = { folder?: string; databaseUrl?: string };

export async function newSite(engine: EngineName, place: Place = {}): Promise<Site> {
  const mail = await startMailServer();
  onTestFinished(() => mail.stop());
  const folder = place.folder ?? dataFolder();
  const databaseUrl = engine === "postgres" ? (place.databaseUrl ?? (await newDatabase())) : "";
  const env = {
    DATA_FOLDER: folder,
    SITE_FOLDER: pages,
    SMTP_URL: mail.url,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const sql = databaseUrl ? ownerOf(databaseUrl) : askingAgain(runningHost(folder).sql);
  async function start(): Promise<HostProcess> {
    const host = await startHost(env);
    await host.formsOpen();
    // Load is what is tested here, not its limits.
    await sql("update private.limits set per_address = 1000000, overall = 1000000");
    return host;
  }
  return { engine: names[engine], env, mail, sql, start };
}

/** On a PostgreSQL of its own, which may be stopped. */
export async function newSiteOnServer(): Promise<{ site: Site; server: PostgresServer }> {
  const server = await startPostgres();
  onTestFinished(() => server.remove());
  const admin = postgres(server.url("postgres"), { max: 1 });
  await admin.unsafe("create database site");
  await admin.end();
  return { server, site: await newSite("postgres", { databaseUrl: server.url("site") }) };
}

function ownerOf(url: string): Sql {
  const pool = postgres(url, { max: 1, onnotice: () => {}, backoff: () => 0.2 });
  onTestFinished(() => pool.end({ timeout: 1 }));
  // biome-ignore lint/suspicious/noExplicitAny: as in the engine itself.
  const loose = (values: readonly unknown[]) => values as any[];
  return async (statement, parameters = []) =>
    loose([...(await pool.unsafe(statement, loose(parameters)))]);
}

/** A connection that was idle for five seconds may be closed just as it is used again. */
function askingAgain(sql: Sql): Sql {
  return (statement, parameters) =>
    vi.waitFor(() => sql<never>(statement, parameters), { timeout: 5_000, interval: 50 });
}
