import { expect, test } from "vitest";
import { tabAfterKey } from "./tab-keys.ts";

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 0],
  ["ArrowLeft", 2, 1],
  ["ArrowLeft", 0, 2],
  ["Home", 2, 0],
  ["End", 0, 2],
])("%s on tab %i of three leads to tab %i", (key, from, to) => {
  expect(tabAfterKey(key, from, 3)).toBe(to);
});

test.each(["ArrowDown", "ArrowUp", "Tab", "Enter", "a"])("%s is not for the tabs", (key) => {
  expect(tabAfterKey(key, 1, 3)).toBeUndefined();
});
