import { expect, test } from "vitest";
import { keyFor } from "./message-key.ts";

const message = { name: "Anne", message: "Good morning" };

test("the same words carry the same key", () => {
  expect(keyFor({ ...message })).toBe(keyFor({ ...message }));
});

test("other words carry another key", () => {
  expect(keyFor({ ...message, message: "Good evening" })).not.toBe(keyFor(message));
});

test("a key is a version 4 UUID", () => {
  const keys = Array.from({ length: 100 }, (_, count) => keyFor({ ...message, count }));
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(keys.filter((key) => !uuid.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
});
