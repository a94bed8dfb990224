import { createHmac, randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Sql } from "#functions/_shared/sql.ts";
import { keyInUse } from "#functions/_shared/time-code-secrets.ts";

/** Signs the sessions of partners. Whoever has it can be anyone: never logged, never sent. */
export type Secrets = {
  jwtSecret: string;
  /**
   * The one before it. Until that moment (in milliseconds since 1970) what it signed is accepted.
   */
  before?: { jwtSecret: string; until: number };
};

/**
 * Beside it, what must not be in any database: the key by which erased addresses are known again.
 */
type FolderSecrets = Secrets & { personsKey: string };

/** How long a signed token is good, and therefore how long a replaced secret is still accepted. */
export const tokenSeconds = 3600;

const fileName = "secrets.json";
const withoutKey = newSecret();

export function hasSecrets(folder: string): boolean {
  return existsSync(join(folder, fileName));
}

/** Beside the embedded data, for this user alone; made on the first start. */
export function secretsInFolder(folder: string): FolderSecrets {
  const file = join(folder, fileName);
  const known: Partial<FolderSecrets> = hasSecrets(folder) ? read(file) : {};
  const secrets = { jwtSecret: newSecret(), personsKey: newSecret(), ...known };
  if (!known.jwtSecret || !known.personsKey) write(folder, secrets);
  chmodSync(file, 0o600);
  return secrets;
}

/**
 * No new secrets are made in place of an unreadable file: a copy of it may exist, to be put back.
 */
function read(file: string): Partial<FolderSecrets> {
  const text = readFileSync(file, "utf8");
  try {
    const known = JSON.parse(text);
    if (known === null || typeof known !== "object") throw new TypeError("no secrets");
    return known;
  } catch {
    // Without the reason, which may quote what is in it.
    throw new Error(`${file} is damaged. Put the one back that is kept with the backups.`);
  }
}

function write(folder: string, secrets: FolderSecrets): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const partial = join(folder, `${fileName}.partial`);
  writeFileSync(partial, JSON.stringify(secrets), { mode: 0o600 });
  renameSync(partial, join(folder, fileName));
}

/** `believed`: tokens of the secret before are good until they run out. */
export function rotateInFolder(folder: string, believed: boolean): void {
  const { jwtSecret, personsKey } = secretsInFolder(folder);
  const before = { jwtSecret, until: Date.now() + tokenSeconds * 1000 };
  write(folder, { jwtSecret: newSecret(), personsKey, ...(believed && { before }) });
}

/**
 * Made of what is in the database that several hosts share, and of the key that is not: whoever has
 * the database alone signs nothing. A host without the key has a secret of its own until it ends:
 * browsers renew their tokens, and the other hosts do not accept them.
 */
export async function secretsInDatabase(sql: Sql, keys: readonly string[]): Promise<Secrets> {
  const key = (await keyInUse(sql, keys)) ?? withoutKey;
  const made = (value: string) => createHmac("sha256", key).update(value).digest("base64url");
  await sql(
    "insert into private.host_secrets (name, value) values ('jwt', $1) on conflict do nothing",
    [newSecret()],
  );
  const rows = await sql<{ name: string; value: string; until: Date | null }>(
    "select name, value, until from private.host_secrets",
  );
  const jwtSecret = made(String(rows.find(({ name }) => name === "jwt")?.value));
  const before = rows.find(({ name }) => name === "jwt-before");
  if (!before?.until) return { jwtSecret };
  return { jwtSecret, before: { jwtSecret: made(before.value), until: Number(before.until) } };
}

/**
 * All in one statement, so that no host reads one without the other. `false` where there is none.
 */
export async function rotateInDatabase(sql: Sql, believed: boolean): Promise<boolean> {
  const rotated = await sql(
    `with kept as (
       insert into private.host_secrets (name, value, until)
       select 'jwt-before', value, now() + make_interval(secs => $2::integer)
       from private.host_secrets where name = 'jwt'
       on conflict (name) do update set value = excluded.value, until = excluded.until
     )
     update private.host_secrets set value = $1 where name = 'jwt' returning name`,
    [newSecret(), believed ? tokenSeconds : 0],
  );
  return rotated.length > 0;
}

function newSecret(): string {
  return randomBytes(48).toString("base64url");
}
