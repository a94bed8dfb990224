// Plain JavaScript, like everything that runs before the pinned Node is installed.

/**
 * Runs one named step and says how long it took; a failure is told in one sentence.
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const started = performance.now();
  process.stderr.write(`▸ ${name}\n`);
  try {
    const result = await work();
    process.stderr.write(`  ${name}: done in ${seconds(started)}\n`);
    return result;
  } catch (error) {
    process.stderr.write(`  ${name}: failed after ${seconds(started)}\n`);
    throw error;
  }
}

/** What a person can act on: told without a stack trace. */
export class Trouble extends Error {}

/** @param {unknown} error */
export function explain(error) {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOSPC") return "The disk is full. Free some space, then run the command again.";
  if (code === "EACCES" || code === "EROFS") {
    return `This folder cannot be written to (${/** @type {Error} */ (error).message}).`;
  }
  if (error instanceof Trouble) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** @param {number} started */
function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
