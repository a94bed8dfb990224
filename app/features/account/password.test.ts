import { beforeEach, expect, test, vi } from "vitest";
import { answering, json } from "#app/api/stub-backend.ts";
import { nothing, paths, refusal, sessionAnswer, userAnswer } from "./stub-session.ts";

const recover = "/functions/v1/lp-recover";

beforeEach(() => vi.resetModules());

/** With somebody signed in, and the network as it is told. */
async function signedIn(answers: Record<string, () => Response>) {
  const all = { [paths.token]: sessionAnswer(), ...answers };
  const { signIn } = await import("./sign-in.ts");
  answering({ [paths.token]: sessionAnswer() });
  await signIn("anne@example.org", "the present password");
  const { changePassword } = await import("./password.ts");
  return { calls: answering(all), changePassword };
}

test.each([
  [json(202, {}), { kind: "asked" }],
  [json(422, { code: "invalid" }), { kind: "invalid" }],
  [json(429, {}, { "retry-after": "600" }), { kind: "limited", wait: 600 }],
  [json(503, {}), { kind: "unavailable" }],
  [json(500, {}), { kind: "failed" }],
])("asking for a link ends as the function says", async (answer, outcome) => {
  const calls = answering({ [recover]: answer });
  const { askRecovery } = await import("./password.ts");
  expect(await askRecovery("anne@example.org", "fr")).toEqual(outcome);
  expect(calls[0]?.body).toEqual({ email: "anne@example.org", language: "fr" });
});

test("a change asks for the present password first, and ends the other sessions last", async () => {
  const { calls, changePassword } = await signedIn({
    [paths.user]: userAnswer,
    [paths.others]: nothing,
  });
  expect(await changePassword("the present password", "four rivers, one bridge")).toEqual({
    kind: "changed",
    others: true,
  });
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST ${paths.token}`,
    `PUT ${paths.user}`,
    `POST ${paths.others}`,
  ]);
  expect(calls[0]?.body).toMatchObject({ password: "the present password" });
  expect(calls[1]?.body).toMatchObject({ password: "four rivers, one bridge" });
});

test("a wrong present password changes nothing", async () => {
  const { calls, changePassword } = await signedIn({
    [paths.token]: refusal(400, "invalid_credentials"),
  });
  expect(await changePassword("a guess", "four rivers, one bridge")).toEqual({ kind: "wrong" });
  expect(calls).toHaveLength(1);
});

test.each([
  ["weak_password", 422, { kind: "weak" }],
  ["same_password", 422, { kind: "same" }],
  ["session_not_found", 403, { kind: "ended" }],
])("a new password refused as %s is told apart", async (code, status, outcome) => {
  const { calls, changePassword } = await signedIn({ [paths.user]: refusal(status, code) });
  expect(await changePassword("the present password", "short")).toEqual(outcome);
  expect(calls.map(({ path }) => path)).not.toContain(paths.others);
});

test("other sessions that could not be ended are not said to be", async () => {
  const { changePassword } = await signedIn({
    [paths.user]: userAnswer,
    [paths.others]: json(503, {}),
  });
  expect(await changePassword("the present password", "four rivers, one bridge")).toEqual({
    kind: "changed",
    others: false,
  });
});

test("without a session there is no password to change", async () => {
  answering({});
  const { changePassword } = await import("./password.ts");
  expect(await changePassword("one", "two")).toEqual({ kind: "ended" });
});
