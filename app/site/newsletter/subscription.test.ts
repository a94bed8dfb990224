import { expect, test, vi } from "vitest";
import { longestCall } from "#app/api/attempt.ts";
import { answering, json, never, page } from "#app/api/stub-backend.ts";
import { until } from "../../../tests/until.ts";
import { confirmSubscription, subscribe, unsubscribe } from "./subscription.ts";

const table = "/rest/v1/newsletter_subscribers";
const mail = "/functions/v1/send-newsletter-confirmation";
const confirmation = "/functions/v1/newsletter-confirm";
const leaving = "/functions/v1/newsletter-unsubscribe";

const created = () => new Response(null, { status: 201 });
const accepted = () => new Response(null, { status: 202 });

test("a subscription is inserted with the public key, then its confirmation is asked for", async () => {
  const calls = answering({ [table]: created, [mail]: accepted });
  expect(await subscribe("anne@example.org", "fr")).toEqual({ kind: "subscribed" });
  await until(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ["POST", table, { email: "anne@example.org", language: "fr" }],
    ["POST", mail, { email: "anne@example.org" }],
  ]);
  for (const { headers } of calls) {
    expect(headers.has("apikey")).toBe(true);
    expect(headers.get("content-type")).toBe("application/json");
  }
  expect(calls[0]?.headers.get("prefer")).toBe("return=minimal");
});

test("a confirmation that fails is logged without the address, and blocks nothing", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  answering({ [table]: created, [mail]: json(500, { code: "boom" }) });
  expect(await subscribe("anne@example.org", "en")).toEqual({ kind: "subscribed" });
  await until(() => expect(warn).toHaveBeenCalledOnce());
  expect(String(warn.mock.calls)).not.toContain("anne");
  warn.mockRestore();
});

test("a confirmation that never ends blocks nothing either", async () => {
  const calls = answering({ [table]: created, [mail]: never });
  expect(await subscribe("anne@example.org", "en")).toEqual({ kind: "subscribed" });
  await until(() => expect(calls).toHaveLength(2));
});

test("finding: one who is known, and may never have confirmed, is sent the mail again", async () => {
  const duplicate = json(409, { code: "23505", message: "duplicate key" });
  const calls = answering({ [table]: duplicate, [mail]: accepted });
  expect(await subscribe("anne@example.org", "fr")).toEqual({ kind: "duplicate" });
  await until(() => expect(calls.map(({ path }) => path)).toEqual([table, mail]));
});

test.each([
  ["an address that the table refuses", json(400, { code: "23514" }), "invalid"],
  ["too many calls", json(429, { code: "PT429" }), "limited"],
  ["a server that is away", json(503, { code: "down" }), "unavailable"],
  ["a server in trouble", json(500, { code: "boom" }), "failed"],
  ["a server that answers with a page", page(500), "failed"],
  ["a network that answers for the server", page(200), "failed"],
])("%s is told apart, and no confirmation is asked for", async (_name, answer, kind) => {
  const calls = answering({ [table]: answer });
  expect(await subscribe("anne@example.org", "fr")).toEqual({ kind });
  expect(calls).toHaveLength(1);
});

test("no answer is told apart from a bad one", async () => {
  answering({});
  expect(await subscribe("anne@example.org", "fr")).toEqual({ kind: "offline" });
  expect(await confirmSubscription("t")).toEqual({ kind: "offline" });
});

test("an answer that does not come ends in time", async () => {
  vi.useFakeTimers();
  answering({ [table]: never, [confirmation]: never });
  const outcomes = Promise.all([subscribe("anne@example.org", "fr"), confirmSubscription("t")]);
  await vi.advanceTimersByTimeAsync(longestCall);
  expect(await outcomes).toEqual([{ kind: "late" }, { kind: "late" }]);
});

test.each(["confirmed", "used", "expired", "unknown"] as const)(
  "a link to confirm can be found %s",
  async (kind) => {
    const calls = answering({ [confirmation]: json(200, { outcome: kind }) });
    expect(await confirmSubscription("a-token")).toEqual({ kind });
    expect(calls.map(({ method, body }) => [method, body])).toEqual([
      ["POST", { token: "a-token" }],
    ]);
  },
);

test.each(["unsubscribed", "used", "unknown"] as const)(
  "a link to leave can be found %s",
  async (kind) => {
    const calls = answering({ [leaving]: json(200, { outcome: kind }) });
    expect(await unsubscribe("a-token")).toEqual({ kind });
    expect(calls).toHaveLength(1);
  },
);

test.each([
  ["an outcome that we do not know", json(200, { outcome: "expired" }), "failed"],
  ["an answer without one", json(200, null), "failed"],
  ["a page", page(200), "failed"],
  ["what is not the JSON that it says it is", brokenJson, "failed"],
  ["a server in trouble, whatever it says", json(500, { outcome: "unsubscribed" }), "failed"],
  ["a server that is away", page(503), "unavailable"],
])("%s does not pass for a success", async (_name, answer, kind) => {
  answering({ [leaving]: answer });
  expect(await unsubscribe("a-token")).toEqual({ kind });
});

test("too many tries say how long to wait", async () => {
  answering({ [leaving]: json(429, {}, { "retry-after": "90" }) });
  expect(await unsubscribe("a-token")).toEqual({ kind: "limited", wait: 90 });
});

function brokenJson(): Response {
  return new Response("{", { headers: { "content-type": "application/json" } });
}
