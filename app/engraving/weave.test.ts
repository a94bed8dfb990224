import { expect, test } from "vitest";
import { weaveOf } from "./weave.ts";

const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];

test("the same word is woven alike, another one differently", () => {
  expect(weaveOf("fund one")).toEqual(weaveOf("fund one"));
  expect(weaveOf("fund one").path).not.toBe(weaveOf("fund two").path);
});

test("every line ends as high as some line begins, so that tiles join", () => {
  const { path, width } = weaveOf("fund one");
  const lines = path.split("M").filter(Boolean).map(numbers);
  expect(lines).toHaveLength(16);
  for (const line of lines) {
    expect(line.at(-2)).toBe(width);
    expect(line.at(-1)).toBeCloseTo(line[1] ?? 0, 1);
  }
});

test.each(["a", "b", "c", "d"])("the lines of %s stay within the ribbon", (word) => {
  const { path, height } = weaveOf(word);
  const ends = [...path.matchAll(/ (-?[\d.]+)(?=[SM]|$)/g)].map(([, y]) => Number(y));
  expect(Math.min(...ends)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(height);
});
