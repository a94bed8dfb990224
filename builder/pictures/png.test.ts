import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { paletted, paletteOf } from "./png.ts";

const paper = [246, 242, 233, 255];
const ink = [18, 32, 43, 255];

test("a picture is written pixel by pixel, each by its nearest colour", async () => {
  const palette = paletteOf("#f6f2e9", ["#12202b"], 2);
  const rgba = Uint8Array.from([...paper, ...ink, ...[20, 30, 40, 255], ...paper]);
  const png = await paletted({ width: 2, height: 2, rgba }, palette);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2, 2]);
  const start = png.indexOf("IDAT") + 4;
  const rows = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
  // Each row begins with its filter, which is none.
  expect([...rows]).toEqual([0, 0, 2, 0, 2, 0]);
});

test("a palette holds the paper, every ink in full and no more than a PNG may", () => {
  const palette = paletteOf("#f6f2e9", ["#12202b", "#1b3a5c", "#a0622d"], 12);
  expect(palette[0]).toEqual([246, 242, 233]);
  expect(palette).toContainEqual([18, 32, 43]);
  expect(palette).toContainEqual([160, 98, 45]);
  expect(palette.length).toBeLessThanOrEqual(256);
});
