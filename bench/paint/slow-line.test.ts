import { expect, test, vi } from "vitest";
import { pace, roundTrip } from "./slow-line.ts";

test("ten packets come at once, and twice as many a round trip later", () => {
  vi.useFakeTimers();
  const arrived: number[] = [];
  const paced = pace(
    (bytes, arrive) => arrive(bytes),
    (bytes) => arrived.push(bytes.length),
  );
  paced(Buffer.alloc(1460 * 31 + 40));
  expect(arrived).toEqual(Array(10).fill(1460));
  vi.advanceTimersByTime(roundTrip / 2);
  expect(arrived).toHaveLength(30);
  vi.advanceTimersByTime(roundTrip / 2);
  expect(arrived.slice(30)).toEqual([1460, 40]);
  vi.useRealTimers();
});
