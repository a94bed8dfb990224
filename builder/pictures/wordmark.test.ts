import { expect, test } from "vitest";
import { pictureFonts } from "./fonts.ts";
import { faces, measureWith } from "./type.ts";
import { wordmarkArt, wordmarkWidth } from "./wordmark.ts";

test("finding: a word mark without an ampersand keeps its words apart", async () => {
  const measures = measureWith(await pictureFonts());
  const whole = measures(faces.display)("Moselle Partners");
  const words = ["Moselle", "", "Partners"] as const;
  expect(wordmarkWidth(measures, 1, words)).toBeCloseTo(whole);
  const setting = { x: 0, y: 0, size: 10, ink: "#000", second: "#111" };
  const begins = /x="([\d.]+)"[^>]*>Partners</.exec(wordmarkArt(measures, setting, words))?.[1];
  const space = Number(begins) / 10 - measures(faces.display)("Moselle");
  expect(space).toBeGreaterThan(0.15);
  expect(space).toBeLessThan(0.4);
});
