/** A host of a test's own, with its own database and mail server: for what reaches every reader. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#builder/free-port.ts";
import type { Sql } from "#functions/_shared/sql.ts";
import { runningHost } from "#server/engine/data-folder.ts";
import { copyDatabase, preparedDatabase } from "../db/prepared-database.ts";
import { type MailServer, startMailServer } from "../mail-server.ts";

export type OwnHost = { origin: string; sql: Sql; mail: MailServer; stop(): Promise<void> };

export async function startOwnHost(env: Record<string, string> = {}): Promise<OwnHost> {
  const mail = await startMailServer();
  const folder = mkdtempSync(join(tmpdir(), "own-host-"));
  copyDatabase(preparedDatabase("limited"), join(folder, "database"));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  // Short-lived: its database is compiled to run soon, not to run long.
  const host = spawn(process.execPath, ["--liftoff-only", "server/main.ts"], {
    env: {
      ...process.env,
      PORT: String(port),
      LOG_LEVEL: "warn",
      TRUST_PROXY: "loopback",
      DATA_FOLDER: folder,
      SMTP_URL: mail.url,
      SITE_ORIGIN: origin,
      // The pages of a published letter are drawn on other hosts (`letters.spec.ts`).
      LETTERS_SECONDS: "3600",
      ...env,
    },
    stdio: "ignore",
  });
  const gone = new Promise<void>((done) => host.once("exit", () => done()));
  const sql: Sql = (statement, parameters) => runningHost(folder).sql(statement, parameters);
  // It answers before its database is open.
  const isThere = async () => {
    try {
      await sql("select 1");
      return (await fetch(`${origin}/healthz`)).ok;
    } catch {
      return false;
    }
  };
  const until = Date.now() + 150_000;
  while (!(await isThere())) {
    if (Date.now() > until || host.exitCode !== null) throw new Error("The host did not start.");
    await new Promise((after) => setTimeout(after, 250));
  }
  return {
    origin,
    mail,
    sql,
    async stop() {
      host.kill("SIGTERM");
      await gone;
      await mail.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
