import { expect, test } from "vitest";
import type { FundLine, Valuation } from "#core/acts/space.ts";
import { worthOf } from "./worth.ts";

const lines = [
  { on: "2025-01-10", distributed: "0.00" },
  { on: "2025-02-10", distributed: "40.00" },
  { on: "2025-05-10", distributed: "150.00" },
  { on: "2025-08-10", distributed: "160.00" },
] as FundLine[];
const valuations = [
  { on: "2025-03-31", total: "130.00" },
  { on: "2025-06-30", total: "155.00" },
  { on: "2025-09-30", total: "158.00" },
] as Valuation[];

test("a value stands until the next, and is no less than what has come back since", () => {
  expect(worthOf({ lines, valuations })).toEqual([
    { on: "2025-01-10", total: "0" },
    { on: "2025-02-10", total: "40.00" },
    { on: "2025-03-31", total: "130.00" },
    { on: "2025-05-10", total: "150.00" },
    { on: "2025-06-30", total: "155.00" },
    { on: "2025-08-10", total: "160.00" },
    // The value of what is left may be negative.
    { on: "2025-09-30", total: "158.00" },
  ]);
});
