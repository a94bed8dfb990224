import { expect, test } from "vitest";
import { limitedEditDistance } from "./near-word.ts";

test.each([
  ["diligence", "diligence", 0],
  ["dilligence", "diligence", 1],
  ["diligense", "diligence", 1],
  ["dilignece", "diligence", 1],
  ["diligenc", "diligence", 1],
  ["diligance", "dilligence", 2],
])("%s is %s but for %i letters", (one, other, apart) => {
  expect(limitedEditDistance(one, other, 2)).toBe(apart);
  expect(limitedEditDistance(other, one, 2)).toBe(apart);
});

test("what lies too far apart is not counted out", () => {
  expect(limitedEditDistance("fonds", "honoraires", 2)).toBe(3);
  expect(limitedEditDistance("abcd", "wxyz", 1)).toBe(2);
});
