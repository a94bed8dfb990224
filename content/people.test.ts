import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { policies } from "../core/edition-texts.ts";
import { commitments } from "./commitments.ts";
import { committees, headcount, people, publicationDirector, teams } from "./people.ts";
import { profiles } from "./profiles.ts";

const diversity = commitments.find((one) => one.id === "gender-diversity");

test("the teams add up to fifty people, no fewer than at the last report", () => {
  expect(headcount).toBe(50);
  expect(headcount).toBeGreaterThanOrEqual(diversity?.headcount ?? 0);
});

test("each team has a head who sits where the team has people", () => {
  for (const { id, people: seats } of teams) {
    const heads = people.filter(({ team }) => team === id);
    expect(heads.length, id).toBeGreaterThan(0);
    for (const head of heads) expect(seats[head.office], head.name).toBeGreaterThan(0);
  }
});

test("no more partners and directors are named than the report counts", () => {
  const { women = 0, men = 0 } = diversity?.partners ?? {};
  expect(people.length).toBeLessThanOrEqual(women + men);
});

test("investment advice is given from Paris alone, where the authorised company is", () => {
  const advising = teams.filter(({ id }) =>
    ["investment-advisory", "private-equity", "impact"].includes(id),
  );
  expect(advising.map(({ people: seats }) => seats.luxembourg)).toEqual([0, 0, 0]);
  const investment = committees.find(({ id }) => id === "investment");
  for (const member of investment?.members ?? []) {
    expect(people.find(({ id }) => id === member)?.office).toBe("paris");
  }
});

test("nobody sits twice on a committee, and an outsider chairs the one on pay", () => {
  for (const { members } of committees) expect(new Set(members).size).toBe(members.length);
  expect(committees.find(({ id }) => id === "remuneration")?.members[0]).toBe("outside-chair");
});

test("the publication director is in Paris", () => {
  expect(publicationDirector.office).toBe("paris");
});

test("everyone has a page, in the order of the list, and publications of ours on it", () => {
  expect(profiles.map(({ person }) => person)).toEqual(people.map(({ id }) => id));
  const slugs = [...readdirSync("content/publications"), ...policies];
  for (const { wrote } of profiles) expect(slugs).toEqual(expect.arrayContaining([...wrote]));
});
