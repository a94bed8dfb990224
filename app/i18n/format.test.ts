import { expect, test } from "vitest";
import { formatChange, formatDate, formatNumber, formatPart, formatWait } from "./format.ts";

test("dates are written out as each language does", () => {
  expect(formatDate("2026-06-01", "en")).toBe("1 June 2026");
  expect(formatDate("2026-06-01", "fr")).toBe("1er juin 2026");
  expect(formatDate("2026-06-11", "fr")).toBe("11 juin 2026");
});

test("numbers are grouped as each language does", () => {
  expect(formatNumber(1234567, "en")).toBe("1,234,567");
  expect(formatNumber(1234567, "fr")).toBe("1\u202f234\u202f567");
});

test("a change carries its sign, a true minus, and whole per cent", () => {
  expect(formatChange(-0.381, "en")).toBe("−38%");
  expect(formatChange(-0.381, "fr")).toBe("−38\u202f%");
  expect(formatChange(0.05, "en")).toBe("+5%");
  expect(formatPart(0.007, "fr")).toBe("0,7\u202f%");
});

test("a wait is rounded up to whole minutes, or hours", () => {
  expect([0, 61, 5_400, 5_401].map((seconds) => formatWait(seconds, "en"))).toEqual([
    "in 1 minute",
    "in 2 minutes",
    "in 90 minutes",
    "in 2 hours",
  ]);
  expect(formatWait(300, "fr")).toMatch(/^dans 5\sminutes$/);
});
