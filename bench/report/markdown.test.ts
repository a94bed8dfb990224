import { expect, test } from "vitest";
import { kilobytes, megabytes, milliseconds, ratio, table, whole } from "./markdown.ts";

test("a table has its figures on the right", () => {
  expect(table(["page", "ms"], [["/", "12"]])).toBe("| page | ms |\n|---|---:|\n| / | 12 |");
});

test("a bar in a cell does not begin another cell", () => {
  expect(table(["a"], [["x|y"]])).toContain("x\\|y");
});

test("small times keep a decimal, large ones are grouped", () => {
  expect([0, 0.44, 9.96, 12.6, 1234].map(milliseconds)).toEqual([
    "0",
    "0.4",
    "10.0",
    "13",
    "1,234",
  ]);
});

test("what was not measured is a dash, never a number", () => {
  expect([milliseconds(Number.NaN), whole(Number.NaN), ratio(Number.NaN)]).toEqual(["–", "–", "–"]);
  expect(ratio(1 / 0)).toBe("–");
  expect(megabytes(undefined)).toBe("–");
});

test("bytes are counted by thousands", () => {
  expect(kilobytes(15_345)).toBe("15.3");
  expect(megabytes(212_000_000)).toBe("212");
});
