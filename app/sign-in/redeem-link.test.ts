import { beforeEach, expect, test, vi } from "vitest";
import { answering, json } from "#app/api/stub-backend.ts";
import { paths, refusal, sessionAnswer, userAnswer } from "./stub-session.ts";

const good = {
  [paths.redeem]: json(200, { tokenHash: "a-hash" }),
  [paths.verify]: sessionAnswer(),
  [paths.user]: userAnswer,
};
const password = "four rivers, one bridge";

beforeEach(() => vi.resetModules());

async function load() {
  return (await import("./redeem-link.ts")).setPasswordByLink;
}

test("the link opens a session, and the password is set", async () => {
  const calls = answering(good);
  const setPasswordByLink = await load();
  expect(await setPasswordByLink("a-token", password)).toEqual({ kind: "set" });
  expect(calls.map(({ path }) => path)).toEqual([paths.redeem, paths.verify, paths.user]);
  expect(calls[0]?.body).toEqual({ token: "a-token" });
  expect(calls[1]?.body).toMatchObject({ type: "recovery", token_hash: "a-hash" });
  expect(calls[2]?.body).toMatchObject({ password });
});

test.each([
  [json(410, { code: "expired" }), "expired"],
  [json(410, { code: "used" }), "used"],
  [json(404, { code: "unknown" }), "unknown"],
  [json(422, {}), "unknown"],
  [json(404, {}), "failed"],
  [json(200, {}), "failed"],
  [json(503, {}), "unavailable"],
])("a link is found as the function says", async (answer, kind) => {
  const calls = answering({ [paths.redeem]: answer });
  const setPasswordByLink = await load();
  expect(await setPasswordByLink("a-token", password)).toEqual({ kind });
  expect(calls).toHaveLength(1);
});

test("a weak password can be mended without another link", async () => {
  answering({ ...good, [paths.user]: refusal(422, "weak_password") });
  const setPasswordByLink = await load();
  expect(await setPasswordByLink("a-token", "password1234")).toEqual({ kind: "weak" });
  const calls = answering(good);
  expect(await setPasswordByLink("a-token", password)).toEqual({ kind: "set" });
  expect(calls.map(({ path }) => path)).toEqual([paths.user]);
});

test("a step that failed is taken again with the same link", async () => {
  answering({ ...good, [paths.verify]: json(503, {}) });
  const setPasswordByLink = await load();
  expect(await setPasswordByLink("a-token", password)).toEqual({ kind: "unavailable" });
  const calls = answering(good);
  expect(await setPasswordByLink("a-token", password)).toEqual({ kind: "set" });
  expect(calls.map(({ path }) => path)).toEqual([paths.redeem, paths.verify, paths.user]);
});

test("another link is taken from its beginning", async () => {
  answering({ ...good, [paths.user]: refusal(422, "weak_password") });
  const setPasswordByLink = await load();
  await setPasswordByLink("a-token", "password1234");
  const calls = answering(good);
  await setPasswordByLink("another-token", password);
  expect(calls.map(({ path }) => path)).toEqual([paths.redeem, paths.verify, paths.user]);
});

test("a hash that has run out is an expired link", async () => {
  answering({ ...good, [paths.verify]: refusal(403, "otp_expired") });
  const setPasswordByLink = await load();
  expect(await setPasswordByLink("a-token", password)).toEqual({ kind: "expired" });
});

test.each([
  [json(200, { state: "open" }), "open"],
  [json(200, { state: "used" }), "used"],
  [json(200, { state: "expired" }), "expired"],
  [json(200, { state: "unknown" }), "unknown"],
  [json(200, { state: "<b>" }), "open"],
  [json(404, {}), "open"],
  [json(429, { code: "PT429" }), "open"],
  [json(503, {}), "open"],
])(
  "finding 11: what a link is good for is asked, and where that fails the form stays",
  async (answer, state) => {
    const calls = answering({ [paths.link]: answer });
    const { stateOfLink } = await import("./redeem-link.ts");
    expect(await stateOfLink("a-token")).toBe(state);
    expect(calls.map(({ body }) => body)).toEqual([{ token: "a-token" }]);
  },
);
