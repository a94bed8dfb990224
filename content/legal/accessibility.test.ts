import { expect, test } from "vitest";
import { pageById } from "../../core/pages.ts";
import manifest from "../../package.json" with { type: "json" };
import { conformities, mentions, statement } from "./accessibility.ts";
import { legalTexts } from "./editions.ts";

const packages: Record<string, string> = manifest.devDependencies;
const packageOf: Record<string, string> = { Playwright: "@playwright/test" };

test("without an audit the statement claims nothing", () => {
  expect(conformities).toContain(statement.conformity);
  if (statement.audit === null) expect(statement.conformity).toBe("none");
});

test("the footer, which names the page, shows the mention that the statement calls for", () => {
  expect(pageById("accessibility").name).toEqual(mentions[statement.conformity]);
  expect(pageById("accessibility").footer).toBe("legal");
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
  expect(editions.at(-1)?.effective).toBe(statement.established);
  const limit = new Date(editions[0].effective);
  limit.setUTCFullYear(limit.getUTCFullYear() + 3);
  expect(new Date(review) <= limit).toBe(true);
});
