import { expect, test } from "vitest";
import type { Draft } from "./match-file.ts";
import { fillMissing, setForAll } from "./set-for-many.ts";

const draft = (sha256: string, more: Partial<Draft> = {}): Draft => ({
  ...{ sha256, fileName: `${sha256}.pdf`, fund: "", entity: "Ormes", all: false },
  ...{ type: "", period: "", title: "", ...more },
});
const drafts = [draft("a", { period: "2026-Q2" }), draft("b", { type: "tax" }), draft("c")];
const none = { fund: "", type: "", period: "" };

test("what is missing is filled, and what is there stays", () => {
  const { drafts: next, changed } = fillMissing(drafts, {
    ...none,
    type: "report",
    period: "2026-Q3",
  });
  expect(next.map(({ type, period }) => [type, period])).toEqual([
    ["report", "2026-Q2"],
    ["tax", "2026-Q3"],
    ["report", "2026-Q3"],
  ]);
  expect(changed).toBe(3);
});

test("of those selected everything that is given is set, and of the others nothing", () => {
  const { drafts: next, changed } = setForAll(drafts, ["a", "c"], { ...none, period: "2026-Q3" });
  expect(next.map(({ period }) => period)).toEqual(["2026-Q3", "", "2026-Q3"]);
  expect(changed).toBe(2);
  expect(next[1]).toBe(drafts[1]);
});

test("a hundred at once, and nothing where nothing is given", () => {
  const many = Array.from({ length: 100 }, (_, at) => draft(String(at)));
  expect(fillMissing(many, { ...none, period: "2026" }).changed).toBe(100);
  expect(fillMissing(many, none)).toEqual({ drafts: many, changed: 0 });
});
