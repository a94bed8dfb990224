import { expect, test } from "vitest";
import { reasonOf } from "./reason.ts";

test.each([
  ["EENVELOPE 550", "unknown"],
  ["EENVELOPE 553", "unknown"],
  ["EMESSAGE 550", "rules"],
  ["EMESSAGE 554", "rules"],
  ["EENVELOPE 552", "full"],
  ["EENVELOPE 452", "full"],
  ["EENVELOPE 450", "later"],
  ["EMESSAGE 451", "later"],
  ["EENVELOPE", "address"],
  ["TypeError", "written"],
  ["", "written"],
] as const)("%j is said as %s", (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
