import { expect, test } from "vitest";
import { builtPages } from "./built-site.ts";

const named = "h1, h2, h3, h4, label, a, button, summary, legend, caption, th";

test("finding: no name loses a space beside a comment of React's", () => {
  for (const { address, root } of builtPages) {
    const lost = root
      .querySelectorAll(named)
      .map(({ innerHTML }) => innerHTML)
      .filter((html) => /<!-- --> (?=<|$)|> <!-- -->/.test(html));
    expect.soft(lost, address.path).toEqual([]);
  }
});

test("finding: every table has a caption", () => {
  for (const { address, root } of builtPages) {
    const without = root
      .querySelectorAll("table")
      .filter((table) => !table.querySelector("caption")?.text.trim());
    expect
      .soft(
        without.map((table) => table.text.slice(0, 60)),
        address.path,
      )
      .toEqual([]);
  }
});

test("finding: every figure with a caption is named by it", () => {
  let found = 0;
  for (const { address, root } of builtPages) {
    for (const figure of root.querySelectorAll("figure")) {
      const caption = figure.querySelector("figcaption");
      if (!caption) continue;
      found += 1;
      expect.soft(figure.getAttribute("role"), address.path).toBe("figure");
      expect.soft(figure.getAttribute("aria-labelledby"), address.path).toBe(caption.id);
    }
  }
  expect(found).toBeGreaterThan(50);
});
