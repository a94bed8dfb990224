import { beforeEach, expect, test, vi } from "vitest";
import { answering, json } from "#app/api/stub-backend.ts";
import { paths, refusal, sessionAnswer, userAnswer } from "./stub-session.ts";

const recover = "/functions/v1/sign-in-recover";

beforeEach(() => vi.resetModules());

/** Signs somebody in, with a network that gives these answers. */
async function signedIn(answers: Record<string, () => Response>) {
  const { signIn } = await import("./sign-in.ts");
  answering({ [paths.token]: sessionAnswer() });
  await signIn("anne@example.org", "the present password");
  const { setPassword } = await import("./password.ts");
  return { calls: answering(answers), setPassword };
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

test("a change is one request, with the present password in it", async () => {
  const { calls, setPassword } = await signedIn({ [paths.user]: userAnswer });
  expect(await setPassword("four rivers, one bridge", "the present password")).toEqual({
    kind: "set",
  });
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([`PUT ${paths.user}`]);
  expect(calls[0]?.body).toMatchObject({
    password: "four rivers, one bridge",
    current_password: "the present password",
  });
});

test.each([
  ["invalid_credentials", 400, { kind: "wrong" }],
  ["current_password_required", 400, { kind: "wrong" }],
  ["weak_password", 422, { kind: "weak" }],
  ["same_password", 422, { kind: "same" }],
  ["session_not_found", 403, { kind: "ended" }],
])("a new password refused as %s is told apart", async (code, status, outcome) => {
  const { setPassword } = await signedIn({ [paths.user]: refusal(status, code) });
  expect(await setPassword("short", "the present password")).toEqual(outcome);
});

test("without a session there is no password to change", async () => {
  answering({});
  const { setPassword } = await import("./password.ts");
  expect(await setPassword("one", "two")).toEqual({ kind: "ended" });
});
