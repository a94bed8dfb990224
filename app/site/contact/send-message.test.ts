import { expect, test, vi } from "vitest";
import { longestCall } from "#app/api/attempt.ts";
import { answering, json, never, page } from "#app/api/stub-backend.ts";
import { type Sending, sendMessage } from "./send-message.ts";

const path = "/functions/v1/contact";

const sending: Sending = {
  message: {
    name: "Anne Martin",
    email: "anne@example.org",
    phone: "",
    subject: "press",
    message: "A question about your report.",
  },
  language: "fr",
  key: "0b0e4f0e-6a57-4d4e-9f0c-3f9a6a3f8a11",
  website: "",
  elapsed: 4_200,
};

test("a message is sent whole, with its key, and comes back with its reference", async () => {
  const calls = answering({ [path]: json(201, { reference: "261115-7K3QF" }) });
  expect(await sendMessage(sending)).toEqual({ kind: "sent", reference: "261115-7K3QF" });
  const { message, ...about } = sending;
  expect(calls.map(({ method, body }) => [method, body])).toEqual([
    ["POST", { ...message, ...about }],
  ]);
  expect(calls[0]?.headers.has("apikey")).toBe(true);
});

test("what the server finds wrong comes back by field", async () => {
  const faults = { name: "name.short", message: "message.long", admin: "yes", email: 12 };
  answering({ [path]: json(422, { faults }) });
  expect(await sendMessage(sending)).toEqual({
    kind: "invalid",
    faults: { name: "name.short", message: "message.long" },
  });
});

test.each([
  ["a refusal", json(422, { code: "refused", faults: {} }), { kind: "refused" }],
  ["a refusal of nothing in particular", json(422, { faults: {} }), { kind: "failed" }],
  ["a refusal that is a page", page(422), { kind: "failed" }],
  ["too much at once", json(413, {}), { kind: "invalid", faults: { message: "message.long" } }],
  ["too many calls", json(429, {}), { kind: "limited" }],
  [
    "too many calls, and how long to wait",
    json(429, {}, { "retry-after": "600" }),
    { kind: "limited", wait: 600 },
  ],
  ["a server in trouble", json(500, { message: "stack" }), { kind: "failed" }],
  ["a server that is away", json(503, {}), { kind: "unavailable" }],
  ["a success without a reference", json(201, {}), { kind: "failed" }],
  ["a network that answers for the server", page(200), { kind: "failed" }],
])("%s is told apart", async (_name, answer, outcome) => {
  answering({ [path]: answer });
  expect(await sendMessage(sending)).toEqual(outcome);
});

test("no answer is told apart from a bad one", async () => {
  answering({});
  expect(await sendMessage(sending)).toEqual({ kind: "offline" });
});

test("an answer that does not come ends in time", async () => {
  vi.useFakeTimers();
  answering({ [path]: never });
  const outcome = sendMessage(sending);
  await vi.advanceTimersByTimeAsync(longestCall);
  expect(await outcome).toEqual({ kind: "late" });
});
