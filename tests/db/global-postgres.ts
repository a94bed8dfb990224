import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrate } from "#server/engine/migrate.ts";
import { openPglite } from "#server/engine/pglite.ts";
import { startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the server's databases, with `DATABASE` for the name. */
    postgresUrl: string;
    /** A migrated embedded database to copy: making one takes seconds, copying it does not. */
    embeddedTemplate: string;
  }
}

/** One server for all the files of the project; each makes databases of its own on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "template-"));
  const embedded = await openPglite(join(folder, "database"));
  await migrate(embedded);
  await embedded.close();
  project.provide("embeddedTemplate", join(folder, "database"));

  const server = await startPostgres();
  project.provide("postgresUrl", server.url("DATABASE"));
  return async () => {
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  };
}
