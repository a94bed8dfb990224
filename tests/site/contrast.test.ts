import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const tokens = readFileSync("app/styles/tokens.css", "utf8");

const inks = ["ink", "ink-soft", "prussian", "oxblood", "bronze", "moss", "ochre", "error"];
const lights = ["paper", "night-soft", "copper-light"];

/** WCAG 2.2, 1.4.3 asks 4.5 of text; 1.4.11 asks 3 of graphics, as 1.4.3 does of large text. */
const pairs = [
  ...inks.map((ink) => ({ front: ink, back: "paper", least: 4.5 })),
  ...inks.map((ink) => ({ front: ink, back: "paper-deep", least: 4.5 })),
  ...inks.map((ink) => ({ front: ink, back: "leaf", least: 4.5 })),
  ...lights.map((light) => ({ front: light, back: "night", least: 4.5 })),
  { front: "copper", back: "paper", least: 3 },
];

test.each(pairs)("$front on $back reaches $least to 1", ({ front, back, least }) => {
  expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(least);
});

test.each([
  { front: "#000000", back: "#ffffff", ratio: 21 },
  { front: "#777777", back: "#ffffff", ratio: 4.48 },
  { front: "#ffffff", back: "#ff0000", ratio: 4 },
])("the contrast of $front on $back is $ratio", ({ front, back, ratio }) => {
  expect(contrast(front, back)).toBeCloseTo(ratio, 2);
});

function colour(name: string): string {
  const hex = new RegExp(`--color-${name}:\\s*(#[0-9a-f]{6});`, "i").exec(tokens)?.[1];
  if (!hex) throw new Error(`tokens.css gives no hexadecimal value for ${name}.`);
  return hex;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
