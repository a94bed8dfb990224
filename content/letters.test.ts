/** The figures in the letters equal those of this folder, in both languages. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readFee } from "#builder/changes/figures.ts";
import { type Language, languages } from "../core/languages.ts";
import { feeOn } from "./fees.ts";
import { impact } from "./impact.ts";
import { capitalAdded } from "./impact-themes.ts";
import { foundationAssets, fundFlows, toolmakerOffers } from "./mandates.ts";
import { avoidedBy, clientsPart, heatPumps } from "./worked-example.ts";

function letter(slug: string, language: Language): string {
  return readFileSync(`content/letters/${slug}/letter.${language}.md`, "utf8");
}

/** The numbers of the letter’s table, row by row; an empty cell is 0. */
function tableOf(text: string): number[][] {
  const [, , ...rows] = text.match(/^\|.*$/gm) ?? [];
  return rows.map((row) =>
    row
      .split("|")
      .slice(2, -1)
      .map((cell) => cell.replaceAll(/[^\d,.]|,(?=\d{3})/g, "").replace(",", "."))
      .map(Number),
  );
}

function seriesOf(text: string): number[][] {
  const [, data = "{}"] = /```figure\n(.*)\n```/.exec(text) ?? [];
  return JSON.parse(data).series.map(({ values }: { values: number[] }) => values);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

test.each(languages)("the foundation's assets are those of the mandate (%s)", (language) => {
  const fallen = foundationAssets.map(({ id, after }) =>
    id === "shares" ? (after * 2) / 3 : after,
  );
  const expected = foundationAssets.map(({ before, after }, index) => [
    before,
    after,
    Math.round((100 * (fallen[index] ?? 0)) / sum(fallen)),
  ]);
  expect(tableOf(letter("fifteen-per-cent", language))).toEqual(expected);
});

test.each(languages)("the two funds pay and are paid what the curve says (%s)", (language) => {
  const to = (flows: readonly number[]) => [3, 6, 9, 12].map((year) => sum(flows.slice(0, year)));
  const { calls, ordinary, poor } = fundFlows;
  expect(seriesOf(letter("fifteen-per-cent", language))).toEqual([
    to(calls),
    to(ordinary),
    to(poor),
  ]);
});

test.each(languages)("the two offers and their fees are those of the sale (%s)", (language) => {
  const { taken, highest } = toolmakerOffers;
  const saleFee = readFee("sale");
  const [price, lent, paid, fee] = tableOf(letter("lower-bidder", language));
  expect(price).toEqual([taken / 1e6, highest / 1e6]);
  expect(paid?.[0]).toBeCloseTo((price?.[0] ?? 0) - (lent?.[0] ?? 0));
  expect(fee).toEqual([feeOn(taken, saleFee), feeOn(highest, saleFee)]);
});

test.each(languages)("the capital of the platform is divided as assessed (%s)", (language) => {
  const assessed = Object.values(capitalAdded);
  const rest = impact.investments - sum(assessed);
  expect(seriesOf(letter("four-subtractions", language))).toEqual([[...assessed, rest]]);
});

test.each(languages)("the heat pumps avoid what the methodology works out (%s)", (language) => {
  const { averagePower, marginalPower } = heatPumps.factors;
  const whole = [averagePower, marginalPower].map((power) => avoidedBy(heatPumps, power));
  const part = whole.map((tonnes) => tonnes * clientsPart(heatPumps));
  const hundreds = (values: number[]) => values.map((value) => Math.round(value / 100) * 100);
  const table = tableOf(letter("four-subtractions", language));
  expect(table).toEqual([hundreds(whole), hundreds(part)]);
});
