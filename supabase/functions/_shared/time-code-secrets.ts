/**
 * The secrets of people's apps, as the database has them: encrypted, each for the row it is in. The
 * key is in a file or a setting; the database has the name of the one that encrypts, so that hosts
 * with different keys notice.
 */
import { isSealed, nameOfKey, seal, unseal } from "./sealed.ts";
import type { Sql } from "./sql.ts";

/** The oldest first. Read anew each time: a key that is put back is found without a restart. */
export type SecretKeys = () => readonly string[];

/** The name of the key that encrypts, once there is one. */
export async function nameOfKeyInUse(sql: Sql): Promise<string | undefined> {
  const [row] = await sql<{ value: string }>(
    "select value from private.host_secrets where name = 'key-in-use'",
  );
  return row?.value;
}

/**
 * The key that encrypts: the newest, where there was none before. None where it is not among
 * these: what another one encrypted, other hosts could not read.
 */
export async function keyInUse(sql: Sql, keys: readonly string[]): Promise<string | undefined> {
  const newest = keys.at(-1);
  if (!newest) return undefined;
  let used = await nameOfKeyInUse(sql);
  if (used === undefined) {
    await sql(
      "insert into private.host_secrets (name, value) values ('key-in-use', $1) on conflict do nothing",
      [await nameOfKey(newest)],
    );
    used = await nameOfKeyInUse(sql);
  }
  for (const key of keys) if ((await nameOfKey(key)) === used) return key;
  return undefined;
}

/** From now on the newest encrypts. What others encrypted, `sealSecrets` encrypts anew. */
export async function encryptByNewest(sql: Sql, keys: readonly string[]): Promise<void> {
  await sql(
    `insert into private.host_secrets (name, value) values ('key-in-use', $1)
     on conflict (name) do update set value = excluded.value`,
    [await nameOfKey(keys.at(-1) ?? "")],
  );
}

/** As the version before stored it, or encrypted; `undefined` where no key opens it. */
export async function openSecret(
  secret: string,
  about: string,
  keys: readonly string[],
): Promise<string | undefined> {
  return isSealed(secret) ? unseal(secret, about, keys) : secret;
}

type Row = { id: string; secret: string };

export function storedSecrets(sql: Sql): Promise<Row[]> {
  return sql<Row>("select id, secret from private.factors where kind = 'code'");
}

/** Encrypts what lies there in clear text, and anew what an older key has encrypted. */
export async function sealSecrets(
  sql: Sql,
  keys: readonly string[],
): Promise<{ sealed: number; unread: number }> {
  const key = await keyInUse(sql, keys);
  const own = key && (await nameOfKey(key));
  let sealed = 0;
  let unread = 0;
  for (const { id, secret } of await storedSecrets(sql)) {
    if (own && secret.startsWith(`${own}.`)) continue;
    const opened = await openSecret(secret, id, keys);
    if (opened === undefined) unread += 1;
    if (opened === undefined || !key) continue;
    // Whoever removes or adds an app meanwhile has another row.
    await sql("update private.factors set secret = $3 where id = $1::uuid and secret = $2", [
      id,
      secret,
      await seal(opened, id, key),
    ]);
    sealed += 1;
  }
  return { sealed, unread };
}
