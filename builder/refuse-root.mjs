// Plain JavaScript, like everything that runs before the pinned Node is installed.
import { statSync } from "node:fs";
import { Trouble } from "./step.mjs";

// They write into the folder of the program, as nothing else does beside a running site.
const writers = ["build.ts", "update.ts"];

/**
 * What root installs or builds in somebody else's folder, that user could replace no more: their next
 * update would fail.
 * @param {string} script
 */
export function refuseRoot(script) {
  const { uid } = statSync(".");
  if (!writers.includes(script) || process.getuid?.() !== 0 || uid === 0) return;
  const command = `sudo -u '#${uid}' npm run ${script.replace(".ts", "")}`;
  throw new Trouble(`This folder belongs to another user. Run this as they: ${command}`);
}
