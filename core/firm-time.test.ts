import { expect, test } from "vitest";
import { firmClock, instantAt } from "./firm-time.ts";

test.each([
  ["in winter", "2026-11-16T14:30", "2026-11-16T13:30:00.000Z"],
  ["in summer", "2026-07-01T14:30", "2026-07-01T12:30:00.000Z"],
  ["the hour before the clocks go forward", "2027-03-28T01:30", "2027-03-28T00:30:00.000Z"],
  ["the hour after", "2027-03-28T03:30", "2027-03-28T01:30:00.000Z"],
  ["the day they go back", "2026-10-25T12:00", "2026-10-25T11:00:00.000Z"],
])("%s", (_name, local, instant) => {
  expect(instantAt(local)?.toISOString()).toBe(instant);
  expect(firmClock(new Date(instant))).toBe(local);
});

test.each(["", "tomorrow", "2026-13-01T10:00", "2026-02-30T10:00", "2026-11-16"])(
  "%j is no time",
  (local) => {
    expect(instantAt(local)).toBeUndefined();
  },
);
