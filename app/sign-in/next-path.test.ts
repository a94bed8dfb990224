import { expect, test } from "vitest";
import { isFromDesk, nextPath, signInPath, whyOf } from "./next-path.ts";

const partner = { desk: false, partners: true };
const colleague = { desk: true, partners: false };
const both = { desk: true, partners: true };
const nobody = { desk: false, partners: false };

test.each([
  ["/lp", "en", "/lp"],
  ["/fr/lp", "fr", "/fr/lp"],
  ["/lp?fund=1f&type=report", "en", "/lp?fund=1f&type=report"],
  ["/lp?fund=1f", "fr", "/fr/lp?fund=1f"],
  ["/fr/lp", "en", "/lp"],
] as const)("%s asked for in %s leads to %s", (asked, language, path) => {
  expect(nextPath(asked, language, partner)).toBe(path);
});

test.each([
  null,
  "",
  "lp",
  "//evil.example",
  "///evil.example/lp",
  "/\\evil.example",
  "\\\\evil.example",
  "https://evil.example/lp",
  "https:/lp",
  "javascript:alert(1)",
  "%2f%2fevil.example",
  "/%2fevil.example",
  "/lp/../login",
  "/lp/..//evil.example",
  "/lp@evil.example",
  "/lp.evil.example",
  "/lpx",
  "/lp\n//evil.example",
  "/lp?next=//evil.example",
  "/lp#//evil.example",
  "/de/lp",
  "/contact",
  " /lp",
])("%j leads to the space and nowhere else", (asked) => {
  expect(nextPath(asked, "en", partner)).toBe("/lp");
  expect(nextPath(asked, "fr", partner)).toBe("/fr/lp");
});

test.each([
  ["a partner", partner, null, "/lp"],
  ["a partner", partner, "/desk?room=ledger", "/lp"],
  ["a colleague", colleague, null, "/desk"],
  ["a colleague", colleague, "/lp?fund=1f", "/desk"],
  ["a colleague", colleague, "/fr/desk?room=ledger", "/desk?room=ledger"],
  ["who is both", both, null, undefined],
  ["who is both", both, "//evil.example", undefined],
  ["who is both", both, "/lp", "/lp"],
  ["who is both", both, "/desk", "/desk"],
  ["somebody whose access was closed", nobody, "/desk", "/lp"],
  ["somebody whose access was closed", nobody, "/account", "/account"],
] as const)("finding 10: %s is led to where they belong", (_, workplaces, asked, path) => {
  expect(nextPath(asked, "en", workplaces)).toBe(path);
});

test("only the desk is the desk", () => {
  const asked = ["/desk", "/fr/desk?room=ledger", "/lp", "/desks", "//desk", null];
  expect(asked.map(isFromDesk)).toEqual([true, true, false, false, false, false]);
});

test("the way to the sign-in page leads back, and says why", () => {
  const path = signInPath("fr", "/fr/lp?fund=1f&type=tax", "ended");
  const { pathname, searchParams } = new URL(path, "https://site.example");
  expect(pathname).toBe("/fr/login");
  expect(nextPath(searchParams.get("next"), "fr", partner)).toBe("/fr/lp?fund=1f&type=tax");
  expect(whyOf(searchParams)).toBe("ended");
});

test("a reason that we do not give is none", () => {
  expect(whyOf(new URLSearchParams("why=<b>"))).toBeUndefined();
});
