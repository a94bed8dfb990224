import { expect, test } from "vitest";
import { median, percentile, sum } from "./statistics.ts";

test("the median of an odd number of values is the middle one, whatever their order", () => {
  expect(median([9, 1, 5])).toBe(5);
});

test("the median of an even number of values lies between the two in the middle", () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test("a percentile is one of the values, by the nearest rank", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile(hundred, 1)).toBe(100);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([1, 2], 0.99)).toBe(2);
});

test("numbers are ordered as numbers", () => {
  expect(percentile([10, 9, 100], 0.5)).toBe(10);
});

test("nothing measured is not a number, rather than a good one", () => {
  expect(median([])).toBeNaN();
  expect(percentile([], 0.95)).toBeNaN();
});

test("values are added up", () => {
  expect(sum([1, 2, 3])).toBe(6);
  expect(sum([])).toBe(0);
});
