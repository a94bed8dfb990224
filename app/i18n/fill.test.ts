import { expect, test } from "vitest";
import { languages } from "#core/languages.ts";
import { fill, find, findCounted, pluralOf } from "./fill.ts";

const counts = [0, 1, 2, 3, 10, 21, 100, 1.5, 0.5, 1.99, -1, -2, 999_999];

test.each(languages)("the plural is the one that Intl chooses in %s", (language) => {
  const rules = new Intl.PluralRules(language);
  expect(counts.map((count) => pluralOf(count, language))).toEqual(
    counts.map((count) => rules.select(count)),
  );
  // French has a third form for whole millions; our words write it like the second.
  expect(pluralOf(1_000_000, language)).toBe("other");
});

test("a path leads through groups and lists, and keys may have full stops", () => {
  const words = { acts: { "bank.call": "Called" }, steps: [{ title: "One" }] };
  expect(find(words, "acts.bank.call")).toBe("Called");
  expect(find(words, "steps.0.title")).toBe("One");
  for (const path of ["", "acts.", ".acts", "acts.bank", "steps.1.title", "acts.toString"]) {
    expect(find(words, path)).toBeUndefined();
  }
});

test("a text without plural is the same for any count", () => {
  const words = { page_one: "{{count}} page", page_other: "{{count}} pages", all: "All" };
  expect(findCounted(words, "page", { count: 2 }, "en")).toBe("{{count}} pages");
  expect(findCounted(words, "all", { count: 2 }, "en")).toBe("All");
  expect(findCounted(words, "page", {}, "en")).toBeUndefined();
});

test("gaps are filled wherever they are, and a value is never read as a gap", () => {
  expect(fill("{{a}} and {{b}}, {{a}}", { a: 1, b: "{{a}}" })).toBe("1 and {{a}}, 1");
  expect(fill(["{{a}}", { inner: "{{a}}{{none}}" }], { a: "$&" })).toEqual(["$&", { inner: "$&" }]);
});
