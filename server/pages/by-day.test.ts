import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { byDay, readDays } from "./by-day.ts";
import { readSiteFiles } from "./site-files.ts";

test("from midnight in Paris on, the pages of a day take the place of those before", () => {
  const folder = mkdtempSync(join(tmpdir(), "by-day-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [place, text] of [
    ["client", "built"],
    ["editions/2026-12-01", "december"],
    ["editions/2027-07-01", "july"],
  ] as const) {
    mkdirSync(join(folder, place), { recursive: true });
    writeFileSync(join(folder, place, "page.html"), text);
  }
  writeFileSync(join(folder, "editions/2026-12-01/other.html"), "only in december's");
  writeFileSync(join(folder, "editions/2026-12-01/list.json"), "{}");
  let now = 0;
  const files = byDay(
    readSiteFiles(join(folder, "client")),
    readDays(join(folder, "editions")),
    () => now,
  );
  const at = (instant: string, path = "/page") => {
    now = Date.parse(instant);
    return files.byPath.get(path)?.bodies.identity.toString();
  };
  expect(at("2026-11-30T22:59:59.999Z")).toBe("built");
  expect(at("2026-11-30T23:00:00Z")).toBe("december");
  expect(at("2027-06-30T21:59:59Z")).toBe("december");
  expect(at("2027-06-30T22:00:00Z")).toBe("july");
  // What a later day does not change stays as the day before had it.
  expect(at("2027-08-01T00:00:00Z", "/other")).toBe("only in december's");
  expect(files.isPage("/other")).toBe(true);
  // A list of that day is no page: it would be led to the visitor's language.
  expect(at("2027-08-01T00:00:00Z", "/list.json")).toBe("{}");
  expect(files.isPage("/list.json")).toBe(false);
  expect(at("2026-11-01T00:00:00Z", "/other")).toBeUndefined();
  expect(files.isPage("/other")).toBe(false);
});
