import { expect, test } from "vitest";
import { clockIn, officeState } from "./office-state.ts";

const hours = { opens: "09:00", closes: "18:30" } as const;

function stateAt(moment: string) {
  return officeState(clockIn("Europe/Paris", new Date(moment)), hours);
}

test("the clock is that of the place, summer and winter", () => {
  expect(clockIn("Europe/Paris", new Date("2026-07-01T08:05:00Z"))).toEqual({
    minutes: 605,
    day: 3,
  });
  expect(clockIn("Europe/Paris", new Date("2026-01-01T23:30:00Z"))).toEqual({
    minutes: 30,
    day: 5,
  });
});

test("an office is open from its first minute to its last", () => {
  expect(stateAt("2026-07-01T06:59:00Z")).toEqual({ kind: "later" });
  expect(stateAt("2026-07-01T07:00:00Z")).toEqual({ kind: "open" });
  expect(stateAt("2026-07-01T16:29:00Z")).toEqual({ kind: "open" });
  expect(stateAt("2026-07-01T16:30:00Z")).toEqual({ kind: "closed", day: 4 });
});

test("from Friday evening on it opens on Monday", () => {
  for (const moment of ["2026-07-03T17:00:00Z", "2026-07-04T09:00:00Z", "2026-07-05T09:00:00Z"]) {
    expect(stateAt(moment)).toEqual({ kind: "closed", day: 1 });
  }
});
