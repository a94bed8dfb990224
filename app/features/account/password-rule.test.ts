import { expect, test } from "vitest";
import { checkNewPassword } from "./password-rule.ts";

test.each([
  ["", "missing"],
  ["eleven char", "short"],
  ["twelve chars", undefined],
  ["            ", undefined],
  // A flag is one sign to who types it, and two code points: eleven in all.
  ["🇱🇺nine char", "short"],
  ["a".repeat(72), undefined],
  ["a".repeat(73), "long"],
  ["é".repeat(36), undefined],
  ["é".repeat(37), "long"],
])("%j is found %s", (password, fault) => {
  expect(checkNewPassword(password)).toBe(fault);
});
