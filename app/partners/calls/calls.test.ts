import { expect, test } from "vitest";
import { daysUntil } from "./calls.tsx";

/** A moment on somebody's own calendar, whatever the clock of this machine. */
function on(year: number, month: number, day: number): Date {
  const own = { getFullYear: () => year, getMonth: () => month - 1, getDate: () => day };
  return Object.assign(new Date("2000-01-01T12:00:00Z"), own);
}

test.each([
  ["2026-11-28", on(2026, 11, 28), 0],
  ["2026-11-28", on(2026, 11, 27), 1],
  ["2026-12-01", on(2026, 11, 27), 4],
  // Over the end of summer time, whose day has 25 hours.
  ["2026-10-26", on(2026, 10, 24), 2],
  ["2027-01-01", on(2026, 12, 31), 1],
  // What is overdue is due.
  ["2026-11-28", on(2026, 12, 5), 0],
])("until %s", (day, now, days) => {
  expect(daysUntil(day, now)).toBe(days);
});
