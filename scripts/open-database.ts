/** The database, for a command: the running host's where it has it open, otherwise opened here. */
import { join } from "node:path";
import type { Sql } from "#functions/_shared/sql.ts";
import type { Config } from "#server/config.ts";
import { hostIsRunning, runningHost } from "#server/control.ts";
import type { Engine } from "#server/engine/engine.ts";

export type Database = { sql: Sql; dump?: () => Promise<Blob>; close(): Promise<void> };

export async function openDatabase({ databaseUrl, dataFolder }: Config): Promise<Database> {
  if (databaseUrl) {
    const { openPostgres } = await import("#server/engine/postgres.ts");
    return migrated(await openPostgres(databaseUrl));
  }
  if (await hostIsRunning(dataFolder)) {
    return { ...runningHost(dataFolder), close: async () => {} };
  }
  // A whole database is a lot to load for a command that only asks the running host.
  const { openPglite } = await import("#server/engine/pglite.ts");
  return migrated(await openPglite(join(dataFolder, "database")));
}

async function migrated(engine: Engine): Promise<Engine> {
  const { migrate } = await import("#server/engine/migrate.ts");
  await engine.alone(async () => {
    await migrate(engine);
  });
  return engine;
}
