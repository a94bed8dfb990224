import { expect, test } from "vitest";
import { impact } from "#content/impact.ts";
import { circles, hatching, petals, rings } from "./metrics.ts";

test("there is one ring for every unit", () => {
  expect(rings(41).transforms).toHaveLength(41);
});

test("there is one circle for every unit, evenly round", () => {
  const { transforms } = circles(19);
  expect(new Set(transforms).size).toBe(19);
  expect(transforms[1]).toBe(`rotate(${Math.round((360 / 19) * 1000) / 1000})`);
});

test("petals are as many as the units", () => {
  expect(petals(27).path).not.toBe(petals(26).path);
});

test("the hatching has a line for every month, and its ends are the readings", () => {
  const { carbonIntensity } = impact;
  const lines = hatching(carbonIntensity, 400, 200).split("M").slice(1);
  expect(lines).toHaveLength((carbonIntensity.length - 1) * 12 + 1);
  const heightOf = (line = "") => 200 - Number(line.split("V")[1]);
  const first = carbonIntensity[0]?.value ?? 0;
  const last = carbonIntensity.at(-1)?.value ?? 0;
  expect(heightOf(lines[0])).toBe(200);
  expect(heightOf(lines.at(-1)) / 200).toBeCloseTo(last / first, 3);
});
