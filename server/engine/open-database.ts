/** The database, for a command: the running host's where it has it open, otherwise opened here. */
import { statSync } from "node:fs";
import { join } from "node:path";
import type { Sql } from "#functions/_shared/sql.ts";
import { type Config, ConfigError } from "../config.ts";
import { hostIsRunning, runningHost } from "./data-folder.ts";
import { becomeOwnerOf } from "./data-owner.ts";
import type { Engine } from "./engine.ts";

export type Database = { sql: Sql; dump?: () => Promise<Blob>; close(): Promise<void> };

export async function openDatabase({ databaseUrl, dataFolder }: Config): Promise<Database> {
  if (databaseUrl) {
    const { openPostgres } = await import("./postgres.ts");
    return migrated(await openPostgres(databaseUrl));
  }
  becomeOwnerOf(dataFolder);
  if (await hostIsRunning(dataFolder)) {
    return { ...runningHost(dataFolder), close: async () => {} };
  }
  // One is made by a host alone: a command that makes one was told the wrong folder, and what it did
  // would be found nowhere.
  if (!statSync(join(dataFolder, "database", "PG_VERSION"), { throwIfNoEntry: false })) {
    throw new ConfigError(
      `There is no database in ${dataFolder} yet. Set DATA_FOLDER to the folder that the host has, or start the host once: npm start`,
    );
  }
  // A whole database is a lot to load for a command that only asks the running host.
  const { openEmbedded } = await import("./pglite.ts");
  return migrated(await openEmbedded(dataFolder, { forCommand: true }));
}

/**
 * Where no migration is missing, nothing is done: what comes before the migrations takes several
 * times as long as most commands, and a host does it at every start.
 */
async function migrated(engine: Engine): Promise<Engine> {
  const { migrate, missingMigrations } = await import("./migrate.ts");
  await engine.alone(async () => {
    // In a database without our tables there is nothing to read; what is refused is refused again.
    const missing = await missingMigrations(engine.sql).catch(() => undefined);
    if (missing?.length !== 0) await migrate(engine);
  });
  return engine;
}
