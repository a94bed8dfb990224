import { expect, test } from "vitest";
import { findIbans, isBic, isIban, spaced } from "./iban.ts";

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

test("account numbers are found in a text, however they are grouped", () => {
  const text = `Zahlbar auf IBAN LU28 0019 4006 4475 0000, BIC BGLLLULL.
    F R 1 4 2 0 0 4 1 0 1 0 0 5 0 5 0 0 0 1 3 M 0 2 6 0 6
    de89-3704-0044-0532-0130-00BE68\u202f5390\u00a00754.7034`;
  expect(findIbans(text)).toEqual([
    "LU280019400644750000",
    "FR1420041010050500013M02606",
    "DE89370400440532013000",
    "BE68539007547034",
  ]);
});

test("what is no account number is not taken for one", () => {
  expect(findIbans("LU28 0019 4006 4457 0000 and LU28 (0019) 4006, 4475 / 0000")).toEqual([]);
  expect(findIbans("Confluence II, 150 000,00 EUR, DE12, 30/11/2026")).toEqual([]);
});
