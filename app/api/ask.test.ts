import { expect, test, vi } from "vitest";
import { ask, askForFile } from "./ask.ts";
import { longestCall } from "./attempt.ts";
import { answering, json, page } from "./stub-backend.ts";

const path = "/functions/v1/anything";

test("a call carries the public key, its JSON and nothing that was not asked for", async () => {
  const calls = answering({ [path]: json(200, { said: "yes" }) });
  const answer = await ask(path, { body: { name: "Anne" } });
  expect(answer).toEqual({ status: 200, ok: true, body: { said: "yes" } });
  const [call] = calls;
  expect(call).toMatchObject({ method: "POST", body: { name: "Anne" }, keepalive: false });
  expect([...(call?.headers.keys() ?? [])].sort()).toEqual(["apikey", "content-type"]);
});

test("a call can be in somebody's name, say what a table shall answer, and outlive the page", async () => {
  const calls = answering({ [path]: () => new Response(null, { status: 201 }) });
  const question = { body: {}, token: "t", prefer: "return=minimal", keepalive: true } as const;
  expect(await ask(path, question)).toEqual({ status: 201, ok: true, body: undefined });
  expect(calls[0]?.headers.get("authorization")).toBe("Bearer t");
  expect(calls[0]?.headers.get("prefer")).toBe("return=minimal");
  expect(calls[0]?.keepalive).toBe(true);
});

test("a file is asked for in somebody's name, and is there with its head", async () => {
  const calls = answering({ [path]: () => new Response("bytes") });
  const answer = await askForFile(path, "t");
  expect(answer instanceof Response && (await answer.text())).toBe("bytes");
  expect(calls[0]?.method).toBe("GET");
  expect(calls[0]?.headers.get("authorization")).toBe("Bearer t");
});

test.each([
  ["a refusal", json(422, { code: "no" }), { status: 422, ok: false, body: { code: "no" } }],
  ["a page in its place", page(200), { status: 200, ok: true, body: undefined }],
])("%s is an answer", async (_name, answer, expected) => {
  answering({ [path]: answer });
  expect(await ask(path, {})).toEqual(expected);
});

test.each([
  ["too many calls", json(429, {}, { "retry-after": "60" }), { kind: "limited", wait: 60 }],
  ["too many calls, until nobody knows when", page(429), { kind: "limited" }],
  ["a gateway in trouble", page(502), { kind: "unavailable" }],
  ["a service that is away", json(503, {}), { kind: "unavailable" }],
  ["a service that is slow", page(504), { kind: "unavailable" }],
])("%s is a failure, for files too", async (_name, answer, failure) => {
  answering({ [path]: answer });
  expect(await ask(path, {})).toEqual(failure);
  expect(await askForFile(path, "t")).toEqual(failure);
});

test("no connection is a failure, and not an exception", async () => {
  answering({});
  expect(await ask(path, {})).toEqual({ kind: "offline" });
});

test("an answer whose end never comes is late", async () => {
  vi.useFakeTimers();
  const endless = new ReadableStream({ start: (sink) => sink.enqueue(new Uint8Array([123])) });
  answering({ [path]: () => new Response(endless) });
  const outcome = ask(path, {});
  await vi.advanceTimersByTimeAsync(longestCall);
  expect(await outcome).toEqual({ kind: "late" });
});
