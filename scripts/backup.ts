/**
 * `npm run backup`: writes the embedded database into one file, whether the host is running or not.
 */
import { readConfig } from "#server/config.ts";
import { writeBackup } from "#server/engine/backups.ts";
import { openDatabase } from "#server/engine/open-database.ts";
import { Trouble } from "../builder/step.mjs";
import { runCommand } from "./run-command.ts";
import { terminal } from "./terminal.ts";

await runCommand(async () => {
  const config = readConfig(process.env);
  if (config.databaseUrl) {
    throw new Trouble("This database is a PostgreSQL server: back it up with its own pg_dump.");
  }
  const database = await openDatabase(config);
  try {
    const dump = await database.dump?.();
    if (!dump) throw new Trouble("This database cannot be copied.");
    const file = await writeBackup(config.dataFolder, dump);
    await database.sql("select private.note_command($1, 'database.backup', 'database')", [
      terminal(),
    ]);
    console.log(file);
  } finally {
    await database.close();
  }
});
