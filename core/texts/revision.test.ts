import { expect, test } from "vitest";
import { isRecord, standingOf } from "./revision.ts";

const change = {
  place: "careers",
  path: "hiring.text",
  was: { en: "Write to {{email}}.", fr: "Écrivez à {{email}}." },
  now: { en: "Write to {{email}} today.", fr: "Écrivez à {{email}}." },
};

test("a change stands while the program has what it replaced", () => {
  expect(standingOf(change, change.was)).toBe("current");
});

test("a French sentence that an update changed is seen, although the English one stayed", () => {
  expect(standingOf(change, { ...change.was, fr: "Écrivez donc à {{email}}." })).toBe("outdated");
});

test("a placeholder that the program no longer fills, or asks for, is seen", () => {
  expect(standingOf(change, { en: "Write.", fr: "Écrivez." })).toBe("placeholders");
  expect(standingOf(change, { ...change.was, en: "{{firm}}: {{email}}." })).toBe("outdated");
});

test("a sentence that is gone is seen", () => {
  expect(standingOf(change, undefined)).toBe("gone");
});

test("a record is told by its list", () => {
  expect(isRecord(change)).toBe(false);
  expect(isRecord({ place: "people", path: "steinfort", was: null, now: null })).toBe(true);
});
