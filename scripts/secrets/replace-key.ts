/** A new key for the secrets in the database, which are encrypted anew by it. */
import { nameOfKey } from "#functions/_shared/sealed.ts";
import type { Sql } from "#functions/_shared/sql.ts";
import {
  encryptByNewest,
  nameOfKeyInUse,
  openSecret,
  sealSecrets,
  storedSecrets,
} from "#functions/_shared/time-code-secrets.ts";
import type { Config } from "#server/config.ts";
import { addKey, keyTrouble, readKeys } from "#server/engine/secret-keys.ts";
import { Trouble } from "../../builder/step.mjs";
import { terminal } from "../terminal.ts";

/**
 * Answers what came of it. Of several hosts on one database each must have the new key before it is
 * used: the first time it is made, and the second time, once it was handed round, it is used.
 */
export async function replaceKey(config: Config, sql: Sql, lost: boolean): Promise<string> {
  const trouble = await keyTrouble(sql, config);
  if (trouble && !lost) throw new Trouble(trouble);
  if (lost && !trouble) throw new Trouble("No key is missing: npm run secrets:rotate -- --key");
  const newest = readKeys(config).at(-1);
  const isUnused = newest && (await nameOfKey(newest)) !== (await nameOfKeyInUse(sql));
  if (lost || !isUnused) {
    addKey(config);
    if (config.databaseUrl && !lost) {
      return `A new key is the last line of ${config.secretsKeyFile}. Give that file to every host of this database, then run this again.`;
    }
  }
  const keys = readKeys(config);
  await encryptByNewest(sql, keys);
  const { sealed, unread } = await sealSecrets(sql, keys);
  await sql(
    `select private.note_command(
       $1, 'secrets.rotate', 'secrets', jsonb_build_object('key', true, 'lost', $2::boolean)
     )`,
    [terminal(), lost],
  );
  const done = `${sealed} secrets of time codes are encrypted by a new key. Keep a copy of ${config.secretsKeyFile} apart from the database and its backups.`;
  return unread > 0 ? `${done}\n${await whatIsLost(sql, keys)}` : done;
}

/** Whose apps are lost, and who of them has nothing else to sign in with. */
async function whatIsLost(sql: Sql, keys: readonly string[]): Promise<string> {
  const lost: string[] = [];
  for (const { id, secret } of await storedSecrets(sql)) {
    if ((await openSecret(secret, id, keys)) === undefined) lost.push(id);
  }
  const shutOut = await sql<{ email: string }>(
    `select distinct email from private.factors join auth.users on users.id = factors.user_id
     where factors.id = any(string_to_array($1, ' ')::uuid[])
       and not exists (
         select from private.factors as others
         where others.user_id = users.id and others.id <> all(string_to_array($1, ' ')::uuid[])
       )
       and not exists (
         select from private.recovery_codes as codes
         where codes.user_id = users.id and codes.used_at is null
       )
     order by email`,
    [lost.join(" ")],
  );
  const others = `${lost.length} cannot be decrypted any more. Their owners confirm with a passkey or a recovery code, add their app anew and remove the old one.`;
  if (shutOut.length === 0) return others;
  const who = shutOut.map(({ email }) => email).join(", ");
  return `${others}\nThese have neither: ${who}. Have their factors taken away at the desk, or, where too few colleagues can still sign in there, a colleague's with npm run staff:reset-factors.`;
}
