import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { pages } from "#core/pages.ts";
import { numbersFrom } from "#core/seed.ts";
import { bandSize, riverPath, riversOf } from "./band.ts";

/** Every height on a path: where its lines start, plus every relative step. */
function heights(path: string): number[] {
  return path
    .split("M")
    .slice(1)
    .flatMap((line) => {
      const [start = "", ...stretches] = line.split(/[cs]/);
      let y = Number(start.split(" ")[1] ?? start.replace(/^0/, ""));
      const all = [y];
      for (const stretch of stretches) {
        y += Number(stretch.match(/-?\d+/g)?.at(-1));
        all.push(y);
      }
      return all;
    });
}

test("the same path gives the same band", () => {
  expect(riversOf("/contact")).toEqual(riversOf("/contact"));
});

test("no two pages share a band", () => {
  const drawn = pages.map(({ path }) => riversOf(path).map(riverPath).join());
  expect(new Set(drawn).size).toBe(pages.length);
});

test("no line leaves the band", () => {
  for (const { path } of pages) {
    const reached = riversOf(path).map(riverPath).flatMap(heights);
    expect(Math.min(...reached), path).toBeGreaterThanOrEqual(0);
    expect(Math.max(...reached), path).toBeLessThanOrEqual(bandSize.height);
  }
});

test("a band has thirty to sixty lines and is under 6 kB compressed", () => {
  for (const { path } of pages) {
    const band = riversOf(path).map(riverPath).join("");
    const lines = band.split("M").length - 1;
    expect(lines).toBeGreaterThanOrEqual(30);
    expect(lines).toBeLessThanOrEqual(60);
    // Quality 5 takes a tenth of the time; the copies that the host sends are a third smaller.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    expect(brotliCompressSync(band, { params }).length).toBeLessThan(6000);
  }
});

test("the numbers of a word are even and stay within 0 and 1", () => {
  const next = numbersFrom("alzette");
  const drawn = Array.from({ length: 2000 }, next);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  expect(drawn.reduce((sum, value) => sum + value) / drawn.length).toBeCloseTo(0.5, 1);
});
