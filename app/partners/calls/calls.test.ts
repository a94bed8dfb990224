import { expect, test } from "vitest";
import { daysUntil } from "./use-due.ts";

/** A moment of this day in the time zone of this machine, whatever that is. */
function on(year: number, month: number, day: number): Date {
  const own = { getFullYear: () => year, getMonth: () => month - 1, getDate: () => day };
  return Object.assign(new Date("2000-01-01T12:00:00Z"), own);
}

test.each([
  ["2026-11-28", on(2026, 11, 28), 0],
  ["2026-11-28", on(2026, 11, 27), 1],
  ["2026-12-01", on(2026, 11, 27), 4],
  // Across the end of summer time: a day of 25 hours.
  ["2026-10-26", on(2026, 10, 24), 2],
  ["2027-01-01", on(2026, 12, 31), 1],
  // An overdue call has 0 days left.
  ["2026-11-28", on(2026, 12, 5), 0],
])("until %s", (day, now, days) => {
  expect(daysUntil(day, now)).toBe(days);
});
