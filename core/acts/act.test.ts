import * as v from "valibot";
import { expect, test } from "vitest";
import { whole } from "./act.ts";

test.each([0, 1, 2 ** 31 - 1])("%s is a number of something", (number) => {
  expect(v.is(whole, number)).toBe(true);
});

test.each([-1, 0.5, 2 ** 31, 1e308, Number.NaN, Number.POSITIVE_INFINITY, "1", null])(
  "%s would be no integer of the database",
  (number) => {
    expect(v.is(whole, number)).toBe(false);
  },
);
