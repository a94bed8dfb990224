import { expect, test } from "vitest";
import { choose, chooseForAll, decide, newEntity } from "./name-choices.ts";

const near = (name: string, where: "there" | "sheet" = "sheet") => ({
  ...{ name, where, likeness: "letters" as const },
});
const one = { name: "Bourdelle", near: [near("Bourdele"), near("Bourdelle SA", "there")] };
const two = { name: "Bourdele", near: [near("Bourdelle"), near("Bourdelle SA", "there")] };
const names = [one, two];

test("two spellings of an entity that is there", () => {
  expect(decide(names, chooseForAll(names, {}, "Bourdelle SA"))).toEqual({
    meanings: { Bourdelle: "Bourdelle SA", Bourdele: "Bourdelle SA" },
    made: [],
    said: [
      { one: "Bourdelle", other: "Bourdelle SA", same: true },
      { one: "Bourdele", other: "Bourdelle SA", same: true },
    ],
  });
});

test("two spellings of a new one, which differs from the one that is there", () => {
  expect(decide(names, chooseForAll(names, {}, "Bourdelle"))).toEqual({
    meanings: { Bourdele: "Bourdelle" },
    made: ["Bourdelle"],
    said: [
      { one: "Bourdelle", other: "Bourdelle SA", same: false },
      { one: "Bourdele", other: "Bourdelle", same: true },
      { one: "Bourdele", other: "Bourdelle SA", same: false },
    ],
  });
});

test("a group that is taken apart: one is there, the other new", () => {
  const all = chooseForAll(names, {}, "Bourdelle SA");
  expect(decide(names, choose(names, all, "Bourdele", newEntity))).toEqual({
    meanings: { Bourdelle: "Bourdelle SA" },
    made: ["Bourdele"],
    said: [
      { one: "Bourdelle", other: "Bourdelle SA", same: true },
      { one: "Bourdelle", other: "Bourdele", same: false },
      { one: "Bourdele", other: "Bourdelle SA", same: false },
    ],
  });
});

test("of a name that is left out nothing is said", () => {
  expect(decide(names, { Bourdelle: "" })).toEqual({ meanings: {}, made: [], said: [] });
  expect(decide(names, { Bourdelle: newEntity }).said).toEqual([
    { one: "Bourdelle", other: "Bourdelle SA", same: false },
  ]);
});

test("the same as another makes that one new, and two that mean each other mean nothing", () => {
  expect(choose(names, {}, "Bourdele", "Bourdelle")).toEqual({
    Bourdelle: newEntity,
    Bourdele: "Bourdelle",
  });
  const round = { Bourdele: "Bourdelle", Bourdelle: "Bourdele" };
  expect(decide(names, round)).toEqual({ meanings: {}, made: [], said: [] });
});

test("a name that every object has waits for a choice like any other", () => {
  const fresh = [{ name: "constructor", near: [] }];
  expect(decide(fresh, {})).toEqual({ meanings: {}, made: [], said: [] });
  expect(decide(fresh, choose(fresh, {}, "constructor", newEntity)).made).toEqual(["constructor"]);
});
