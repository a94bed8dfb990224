import { expect, test } from "vitest";
import { isPeriod } from "./period.ts";

test.each(["2026", "2026-H1", "2026-Q4", "2026-09-30"])("%s is a period", (period) => {
  expect(isPeriod(period)).toBe(true);
});

test.each(["26", "2026-H3", "2026-Q5", "2026-02-30", "2026-13-01", "2026-9-3", ""])(
  "%j is none",
  (period) => {
    expect(isPeriod(period)).toBe(false);
  },
);
