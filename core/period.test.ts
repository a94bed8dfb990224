import { expect, test } from "vitest";
import { isPeriod, readPeriod } from "./period.ts";

test.each(["2026", "2026-H1", "2026-Q4", "2026-09-30"])("%s is a period", (period) => {
  expect(isPeriod(period)).toBe(true);
});

test.each(["26", "2026-H3", "2026-Q5", "2026-02-30", "2026-13-01", "2026-9-3", ""])(
  "%j is none",
  (period) => {
    expect(isPeriod(period)).toBe(false);
  },
);

test("a period is read as people write it, in both languages", () => {
  for (const [typed, period] of [
    ["2026", "2026"],
    ["t4 2026", "2026-Q4"],
    ["2026 S1", "2026-H1"],
    ["2026-q3", "2026-Q3"],
    ["H2 2026", "2026-H2"],
    [" 2026-09-30 ", "2026-09-30"],
    ["S3 2026", ""],
    ["T5 2026", ""],
    ["2026 T", ""],
    ["2026-09-31", ""],
  ]) {
    expect([typed, readPeriod(typed ?? "")]).toEqual([typed, period]);
  }
});
