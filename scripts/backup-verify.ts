/**
 * `npm run backup:verify`: restores the newest backup, or a named one, into a temporary folder and
 * reads every row. Exits with 1 if the backup cannot be restored.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { readConfig } from "#server/config.ts";
import { backupsIn } from "#server/engine/backups.ts";
import { diskTrouble, troubleIn } from "#server/engine/disk-trouble.ts";
import { Trouble } from "../builder/step.mjs";
import { runCommand } from "./run-command.ts";

const tables = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema')
`;

await runCommand(async () => {
  const { dataFolder, databaseUrl } = readConfig(process.env);
  if (databaseUrl) {
    throw new Trouble("This database is a PostgreSQL server: try its dump with pg_restore.");
  }
  const [named] = process.argv.slice(2);
  if (named && !existsSync(named)) throw new Trouble(`There is no file ${named}.`);
  const file = named ?? backupsIn(dataFolder).at(-1);
  if (!file) throw new Trouble("There is no backup. Take one: npm run backup");
  const scratch = mkdtempSync(join(tmpdir(), "verify-"));
  try {
    const { rows, count } = await readWhole(readFileSync(file), join(scratch, "database"));
    console.log(`${file} can be restored: ${rows} rows in ${count} tables.`);
  } catch (error) {
    const trouble = diskTrouble(error) ?? troubleIn(scratch);
    throw new Trouble(
      trouble
        ? `${trouble} So ${file} could not be tried.`
        : `${file} is damaged: it cannot be restored. Take another one: npm run backup`,
    );
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});

async function readWhole(bytes: Buffer, folder: string): Promise<{ rows: number; count: number }> {
  // The checksum of gzip finds every changed bit and a missing end.
  const tar = gunzipSync(bytes);
  const { PGlite } = await import("@supabase/lite/pglite");
  const copy = new PGlite({ dataDir: folder, loadDataDir: new Blob([new Uint8Array(tar)]) });
  try {
    const applied = "select count(*)::integer as rows from supabase_migrations.schema_migrations";
    const [migrations] = (await copy.query<{ rows: number }>(applied)).rows;
    if (!migrations?.rows) throw new Error("It is no database of ours.");
    const names = (await copy.query<{ name: string }>(tables)).rows;
    let rows = 0;
    for (const { name } of names) {
      const [read] = (
        await copy.query<{ rows: number }>(
          `select count(length(one::text))::integer as rows from ${name} as one`,
        )
      ).rows;
      rows += read?.rows ?? 0;
    }
    return { rows, count: names.length };
  } finally {
    await copy.close();
  }
}
