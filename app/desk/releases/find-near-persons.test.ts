import { expect, test } from "vitest";
import { findNearPersons } from "./find-near-persons.ts";

const line = (at: number, name: string, email: string, entity = "Ormes") => ({
  line: at,
  fields: { name, email, entity },
});
const found = (...lines: ReturnType<typeof line>[]) =>
  findNearPersons(lines).map((pair) => pair.map((one) => one.line));

test("one name and two addresses, in either order of its words, for whichever entity", () => {
  expect(
    found(
      line(2, "Claire Martin", "claire@ormes.example"),
      line(3, "Mme MARTIN Claire", "c.martin@moselle.example", "Moselle"),
    ),
  ).toEqual([[2, 3]]);
});

test("a typing mistake is asked within one entity alone", () => {
  const dupont = line(2, "Léa Dupont", "lea@ormes.example");
  expect(found(dupont, line(3, "Lea Dupond", "dupond@ormes.example"))).toEqual([[2, 3]]);
  expect(found(dupont, line(3, "Lea Dupond", "dupond@x.example", "Moselle"))).toEqual([]);
});

test("one address for two entities is one person, and is not asked", () => {
  expect(
    found(
      line(2, "Claire Martin", "claire@ormes.example"),
      line(3, "Claire Martin", "Claire@Ormes.example", "Moselle"),
      line(4, "Paul Martin", "paul@ormes.example"),
    ),
  ).toEqual([]);
});
