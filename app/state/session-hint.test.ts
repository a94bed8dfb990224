import { beforeEach, expect, test, vi } from "vitest";
import { keepEditor } from "#app/sign-in/keep-editor.ts";
import { editorHint, sessionHint, sessionKey } from "./session-hint.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

function signIn(user: string): void {
  kept.set(sessionKey, JSON.stringify({ access_token: "x.y.z", user: { id: user } }));
}

test("whoever writes pages is known from entering the desk to leaving it", () => {
  signIn("anne");
  expect(editorHint.read()).toBe(false);
  keepEditor("anne");
  expect(editorHint.read()).toBe(true);
  keepEditor(null);
  expect(editorHint.read()).toBe(false);
});

test("an investor who signs in after them in the same browser is not taken for them", () => {
  signIn("anne");
  keepEditor("anne");
  kept.delete(sessionKey);
  expect(editorHint.read()).toBe(false);
  signIn("paul");
  expect(sessionHint.read()).toBe(true);
  expect(editorHint.read()).toBe(false);
});

test("where a browser forbids storage nobody is signed in, and nothing fails", () => {
  vi.stubGlobal("localStorage", undefined);
  keepEditor("anne");
  expect([sessionHint.read(), editorHint.read()]).toEqual([false, false]);
});
