/** The thread's own side of `work-thread.ts`. */
import { parentPort } from "node:worker_threads";
import type { Said } from "./work-thread.ts";

export function answerInThread<Asked, Answered>(work: (asked: Asked) => Answered): void {
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
