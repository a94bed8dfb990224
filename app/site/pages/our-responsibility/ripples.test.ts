import { expect, test } from "vitest";
import { ripplesOf } from "./ripples.ts";

test.each(["inner", "middle", "outer"] as const)("the %s rings are whole circles", (circle) => {
  const rings = ripplesOf(circle).split("M").slice(1);
  expect(rings.length % 2).toBe(0);
  for (const ring of rings) expect(ring).toMatch(/^-?\d+ \d+a(\d+) \1 0 1 1 0 \.01z$/);
});

test("the circles follow one another without overlapping", () => {
  const radii = (circle: "inner" | "middle" | "outer") =>
    [...ripplesOf(circle).matchAll(/a(\d+)/g)].map(([, radius]) => Number(radius));
  expect(Math.max(...radii("inner"))).toBeLessThan(Math.min(...radii("middle")));
  expect(Math.max(...radii("middle"))).toBeLessThan(Math.min(...radii("outer")));
});
