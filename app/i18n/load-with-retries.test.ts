import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadWithRetries } from "./load-with-retries.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what cannot be had is asked for five more times in 11 seconds, then refused", async () => {
  const load = vi.fn(() => Promise.reject(new Error("offline")));
  const refused = vi.fn();
  loadWithRetries(load).catch(refused);
  // 350 ms, doubled each time: 350 + 700 + 1400 + 2800 + 5600.
  for (const [pause, asked] of [
    [0, 1],
    [349, 1],
    [1, 2],
    [700, 3],
    [1400, 4],
    [2800, 5],
    [5599, 5],
  ] as const) {
    await vi.advanceTimersByTimeAsync(pause);
    expect(load).toHaveBeenCalledTimes(asked);
    expect(refused).not.toHaveBeenCalled();
  }
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(6);
  expect(refused).toHaveBeenCalledWith(new Error("offline"));
});

test("what comes at a later try is taken", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("words");
  const loaded = loadWithRetries(load);
  await vi.runAllTimersAsync();
  expect(await loaded).toBe("words");
  expect(load).toHaveBeenCalledTimes(2);
});

test("ten are under way at once, and the next one begins when one has ended", async () => {
  const ends: (() => void)[] = [];
  const load = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const all = Array.from({ length: 12 }, () => loadWithRetries(load));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(10);
  ends[3]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(11);
  for (let index = 0; index < 12; index += 1) {
    ends[index]?.();
    await vi.advanceTimersByTimeAsync(0);
  }
  await Promise.all(all);
  expect(load).toHaveBeenCalledTimes(12);
});
