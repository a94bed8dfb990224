import { expect, test } from "vitest";
import { isPeriod, readPeriod, writePeriod } from "./period.ts";

test.each(["2026", "2026-H1", "2026-Q4", "2026-09-30"])("%s is a period", (period) => {
  expect(isPeriod(period)).toBe(true);
});

test.each(["26", "2026-H3", "2026-Q5", "2026-02-30", "2026-13-01", "2026-9-3", ""])(
  "%j is none",
  (period) => {
    expect(isPeriod(period)).toBe(false);
  },
);

test("a period is read as people write it, in both languages", () => {
  for (const [typed, period] of [
    ["2026", "2026"],
    ["t4 2026", "2026-Q4"],
    ["2026 S1", "2026-H1"],
    ["2026-q3", "2026-Q3"],
    ["H2 2026", "2026-H2"],
    [" 2026-09-30 ", "2026-09-30"],
    ["S3 2026", ""],
    ["T5 2026", ""],
    ["2026 T", ""],
    ["2026-09-31", ""],
  ]) {
    expect([typed, readPeriod(typed ?? "")]).toEqual([typed, period]);
  }
});

test("a period is written as people write it, and can be read again", () => {
  for (const [period, en, fr] of [
    ["2026", "2026", "2026"],
    ["2026-H1", "H1\u00a02026", "S1\u00a02026"],
    ["2026-Q3", "Q3\u00a02026", "T3\u00a02026"],
  ] as const) {
    expect([writePeriod(period, "en"), writePeriod(period, "fr")]).toEqual([en, fr]);
    expect([readPeriod(en), readPeriod(fr)]).toEqual([period, period]);
  }
  expect(writePeriod("2026-10-01", "en")).toBe("1 October 2026");
  expect(writePeriod("2026-10-01", "fr")).toBe("1er octobre 2026");
  expect(writePeriod("", "fr")).toBe("");
});
