import { expect, test } from "vitest";
import { floor, riskOf } from "./risk-of.ts";

test.each([
  { count: 1, risk: 100 },
  { count: 10, risk: 63 },
  { count: 40, risk: 59 },
])("the risk left with $count investments is $risk, as the drawing's words say", (row) => {
  expect(Math.round(riskOf(row.count))).toBe(row.risk);
});

test("no number of investments goes below the floor", () => {
  expect(Math.round(floor)).toBe(58);
  expect(riskOf(100_000)).toBeGreaterThan(floor);
});
