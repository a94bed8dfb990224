import { expect, test } from "vitest";
import { writeDate, writeDay } from "./write-date.ts";

test("French counts the first of a month, and no other day", () => {
  expect(writeDay("2026-12-01", "fr")).toBe("1er décembre 2026");
  expect(writeDay("2026-12-11", "fr")).toBe("11 décembre 2026");
  expect(writeDay("2026-12-01", "en")).toBe("1 December 2026");
});

test("so it does before an hour, and in short", () => {
  const first = new Date("2026-12-01T13:30:00Z");
  const style = { dateStyle: "long", timeStyle: "short", timeZone: "UTC" } as const;
  expect(writeDate(first, "fr", style)).toBe("1er décembre 2026 à 13:30");
  expect(writeDate(first, "fr", { dateStyle: "medium", timeZone: "UTC" })).toBe("1er déc. 2026");
});
