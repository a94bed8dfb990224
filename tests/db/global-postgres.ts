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

/** On the server, to copy likewise. */
export const migratedDatabase = "migrated";

/** One server for all the files of the project; each makes databases of its own on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "template-"));
  const embedded = await openPglite(join(folder, "database"));
  await migrate(embedded);
  await embedded.close();
  project.provide("embeddedTemplate", join(folder, "database"));

  const server = await startPostgres();
  const admin = postgres(server.url("postgres"), { max: 1 });
  await admin.unsafe(`create database ${migratedDatabase}`);
  await admin.end();
  const migrated = await openPostgres(server.url(migratedDatabase));
  await migrate(migrated);
  await migrated.close();
  project.provide("postgresUrl", server.url("DATABASE"));
  return async () => {
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  };
}
