import { expect, test } from "vitest";
import { people } from "#content/people.ts";
import { site } from "#content/site.ts";
import { lobeDepths, medallionOf } from "./medallion.ts";

test("a name gives one lobe a letter, whatever its accents, and a shallow one a gap", () => {
  expect(lobeDepths("Zoé A")).toHaveLength("Zoé A ".length);
  expect(lobeDepths("Joël")).toEqual(lobeDepths("JOEL"));
  const [z = 0, a = 0, gap = 0] = lobeDepths("za");
  expect(z).toBeGreaterThan(a);
  expect(a).toBeGreaterThan(gap);
});

test("the same name gives the same medallion, and no two persons share one", () => {
  const drawings = people.map(({ name, office }) => JSON.stringify(medallionOf(name, office)));
  expect(people.map(({ name, office }) => JSON.stringify(medallionOf(name, office)))).toEqual(
    drawings,
  );
  expect(new Set(drawings).size).toBe(people.length);
});

test("an office has a river of its own, which everyone there shares", () => {
  const rivers = site.offices.map(({ id }) => {
    const there = people.filter(({ office }) => office === id);
    return new Set(there.map(({ name }) => medallionOf(name, id).river.path));
  });
  expect(rivers.map(({ size }) => size)).toEqual(site.offices.map(() => 1));
  expect(new Set(rivers.flatMap((paths) => [...paths])).size).toBe(site.offices.length);
});

test("a medallion is light enough to stand in a page eight times", () => {
  for (const { name, office } of people) {
    const parts = Object.values(medallionOf(name, office));
    const written = parts.map(({ path, transforms }) => path.length + transforms.join().length);
    expect(written.reduce((sum, length) => sum + length)).toBeLessThan(5000);
    // Each is a `use` element, for which the browser keeps three nodes.
    expect(parts.flatMap(({ transforms }) => transforms).length).toBeLessThan(30);
  }
});
