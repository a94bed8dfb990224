import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ConfigError } from "../config.ts";
import { keepOpen } from "./keep-open.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function thing() {
  return { close: vi.fn(async () => {}) };
}

/** Fails so many times before it opens, and notes when it was asked, in seconds. */
function opensAfter(failures: number, opened = thing()) {
  const began = Date.now();
  const asked: number[] = [];
  const open = vi.fn(async () => {
    asked.push((Date.now() - began) / 1000);
    if (asked.length <= failures) throw Object.assign(new Error("not there"), { code: "ENOENT" });
    return opened;
  });
  return { open, asked, opened };
}

function logged() {
  const lines: { code: string; msg: string }[] = [];
  return { log: pino({}, { write: (line: string) => lines.push(JSON.parse(line)) }), lines };
}

const silent = pino({ level: "silent" });

test("what opens at once is there", async () => {
  const { open, opened } = opensAfter(0);
  const kept = keepOpen(open, silent);
  expect(kept.current()).toBeUndefined();
  expect(await kept.open()).toBe(opened);
  expect(kept.current()).toBe(opened);
});

test("finding: what fails without words of its own is explained by what is around it", async () => {
  const { log, lines } = logged();
  const failsOnce = vi
    .fn()
    // As the embedded database's file system does.
    .mockRejectedValueOnce({ errno: 51 })
    .mockResolvedValue(thing());
  const kept = keepOpen(failsOnce, log, () => "/data is on a disk that is full.");
  const opening = kept.open();
  await vi.advanceTimersByTimeAsync(500);
  await opening;
  expect(lines).toMatchObject([{ code: "none", err: "/data is on a disk that is full." }]);
});

test("what is not there yet is tried again, less and less often, and each time is logged", async () => {
  const { open, asked, opened } = opensAfter(8);
  const { log, lines } = logged();
  const kept = keepOpen(open, log);
  const opening = kept.open();
  await vi.advanceTimersByTimeAsync(200_000);
  expect(await opening).toBe(opened);
  expect(asked).toEqual([0, 0.5, 1.5, 3.5, 7.5, 15.5, 31.5, 61.5, 91.5]);
  expect(lines).toHaveLength(8);
  expect(lines[0]).toMatchObject({
    code: "ENOENT",
    msg: "the database could not be opened; trying again",
  });
});

test("it is known to be away from the first failure until it opens", async () => {
  const { open } = opensAfter(1);
  const kept = keepOpen(open, silent);
  const opening = kept.open();
  expect(kept.isAway()).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.isAway()).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  await opening;
  expect(kept.isAway()).toBe(false);
});

test("asked for by many, it is opened once", async () => {
  const { open } = opensAfter(1);
  const kept = keepOpen(open, silent);
  const all = Promise.all([kept.open(), kept.open(), kept.open()]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(new Set(await all).size).toBe(1);
  expect(open).toHaveBeenCalledTimes(2);
});

test("a mistake in the configuration is not tried again", async () => {
  const open = vi.fn(async () => {
    throw new ConfigError("Another host has it.");
  });
  await expect(keepOpen(open, silent).open()).rejects.toThrow("Another host has it.");
  expect(open).toHaveBeenCalledTimes(1);
});

test("stopping closes what is open", async () => {
  const { open, opened } = opensAfter(0);
  const kept = keepOpen(open, silent);
  await kept.open();
  await kept.stop();
  expect(opened.close).toHaveBeenCalledTimes(1);
});

test("stopping between two attempts ends them", async () => {
  const { open } = opensAfter(Number.POSITIVE_INFINITY);
  const kept = keepOpen(open, silent);
  const opening = kept.open();
  await vi.advanceTimersByTimeAsync(100);
  await kept.stop();
  await expect(opening).rejects.toThrow("stopped");
  await vi.advanceTimersByTimeAsync(100_000);
  expect(open).toHaveBeenCalledTimes(1);
});

test("stopping does not wait for what is being opened; that is closed when it comes", async () => {
  const opened = thing();
  const slow = Promise.withResolvers<typeof opened>();
  const kept = keepOpen(() => slow.promise, silent);
  const opening = kept.open();
  await kept.stop();
  expect(opened.close).not.toHaveBeenCalled();
  slow.resolve(opened);
  await expect(opening).rejects.toThrow("stopped");
  expect(opened.close).toHaveBeenCalledTimes(1);
  expect(kept.current()).toBeUndefined();
});
