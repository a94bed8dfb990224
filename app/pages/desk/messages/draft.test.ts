import { afterEach, expect, test, vi } from "vitest";
import { keepDraft, readDraft } from "./draft.ts";

function stubStorage() {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  return kept;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a draft is found again, by who wrote it alone", () => {
  stubStorage();
  keepDraft("anne", "answer:1", "Dear Sir");
  keepDraft("anne", "note:1", "Call him");
  expect(readDraft("anne", "answer:1")).toBe("Dear Sir");
  expect(readDraft("anne", "note:1")).toBe("Call him");
  expect(readDraft("ben", "answer:1")).toBe("");
});

test("what was sent leaves nothing behind", () => {
  const kept = stubStorage();
  keepDraft("anne", "answer:1", "Dear Sir");
  keepDraft("anne", "answer:1", "");
  expect([...kept]).toEqual([]);
});

test("a browser that stores nothing stops nobody from writing", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => "{broken",
    setItem: () => {
      throw new Error("full");
    },
  });
  keepDraft("anne", "answer:1", "Dear Sir");
  expect(readDraft("anne", "answer:1")).toBe("");
});
