import { expect, test } from "vitest";
import type { RequestRow } from "#core/acts/persons.ts";
import { stateOf } from "./request-row.ts";

const row: RequestRow = {
  id: "1",
  kind: "access",
  language: "en",
  address: "a@person.example",
  message: null,
  at: "2026-11-01T10:00:00Z",
  due: "2026-12-01T10:00:00Z",
  proven: null,
  done: null,
  outcome: null,
  offered: null,
  handed: null,
  by: null,
  certificate: null,
};
const before = Date.parse("2026-11-30T10:00:00Z");
const after = Date.parse("2026-12-02T10:00:00Z");

test.each([
  ["asked", {}, before],
  ["proven", { proven: "2026-11-02T10:00:00Z" }, before],
  ["late", {}, after],
  ["late", { proven: "2026-11-02T10:00:00Z" }, after],
  ["handed", { proven: "2026-11-02T10:00:00Z", handed: "2026-11-03T10:00:00Z" }, after],
  ["done", { done: "2026-12-03T10:00:00Z" }, after],
] as const)("a request is %s", (state, more, now) => {
  expect(stateOf({ ...row, ...more }, now)).toBe(state);
});
