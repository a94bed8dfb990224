/**
 * `npm run update`: builds the site in this folder and replaces the one that is running on the same
 * data, without an interruption. To go back, run it in an older folder or after checking out an
 * older commit.
 */
import { build } from "#builder/build.ts";
import { readConfig } from "#server/config.ts";
import { askForUpdate } from "#server/keeper-socket.ts";
import { Trouble } from "../builder/step.mjs";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const { dataFolder } = readConfig(process.env);
  await build();
  const updated = await askForUpdate(dataFolder, process.cwd());
  if (!updated) throw new Trouble(`No site runs on ${dataFolder}. Start it with npm start.`);
  if (!updated.done) throw new Trouble(updated.sentence);
  console.log(updated.sentence);
});
