/** No act is left outside: each that is declared is asked for in a test, where its answer is held. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accountActs } from "#core/acts/account.ts";
import { deskActs } from "#core/acts/desk.ts";
import { spaceActs } from "#core/acts/space.ts";

const tests = globSync("tests/db/*.test.ts")
  .concat(globSync("tests/db/partner-space.ts"))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

test.each([
  ["the desk", deskActs],
  ["the sign-in account", accountActs],
  ["the partners' space", spaceActs],
])("each act of %s is asked for in tests/db", (_of, acts) => {
  const names = Object.keys(acts);
  expect(names.length).toBeGreaterThan(0);
  const asked = (name: string) => tests.includes(`"${name}"`) || tests.includes(`rpc/${name}`);
  expect(names.filter((name) => !asked(name))).toEqual([]);
});
