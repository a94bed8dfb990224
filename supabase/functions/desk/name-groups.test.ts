import { expect, test } from "vitest";
import { findPairs, groupNames, mostNamesAtOnce } from "./name-groups.ts";

const none = { made: [], there: [], said: [] };
const namesOf = ({ groups }: Awaited<ReturnType<typeof groupNames>>) =>
  groups.map((group) => group.map(({ name }) => name));

test("three spellings within a sheet are one group, and what resembles nothing stands alone", async () => {
  const unknown = ["Bourdelle", "Fondation Ormes", "BOURDELLE SA", "Bourdele"];
  const found = await groupNames({ ...none, unknown });
  expect(namesOf(found)).toEqual([["Bourdelle", "BOURDELLE SA", "Bourdele"], ["Fondation Ormes"]]);
  expect(found.groups[1]?.[0]?.near).toEqual([]);
});

test("a name is held against what is there, what the release makes, and the sheet", async () => {
  const { groups } = await groupNames({
    unknown: ["Bourdele"],
    there: ["Bourdelle SA", "Bourdelle II"],
    made: ["Bourdelles"],
    said: [],
  });
  const [[one] = []] = groups;
  expect(one?.near).toEqual([
    { name: "Bourdelle SA", where: "there", likeness: "letters" },
    { name: "Bourdelles", where: "release", likeness: "letters" },
  ]);
});

test("what was said to differ is not asked again, whatever its order and capitals", async () => {
  const said = [{ one: "BOURDELLE sa", other: "Bourdele", same: false }];
  const found = await groupNames({ ...none, unknown: ["Bourdele", "Bourdelle SA"], said });
  expect(namesOf(found)).toEqual([["Bourdele"], ["Bourdelle SA"]]);
});

test("names in a chain are one group, in which each has only its own neighbours", async () => {
  const unknown = ["Bourdelle", "Bourdele", "Bourdel"];
  const { groups } = await groupNames({ ...none, unknown });
  const [group = []] = groups;
  expect(group.find(({ name }) => name === "Bourdel")?.near.map(({ name }) => name)).toEqual([
    "Bourdele",
    "Bourdelle",
  ]);
});

test("of ten thousand names the first thousand are asked about", async () => {
  const unknown = Array.from({ length: 10_000 }, (_, at) => `Maison ${at}`);
  const { groups, left } = await groupNames({ ...none, unknown }, Infinity);
  expect(groups.flat()).toHaveLength(mostNamesAtOnce);
  expect(left).toBe(9_000);
});

test("what takes too long follows later, but never less than is shown at once", async () => {
  const unknown = ["Bourdelle", ...Array.from({ length: 200 }, (_, at) => `Maison ${at}`)];
  const { groups, left } = await groupNames({ ...none, unknown: [...unknown, "Bourdele"] }, -1);
  expect([groups.flat().length, left]).toEqual([60, 142]);
  // A name that follows is named where it is near already.
  expect(groups[0]?.[0]).toMatchObject({ name: "Bourdelle", near: [{ name: "Bourdele" }] });
});

test("a release whose names are nearly all alike says that there are more than can be asked", async () => {
  const made = Array.from({ length: 400 }, (_, at) => `Bourdel${letters(at)}`);
  const pairs = await findPairs(made, []);
  expect(pairs.at(-1)).toEqual([pairs[0]?.[0], pairs[0]?.[0]]);
  const many = Array.from({ length: 5001 }, (_, at) => `Maison ${at}`);
  expect(await findPairs(many, [])).toEqual([["Maison 0", "Maison 0"]]);
  expect(await findPairs(["Bourdelle"], ["Bourdele", "Ormes"])).toEqual([
    ["Bourdelle", "Bourdele"],
  ]);
});

/** Words without numerals, four letters long. */
const letters = (at: number) =>
  [...at.toString(10).padStart(4, "0")].map((digit) => "abcefghjkn"[Number(digit)]).join("");
