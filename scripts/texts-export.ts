/**
 * `npm run texts:export`: writes what the firm changed on its pages back into the files, so that the
 * next build begins there. It reads what the host on this machine shows, in its data folder.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { exportChanges } from "#builder/changes/export.ts";
import type { Change } from "#core/texts/revision.ts";
import { readConfig } from "#server/config.ts";
import { Trouble } from "../builder/step.mjs";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const file = join(readConfig(process.env).dataFolder, "texts-of-desk/texts.json");
  if (!existsSync(file)) throw new Trouble(`No host has shown texts of the desk yet: ${file}.`);
  const { changes = [] }: { changes?: Change[] } = JSON.parse(readFileSync(file, "utf8"));
  const { written, left } = exportChanges(changes);
  for (const { change, why } of left) {
    console.error(`${change.place} ${change.path}: ${why}`);
  }
  console.log(
    `${written} texts are written. Format them with npm run format, and read the changes.`,
  );
  if (left.length > 0) throw new Trouble(`${left.length} texts have no place in the files.`);
});
