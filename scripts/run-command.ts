import { ConfigError } from "#server/config.ts";
import { diskTrouble } from "#server/engine/disk-trouble.ts";
import { MigrationRefused } from "#server/engine/migrations.ts";
import { Trouble } from "../builder/step.mjs";

/** Runs a command: what goes wrong becomes a sentence and an exit code. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
    process.exit(0);
  } catch (error) {
    process.stderr.write(
      `${isSentence(error) ? error.message : (diskTrouble(error) ?? String(error))}\n`,
    );
    process.exit(1);
  }
}

function isSentence(error: unknown): error is Error {
  return [Trouble, ConfigError, MigrationRefused].some((kind) => error instanceof kind);
}
