/** Checks whose the files of the data folder are, and that nobody else may read the secrets. */
import { lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { nameOf, ownerOf } from "#server/engine/data-owner.ts";
import { readHostState } from "#server/host-state.ts";
import { type Finding, findingsOf } from "./finding.ts";

const privately = ["", "secrets.json", "keys/secrets.key"];

/** What belongs to another user than the host runs as: the forms stay shut over it, or backups fail. */
export async function checkOwners({ dataFolder }: Config): Promise<Finding[]> {
  const { ok, look, wrong } = findingsOf("owners");
  const owner = ownerOf(dataFolder);
  if (!owner) return [];
  const runsAs = hostUser(dataFolder) ?? owner.uid;
  const user = nameOf(runsAs);
  const names = ["", ...readdirSync(dataFolder, { recursive: true, encoding: "utf8" })];
  const others = names.filter((name) => {
    const found = lstatSync(join(dataFolder, name), { throwIfNoEntry: false });
    return found && found.uid !== runsAs;
  });
  if (others.length > 0) {
    const tops = new Set(others.map((name) => name.split("/")[0] || dataFolder));
    return wrong(
      `The host runs as ${user}, and not all of ${dataFolder} is that user's (${[...tops].sort().join(", ")}): chown -R ${user}: ${dataFolder}`,
    );
  }
  const open = privately.map((name) => join(dataFolder, name)).find(isOpen);
  if (open) return look(`Others may read ${open}: chmod go-rwx ${open}`);
  return ok(`All of ${dataFolder} belongs to ${user}, as whom the host runs.`);
}

function isOpen(path: string): boolean {
  return ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0;
}

/** As whom the host runs, where that can be seen (Linux). */
function hostUser(dataFolder: string): number | undefined {
  const state = readHostState(dataFolder);
  return state && statSync(`/proc/${state.pid}`, { throwIfNoEntry: false })?.uid;
}
