import { expect, test } from "vitest";
import { pageById } from "../../core/pages.ts";
import manifest from "../../package.json" with { type: "json" };
import { conformityAt, judgedOn, rateOf, verdictsTogether } from "../accessibility/grid.ts";
import { mentions, statement } from "./accessibility.ts";
import { legalTexts } from "./editions.ts";

const packages: Record<string, string> = manifest.devDependencies;
const packageOf: Record<string, string> = { Playwright: "@playwright/test" };

test("the footer, which names the page, shows the state that the judgements come to", () => {
  const { name, footer } = pageById("accessibility");
  expect(name).toEqual(mentions[conformityAt(rateOf(verdictsTogether()))]);
  expect(footer).toBe("legal");
});

test("the statement names the tools in the versions that the checks use", () => {
  const used = statement.tools.map(({ name }) => ({
    name,
    version: packages[packageOf[name] ?? name],
  }));
  expect(statement.tools).toEqual(used);
});

test("the statement was established with its first edition, and lapses after three years", () => {
  const { editions, review } = legalTexts.accessibility;
  expect(editions.at(-1)?.from).toBe(statement.established);
  const limit = new Date(editions[0].from);
  limit.setUTCFullYear(limit.getUTCFullYear() + 3);
  expect(new Date(review) <= limit).toBe(true);
});

test("the criteria were judged before the edition that tells of it, and less than three years before its review", () => {
  const { editions, review } = legalTexts.accessibility;
  expect(judgedOn <= editions[0].from).toBe(true);
  const limit = new Date(judgedOn);
  limit.setUTCFullYear(limit.getUTCFullYear() + 3);
  expect(new Date(review) <= limit).toBe(true);
});
