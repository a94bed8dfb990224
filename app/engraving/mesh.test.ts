import { expect, test } from "vitest";
import { meshOf } from "./mesh.ts";

/** Where lines meet a side of the tile, within its height. */
function levelsAt(x: number, { path, height }: ReturnType<typeof meshOf>): number[] {
  const points = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)];
  return points
    .filter((point) => Number(point[1]) === x)
    .map((point) => Number(point[2]))
    .filter((level) => level > 0.5 && level < height - 0.5)
    .sort((one, other) => one - other);
}

test.each(["one", "two", "three"])("a tile of %s joins the next without a seam", (word) => {
  const mesh = meshOf(word);
  const [left, right] = [levelsAt(0, mesh), levelsAt(mesh.width, mesh)];
  expect(left.length).toBeGreaterThan(8);
  expect(right).toHaveLength(left.length);
  for (const [index, level] of left.entries()) expect(right[index]).toBeCloseTo(level, 0);
});

test("the same word has the same ground, another has another", () => {
  expect(meshOf("one")).toEqual(meshOf("one"));
  expect(meshOf("one").path).not.toBe(meshOf("two").path);
});
