import { expect, test } from "vitest";
import { readFee } from "#builder/changes/figures.ts";
import { feeOn } from "./fees.ts";
import { gainTakers } from "./mandates.ts";

const advisory = readFee("advisory");
const sale = readFee("sale");

test("each part of an amount pays its own rate", () => {
  expect(feeOn(20_000_000, advisory)).toBe(50_000);
  expect(feeOn(60_000_000, advisory)).toBe(50_000 + 45_000 + 8_000);
});

test("a small amount pays the least fee", () => {
  expect(feeOn(1_000_000, advisory)).toBe(45_000);
});

test("the toolmaker’s two prices differ by the fee that the page names", () => {
  expect(feeOn(13_100_000, sale) - feeOn(12_200_000, sale)).toBe(18_000);
});

test("the example of one million belongs to a programme on which the rate reaches the least fee", () => {
  const { first, least, years } = readFee("private-equity");
  expect(least / first).toBe(7_500_000);
  const paid = gainTakers.find(({ id }) => id === "adviser")?.amount ?? 0;
  expect(paid * 1000).toBeGreaterThanOrEqual(first * 1_000_000 * years);
  expect(paid * 1000).toBeLessThan(least);
});
