import { randomUUID } from "node:crypto";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import postgres from "postgres";
import { inject, onTestFinished } from "vitest";
import type { Sql } from "#functions/_shared/sql.ts";
import { publicKey } from "#server/backend/ask-lite.ts";
import { createBackend } from "#server/backend/backend.ts";
import { muteConsole } from "#server/backend/mute-console.ts";
import { readConfig } from "#server/config.ts";
import { runningHost } from "#server/engine/data-folder.ts";
import { type MailServer, startMailServer } from "../mail-server.ts";
import { whole } from "../whole.ts";
import { migratedDatabase } from "./global-postgres.ts";
import { holdAnswer } from "./hold-answer.ts";
import { copyDatabase } from "./prepared-database.ts";

/** For what the engines could do differently: roles, rights, the shape of tables, forms, sessions. */
export const bothEngines = ["embedded", "postgres"] as const;
export type EngineName = (typeof bothEngines)[number];
/** For the rest, which is the same SQL on either: the faster one, and both in a whole run. */
export const engines = whole ? bothEngines : (["postgres"] as const);

export type TestBackend = {
  /** As a browser sends it, with the public key, from an address of its own. */
  ask(path: string, options?: Ask): Promise<{ status: number; body: unknown; headers: Headers }>;
  fetchBytes(path: string, options?: Ask): Promise<Fetched>;
  post(path: string, body: unknown, options?: Ask): ReturnType<TestBackend["ask"]>;
  /** The owner's view, to see what really happened. */
  sql: Sql;
  mail: MailServer;
  /** For a command beside it. */
  env: Record<string, string>;
  /** What was logged, as text. */
  logged(): string;
};

type Fetched = { status: number; headers: Headers; bytes: Buffer };
type Ask = {
  method?: string;
  body?: BodyInit;
  headers?: Record<string, string>;
  address?: string;
};

/**
 * The host's backend on a database of its own, or beside another on that one's: with the other's key
 * where its folder is named.
 */
export async function startBackend(
  engine: EngineName,
  atEnd: (work: () => Promise<void>) => void = onTestFinished,
  beside?: TestBackend["env"],
): Promise<TestBackend> {
  const mail = await startMailServer();
  const folder = engine === "postgres" ? mkdtempSync(join(tmpdir(), "backend-")) : newDataFolder();
  const databaseUrl =
    engine === "postgres" ? (beside?.DATABASE_URL ?? (await newDatabase())) : undefined;
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => lines.push(line) });
  // As in `server/main.ts`: what libraries print must not show what visitors typed.
  muteConsole(log);
  const env = {
    DATA_FOLDER: folder,
    SMTP_URL: mail.url,
    // Whether or not a build is there: a backend alone draws nothing.
    SITE_FOLDER: join(folder, "site"),
    SITE_ORIGIN: "https://site.example",
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(beside?.DATA_FOLDER && { SECRETS_KEY_FILE: readConfig(beside).secretsKeyFile }),
  };
  const backend = createBackend(readConfig(env), log);
  await backend.open();

  const pool = databaseUrl ? postgres(databaseUrl, { max: 2, onnotice: () => {} }) : undefined;
  const sql = pool ? ownerOf(pool) : askingAgain(runningHost(folder).sql);

  atEnd(async () => {
    await pool?.end();
    await backend.close();
    await mail.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const fetchBytes: TestBackend["fetchBytes"] = async (path, options = {}) => {
    const { method = "GET", body, headers, address } = options;
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: { apikey: publicKey, ...headers },
      ...(body !== undefined && { body, duplex: "half" }),
    });
    const response = await backend.handle(request, address ?? randomAddress());
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, bytes };
  };
  const ask: TestBackend["ask"] = async (path, options) => {
    const { bytes, ...answered } = await fetchBytes(path, options);
    const body = parse(bytes.toString("utf8"));
    holdAnswer(path, options?.body, answered.status, body);
    return { ...answered, body };
  };
  return {
    ask,
    fetchBytes,
    post: (path, body, options = {}) =>
      ask(path, {
        method: "POST",
        body: JSON.stringify(body),
        ...options,
        headers: { "content-type": "application/json", ...options.headers },
      }),
    sql,
    mail,
    env,
    logged: () => lines.join(""),
  };
}

function ownerOf(pool: postgres.Sql): Sql {
  // biome-ignore lint/suspicious/noExplicitAny: as in the engine itself.
  const loose = (values: readonly unknown[]) => values as any[];
  return async (statement, parameters = []) =>
    loose([...(await pool.unsafe(statement, loose(parameters)))]);
}

/** A connection that was idle for five seconds may be closed just as it is used again. */
function askingAgain(sql: Sql): Sql {
  return (statement, parameters) =>
    sql<never>(statement, parameters).catch((error: { code?: string }) => {
      if (error.code !== "ECONNRESET") throw error;
      return sql(statement, parameters);
    });
}

/** A data folder with an empty, migrated embedded database in it. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "backend-"));
  const database = join(folder, "database");
  copyDatabase(inject("embeddedTemplate"), database);
  appendFileSync(join(database, "postgresql.conf"), inject("embeddedSettings"));
  return folder;
}

export function randomAddress(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}

/** A migrated database on the server; `from` `template1`, one with nothing in it. */
export async function newDatabase(from = migratedDatabase): Promise<string> {
  const address = inject("postgresUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = postgres(address.replace("DATABASE", "postgres"), { max: 1 });
  // Its files are copied. By itself PostgreSQL copies block by block and logs each, which takes
  // twice as long.
  await admin.unsafe(`create database ${name} template ${from} strategy file_copy`);
  await admin.end();
  return address.replace("DATABASE", name);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
