/** `npm run restore -- <file>`: puts a backup in the place of the embedded database. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@supabase/lite/pglite";
import { readConfig } from "#server/config.ts";
import { hostIsRunning } from "#server/engine/data-folder.ts";
import { openDatabase } from "#server/engine/open-database.ts";
import { hasErasures, settleErasures } from "#server/engine/tombstones.ts";
import { Trouble } from "../builder/step.mjs";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Trouble("Which backup? npm run restore -- .data/backups/<file>.tar.gz");
  if (!existsSync(file)) throw new Trouble(`There is no file ${file}.`);
  const config = readConfig(process.env);
  const { dataFolder, databaseUrl } = config;
  if (databaseUrl) {
    throw new Trouble("This database is a PostgreSQL server: restore it with its own pg_restore.");
  }
  if (await hostIsRunning(dataFolder)) {
    throw new Trouble("The host has the database open. Stop it first, then restore.");
  }
  // On a new machine there is nothing yet.
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const database = join(dataFolder, "database");
  const coming = `${database}.restoring`;
  rmSync(coming, { recursive: true, force: true });
  try {
    await load(file, coming);
  } catch {
    rmSync(coming, { recursive: true, force: true });
    throw new Trouble(`${file} is not a backup that can be read. Nothing was changed.`);
  }
  // The old one is kept: a restore may be of the wrong day.
  const old = `${database}.before-restore`;
  rmSync(old, { recursive: true, force: true });
  const replaced = existsSync(database);
  if (replaced) renameSync(database, old);
  renameSync(coming, database);
  const kept = replaced ? ` What was there before is in ${old}.` : "";
  console.log(`Restored from ${file}.${kept}`);
  if (!hasErasures(dataFolder)) return;
  const opened = await openDatabase(config);
  try {
    const { rows, otherKey } = await settleErasures(opened.sql, dataFolder);
    console.log(`Erased again what people had asked to be erased since: ${rows} rows.`);
    if (otherKey > 0) {
      throw new Trouble(
        `${otherKey} erasures were not done again: put the secrets.json they were made with into ${dataFolder}, then start the host.`,
      );
    }
  } finally {
    await opened.close();
  }
});

/** Opens it once and counts, so that a damaged file is found here and not by a visitor. */
async function load(file: string, folder: string): Promise<void> {
  const copy = new PGlite({ dataDir: folder, loadDataDir: new Blob([readFileSync(file)]) });
  try {
    await copy.query("select count(*) from supabase_migrations.schema_migrations");
  } finally {
    await copy.close();
  }
}
