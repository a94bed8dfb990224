import { expect, test } from "vitest";
import { checkNewPassword } from "./password-rule.ts";

test.each([
  ["", "missing"],
  ["fourteen chars", "short"],
  ["fifteen letters", undefined],
  // Finding 17: a character counts once, however many bytes it takes.
  ["🇱🇺 eleven sign", "short"],
  ["🌊🌊🌊🌊🌊🌊", "short"],
  ["a".repeat(72), undefined],
  ["a".repeat(73), "long"],
  ["é".repeat(36), undefined],
  ["é".repeat(37), "long"],
  // As macOS writes it: accents are characters of their own until they are composed.
  ["e\u0301".repeat(8), "short"],
])("%j is found %s", (password, fault) => {
  expect(checkNewPassword(password, false)).toBe(fault);
});
