import { expect, test } from "vitest";
import { checkAmount, checkDay, checkName } from "./values.ts";

// In Luxembourg and Paris it is already the 19th.
const now = new Date("2026-11-18T23:30:00Z");

test.each([
  ["2026-11-19", "until today"],
  ["2026-11-19", "from today"],
  ["2024-02-29", "until today"],
  ["2027-06-30", "from today"],
] as const)("%s is a day %s", (day, side) => {
  expect(() => checkDay("as-of", day, side, now)).not.toThrow();
});

test.each([
  ["2026-02-30", "until today", "is no day"],
  ["2026-13-45", "until today", "is no day"],
  ["2099", "until today", "is no day"],
  ["soon", "from today", "is no day"],
  ["2026-11-20", "until today", "--as-of 2026-11-20 is to come."],
  ["2026-11-18", "from today", "--as-of 2026-11-18 is over."],
] as const)("%s is no day %s", (day, side, words) => {
  expect(() => checkDay("as-of", day, side, now)).toThrow(words);
});

test("an amount has no more digits than its column, a name is neither a letter nor a page", () => {
  for (const amount of ["0", "3250000.50", "9".repeat(16)]) checkAmount("called", amount);
  for (const amount of ["9".repeat(17), "1e9", "-1", "1.005", ""]) {
    expect(() => checkAmount("called", amount)).toThrow("is no amount");
  }
  checkName("name", "AB");
  for (const name of ["A", "A".repeat(201)]) {
    expect(() => checkName("name", name)).toThrow("--name has from 2 to 200 characters.");
  }
});
