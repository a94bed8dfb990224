/**
 * Work that keeps a processor busy for long, on a thread beside the one that answers forms: one
 * piece after another, each until its deadline at most. The thread is started when first needed.
 */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { NotWanted } from "../engine/engine.ts";

/** So many wait for the thread already that this was not taken. */
export class ThreadBusy extends Error {
  override name = "ThreadBusy";
}

/** It was ended at its deadline, together with the thread. */
export class DeadlinePassed extends Error {
  override name = "DeadlinePassed";
}

/** What the thread says of each piece of work (`answer-in-thread.ts`). */
export type Said<Answered> = { answered: Answered } | { failed: string };

type Limits = {
  /** In milliseconds, from when the piece is begun. */
  deadline: number;
  mostWaiting: number;
  /** Of memory, in megabytes. */
  heap: number;
};

export function workThread<Asked, Answered>(
  file: string,
  { deadline, mostWaiting, heap }: Limits,
): (asked: Asked, isWanted?: () => boolean) => Promise<Answered> {
  let thread: Worker | undefined;
  let underWay = 0;
  let before: Promise<unknown> = Promise.resolve();

  async function start(): Promise<Worker> {
    // Without the arguments of this process, which would load files that are for it alone.
    const options = { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: heap } };
    const started = new Worker(file, options);
    started.unref();
    // It has loaded what it needs; that does not count towards the deadline.
    await once(started, "message");
    started.on("error", () => {});
    started.once("exit", () => {
      if (thread === started) thread = undefined;
    });
    return started;
  }

  async function answer(asked: Asked): Promise<Answered> {
    thread ??= await start();
    const asking = thread;
    const { promise, resolve, reject } = Promise.withResolvers<Said<Answered>>();
    const ended = () => reject(new Error("the thread ended"));
    asking.once("message", resolve).once("exit", ended);
    const timer = setTimeout(() => reject(new DeadlinePassed()), deadline);
    asking.postMessage(asked);
    try {
      const said = await promise;
      if ("failed" in said) throw new Error(said.failed);
      return said.answered;
    } catch (error) {
      if (error instanceof DeadlinePassed) await asking.terminate();
      throw error;
    } finally {
      clearTimeout(timer);
      asking.off("message", resolve).off("exit", ended);
    }
  }

  return (asked, isWanted = () => true) => {
    if (underWay > mostWaiting) return Promise.reject(new ThreadBusy());
    underWay += 1;
    const mine = before
      .then(() => {
        // Whoever asked was told meanwhile that it takes too long.
        if (!isWanted()) throw new NotWanted();
        return answer(asked);
      })
      .finally(() => {
        underWay -= 1;
      });
    before = mine.catch(() => {});
    return mine;
  };
}
