import { expect, test } from "vitest";
import { setTitle } from "./wrap.ts";

/** Every character half as wide as it is high. */
const measure = (text: string) => text.length / 2;
const box = { width: 500, height: 200, sizes: [100, 80, 60, 40] };

test("a short title is one line in the largest size", () => {
  expect(setTitle("Careers", box, measure)).toEqual({ size: 100, step: 102, lines: ["Careers"] });
});

test("a title takes the largest size whose lines fit the height", () => {
  const { size, step, lines } = setTitle("Impact measurement methodology", box, measure);
  expect({ size, lines }).toEqual({ size: 60, lines: ["Impact", "measurement", "methodology"] });
  expect(lines.length * step).toBeLessThanOrEqual(box.height);
});

test("lines are balanced: no word is left alone where two lines can share", () => {
  const wide = { ...box, width: 1200, sizes: [100] };
  expect(
    setTitle("Capital that stays for whole story", { ...wide, height: 210 }, measure).lines,
  ).toEqual(["Capital that stays", "for whole story"]);
});

test("a line never ends on a word as short as “à” or “et”", () => {
  const narrow = { width: 500, height: 400, sizes: [60] };
  const { lines } = setTitle("Conseil en capital à Luxembourg et Paris", narrow, measure);
  expect(lines.filter((line) => /(^| )\p{L}{1,3}$/u.test(line))).toEqual([]);
});

test("a line may end after a hyphen", () => {
  const { lines } = setTitle("Capital-investissement", { ...box, sizes: [60] }, measure);
  expect(lines).toEqual(["Capital-", "investissement"]);
});

test("a colon stays with its word across French's narrow space", () => {
  const { lines } = setTitle("Stratégie\u00a0: le cap", { ...box, sizes: [80] }, measure);
  expect(lines).toEqual(["Stratégie\u00a0:", "le cap"]);
});

test("a title that cannot fit stops the build", () => {
  expect(() =>
    setTitle("Anticonstitutionnellement et plus", { ...box, width: 100 }, measure),
  ).toThrow("does not fit");
});
