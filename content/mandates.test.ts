import { expect, test } from "vitest";
import { readFee } from "#builder/changes/figures.ts";
import { foundationAssets, fundFlows, gainTakers } from "./mandates.ts";

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

test("the foundation’s parts make a whole, before and after", () => {
  expect(sum(foundationAssets.map(({ before }) => before))).toBe(100);
  expect(sum(foundationAssets.map(({ after }) => after))).toBe(100);
});

test("what the investor and we receive is the gain that the curve ends on", () => {
  const received = Object.fromEntries(gainTakers.map(({ id, amount }) => [id, amount]));
  const gain = sum(fundFlows.ordinary) - sum(fundFlows.calls);
  expect((received.client ?? 0) + (received.adviser ?? 0)).toBe(gain);
});

test("our part is at least the fee of the first years", () => {
  const adviser = gainTakers.find(({ id }) => id === "adviser")?.amount ?? 0;
  const { first, years } = readFee("private-equity");
  expect(adviser).toBeGreaterThanOrEqual(1000 * first * years);
});
