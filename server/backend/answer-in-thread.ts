/** The thread's own side of `work-thread.ts`. */
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { Said } from "./work-thread.ts";

/** Forms and pages go first where there are fewer processors than work. */
const priority = 5;

export function answerInThread<Asked, Answered>(work: (asked: Asked) => Answered): void {
  // Linux takes it for this thread alone, other systems for the whole process.
  if (process.platform === "linux") setPriority(priority);
  parentPort?.on("message", (asked: Asked) => parentPort?.postMessage(saidOf(work, asked)));
  parentPort?.postMessage("ready");
}

function saidOf<Asked, Answered>(work: (asked: Asked) => Answered, asked: Asked): Said<Answered> {
  try {
    return { answered: work(asked) };
  } catch (error) {
    return { failed: error instanceof Error ? error.name : "unknown" };
  }
}
