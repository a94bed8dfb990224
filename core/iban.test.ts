import { expect, test } from "vitest";
import { isBic, isIban, spaced } from "./iban.ts";

test.each([
  "LU28 0019 4006 4475 0000",
  "FR14 2004 1010 0505 0001 3M02 606",
  "DE89370400440532013000",
  "be68 5390 0754 7034",
])("%s is an IBAN", (iban) => {
  expect(isIban(iban)).toBe(true);
});

test.each([
  "LU28 0019 4006 4475 0001",
  // Two digits swapped.
  "LU28 0019 4006 4457 0000",
  "LU28",
  "0028 0019 4006 4475 0000",
  "LU28-0019-4006-4475-0000",
  "",
])("%j is none", (iban) => {
  expect(isIban(iban)).toBe(false);
});

test("a BIC has eight or eleven signs, and a country", () => {
  expect(["BGLLLULL", "bnpafrppxxx"].every(isBic)).toBe(true);
  expect(["BGLLLULLX", "BGLL1ULL", "BGLLLUL", ""].some(isBic)).toBe(false);
});

test("an IBAN is shown in fours", () => {
  expect(spaced("lu280019400644750000")).toBe("LU28 0019 4006 4475 0000");
});
