/** `npm run restore -- <file>`: replaces the embedded database by a backup. */
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { nameOfKeyInUse } from "#functions/_shared/time-code-secrets.ts";
import { today, writeHead } from "#server/backend/ledger-heads.ts";
import { readConfig } from "#server/config.ts";
import { momentForName } from "#server/engine/backups.ts";
import { hostIsRunning, takeDataFolder } from "#server/engine/data-folder.ts";
import { becomeOwnerOf } from "#server/engine/data-owner.ts";
import { diskTrouble, troubleIn } from "#server/engine/disk-trouble.ts";
import { openDatabase } from "#server/engine/open-database.ts";
import { hasKey } from "#server/engine/secret-keys.ts";
import { syncDiskOf } from "#server/engine/sync-disk.ts";
import { hasErasures, settleErasures } from "#server/engine/tombstones.ts";
import { Trouble } from "../builder/step.mjs";
import { runCommand } from "./run-command.ts";
import { terminal } from "./terminal.ts";

await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Trouble("Which backup? npm run restore -- .data/backups/<file>.tar.gz");
  if (!existsSync(file)) throw new Trouble(`There is no file ${file}.`);
  const config = readConfig(process.env);
  const { dataFolder, databaseUrl } = config;
  if (databaseUrl) {
    throw new Trouble("This database is a PostgreSQL server: restore it with its own pg_restore.");
  }
  becomeOwnerOf(dataFolder);
  if (await hostIsRunning(dataFolder)) {
    throw new Trouble("The host has the database open. Stop it first, then restore.");
  }
  // Creates the data folder if this is a new machine.
  const taken = await takeDataFolder(dataFolder);
  const database = join(dataFolder, "database");
  const restoring = `${database}.restoring`;
  rmSync(restoring, { recursive: true, force: true });
  let loaded: Loaded;
  try {
    loaded = await load(file, restoring);
  } catch (error) {
    // Asked before the copy is removed, since it may be what filled the disk.
    const trouble = diskTrouble(error) ?? troubleIn(dataFolder);
    rmSync(restoring, { recursive: true, force: true });
    throw new Trouble(
      `${trouble ?? `${file} is not a backup that can be read.`} Nothing was changed.`,
    );
  }
  syncDiskOf(restoring);
  // The replaced database is kept, since the backup may be of the wrong day. Each restore keeps its
  // own copy; otherwise the second would remove what the first had replaced.
  const old = `${database}.before-restore-${momentForName()}`;
  const replaced = existsSync(database);
  if (replaced) renameSync(database, old);
  renameSync(restoring, database);
  // Later rows of the ledger are gone with the replaced database, so the heads exported from them
  // no longer apply.
  if (loaded.head) writeHead(dataFolder, { ...loaded.head, day: today(), restored: true });
  taken.close();
  const kept = replaced ? ` What was there before is in ${old}; remove it once you are sure.` : "";
  console.log(`Restored from ${file}.${kept}`);
  if (loaded.keyInUse && !(await hasKey(config, loaded.keyInUse))) {
    console.log(
      `Secrets of time codes in it are encrypted by the key ${loaded.keyInUse}, which is not in ${config.secretsKeyFile}. Put it there; where it is lost, npm run secrets:rotate -- --lost, once the host has started.`,
    );
  }
  if (!hasErasures(dataFolder)) return;
  const opened = await openDatabase(config);
  try {
    const { rows, otherKey, unread } = await settleErasures(opened.sql, dataFolder);
    console.log(`Erased again what people had asked to be erased since: ${rows} rows.`);
    if (unread > 0) {
      console.log(
        `Lines of erasures.jsonl that cannot be read: ${unread}. Whoever they are about may be back: look at them.`,
      );
    }
    if (otherKey > 0) {
      throw new Trouble(
        `${otherKey} erasures were not done again: put the secrets.json they were made with into ${dataFolder}, then start the host.`,
      );
    }
  } finally {
    await opened.close();
  }
});

type Head = { seq: number; hash: string };
type Loaded = { head?: Head; keyInUse?: string };

/**
 * Loads the backup and reads from it, so that a damaged file is found now and not by a visitor.
 * Returns the last row of its ledger, and records the restore there, and which key encrypts.
 */
async function load(file: string, folder: string): Promise<Loaded> {
  // Only now: what is refused is refused without loading a database.
  const { PGlite } = await import("@supabase/lite/pglite");
  const copy = new PGlite({ dataDir: folder, loadDataDir: new Blob([readFileSync(file)]) });
  try {
    await copy.query("select count(*) from supabase_migrations.schema_migrations");
    const { rows } = await copy.query<{ ours: boolean }>(
      "select to_regproc('private.note_command') is not null as ours",
    );
    // A backup without a ledger gets one by the next migration.
    if (!rows[0]?.ours) return {};
    const ended = await copy.query<Head>(
      "select seq, hash from private.ledger order by seq desc limit 1",
    );
    await copy.query("select private.note_command($1, 'database.restore', 'database')", [
      terminal(),
    ]);
    const keyInUse = await nameOfKeyInUse(
      async (statement) => (await copy.query(statement)).rows as never[],
    );
    return {
      head: ended.rows[0] ?? { seq: 0, hash: "0".repeat(64) },
      ...(keyInUse && { keyInUse }),
    };
  } finally {
    await copy.close();
  }
}
