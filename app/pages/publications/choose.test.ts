import { expect, test } from "vitest";
import type { Entry } from "#app/features/publications/entry.ts";
import { choose } from "./choose.ts";

function entry(slug: string, category: Entry["category"], title: string, published: string): Entry {
  return { slug, category, title, published, version: "1.0", summary: "Un résumé.", minutes: 5 };
}

const entries = [
  entry("a", "esg-report", "Rapport ESG 2024", "2025-06-19"),
  entry("b", "esg-report", "Rapport ESG 2025", "2026-06-18"),
  entry("c", "climate-strategy", "Stratégie climat", "2026-09-24"),
];

function found(category: Entry["category"] | "", query: string): string[] {
  return choose(entries, { category, query }).map(({ slug }) => slug);
}

test("the newest comes first", () => {
  expect(found("", "")).toEqual(["c", "b", "a"]);
});

test("a category and words are both asked for, whatever the accents and the order", () => {
  expect(found("esg-report", "")).toEqual(["b", "a"]);
  expect(found("", "STRATEGIE")).toEqual(["c"]);
  expect(found("", "2025 rapport")).toEqual(["b"]);
  expect(found("", "resume")).toHaveLength(3);
  expect(found("climate-strategy", "rapport")).toEqual([]);
});
