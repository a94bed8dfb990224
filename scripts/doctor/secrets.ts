/** Checks that the key to the secrets in the database is here, and opens each of them. */
import { statSync } from "node:fs";
import { isSealed } from "#functions/_shared/sealed.ts";
import type { Sql } from "#functions/_shared/sql.ts";
import { openSecret, storedSecrets } from "#functions/_shared/time-code-secrets.ts";
import type { Config } from "#server/config.ts";
import { hostIsRunning, runningHost } from "#server/engine/data-folder.ts";
import { keyTrouble, readKeys } from "#server/engine/secret-keys.ts";
import { type Finding, findingsOf } from "./finding.ts";

export async function checkSecrets(config: Config): Promise<Finding[]> {
  const { databaseUrl, dataFolder } = config;
  if (!databaseUrl) {
    if (await hostIsRunning(dataFolder)) return checkEach(config, runningHost(dataFolder).sql);
    return findingsOf("secrets").look(`No host has ${dataFolder} open: start it, then ask again.`);
  }
  const { openPostgres } = await import("#server/engine/postgres.ts");
  const { sql, close } = await openPostgres(databaseUrl);
  try {
    return await checkEach(config, sql);
  } finally {
    await close();
  }
}

async function checkEach(config: Config, sql: Sql): Promise<Finding[]> {
  const { ok, look, wrong } = findingsOf("secrets");
  const { secretsKeyFile } = config;
  const trouble = await keyTrouble(sql, config);
  if (trouble) return wrong(trouble);
  const mode = statSync(secretsKeyFile, { throwIfNoEntry: false })?.mode ?? 0;
  if (mode & 0o077) {
    return wrong(`Others may read ${secretsKeyFile}: chmod go-rwx ${secretsKeyFile}`);
  }
  const stored = await storedSecrets(sql);
  const keys = readKeys(config);
  const opened = await Promise.all(stored.map(({ id, secret }) => openSecret(secret, id, keys)));
  const unread = opened.filter((secret) => secret === undefined).length;
  if (unread > 0) {
    return wrong(
      `${unread} of ${stored.length} secrets of time codes cannot be decrypted: put their key into ${secretsKeyFile}, before the others, or see "The key to secrets" in docs/deploy.md.`,
    );
  }
  const clear = stored.filter(({ secret }) => !isSealed(secret)).length;
  if (clear > 0) {
    return look(`${clear} secrets of time codes are in clear text: restart the host.`);
  }
  return ok(
    `The key opens each of ${stored.length} secrets of time codes. Keep a copy of ${secretsKeyFile} apart from the database and its backups.`,
  );
}
