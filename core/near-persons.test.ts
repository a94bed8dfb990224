import { expect, test } from "vitest";
import { type ComparedPerson, findNearPersons } from "./near-persons.ts";

type Said = [name: string, email: string, entity?: string];
const person = ([name, email, entity = "ormes"]: Said): ComparedPerson => ({
  ...{ name, email, keys: [entity] },
});
const found = (wanted: Said[], there: Said[] = []) => {
  const { pairs, namesakes } = findNearPersons(wanted.map(person), there.map(person));
  return { pairs: pairs.map((pair) => pair.map(({ email }) => email)), namesakes };
};
const areAsked = (...two: [Said, Said]) => found(two).pairs.length === 1;

test.each<[string, Said, Said, boolean]>([
  ["in either order", ["Claire Martin", "a@x.example"], ["Mme MARTIN Claire", "b@y.example"], true],
  ["a typing mistake", ["Léa Dupont", "a@x.example"], ["Lea Dupond", "b@y.example"], true],
  ["an initial", ["V. Hugo", "a@x.example"], ["Victor Hugo", "b@y.example"], true],
  ["two initials", ["J-P Sartre", "a@x.example"], ["Jean-Paul Sartre", "b@y.example"], true],
  ["one name more", ["Anne Martin", "a@x.example"], ["Anne Marie Martin", "b@y.example"], true],
  ["another first name", ["Claire Martin", "a@x.example"], ["Paul Martin", "b@y.example"], false],
  ["one address", ["Claire Martin", "a@x.example"], ["Claire Martin", "a@x.example"], false],
])("for one entity, %s", (_, one, other, asked) => {
  expect(areAsked(one, other)).toBe(asked);
});

test.each<[string, string, string, boolean]>([
  ["one house", "claire@ormes.fr", "c.martin@mail.ormes.com", true],
  ["a British house", "claire@ormes.co.uk", "c.martin@ormes.lu", true],
  ["nothing in common", "claire@ormes.fr", "c.martin@moselle.lu", false],
  ["a house that is anybody's", "claire@gmail.com", "c.martin@gmail.com", false],
  ["one letter wrong", "c.martin@gmail.com", "c.martn@gmail.com", true],
  ["a house with a slip", "c.martin@gmail.com", "c.martin@gmial.com", true],
  ["the same mailbox elsewhere", "c.martin@gmail.com", "c.martin@orange.fr", false],
])("for two entities, %s", (_, one, other, asked) => {
  expect(areAsked(["Claire Martin", one], ["Claire Martin", other, "moselle"])).toBe(asked);
});

test("only somebody new is asked about; a namesake elsewhere is counted", () => {
  const there: Said[] = [
    ["Claire Martin", "old@ormes.example"],
    ["C. Martin", "older@ormes.example"],
  ];
  expect(found([["Claire Martin", "new@ormes.example"]], there).pairs).toEqual([
    ["old@ormes.example", "new@ormes.example"],
    ["older@ormes.example", "new@ormes.example"],
  ]);
  expect(
    found(
      [
        ["Claire Martin", "c@moselle.example", "moselle"],
        ["Claire Martin", "c@rives.example", "rives"],
        ["Paul Rives", "p@rives.example", "rives"],
      ],
      [["Claire Martin", "c@ormes.example"]],
    ),
  ).toEqual({ pairs: [], namesakes: 2 });
});
