/** Runs a host with the development data while pictures are taken. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pino } from "pino";
import type { Sql } from "#functions/_shared/sql.ts";
import { publicKey } from "#server/backend/ask-lite.ts";
import { openBackend } from "#server/backend/open-backend.ts";
import { readConfig } from "#server/config.ts";
import { runningHost } from "#server/engine/data-folder.ts";

export type SeededHost = { url: string; session(email: string): Promise<string> };

// The password of everybody in the development data.
const password = "two rivers, one course";

export async function withSeededHost(work: (host: SeededHost) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "handbook-"));
  const env = { DATA_FOLDER: folder, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "silent" };
  const config = { ...readConfig(env), seedFile: "supabase/seed.sql" };
  const seeding = await openBackend(config, pino({ level: "silent" }));
  await seeding.close();
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  try {
    const { sql } = runningHost(folder);
    const url = await addressSaid(child.stderr);
    await work({ url, session: (email) => sessionOf(url, sql, email) });
  } finally {
    child.kill("SIGTERM");
    await once(child, "exit");
    rmSync(folder, { recursive: true });
  }
}

async function addressSaid(lines: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(lines)) {
    const url = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (url) return url;
  }
  throw new Error("The host did not start.");
}

/**
 * The session that the browser stores for somebody who is signed in and has just passed a factor
 * check.
 */
async function sessionOf(url: string, sql: Sql, email: string): Promise<string> {
  const answered = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: publicKey, "content-type": "application/json" },
    body: JSON.stringify({ email, password, gotrue_meta_security: {} }),
  });
  if (!answered.ok) throw new Error(`${email} could not sign in: ${answered.status}`);
  await sql(
    `insert into private.factor_checks (session_id, kind)
     select sessions.id, 'code' from auth.sessions
     join auth.users on users.id = sessions.user_id where users.email = $1
     on conflict do nothing`,
    [email],
  );
  // Every role, so that every room is shown.
  await sql(
    `insert into private.staff_roles (user_id, role)
     select staff.user_id, roles.role from private.staff cross join private.roles
     join auth.users on true where users.id = staff.user_id and users.email = $1
     on conflict do nothing`,
    [email],
  );
  return answered.text();
}
