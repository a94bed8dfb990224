import { expect, test } from "vitest";
import { groupNames } from "./name-groups.ts";

const none = { made: [], there: [], said: [] };
const namesOf = (groups: ReturnType<typeof groupNames>) =>
  groups.map((group) => group.map(({ name }) => name));

test("three spellings within a sheet are one group, and what resembles nothing stands alone", () => {
  const unknown = ["Bourdelle", "Fondation Ormes", "BOURDELLE SA", "Bourdele"];
  const groups = groupNames({ ...none, unknown });
  expect(namesOf(groups)).toEqual([["Bourdelle", "BOURDELLE SA", "Bourdele"], ["Fondation Ormes"]]);
  expect(groups[1]?.[0]?.near).toEqual([]);
});

test("a name is held against what is there, what the release makes, and the sheet", () => {
  const [[one] = []] = groupNames({
    unknown: ["Bourdele"],
    there: ["Bourdelle SA", "Bourdelle II"],
    made: ["Bourdelles"],
    said: [],
  });
  expect(one?.near).toEqual([
    { name: "Bourdelle SA", where: "there", likeness: "letters" },
    { name: "Bourdelles", where: "release", likeness: "letters" },
  ]);
});

test("what was said to differ is not asked again, whatever its order and capitals", () => {
  const said = [{ one: "BOURDELLE sa", other: "Bourdele", same: false }];
  const groups = groupNames({ ...none, unknown: ["Bourdele", "Bourdelle SA"], said });
  expect(namesOf(groups)).toEqual([["Bourdele"], ["Bourdelle SA"]]);
});

test("names in a chain are one group, in which each has only its own neighbours", () => {
  const unknown = ["Bourdelle", "Bourdele", "Bourdel"];
  const [group = []] = groupNames({ ...none, unknown });
  expect(group.find(({ name }) => name === "Bourdel")?.near.map(({ name }) => name)).toEqual([
    "Bourdelle",
    "Bourdele",
  ]);
});
