import { expect, test } from "vitest";
import { alongOf, between, depthOf, lineOf, scaleOf, stepsOf, yearsIn } from "./chart.ts";

test("a scale has round steps and holds every value", () => {
  expect(scaleOf([0, 3_630_000])).toEqual({
    low: 0,
    high: 4_000_000,
    ticks: [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000],
  });
  expect(scaleOf([-730, 120])).toMatchObject({ low: -750, high: 250 });
  expect(scaleOf([])).toMatchObject({ low: 0 });
});

test("a value is as deep as it is far from the highest", () => {
  const scale = scaleOf([-100, 100]);
  expect(depthOf(100, scale)).toBe(0);
  expect(depthOf(0, scale)).toBe(0.5);
  expect(depthOf(-100, scale)).toBe(1);
});

test("days are counted, not steps; years begin where they begin", () => {
  const calendar = { first: "2023-07-02", last: "2025-07-01" };
  expect(alongOf("2023-07-02", calendar)).toBe(0);
  expect(alongOf("2025-07-01", calendar)).toBe(1);
  expect(yearsIn(calendar).map(({ year }) => year)).toEqual([2024, 2025]);
  expect(yearsIn(calendar)[0]?.x).toBeCloseTo(183 / 730, 9);
  expect(alongOf("2024-01-01", { first: "2024-01-01", last: "2024-01-01" })).toBe(1);
});

test("money moves at once, on its day", () => {
  const places = [
    { x: 0, y: 1 },
    { x: 0.5, y: 0 },
  ];
  expect(lineOf(stepsOf(places))).toBe("M0 100L50 100L50 0");
  expect(between(places, [places[0] ?? { x: 0, y: 0 }])).toBe("M0 1L0.5 0L0 1Z");
});
