import { afterEach, expect, test, vi } from "vitest";
import { forgetDrafts, keepCorrection, keptCorrections } from "./kept-corrections.ts";

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
  const file = { kind: "notices", hash: "file", checked: new Map() } as const;
  keepCorrection("anne", file, 3, { email: "not yet" });
  keepCorrection("anne", file, 7, { name: "Anne" });
  expect([...keptCorrections("anne", file)]).toEqual([
    [3, { email: "not yet" }],
    [7, { name: "Anne" }],
  ]);
  const another = { ...file, hash: "another" };
  expect(keptCorrections("ben", file).size + keptCorrections("anne", another).size).toBe(0);
  // What the desk has kept from another tab is there as well; what was typed last counts.
  const checked = new Map([
    [3, { email: "older" }],
    [9, { name: "Ben" }],
  ]);
  expect(Object.fromEntries(keptCorrections("anne", { ...file, checked }))).toEqual({
    3: { email: "not yet" },
    7: { name: "Anne" },
    9: { name: "Ben" },
  });
  keepCorrection("anne", file, 3, {});
  expect([...keptCorrections("anne", file).keys()]).toEqual([7]);
  forgetDrafts("anne", file);
  expect([...kept]).toEqual([]);
});
