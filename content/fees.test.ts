import { expect, test } from "vitest";
import { advisoryFee, feeOn, saleFee } from "./fees.ts";

test("each part of an amount pays its own rate", () => {
  expect(feeOn(20_000_000, advisoryFee)).toBe(50_000);
  expect(feeOn(60_000_000, advisoryFee)).toBe(50_000 + 45_000 + 8_000);
});

test("a small amount pays the least fee", () => {
  expect(feeOn(1_000_000, advisoryFee)).toBe(45_000);
});

test("the toolmaker’s two prices differ by the fee that the page names", () => {
  expect(feeOn(13_100_000, saleFee) - feeOn(12_200_000, saleFee)).toBe(18_000);
});
