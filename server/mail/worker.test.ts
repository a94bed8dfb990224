import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Round } from "#functions/_shared/outbox/deliver.ts";
import { startMailWorker } from "./worker.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nothing: Round = { sent: 0, unreachable: false };
const some: Round = { sent: 10, unreachable: false };
const unreachable: Round = { sent: 0, unreachable: true };

/** A worker whose rounds come to what is listed, then to nothing; notes when they began. */
function work(rounds: (Round | Error)[] = []) {
  const start = Date.now();
  const began: number[] = [];
  const failed = vi.fn();
  const worker = startMailWorker(async () => {
    began.push((Date.now() - start) / 1000);
    const round = rounds.shift() ?? nothing;
    if (round instanceof Error) throw round;
    return round;
  }, failed);
  return { worker, began, failed };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

test("it looks at once, and then every five seconds", async () => {
  const { began } = work();
  await seconds(11);
  expect(began).toEqual([0, 5, 10]);
});

test("it goes on without a pause while there is something to send", async () => {
  const { began } = work([some, some, some]);
  await seconds(1);
  expect(began).toEqual([0, 0, 0, 0]);
});

test("woken, it looks at once", async () => {
  const { worker, began } = work();
  await seconds(2);
  worker.wake();
  await seconds(1);
  expect(began).toEqual([0, 2]);
});

test("woken in the middle of a round, it looks again after it", async () => {
  const rounds: PromiseWithResolvers<Round>[] = [];
  const worker = startMailWorker(() => {
    const round = Promise.withResolvers<Round>();
    rounds.push(round);
    return round.promise;
  }, vi.fn());
  worker.wake();
  rounds[0]?.resolve(nothing);
  await seconds(0);
  expect(rounds).toHaveLength(2);
});

test("while the mail server is away it tries less and less often, down to four times a minute", async () => {
  const { began } = work(Array(8).fill(unreachable));
  await seconds(80);
  expect(began.slice(0, 9)).toEqual([0, 1, 3, 7, 15, 30, 45, 60, 75]);
});

test("while the mail server is away a new mail does not hurry it", async () => {
  const { worker, began } = work(Array(4).fill(unreachable));
  await seconds(8);
  worker.wake();
  await seconds(1);
  expect(began).toEqual([0, 1, 3, 7]);
});

test("once the mail server is back it is as quick as before", async () => {
  const { worker, began } = work([unreachable, unreachable, unreachable, some]);
  await seconds(8);
  worker.wake();
  await seconds(0);
  expect(began).toEqual([0, 1, 3, 7, 7, 8]);
});

test("a round that fails is told, and another follows", async () => {
  const trouble = new Error("no database");
  const { began, failed } = work([trouble, some]);
  await seconds(2);
  expect(failed).toHaveBeenCalledExactlyOnceWith(trouble);
  expect(began).toEqual([0, 1, 1]);
});

test("stopped, it finishes the round and begins no other", async () => {
  const round = Promise.withResolvers<Round>();
  const deliver = vi.fn(() => round.promise);
  const worker = startMailWorker(deliver, vi.fn());
  const stopping = worker.stop();
  const stopped = vi.fn();
  stopping.then(stopped);
  await seconds(60);
  expect(stopped).not.toHaveBeenCalled();
  round.resolve(some);
  await stopping;
  await seconds(60);
  expect(deliver).toHaveBeenCalledTimes(1);
});

test("stopped while it rests, it ends at once", async () => {
  const { worker } = work();
  await seconds(1);
  await worker.stop();
  expect(vi.getTimerCount()).toBe(0);
});
