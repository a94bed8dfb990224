import { expect, test } from "vitest";
import { sorted } from "./sorted.ts";

const names = ["Zoé", "Émile", "anne", "Étienne", "Bruno", "éric", "Anaïs", "", "Eve"];

test("names are in the order of the language: É is not after Z", () => {
  const inOrder = ["Anaïs", "anne", "Bruno", "Émile", "éric", "Étienne", "Eve", "Zoé", ""];
  expect(sorted(names, (name) => name, false, "fr")).toEqual(inOrder);
  expect(sorted(names, (name) => name, true, "fr")).toEqual([
    ...inOrder.slice(0, -1).toReversed(),
    "",
  ]);
});

test("numbers are numbers, also within a text, and what is empty comes last either way", () => {
  const rows = [{ many: 10 }, { many: null }, { many: 9 }, { many: 0 }];
  expect(sorted(rows, ({ many }) => many, false, "en").map(({ many }) => many)).toEqual([
    0,
    9,
    10,
    null,
  ]);
  expect(sorted(rows, ({ many }) => many, true, "en").map(({ many }) => many)).toEqual([
    10,
    9,
    0,
    null,
  ]);
  expect(sorted(["Fund 10", "Fund 9"], (name) => name, false, "en")).toEqual(["Fund 9", "Fund 10"]);
});
