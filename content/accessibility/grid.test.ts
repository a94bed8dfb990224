import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "../../core/languages.ts";
import { themes } from "./criteria.ts";
import {
  conformityAt,
  criteria,
  grids,
  judgementOf,
  products,
  rateOf,
  tally,
  verdictsOf,
  verdictsTogether,
} from "./grid.ts";

/** How many criteria each of the thirteen themes of RGAA 4.1 has. */
const counts = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
const numbers = counts.flatMap((count, theme) =>
  Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`),
);
const all = products.flatMap((product) =>
  criteria.map(({ id }) => ({ name: `${product} ${id}`, ...judgementOf(product, id) })),
);

test("the criteria are the 106 of the reference, in its order", () => {
  expect(themes.map((theme) => theme.criteria.length)).toEqual(counts);
  expect(criteria.map(({ id }) => id)).toEqual(numbers);
});

test.each(products)("every criterion is judged for the %s, and nothing else", (product) => {
  expect(Object.keys(grids[product]).sort()).toEqual([...numbers].sort());
});

test("every judgement says in both languages what it rests on", () => {
  for (const { name, how, obstacle } of all) {
    for (const language of languages) {
      for (const text of [how, obstacle?.text].flatMap((each) => each?.[language] ?? [])) {
        expect.soft(text.trim(), name).toBe(text);
        expect.soft(text, name).toMatch(/.{4}\.$/);
        // The statement is read by visitors: files are named in `tests` alone.
        expect.soft(text, name).not.toMatch(/\.(?:spec|test)\b|\.tsx?\b/);
      }
    }
  }
});

test("every test that a judgement rests on exists", () => {
  const named = new Set(all.flatMap(({ tests }) => tests));
  expect(named.size).toBeGreaterThan(20);
  for (const file of named) {
    expect.soft(file).toMatch(/\.(?:test|spec)\.ts$/);
    expect.soft(existsSync(file), file).toBe(true);
  }
});

test("a criterion that is not met, and no other, says what one meets and until when", () => {
  for (const { name, verdict, obstacle } of all) {
    expect.soft(obstacle !== undefined, name).toBe(verdict === "not-met");
    if (obstacle) expect.soft(obstacle.mendedBy, name).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
});

test("the rate counts only what applies", () => {
  for (const product of products) {
    const verdicts = verdictsOf(product);
    const { met, "not-met": notMet, "not-applicable": absent } = tally(verdicts);
    expect(met + notMet + absent).toBe(106);
    expect(rateOf(verdicts)).toBe(met / (106 - absent));
  }
});

test("what one product does not meet, the three together do not meet", () => {
  const together = verdictsTogether();
  criteria.forEach(({ id }, index) => {
    const each = products.map((product) => judgementOf(product, id).verdict);
    expect.soft(together[index] === "not-met", id).toBe(each.includes("not-met"));
    expect
      .soft(together[index] === "not-applicable", id)
      .toBe(each.every((one) => one === "not-applicable"));
  });
});

test("only when all is met is a product fully compliant, and below a half it is not compliant", () => {
  expect([1, 0.999, 0.5, 0.499].map(conformityAt)).toEqual(["full", "partial", "partial", "none"]);
});
