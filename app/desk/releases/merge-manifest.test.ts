import { expect, test } from "vitest";
import type { Draft } from "./match-file.ts";
import { mergeManifest } from "./merge-manifest.ts";

const draft = (sha256: string, more: Partial<Draft> = {}): Draft => ({
  sha256,
  fileName: `${sha256}.pdf`,
  fund: "I",
  entity: "Ormes",
  all: false,
  type: "report",
  period: "2026-Q3",
  title: "",
  ...more,
});

test("what each added and changed is there, and nothing is lost", () => {
  const base = [draft("a"), draft("b"), draft("c")];
  const mine = [draft("a", { entity: "Moselle" }), draft("b"), draft("d")];
  const theirs = [draft("a"), draft("b", { type: "tax" }), draft("c"), draft("e")];
  const { merged, both } = mergeManifest(base, mine, theirs);
  expect(merged).toEqual([
    draft("a", { entity: "Moselle" }),
    draft("b", { type: "tax" }),
    draft("e"),
    draft("d"),
  ]);
  expect(both).toEqual([]);
});

test("a file that both changed is mine, and theirs is said", () => {
  const theirs = draft("a", { entity: "Rives" });
  const mine = draft("a", { entity: "Moselle" });
  expect(mergeManifest([draft("a")], [mine], [theirs])).toEqual({ merged: [mine], both: [theirs] });
  expect(mergeManifest([draft("a")], [mine], [mine]).both).toEqual([]);
});
