import type { Round } from "#functions/_shared/outbox/deliver.ts";

const idleFor = 5_000;
const shortestPause = 1_000;
// One attempt to connect costs little; a visitor who waits for a link does not wait longer.
const longestPause = 15_000;

export type MailWorker = {
  wake(): void;
  stop(): Promise<void>;
  /** When a round was last over, and whether the mail server was there. */
  lastRound(): { at: number; unreachable: boolean } | undefined;
};

/**
 * Sends what is due, again and again: at once when woken, otherwise every few seconds. While the
 * mail server cannot be reached it tries less and less often.
 */
export function startMailWorker(
  deliver: () => Promise<Round>,
  failed: (error: unknown) => void,
): MailWorker {
  let stopped = false;
  let pause = shortestPause;
  let woken = false;
  let interrupt: (() => void) | undefined;
  let last: ReturnType<MailWorker["lastRound"]>;

  const rest = (milliseconds: number) =>
    new Promise<void>((done) => {
      const timer = setTimeout(done, milliseconds);
      interrupt = () => {
        clearTimeout(timer);
        done();
      };
    });

  async function work(): Promise<void> {
    while (!stopped) {
      woken = false;
      const round = await deliver().catch((error: unknown): Round => {
        failed(error);
        return { sent: 0, unreachable: true };
      });
      last = { at: Date.now(), unreachable: round.unreachable };
      if (stopped) return;
      if (round.unreachable) {
        // A new mail is no reason to hurry: the server would not be there for it either.
        await rest(pause);
        pause = Math.min(pause * 2, longestPause);
      } else {
        pause = shortestPause;
        if (round.sent === 0 && !woken) await rest(idleFor);
      }
    }
  }

  const running = work();
  return {
    wake() {
      woken = true;
      if (pause === shortestPause) interrupt?.();
    },
    async stop() {
      stopped = true;
      interrupt?.();
      await running;
    },
    lastRound: () => last,
  };
}
