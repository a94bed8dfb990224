import { brotliCompressSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { services } from "#core/services.ts";
import { serviceFigures } from "./figures.ts";
import { between, draw, pathOf, transformsOf } from "./morph.ts";
import { closedPath, copyTransforms, sampleCurve, samples } from "./rosette.ts";
import { Rosette } from "./rosette.tsx";

const still = { count: 1, height: 0 };
const circle = { petals: 6, depth: 0, sharpness: 1, ripple: still, twist: 0 };

test("without depth the curve is a circle", () => {
  const radii = sampleCurve(circle).map(([x, y]) => Math.hypot(x, y));
  for (const radius of radii) expect(radius).toBeCloseTo(1, 10);
});

test("every curve reaches its full size and never leaves it", () => {
  for (const service of services) {
    const { outer, inner } = serviceFigures[service];
    for (const { curve } of [outer, inner]) {
      const radii = sampleCurve(curve).map(([x, y]) => Math.hypot(x, y));
      expect(Math.max(...radii)).toBeCloseTo(1, 10);
      expect(radii).toHaveLength(samples);
    }
  }
});

test("a curve repeats itself as often as it has petals", () => {
  const radii = sampleCurve({ ...circle, depth: 0.5 }).map(([x, y]) => Math.hypot(x, y));
  const petal = samples / circle.petals;
  radii.forEach((radius, index) => {
    expect(radii[(index + petal) % samples]).toBeCloseTo(radius, 10);
  });
});

test("a path is closed and made of whole numbers", () => {
  const path = closedPath(sampleCurve(circle), 500);
  expect(path).toMatch(/^M-?\d+ -?\d+(q-?\d+[ -]\d+[ -]\d+[ -]\d+)+z$/);
});

test("copies go from the full size to the innermost, turning all the way", () => {
  const layer = { curve: circle, radius: 10, copies: 3, sweep: 30, innermost: 0.5 };
  expect(copyTransforms(layer)).toEqual([
    "rotate(0) scale(1)",
    "rotate(15) scale(0.75)",
    "rotate(30) scale(0.5)",
  ]);
});

test("each service has a figure of its own, with as many copies as the others", () => {
  const drawn = services.map((service) => draw(serviceFigures[service]));
  expect(new Set(drawn.map(({ outer }) => pathOf(outer))).size).toBe(services.length);
  expect(new Set(drawn.map(({ outer }) => transformsOf(outer).length)).size).toBe(1);
  expect(new Set(drawn.map(({ inner }) => transformsOf(inner).length)).size).toBe(1);
});

test("a morph begins at one figure, ends at the other and is neither in between", () => {
  const from = draw(serviceFigures["private-equity"]);
  const to = draw(serviceFigures["business-strategy"]);
  expect(pathOf(between(from, to, 0).outer)).toBe(pathOf(from.outer));
  expect(pathOf(between(from, to, 1).outer)).toBe(pathOf(to.outer));
  expect(transformsOf(between(from, to, 1).inner)).toEqual(transformsOf(to.inner));
  const middle = pathOf(between(from, to, 0.5).outer);
  expect([pathOf(from.outer), pathOf(to.outer)]).not.toContain(middle);
});

test.each(services)(
  "the figure of %s is under 6 kB compressed and hidden from readers",
  (service) => {
    const markup = renderToStaticMarkup(createElement(Rosette, { service }));
    expect(brotliCompressSync(markup).length).toBeLessThan(6000);
    expect(markup).toContain('aria-hidden="true"');
  },
);
