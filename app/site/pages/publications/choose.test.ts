import { expect, test } from "vitest";
import type { CatalogueEntry } from "#core/catalogue.ts";
import { choose } from "./choose.ts";

function entry(
  slug: string,
  category: CatalogueEntry["category"],
  title: string,
  published: string,
): CatalogueEntry {
  return {
    slug,
    category,
    title,
    published,
    version: "1.0",
    summary: "Un résumé.",
    authors: [],
    minutes: 5,
  };
}

const entries = [
  entry("a", "esg-report", "Rapport ESG 2024", "2025-06-19"),
  entry("b", "esg-report", "Rapport ESG 2025", "2026-06-18"),
  entry("c", "climate-strategy", "Stratégie climat", "2026-09-24"),
];

function found(category: CatalogueEntry["category"] | "", query: string): string[] {
  return choose(entries, { category, query }).map(({ slug }) => slug);
}

test("the newest comes first", () => {
  expect(found("", "")).toEqual(["c", "b", "a"]);
});

test("those of one day stay in their order", () => {
  const day = ["d", "e", "f"].map((slug) => entry(slug, "esg-report", slug, "2026-06-18"));
  const all = choose([...day, ...entries], { category: "", query: "" });
  expect(all.map(({ slug }) => slug)).toEqual(["c", "d", "e", "f", "b", "a"]);
});

test("a category and words are both asked for, whatever the accents and the order", () => {
  expect(found("esg-report", "")).toEqual(["b", "a"]);
  expect(found("", "STRATEGIE")).toEqual(["c"]);
  expect(found("", "2025 rapport")).toEqual(["b"]);
  expect(found("", "resume")).toHaveLength(3);
  expect(found("climate-strategy", "rapport")).toEqual([]);
});
