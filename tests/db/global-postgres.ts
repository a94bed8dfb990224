import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { migrate } from "#server/engine/migrate.ts";
import { openPglite } from "#server/engine/pglite.ts";
import { openPostgres } from "#server/engine/postgres.ts";
import { startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the server's databases, with `DATABASE` for the name. */
    postgresUrl: string;
    /** A migrated embedded database to copy: making one takes seconds, copying it does not. */
    embeddedTemplate: string;
  }
}

/** Tests write to the same mailbox more often than anyone may; `limits.test.ts` asks for the real one. */
const manyMails = "update private.limits set per_address = 1000000 where kind = 'mailbox'";
export const fewMails = "update private.limits set per_address = 4 where kind = 'mailbox'";

/** On the server, to copy likewise. */
export const migratedDatabase = "migrated";

/** One server for all the files of the project; each makes databases of its own on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "template-"));
  const embedded = await openPglite(join(folder, "database"));
  await migrate(embedded);
  await embedded.sql(manyMails);
  await embedded.close();
  project.provide("embeddedTemplate", join(folder, "database"));

  const server = await startPostgres();
  const admin = postgres(server.url("postgres"), { max: 1 });
  await admin.unsafe(`create database ${migratedDatabase}`);
  await admin.end();
  const migrated = await openPostgres(server.url(migratedDatabase));
  await migrate(migrated);
  await migrated.sql(manyMails);
  await migrated.close();
  project.provide("postgresUrl", server.url("DATABASE"));
  return async () => {
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  };
}
