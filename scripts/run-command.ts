import { ConfigError } from "#server/config.ts";
import { diskTrouble } from "#server/engine/disk-trouble.ts";
import { Trouble } from "../builder/step.mjs";

/** Runs a command for people: what goes wrong is a sentence and an exit code. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
    process.exit(0);
  } catch (error) {
    const known = error instanceof Trouble || error instanceof ConfigError;
    process.stderr.write(`${known ? error.message : (diskTrouble(error) ?? String(error))}\n`);
    process.exit(1);
  }
}
