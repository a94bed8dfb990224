// Plain JavaScript, like everything that runs before the pinned Node is installed.
import { AsyncLocalStorage } from "node:async_hooks";

/** @type {AsyncLocalStorage<(text: string) => void>} */
const listeners = new AsyncLocalStorage();

/**
 * Sends what the steps in `work` print to `listener`, for callers that run several at a time.
 * @template T
 * @param {(text: string) => void} listener
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export function listenTo(listener, work) {
  return listeners.run(listener, work);
}

/**
 * Runs one named step and prints how long it took.
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const started = performance.now();
  say(`▸ ${name}\n`);
  try {
    const result = await work();
    say(`  ${name}: done in ${seconds(started)}\n`);
    return result;
  } catch (error) {
    say(`  ${name}: failed after ${seconds(started)}\n`);
    throw error;
  }
}

/** @param {string} text */
function say(text) {
  const listener = listeners.getStore();
  if (listener) listener(text);
  else process.stderr.write(text);
}

/** An error that the reader can do something about: shown as its message, without a stack trace. */
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
