import { expect, test } from "vitest";
import { nextPath, signInPath, whyOf } from "./next-path.ts";

test.each([
  ["/lp", "en", "/lp"],
  ["/fr/lp", "fr", "/fr/lp"],
  ["/lp?fund=1f&type=report", "en", "/lp?fund=1f&type=report"],
  ["/lp?fund=1f", "fr", "/fr/lp?fund=1f"],
  ["/fr/lp", "en", "/lp"],
] as const)("%s asked for in %s leads to %s", (asked, language, path) => {
  expect(nextPath(asked, language)).toBe(path);
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
  expect(nextPath(asked, "en")).toBe("/lp");
  expect(nextPath(asked, "fr")).toBe("/fr/lp");
});

test("the way to the sign-in page leads back, and says why", () => {
  const path = signInPath("fr", "/fr/lp?fund=1f&type=tax", "ended");
  const { pathname, searchParams } = new URL(path, "https://site.example");
  expect(pathname).toBe("/fr/login");
  expect(nextPath(searchParams.get("next"), "fr")).toBe("/fr/lp?fund=1f&type=tax");
  expect(whyOf(searchParams)).toBe("ended");
});

test("a reason that we do not give is none", () => {
  expect(whyOf(new URLSearchParams("why=<b>"))).toBeUndefined();
});
