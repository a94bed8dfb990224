/**
 * `npm run update`: builds the site of this folder and puts it in the place of the one that is
 * running on the same data, without a gap. In an older folder, or after going back to an older
 * commit, it is the way back.
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
