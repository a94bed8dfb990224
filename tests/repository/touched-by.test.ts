import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { rowsOf, testsNamed, testsTouchedBy, touchedBy } from "../touched-by.ts";

const rooms = "app,bench,builder,content,core,docs,public,scripts,server,supabase,tests";
/** All files of ours, but tests, which touch themselves. */
const sources = globSync([`{${rooms}}/**/*.*`, "*.*", ".*"], {
  exclude: ["app/generated/**", "**/*.{spec,test}.{ts,tsx}"],
});
const journeys = globSync("tests/e2e/*.spec.ts");

test("the table has a row for every file", () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter((file) => rowsOf(file).length === 0)).toEqual([]);
});

test("every pattern of the table names files, and tests that exist", () => {
  const patterns = touchedBy.flatMap(({ files }) => files);
  expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
  const tests = [...new Set(touchedBy.flatMap(({ tests }) => tests))];
  expect(tests.filter((pattern) => testsNamed([pattern]).length === 0)).toEqual([]);
});

test("every journey is reached from the code that it walks through", () => {
  const ofProducts = sources.filter((file) =>
    /^(app|builder|content|server|supabase)\//.test(file),
  );
  const specific = ofProducts.flatMap((file) =>
    rowsOf(file).flatMap(({ tests }) => tests.filter((name) => name !== "tests/e2e/*.spec.ts")),
  );
  const reached = testsNamed([...new Set(specific)]);
  expect(journeys.length).toBeGreaterThan(40);
  expect(journeys.filter((journey) => !reached.includes(journey))).toEqual([]);
});

test("every room of the desk leads to a journey at the desk", () => {
  const ofDesk = sources.filter((file) => /^app\/desk\/[\w-]+\//.test(file));
  expect(ofDesk.length).toBeGreaterThan(50);
  const without = ofDesk.filter((file) => {
    const named = rowsOf(file).flatMap(({ tests }) => tests);
    return !named.some((name) => name.startsWith("tests/e2e/desk"));
  });
  expect(without).toEqual([]);
});

test("a test touches itself alone, and a file that no row knows touches everything", () => {
  expect(testsTouchedBy(["tests/e2e/press.spec.ts"])).toEqual(["tests/e2e/press.spec.ts"]);
  const all = testsTouchedBy(["somewhere/new.ts"]);
  for (const one of [...journeys, "tests/db/schema.test.ts", "core/csv.test.ts"]) {
    expect(all).toContain(one);
  }
  expect(all.filter((file) => /^tests\/(browsers|faults)\//.test(file))).toEqual([]);
});
