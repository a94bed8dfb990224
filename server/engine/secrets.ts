import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Sql } from "#functions/_shared/sql.ts";

/** Signs the sessions of partners. Whoever has it can be anyone: never logged, never sent. */
export type Secrets = { jwtSecret: string };

/** Beside it, what must not be in any database: the key by which erased addresses are known again. */
type FolderSecrets = Secrets & { personsKey: string };

const fileName = "secrets.json";

/** Beside the embedded data, for this user alone; made on the first start. */
export function secretsInFolder(folder: string): FolderSecrets {
  const file = join(folder, fileName);
  const known: Partial<FolderSecrets> = existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : {};
  const secrets = { jwtSecret: newSecret(), personsKey: newSecret(), ...known };
  if (!known.jwtSecret || !known.personsKey) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const partial = `${file}.partial`;
    writeFileSync(partial, JSON.stringify(secrets), { mode: 0o600 });
    renameSync(partial, file);
  }
  chmodSync(file, 0o600);
  return secrets;
}

/** In the database that several hosts share. */
export async function secretsInDatabase(sql: Sql): Promise<Secrets> {
  await sql("insert into private.host_secrets values ('jwt', $1) on conflict do nothing", [
    newSecret(),
  ]);
  const [row] = await sql<{ value: string }>(
    "select value from private.host_secrets where name = 'jwt'",
  );
  return { jwtSecret: String(row?.value) };
}

function newSecret(): string {
  return randomBytes(48).toString("base64url");
}
