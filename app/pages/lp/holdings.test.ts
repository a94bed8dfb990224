import { expect, test } from "vitest";
import { holdingsOf, longestOf, totalsOf } from "./holdings.ts";

const funds = [
  { id: "b", name: "Seine Croissance", vintage: 2023, currency: "EUR" },
  { id: "a", name: "Alzette Fund I", vintage: 2019, currency: "EUR" },
  { id: "c", name: "Atlantic Secondaries", vintage: 2021, currency: "USD" },
];
const asOf = "2026-09-30";
const commitments = [
  { fund: "b", committed: 2_000_000.1, called: 500_000.2, distributed: 0, asOf },
  { fund: "a", committed: 1_000_000.2, called: 900_000.1, distributed: 2_400_000, asOf },
  { fund: "c", committed: 750_000, called: 10, distributed: 5, asOf },
];

test("commitments come with their funds, the oldest vintage first", () => {
  const names = holdingsOf(commitments, funds).map(({ fund }) => fund.name);
  expect(names).toEqual(["Alzette Fund I", "Atlantic Secondaries", "Seine Croissance"]);
});

test("a commitment whose fund is not there is left out", () => {
  expect(holdingsOf(commitments, [])).toEqual([]);
});

test("totals are by currency, and exact to the cent", () => {
  expect(totalsOf(holdingsOf(commitments, funds))).toEqual([
    {
      currency: "EUR",
      funds: 2,
      days: [asOf],
      committed: 3_000_000.3,
      called: 1_400_000.3,
      distributed: 2_400_000,
    },
    { currency: "USD", funds: 1, days: [asOf], committed: 750_000, called: 10, distributed: 5 },
  ]);
});

test("finding: a total of amounts of several dates knows them all", () => {
  const later = commitments.map((each) =>
    each.fund === "a" ? { ...each, asOf: "2026-06-30" } : each,
  );
  const [euros] = totalsOf(holdingsOf(later, funds));
  expect(euros?.days).toEqual(["2026-06-30", asOf]);
});

test("the drawing is as wide as the largest amount of the currency, be it distributed", () => {
  const holdings = holdingsOf(commitments, funds);
  expect(longestOf(holdings, "EUR")).toBe(2_400_000);
  expect(longestOf(holdings, "USD")).toBe(750_000);
});
