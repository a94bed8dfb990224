import { expect, test } from "vitest";
import { hairlinesUnder, lineThrough } from "./line-paths.ts";
import { depthOf, highest, labelLines, partsOf, slots, spread, wholePart } from "./scale.ts";

test("slots share the width evenly and their centres lie in the middle", () => {
  expect(slots(4).map(({ centre }) => centre)).toEqual([12.5, 37.5, 62.5, 87.5]);
});

test("the highest value ignores readings that were not taken", () => {
  expect(highest([{ values: [3, null] }, { values: [null, 7] }])).toBe(7);
});

test("the highest value touches the top and nothing lies on the base", () => {
  expect(depthOf(620, 620, 200)).toBe(0);
  expect(depthOf(0, 620, 200)).toBe(200);
  expect(depthOf(310, 620, 200)).toBe(100);
});

test("a drawing of nothing but zeros stays on the base", () => {
  expect(depthOf(0, 0, 200)).toBe(200);
});

test("the parts of a whole follow one another from end to end", () => {
  const parts = partsOf([34, 79, 59, 30], 202);
  expect(parts.map(({ from }) => from)).toEqual([0, 34, 113, 172]);
  expect(parts.at(-1)?.to).toBe(202);
});

test("names that are too close are moved apart and stay within the drawing", () => {
  expect(spread([10, 12, 90, 99], 20, 100)).toEqual([10, 30, 80, 100]);
  expect(spread([10, 50, 90], 20, 100)).toEqual([10, 50, 90]);
});

test("a label breaks between words only", () => {
  expect(labelLines("2025 (measured)", 8)).toEqual(["2025", "(measured)"]);
  expect(labelLines("E1", 4)).toEqual(["E1"]);
  expect(labelLines("a bc d", 4)).toEqual(["a bc", "d"]);
});

test("a share is whole per cents, and nothing of nothing is nothing", () => {
  expect(wholePart(124, 412)).toBe(0.3);
  expect(wholePart(0, 0)).toBe(0);
});

test("a line breaks where a reading is missing", () => {
  const line = [{ x: 1, y: 2 }, null, { x: 3, y: 4 }, { x: 5, y: 6 }];
  expect(lineThrough(line)).toBe("M1 2M3 4L5 6");
});

test("hairlines stand on the base and reach the line, but not across a gap", () => {
  expect(hairlinesUnder([{ x: 0, y: 10 }, null, { x: 10, y: 10 }], 50)).toBe("");
  const lines = hairlinesUnder(
    [
      { x: 0, y: 10 },
      { x: 8, y: 30 },
    ],
    50,
  )
    .split("M")
    .slice(1);
  expect(lines).toHaveLength(11);
  expect(lines[0]).toBe("0 50V10");
  expect(lines.at(-1)).toBe("8 50V30");
});
