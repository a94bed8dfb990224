import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { migrate } from "#server/engine/migrate.ts";
import { openPostgres } from "#server/engine/postgres.ts";
import { manyMails } from "./many-mails.ts";
import { startPostgres } from "./postgres-server.ts";
import { preparedDatabase } from "./prepared-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the server's databases, with `DATABASE` for the name. */
    postgresUrl: string;
    /** A migrated embedded database to copy. */
    embeddedTemplate: string;
    /** More for its own file of settings. */
    embeddedSettings: string;
    /** For the Node of a host. */
    hostFlags: string[];
  }
}

/** On the server, to copy likewise. */
export const migratedDatabase = "migrated";

/** One server for all the files of the project; each makes databases of its own on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide("embeddedTemplate", preparedDatabase("unlimited"));
  // The hosts of `npm test` live for seconds: their database's code is compiled to run soon. Where
  // times are reported, it is compiled as visitors have it.
  const brief = project.name !== "faults";
  project.provide("hostFlags", brief ? ["--liftoff-only"] : []);
  // Half of what opening one takes is for memory that a test has no use for.
  project.provide("embeddedSettings", brief ? "shared_buffers = 32MB\n" : "");

  const removeScratch = brief ? scratchInMemory() : () => {};
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
    removeScratch();
  };
}

const memory = "/dev/shm";
// Several times what the tests have at once.
const plenty = 6 * 2 ** 30;

/**
 * Hundreds of databases are written and removed: on a disk that takes as long as what is tested.
 * Whatever this process or a child of it puts aside goes into memory, where there is plenty.
 */
function scratchInMemory(): () => void {
  if (!existsSync(memory)) return () => {};
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < plenty) return () => {};
  const folder = mkdtempSync(join(memory, "tests-"));
  // PostgreSQL is another user.
  chmodSync(folder, 0o755);
  const { TMPDIR: before } = process.env;
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true });
  };
}
