import type { Logger } from "pino";
import { ConfigError } from "../config.ts";

const firstPause = 500;
const longestPause = 30_000;

/**
 * Opens something that may not be there yet, such as a database that is starting too, and tries
 * again until it is. Pages are served meanwhile.
 */
export function keepOpen<Thing extends { close(): Promise<void> }>(
  open: () => Promise<Thing>,
  log: Logger,
  /** What is wrong around it, where that can be said: the thing itself may have no words for it. */
  trouble: () => string | undefined = () => undefined,
) {
  let thing: Thing | undefined;
  let opening: Promise<Thing> | undefined;
  let failing = false;
  let stopped = false;
  let interrupt = () => {};

  const rest = (milliseconds: number) =>
    new Promise<void>((done) => {
      const timer = setTimeout(done, milliseconds);
      interrupt = () => {
        clearTimeout(timer);
        done();
      };
    });

  async function attempt(): Promise<Thing> {
    for (let pause = firstPause; !stopped; pause = Math.min(pause * 2, longestPause)) {
      try {
        const opened = await open();
        if (!stopped) {
          thing = opened;
          return opened;
        }
        await opened.close();
      } catch (error) {
        failing = true;
        if (error instanceof ConfigError) throw error;
        log.error(factsOf(error, trouble()), "the database could not be opened; trying again");
      }
      if (!stopped) await rest(pause);
    }
    throw new Error("stopped");
  }

  return {
    open(): Promise<Thing> {
      opening ??= attempt();
      // Callers await it and see the failure; where there is none, it must not be unhandled.
      opening.catch(() => {});
      return opening;
    },
    current: () => thing,
    /** The last attempt failed: a request that comes now is not kept waiting for the next. */
    isAway: () => failing && !thing,
    /** Does not wait for what is still being opened: that may take long, and closes by itself. */
    async stop(): Promise<void> {
      stopped = true;
      interrupt();
      await thing?.close();
    },
  };
}

function factsOf(error: unknown, trouble?: string): { code: string; err: string } {
  if (!(error instanceof Error)) return { code: "none", err: trouble ?? "unknown" };
  return { code: "code" in error ? String(error.code) : "none", err: trouble ?? error.message };
}
