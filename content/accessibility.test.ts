import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "../core/languages.ts";
import { conformityAt, judgements, rateOf, tally, themes } from "./accessibility.ts";

/** How many criteria each of the thirteen themes of RGAA 4.1 has. */
const counts = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

test("all 106 criteria are judged, each once and under its number", () => {
  expect(themes.map((theme) => theme.judgements.length)).toEqual(counts);
  expect(judgements).toHaveLength(106);
  const numbers = counts.flatMap((count, theme) =>
    Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`),
  );
  expect(judgements.map(({ id }) => id)).toEqual(numbers);
});

test("every judgement says in both languages how it was made", () => {
  for (const { id, title, how, obstacle } of judgements) {
    for (const language of languages) {
      for (const text of [title, how, obstacle?.text].flatMap((each) => each?.[language] ?? [])) {
        expect.soft(text.trim(), id).toBe(text);
        expect.soft(text.length, id).toBeGreaterThan(4);
      }
      expect.soft(how[language], id).toMatch(/\.$/);
    }
  }
});

test("every test that a judgement rests on exists", () => {
  const named = new Set(judgements.flatMap(({ tests }) => tests));
  expect(named.size).toBeGreaterThan(20);
  for (const file of named) {
    expect.soft(file).toMatch(/\.(?:test|spec)\.ts$/);
    expect.soft(existsSync(file), file).toBe(true);
  }
});

test("a criterion that is not met, and no other, says what one meets and until when", () => {
  for (const { id, verdict, obstacle } of judgements) {
    expect.soft(obstacle !== undefined, id).toBe(verdict === "not-met");
    if (obstacle) expect.soft(obstacle.mendedBy, id).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
});

test("the rate counts only what applies", () => {
  const { met, "not-met": notMet, "not-applicable": absent } = tally(judgements);
  expect(met + notMet + absent).toBe(judgements.length);
  expect(rateOf(judgements)).toBe(met / (judgements.length - absent));
});

test("only when all is met is the site fully compliant, and below a half it is not compliant", () => {
  expect([1, 0.999, 0.5, 0.499].map(conformityAt)).toEqual(["full", "partial", "partial", "none"]);
});
