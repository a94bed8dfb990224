import { expect, test } from "vitest";
import { readVerdict, type Verdict, verdictCookies, verdictOf } from "./verdict.ts";

const version = "v1";

/** What a browser would send back. */
function jar(verdict: Verdict): string {
  return verdictCookies(verdict, false)
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

test("accepting turns both categories on, declining both off", () => {
  const chosen = { performance: false, targeting: true };
  expect(verdictOf("accept-all", chosen)).toEqual({
    consent: "true",
    preferences: { necessary: true, performance: true, targeting: true },
  });
  const declined = {
    consent: "false",
    preferences: { necessary: true, performance: false, targeting: false },
  };
  expect(verdictOf("decline-all", chosen)).toEqual(declined);
  expect(verdictOf("privacy-signal", chosen)).toEqual(declined);
});

test("saving keeps the toggles, and necessary stays on whatever they say", () => {
  const chosen = { performance: true, targeting: false, necessary: false } as never;
  expect(verdictOf("custom", chosen)).toEqual({
    consent: "custom",
    preferences: { necessary: true, performance: true, targeting: false },
  });
});

test.each(["accept-all", "decline-all", "custom", "privacy-signal"] as const)(
  "an answer by %s is read back as it was written",
  (method) => {
    const record = { id: "a1", version, at: "2026-11-15T08:00:00.000Z", method };
    const verdict = { ...verdictOf(method, { performance: true, targeting: false }), record };
    expect(readVerdict(jar(verdict), version)).toEqual(verdict);
  },
);

test("cookies are for the whole site, strict, for six months, and secure on https", () => {
  const verdict = verdictOf("accept-all", { performance: true, targeting: true });
  for (const cookie of verdictCookies(verdict, true)) {
    expect(cookie).toMatch(/; Path=\/; Max-Age=15778800; SameSite=Strict; Secure$/);
  }
  for (const cookie of verdictCookies(verdict, false)) expect(cookie).not.toContain("Secure");
  expect(verdictCookies(verdict, false)[0]).toMatch(/^cookieConsent=true;/);
});

test("an answer to another version of the question is no answer", () => {
  const record = { id: "a1", version: "v0", at: "x", method: "accept-all" as const };
  const verdict = { ...verdictOf("accept-all", { performance: true, targeting: true }), record };
  expect(readVerdict(jar(verdict), version)).toBeUndefined();
  expect(readVerdict(jar(verdict), "v0")).toBeDefined();
});

const preferences = (text: string) => `cookiePreferences=${encodeURIComponent(text)}`;

test.each([
  ["nothing", ""],
  ["another site's word", "cookieConsent=yes"],
  ["a number", "cookieConsent=1"],
  ["a choice without its list", "cookieConsent=custom"],
  ["a list alone", preferences('{"performance":true,"targeting":true}')],
  ["a list that is no JSON", `cookieConsent=custom; ${preferences("{performance}")}`],
  [
    "a list of words",
    `cookieConsent=custom; ${preferences('{"performance":"yes","targeting":1}')}`,
  ],
  ["null", `cookieConsent=custom; ${preferences("null")}`],
  ["a broken escape", "cookieConsent=custom; cookiePreferences=%E0%A4%A"],
  [
    "acceptance with a refusal in its list",
    `cookieConsent=true; ${preferences('{"performance":false,"targeting":false}')}`,
  ],
  [
    "refusal with an acceptance in its list",
    `cookieConsent=false; ${preferences('{"performance":true,"targeting":false}')}`,
  ],
  ["a cookie whose name only ends alike", "xcookieConsent=true"],
])("%s counts as no answer", (_what, cookies) => {
  expect(readVerdict(cookies, version)).toBeUndefined();
});

test.each([
  ["true", true],
  ["false", false],
])("the word %s alone is an answer", (word, on) => {
  expect(readVerdict(`a=b; cookieConsent=${word}`, version)?.preferences).toEqual({
    necessary: true,
    performance: on,
    targeting: on,
  });
});

test("a record that cannot be read does not take the answer away", () => {
  expect(readVerdict("cookieConsent=false; consentRecord=nonsense", version)).toMatchObject({
    consent: "false",
    record: undefined,
  });
});
