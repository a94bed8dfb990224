import { afterEach, expect, test, vi } from "vitest";
import { forgetCorrections, keepCorrection, keptCorrections } from "./kept-corrections.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("what was typed for a file's lines is found again with the same file, by who typed it alone", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  keepCorrection("anne", "file", 3, { email: "not yet" });
  keepCorrection("anne", "file", 7, { name: "Anne" });
  expect([...keptCorrections("anne", "file")]).toEqual([
    [3, { email: "not yet" }],
    [7, { name: "Anne" }],
  ]);
  expect(keptCorrections("ben", "file").size + keptCorrections("anne", "another").size).toBe(0);
  keepCorrection("anne", "file", 3, {});
  expect([...keptCorrections("anne", "file").keys()]).toEqual([7]);
  forgetCorrections("anne", "file");
  expect([...kept]).toEqual([]);
});
