import { expect, test } from "vitest";
import { checkNewPassword } from "./password-rule.ts";

test.each([
  ["", "missing"],
  ["fourteen chars", "short"],
  ["fifteen letters", undefined],
  // Finding 17: a sign is one, whatever it takes to store it.
  ["🇱🇺 eleven sign", "short"],
  ["🌊🌊🌊🌊🌊🌊", "short"],
  ["a".repeat(72), undefined],
  ["a".repeat(73), "long"],
  ["é".repeat(36), undefined],
  ["é".repeat(37), "long"],
  // As a Mac writes it: each accent a sign of its own, until they are joined.
  ["e\u0301".repeat(8), "short"],
])("%j is found %s", (password, fault) => {
  expect(checkNewPassword(password, false)).toBe(fault);
});
