import { expect, expectTypeOf, test } from "vitest";
import { editionTexts, isPolicy, pathOfText } from "../../core/edition-texts.ts";
import { pageAt } from "../../core/pages.ts";
import { processings } from "../processing.ts";
import { allEditions } from "./all-editions.ts";
import { companies } from "./companies.ts";
import { stated } from "./stated.ts";

test("a fact that is left empty does not compile", () => {
  // @ts-expect-error: the number is missing.
  stated({ register: { number: "" } });
  expectTypeOf(stated({ number: "0" })).toEqualTypeOf<{ readonly number: "0" }>();
});

test("both companies have the forms and the capital of the specification", () => {
  const facts = companies.map(({ id, form, capital }) => [id, form.short, capital]);
  expect(facts).toEqual([
    ["france", "SAS", 100_000],
    ["luxembourg", "S.à r.l.", 12_000],
  ]);
});

test.each(editionTexts)("the editions of %s go from the newest to the oldest", (page) => {
  const { editions, review } = allEditions[page];
  const dates = editions.map(({ from }) => from);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(dates.filter((date) => !/^\d{4}-\d{2}-\d{2}$/.test(date))).toEqual([]);
  expect(review > editions[0].from).toBe(true);
  expect(pageAt(pathOfText(page)).section).toBe(isPolicy(page) ? "sustainability" : "legal");
});

test("no two processings share an id or a purpose", () => {
  for (const key of [
    processings.map(({ id }) => id),
    processings.map(({ purpose }) => purpose.en),
    processings.map(({ purpose }) => purpose.fr),
  ]) {
    expect(new Set(key).size).toBe(processings.length);
  }
});
