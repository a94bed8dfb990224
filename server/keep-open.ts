import type { Logger } from "pino";
import { ConfigError } from "./config.ts";

const firstPause = 500;
const longestPause = 30_000;

/**
 * Opens something that may not be there yet, such as a database that is starting too, and tries
 * again until it is. Pages are served meanwhile.
 */
export function keepOpen<Thing>(open: () => Promise<Thing>, log: Logger) {
  let thing: Thing | undefined;
  let stopped = false;
  let interrupt = () => {};

  async function attempt(): Promise<Thing> {
    for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
      try {
        thing = await open();
        return thing;
      } catch (error) {
        if (error instanceof ConfigError || stopped) throw error;
        const code = error instanceof Error && "code" in error ? String(error.code) : "none";
        log.error({ code, err: nameOf(error) }, "the database could not be opened; trying again");
      }
      await new Promise<void>((done) => {
        const timer = setTimeout(done, pause);
        interrupt = () => {
          clearTimeout(timer);
          done();
        };
      });
      if (stopped) throw new Error("stopped");
    }
  }

  let opening: Promise<Thing> | undefined;
  const begin = () => {
    opening ??= attempt();
    // Whoever waits for it is told; nobody may be waiting.
    opening.catch(() => {});
    return opening;
  };
  return {
    open: begin,
    current: () => thing,
    /** What was open, for the caller to close. */
    async stop(): Promise<Thing | undefined> {
      stopped = true;
      interrupt();
      await opening?.catch(() => {});
      return thing;
    },
  };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.message : "unknown";
}
