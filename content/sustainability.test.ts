import { expect, test } from "vitest";
import { commitments, levels } from "./commitments.ts";
import {
  carbonTargets,
  emissionSources,
  intensityBasis,
  intensityCaveat,
  intensityFall,
  measuredEmissions,
  tonnesMissed,
  yearlyCeilings,
} from "./emissions.ts";
import { impact } from "./impact.ts";
import {
  assessment,
  capitalAdded,
  effectClaimed,
  impactThemes,
  resultBasis,
} from "./impact-themes.ts";
import {
  engagements,
  engagementsInAll,
  indicators,
  questions,
  questionsInAll,
} from "./investment-policy.ts";
import * as example from "./worked-example.ts";

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

test("the six themes add up to the published impact figures", () => {
  expect(impactThemes).toHaveLength(6);
  expect(sum(impactThemes.map(({ amount }) => amount))).toBe(impact.investments);
  expect(sum(impactThemes.map(({ projects }) => projects))).toBe(impact.projects);
});

test("the assessment covers the two first themes, capital and projects", () => {
  const assessed = impactThemes.slice(0, 2);
  expect(sum(Object.values(capitalAdded))).toBe(sum(assessed.map(({ amount }) => amount)));
  expect(sum(Object.values(resultBasis))).toBe(sum(assessed.map(({ projects }) => projects)));
  expect(sum(Object.values(resultBasis))).toBe(assessment.assessed);
  expect(assessment.assessed + assessment.others).toBe(impact.projects);
});

test.each(measuredEmissions)("the sources of $year add up to $value tonnes", ({ year, value }) => {
  expect(sum(emissionSources.map(({ measured }) => measured[year]))).toBe(value);
});

test("targets are what their percentages say, and plans add up to them", () => {
  const { base, first, next } = carbonTargets;
  expect(base * (1 - first.reduction)).toBeCloseTo(first.tonnes);
  expect(base * (1 - next.reduction)).toBeCloseTo(next.tonnes);
  expect(sum(emissionSources.map(({ planned2025 }) => planned2025))).toBe(first.tonnes);
  expect(sum(emissionSources.map(({ ceiling2030 }) => ceiling2030))).toBe(next.tonnes);
  expect(measuredEmissions.at(-1)?.value).toBe(first.tonnes + tonnesMissed);
});

test("the ceilings fall by the same step each year, from what was measured to the target", () => {
  const path = [measuredEmissions.at(-1)?.value ?? 0, ...yearlyCeilings.map(({ value }) => value)];
  const steps = path.slice(1).map((value, index) => (path[index] ?? 0) - value);
  expect(new Set(steps)).toEqual(new Set([26]));
  expect(path.at(-1)).toBe(carbonTargets.next.tonnes);
});

test("the fall of the intensity is accounted for, and each reading has its basis", () => {
  const readings = impact.carbonIntensity;
  const fall = (readings[0]?.value ?? 0) - (readings.at(-1)?.value ?? 0);
  expect(sum(Object.values(intensityFall))).toBe(fall);
  expect(intensityBasis.map(({ year }) => year)).toEqual(readings.map(({ year }) => year));
});

test("the sentence beside the percentage gives its coverage and its three reasons", () => {
  const { companies, holdings, prices } = intensityFall;
  const [first, last] = [intensityBasis[0], intensityBasis.at(-1)].map((basis) => [
    Math.round(100 * (basis?.covered ?? 0)),
    basis?.year ?? 0,
  ]);
  const fall = [sum([companies, holdings, prices]), companies, holdings, prices];
  for (const text of Object.values(intensityCaveat)) {
    const figures = text.match(/\d+/g)?.map(Number) ?? [];
    expect(figures).toEqual([...(first ?? []), ...(last ?? []), ...fall]);
  }
});

test("an effect is claimed for what was decisive, earlier or larger, and for no more", () => {
  const claimed = capitalAdded.decisive + capitalAdded.earlier;
  const share = Math.round((100 * claimed) / impact.investments);
  for (const text of Object.values(effectClaimed)) {
    expect(text.match(/\d+/g)?.map(Number)).toEqual([claimed, share]);
  }
});

test("people by level add up to the headcount and the shares", () => {
  const diversity = commitments.find((one) => one.id === "gender-diversity");
  const people = levels.map((level) => diversity?.[level] ?? { women: 0, men: 0 });
  const women = sum(people.map((level) => level.women));
  const men = sum(people.map((level) => level.men));
  expect(women + men).toBe(diversity?.headcount);
  expect(women / (women + men)).toBeCloseTo(0.48, 2);
  const [partners] = people;
  const senior = (partners?.women ?? 0) / ((partners?.women ?? 0) + (partners?.men ?? 0));
  expect(senior).toBeCloseTo(diversity?.senior.now ?? 0, 2);
});

test("the gifts are the share of fees that was published", () => {
  const community = commitments.find((one) => one.id === "community-investment");
  const feesOf2025 = 15_000_000;
  const share = sum(Object.values(community?.given ?? {})) / feesOf2025;
  expect(share).toBeCloseTo(community?.share.now ?? 0, 6);
});

test("the screened mandates are the shares that were published", () => {
  const integration = commitments.find((one) => one.id === "esg-integration");
  const { all = 0, before = 0, now = 0 } = integration?.older ?? {};
  expect(before / all).toBeCloseTo(0.86, 2);
  expect(now / all).toBeCloseTo(0.94, 2);
});

test("questions and engagements add up to their totals, and nine indicators are considered", () => {
  expect(sum(Object.values(questions))).toBe(questionsInAll);
  expect(sum(Object.values(engagements))).toBe(engagementsInAll);
  expect(indicators.flatMap(({ numbers }) => [...numbers])).toHaveLength(9);
});

test("the worked example comes to what the assessment published", () => {
  const { heatPumps } = example;
  const { averagePower, marginalPower } = heatPumps.factors;
  expect(example.savingOf(heatPumps)).toBeCloseTo(0.62, 2);
  // Published to the nearest hundred tonnes.
  expect(Math.round(example.avoidedBy(heatPumps, averagePower) / 100)).toBe(31);
  expect(Math.round(example.avoidedBy(heatPumps, marginalPower) / 100)).toBe(15);
  expect(example.uncertaintyAfter(heatPumps)).toBeCloseTo(0.08, 2);
  expect(example.clientsPart(heatPumps)).toBeCloseTo(2 / 3, 6);
});

test("a holding without data stays out of both sums", () => {
  const { financed, intensity, coverage } = example.portfolioOf(example.holdings);
  expect(financed).toBe(1500);
  expect(intensity).toBe(93.75);
  expect(coverage).toBe(0.8);
});
