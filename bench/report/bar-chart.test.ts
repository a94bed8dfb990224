import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { barChart } from "./bar-chart.ts";

const drawn = barChart({
  title: "Site & floor",
  groups: [
    {
      name: "/contact",
      bars: [
        { label: "site", value: 200, ink: "#111111", shown: "200 ms" },
        { label: "floor", value: 100, ink: "#222222", shown: "< 1" },
      ],
    },
    { name: "/", bars: [{ label: "site", value: 0, ink: "#111111", shown: "0" }] },
  ],
});
const svg = parse(drawn);

function widths(ink: string): number[] {
  return svg
    .querySelectorAll(`rect[fill="${ink}"][x="280"]`)
    .map((bar) => Number(bar.getAttribute("width")));
}

test("all bars share one scale from zero", () => {
  expect(widths("#111111")[0]).toBe(2 * (widths("#222222")[0] ?? 0));
});

test("a bar of nothing can still be seen", () => {
  expect(widths("#111111")[1]).toBe(1);
});

test("each kind is explained once", () => {
  const words = svg.querySelectorAll("text").map(({ text }) => text);
  expect(words.filter((word) => word === "floor")).toHaveLength(1);
  expect(words.filter((word) => word === "site")).toHaveLength(1);
});

test("the picture is named, and its words are escaped", () => {
  expect(svg.querySelector("title")?.text).toBe("Site & floor");
  expect(drawn).toContain("Site &amp; floor");
  expect(drawn).toContain("&lt; 1");
});
