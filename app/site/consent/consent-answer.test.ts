import { expect, test } from "vitest";
import { answerBy, answerCookies, type ConsentAnswer, readAnswer } from "./consent-answer.ts";

const version = "v1";

/** The cookies of an answer as a browser sends them back. */
function jar(answer: ConsentAnswer): string {
  return answerCookies(answer, false)
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

test("accepting turns both categories on, declining both off", () => {
  const chosen = { performance: false, targeting: true };
  expect(answerBy("accept-all", chosen)).toEqual({
    consent: "true",
    preferences: { necessary: true, performance: true, targeting: true },
  });
  const declined = {
    consent: "false",
    preferences: { necessary: true, performance: false, targeting: false },
  };
  expect(answerBy("decline-all", chosen)).toEqual(declined);
  expect(answerBy("privacy-signal", chosen)).toEqual(declined);
});

test("saving keeps the toggles, and necessary stays on whatever they say", () => {
  const chosen = { performance: true, targeting: false, necessary: false } as never;
  expect(answerBy("custom", chosen)).toEqual({
    consent: "custom",
    preferences: { necessary: true, performance: true, targeting: false },
  });
});

test.each(["accept-all", "decline-all", "custom", "privacy-signal"] as const)(
  "an answer by %s is read back as it was written",
  (method) => {
    const record = { id: "a1", version, at: "2026-11-15T08:00:00.000Z", method };
    const answer = { ...answerBy(method, { performance: true, targeting: false }), record };
    expect(readAnswer(jar(answer), version)).toEqual(answer);
  },
);

test("cookies are for the whole site, strict, for six months, and secure on https", () => {
  const answer = answerBy("accept-all", { performance: true, targeting: true });
  for (const cookie of answerCookies(answer, true)) {
    expect(cookie).toMatch(/; Path=\/; Max-Age=15778800; SameSite=Strict; Secure$/);
  }
  for (const cookie of answerCookies(answer, false)) expect(cookie).not.toContain("Secure");
  expect(answerCookies(answer, false)[0]).toMatch(/^cookieConsent=true;/);
});

test("an answer to another version of the question is no answer", () => {
  const record = { id: "a1", version: "v0", at: "x", method: "accept-all" as const };
  const answer = { ...answerBy("accept-all", { performance: true, targeting: true }), record };
  expect(readAnswer(jar(answer), version)).toBeUndefined();
  expect(readAnswer(jar(answer), "v0")).toBeDefined();
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
  expect(readAnswer(cookies, version)).toBeUndefined();
});

test.each([
  ["true", true],
  ["false", false],
])("the word %s alone is an answer", (word, on) => {
  expect(readAnswer(`a=b; cookieConsent=${word}`, version)?.preferences).toEqual({
    necessary: true,
    performance: on,
    targeting: on,
  });
});

test("a record that cannot be read does not take the answer away", () => {
  expect(readAnswer("cookieConsent=false; consentRecord=nonsense", version)).toMatchObject({
    consent: "false",
    record: undefined,
  });
});
