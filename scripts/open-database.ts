/** The database, for a command: the running host's where it has it open, otherwise opened here. */
import { join } from "node:path";
import type { Sql } from "#functions/_shared/sql.ts";
import type { Config } from "#server/config.ts";
import { hostIsRunning, runningHost } from "#server/control.ts";
import type { Engine } from "#server/engine/engine.ts";
import { migrate } from "#server/engine/migrate.ts";
import { openPglite } from "#server/engine/pglite.ts";
import { openPostgres } from "#server/engine/postgres.ts";

export type Database = { sql: Sql; dump?: () => Promise<Blob>; close(): Promise<void> };

export async function openDatabase({ databaseUrl, dataFolder }: Config): Promise<Database> {
  if (databaseUrl) return migrated(await openPostgres(databaseUrl));
  if (await hostIsRunning(dataFolder)) {
    return { ...runningHost(dataFolder), close: async () => {} };
  }
  return migrated(await openPglite(join(dataFolder, "database")));
}

async function migrated(engine: Engine): Promise<Engine> {
  await engine.alone(async () => {
    await migrate(engine);
  });
  return engine;
}
