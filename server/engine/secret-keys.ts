/**
 * The key by which secrets in the database are encrypted, in a file of its own, for this user alone.
 * It is in no backup of the database. The newest is the last line; older ones stay, for older
 * backups.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Logger } from "pino";
import { keysIn, nameOfKey } from "#functions/_shared/sealed.ts";
import type { Sql } from "#functions/_shared/sql.ts";
import { nameOfKeyInUse, sealSecrets } from "#functions/_shared/time-code-secrets.ts";
import { newToken } from "#functions/_shared/tokens.ts";
import { type Config, ConfigError } from "../config.ts";
import { syncDiskOf } from "./sync-disk.ts";

type Place = Pick<Config, "secretsKey" | "secretsKeyFile">;

/** None where the file is not there or cannot be read, or where there is no key in it. */
export function readKeys({ secretsKey, secretsKeyFile }: Place): readonly string[] {
  if (secretsKey) return keysIn(secretsKey);
  try {
    return keysIn(readFileSync(secretsKeyFile, "utf8"));
  } catch {
    // What follows from it is said by `keyTrouble`.
    return [];
  }
}

/** A new key after those that are there. On the disk before anything is encrypted by it. */
export function addKey({ secretsKey, secretsKeyFile }: Place): void {
  if (secretsKey) throw new ConfigError("The key is in SECRETS_KEY: add the new one there, last.");
  const folder = dirname(secretsKeyFile);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const before = existsSync(secretsKeyFile) ? readFileSync(secretsKeyFile, "utf8") : "";
  const lines = [...before.split("\n").filter((line) => line.trim()), newToken()];
  const partial = `${secretsKeyFile}.partial`;
  writeFileSync(partial, `${lines.join("\n")}\n`, { mode: 0o600, flush: true });
  renameSync(partial, secretsKeyFile);
  syncDiskOf(folder);
}

export async function hasKey(place: Place, name: string): Promise<boolean> {
  return (await Promise.all(readKeys(place).map(nameOfKey))).includes(name);
}

/** Why secrets cannot be encrypted or read, with what to do about it. */
export async function keyTrouble(sql: Sql, place: Place): Promise<string | undefined> {
  const used = await nameOfKeyInUse(sql);
  if (used === undefined || (await hasKey(place, used))) return undefined;
  const where = place.secretsKey ? "SECRETS_KEY" : place.secretsKeyFile;
  return `The key ${used} is not in ${where}: codes of apps cannot be checked. Put it back, from another host or from where you keep it; where it is lost, npm run secrets:rotate -- --lost.`;
}

/** At the start: the key is made where there was never one, and what is in clear text encrypted. */
export async function prepareKeys(sql: Sql, config: Config, log: Logger): Promise<void> {
  if (readKeys(config).length === 0 && (await nameOfKeyInUse(sql)) === undefined) addKey(config);
  const { sealed, unread } = await sealSecrets(sql, readKeys(config));
  if (sealed > 0) {
    log.info({ sealed }, "secrets of time codes encrypted");
    if (!config.databaseUrl) await forgetOldRows(sql);
  }
  const trouble = await keyTrouble(sql, config);
  if (trouble || unread > 0) {
    log.error({ unread }, trouble ?? "some secrets of time codes cannot be decrypted");
  }
}

/**
 * A backup of the embedded database is its files, and in those the rows of before go on in clear
 * text, and in the log of changes. A server's owner looks after both.
 */
async function forgetOldRows(sql: Sql): Promise<void> {
  await sql("vacuum full private.factors");
  // Removed at the checkpoint, not kept to be written over some day.
  await sql("set wal_recycle = off");
  await sql("select pg_switch_wal()");
  await sql("checkpoint");
  await sql("reset wal_recycle");
}
