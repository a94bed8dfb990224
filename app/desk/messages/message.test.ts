import { expect, test } from "vitest";
import { urgencyOf, withTemplate } from "./message.ts";

const now = Date.parse("2026-11-16T12:00:00Z");

test.each([
  ["2026-11-16T11:59:59Z", "late"],
  ["2026-11-16T12:00:01Z", "near"],
  ["2026-11-19T11:59:59Z", "near"],
  ["2026-11-19T12:00:01Z", "calm"],
])("what is due on %s is %s", (due, urgency) => {
  expect(urgencyOf(due, now)).toBe(urgency);
});

test("a standard answer fills an empty text, and is added to one that is not", () => {
  expect(withTemplate(" \n", "Good day.")).toBe("Good day.");
  expect(withTemplate("Dear Madam,\n", "Good day.")).toBe("Dear Madam,\n\nGood day.");
});
