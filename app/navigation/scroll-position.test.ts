import { expect, test } from "vitest";
import { farFromTop, headerHidden } from "./scroll-position.ts";

test.each([
  { y: 0, previousY: 0, why: "at the top" },
  { y: 10, previousY: 0, why: "within the first 10 pixels, on the way down" },
  { y: 10, previousY: 500, why: "back within the first 10 pixels" },
  { y: -40, previousY: 0, why: "bouncing above the top" },
])("the header is shown $why", ({ y, previousY }) => {
  expect(headerHidden(y, previousY, true)).toBe(false);
  expect(headerHidden(y, previousY, false)).toBe(false);
});

test.each([
  { y: 11, previousY: 10 },
  { y: 11, previousY: 0 },
  { y: 2001, previousY: 2000 },
])("scrolling down from $previousY to $y hides the header", ({ y, previousY }) => {
  expect(headerHidden(y, previousY, false)).toBe(true);
  expect(headerHidden(y, previousY, true)).toBe(true);
});

test.each([
  { y: 11, previousY: 12 },
  { y: 1999, previousY: 2000 },
])("scrolling up from $previousY to $y shows the header", ({ y, previousY }) => {
  expect(headerHidden(y, previousY, true)).toBe(false);
  expect(headerHidden(y, previousY, false)).toBe(false);
});

test("a scroll event without movement leaves the header as it was", () => {
  expect(headerHidden(500, 500, true)).toBe(true);
  expect(headerHidden(500, 500, false)).toBe(false);
});

test("the button to the top appears after more than 300 pixels", () => {
  expect(farFromTop(0)).toBe(false);
  expect(farFromTop(300)).toBe(false);
  expect(farFromTop(301)).toBe(true);
});
