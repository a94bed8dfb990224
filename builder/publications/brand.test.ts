import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { brandOf } from "./brand.ts";
import { isPrinted, readPrintedPdfs, readPublications } from "./read.ts";

const tokens = readFileSync("app/styles/tokens.css", "utf8");

test.each([
  ["name", { ...site, name: "Moselle Partners" }, tokens],
  ["address", { ...site, origin: "https://moselle.test" }, tokens],
  ["ink", site, tokens.replace(/(--color-ink:) #\w+/, "$1 #001122")],
])("finding: another %s is another brand, and printed anew", (_what, facts, colours) => {
  const publication = readPublications().find(({ slug }) => slug === "esg-report-2025");
  const { slug = "", sources } = publication ?? {};
  const source = sources?.en ?? "";
  const print = readPrintedPdfs()[slug]?.en;
  expect(isPrinted(print, source, brandOf())).toBe(true);
  expect(isPrinted(print, source, brandOf(facts, colours))).toBe(false);
});

test("another space is the same brand", () => {
  const wider = tokens.replace(/(--spacing-section:)[^;]+/, "$1 9rem");
  expect(wider).not.toBe(tokens);
  expect(brandOf(site, wider)).toBe(brandOf());
});
