/**
 * `npm run secrets:rotate`: replaces the secrets that can be replaced, whether a host is running or
 * not. Nobody is signed out, unless `-- --leaked` says that somebody else knows the old secret.
 */
import { parseArgs } from "node:util";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/engine/open-database.ts";
import { rotateInDatabase, rotateInFolder } from "#server/engine/secrets.ts";
import { Trouble } from "../../builder/step.mjs";
import { runCommand } from "../run-command.ts";
import { terminal } from "../terminal.ts";

const kept = `Kept: the keys by which erased and unsubscribed addresses are known again. Nobody has those addresses any more, so nothing could be marked anew.
Yours to change where they are set: SMTP_URL, DATABASE_URL.`;

await runCommand(async () => {
  const leaked = readLeaked();
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    if (!config.databaseUrl) rotateInFolder(config.dataFolder, !leaked);
    else if (!(await rotateInDatabase(database.sql, !leaked))) {
      throw new Trouble(
        "No host of ours has begun on this database: a hosted project replaces its own secrets in its settings.",
      );
    }
    await database.sql(
      "update private.salt set value = gen_random_uuid()::text || gen_random_uuid()::text",
    );
    await database.sql(
      `select private.note_command(
         $1, 'secrets.rotate', 'secrets', jsonb_build_object('leaked', $2::boolean)
       )`,
      [terminal(), leaked],
    );
  } finally {
    await database.close();
  }
  console.log(
    leaked
      ? "Sessions: signed by a new secret. Everybody signs in again."
      : "Sessions: signed by a new secret. The one before is believed for another hour; nobody is signed out.",
  );
  console.log("Limits: visitors are counted anew.");
  console.log(kept);
});

/** Refuses unknown options: one may be `--leaked` misspelt. */
function readLeaked(): boolean {
  try {
    return parseArgs({ options: { leaked: { type: "boolean", default: false } } }).values.leaked;
  } catch {
    throw new Trouble("npm run secrets:rotate, or npm run secrets:rotate -- --leaked");
  }
}
