import { expect, test } from "vitest";
import type { FundLine, Valuation } from "#core/acts/space.ts";
import { figuresOf } from "./figures-of.ts";

const today = "2026-11-20";
const line = (on: string) => ({ on }) as FundLine;
const valuations = [{ on: "2026-09-30" } as Valuation];

test("what has no value yet is drawn in one figure, which is then the first", () => {
  expect(figuresOf({ lines: [line("2026-05-29")], valuations: [], today })).toEqual(["cash"]);
});

test("a call to come draws nothing", () => {
  expect(figuresOf({ lines: [line("2026-12-01")], valuations: [], today })).toEqual([]);
  expect(figuresOf({ lines: [], valuations, today })).toEqual(["value", "quarters"]);
});

test("an account with movements and values has all three", () => {
  const all = figuresOf({ lines: [line(today)], valuations, today });
  expect(all).toEqual(["value", "cash", "quarters"]);
});
