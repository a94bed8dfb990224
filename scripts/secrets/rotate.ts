/**
 * `npm run secrets:rotate`: replaces the secrets that can be replaced, whether a host is running or
 * not. Nobody is signed out, unless `-- --leaked` says that somebody else knows the old secret.
 * `-- --key` replaces the key of the secrets in the database instead, and `-- --lost` begins with a
 * new one where it is lost.
 */
import { parseArgs } from "node:util";
import { readConfig } from "#server/config.ts";
import { becomeOwnerOf } from "#server/engine/data-owner.ts";
import { openDatabase } from "#server/engine/open-database.ts";
import { rotateInDatabase, rotateInFolder } from "#server/engine/secrets.ts";
import { Trouble } from "../../builder/step.mjs";
import { withHostSettings } from "../doctor/host-settings.ts";
import { runCommand } from "../run-command.ts";
import { terminal } from "../terminal.ts";
import { replaceKey } from "./replace-key.ts";

const kept = `Kept: the keys by which erased and unsubscribed addresses are known again. Nobody has those addresses any more, so nothing could be marked anew.
Yours to change where they are set: SMTP_URL, DATABASE_URL.`;

await runCommand(async () => {
  const { leaked, key, lost } = readOptions();
  const { dataFolder } = readConfig(process.env);
  // The key is a file of the host's, also where the database is a server.
  becomeOwnerOf(dataFolder);
  const config = readConfig(withHostSettings(process.env, dataFolder));
  const database = await openDatabase(config);
  try {
    if (key || lost) return console.log(await replaceKey(config, database.sql, lost));
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
function readOptions() {
  const flag = { type: "boolean", default: false } as const;
  try {
    return parseArgs({ options: { leaked: flag, key: flag, lost: flag } }).values;
  } catch {
    throw new Trouble("npm run secrets:rotate, with -- --leaked, -- --key or -- --lost");
  }
}
