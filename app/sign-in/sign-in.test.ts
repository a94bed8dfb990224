import { beforeEach, expect, test, vi } from "vitest";
import { answering, json, page } from "#app/api/stub-backend.ts";
import { paths, refusal, sessionAnswer } from "./stub-session.ts";

beforeEach(() => vi.resetModules());

async function signIn() {
  const account = await import("./sign-in.ts");
  return account.signIn("anne@example.org", "a long enough password");
}

test("who is known is signed in, with the public key", async () => {
  const calls = answering({ [paths.token]: sessionAnswer() });
  expect(await signIn()).toEqual({ kind: "signed-in" });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({
    email: "anne@example.org",
    password: "a long enough password",
  });
  expect(calls[0]?.headers.has("apikey")).toBe(true);
});

test.each([
  ["a wrong pair", refusal(400, "invalid_credentials"), { kind: "invalid" }],
  [
    "too many tries, and how long to wait",
    json(429, { error_code: "over_request_rate_limit" }, { "retry-after": "90" }),
    { kind: "limited", wait: 90 },
  ],
  ["too many tries", refusal(429, "over_request_rate_limit"), { kind: "limited" }],
  ["a gateway in trouble", page(502), { kind: "unavailable" }],
  ["a service that is away", refusal(503, "unavailable"), { kind: "unavailable" }],
  ["a service that is slow", page(504), { kind: "unavailable" }],
  ["a fault of the service", json(500, { msg: "stack" }), { kind: "failed" }],
  ["a network that answers for the service", page(200), { kind: "offline" }],
  ["a refusal that we do not know", refusal(400, "captcha_failed"), { kind: "failed" }],
])("%s is told apart", async (_name, answer, outcome) => {
  answering({ [paths.token]: answer });
  expect(await signIn()).toEqual(outcome);
});

test("no connection is told apart from a bad answer", async () => {
  answering({});
  expect(await signIn()).toEqual({ kind: "offline" });
});

test("who signs out leaves nothing of what they wrote, who only signs in again keeps it", async () => {
  answering({ [paths.token]: sessionAnswer() });
  const kept = new Set(["deskDrafts"]);
  vi.stubGlobal("sessionStorage", { removeItem: (name: string) => kept.delete(name) });
  const { endSession, signOut } = await import("./sign-in.ts");
  await signIn();
  await signOut("global");
  expect(kept.size, "a sign-out that failed").toBe(1);
  await endSession("local");
  expect(kept.size, "to sign in again").toBe(1);
  await signIn();
  await signOut("local");
  expect(kept.size).toBe(0);
});

test("signing out here needs no network, signing out everywhere does", async () => {
  const answers = { [paths.token]: sessionAnswer() };
  answering(answers);
  const { signOut } = await import("./sign-in.ts");
  await signIn();
  expect(await signOut("global")).toEqual({ kind: "offline" });
  expect(await signOut("local")).toEqual({ kind: "signed-out" });
});
