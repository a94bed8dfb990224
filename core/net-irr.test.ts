import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ilpaSample } from "./ilpa-sample.ts";
import { type Flow, netIrr, rateOf } from "./net-irr.ts";

function annual(rate: number) {
  return { kind: "annual", rate: expect.closeTo(rate, 7) };
}

/** Microsoft's own example of XIRR, which it states as 37.34 %. */
const excel: readonly Flow[] = [
  ["2008-01-01", -10_000],
  ["2008-03-01", 2_750],
  ["2008-10-30", 4_250],
  ["2009-02-15", 3_250],
  ["2009-04-01", 2_750],
];
const none = (why: string) => ({ kind: "none", why });

test("Excel's example is 37.34 %", () => {
  expect(rateOf(excel)).toEqual({ kind: "annual", rate: expect.closeTo(0.3734, 4) });
});

describe("ILPA's sample, against its workbook", () => {
  test.each([
    ["gross", 2, 0.4464827, 1.4289855],
    ["net", 3, 0.3003809, 1.2830688],
    ["gross without the credit line", 4, 0.2244306, 1.3288889],
    ["net without the credit line", 5, 0.1625024, 1.2286902],
  ] as const)("%s", (_name, column, rate, multiple) => {
    expect(rateOf(ilpaSample.map((row): Flow => [row[0], row[column]]))).toEqual(annual(rate));
    const sumOf = (side: string) =>
      ilpaSample.reduce((sum, row) => sum + (row[1] === side ? row[column] : 0), 0);
    expect(sumOf("given back") / -sumOf("paid in")).toBeCloseTo(multiple, 7);
  });
});

test("a loss that Newton's method runs away from is found, and not annualised", () => {
  // Excel: -0.724636607244611 a year. https://github.com/RayDeCampo/java-xirr/issues/14
  const found = rateOf([
    ["2018-08-30", -1_500_000],
    ["2019-01-10", -500_000],
    ["2019-03-07", -500_000],
    ["2019-03-19", -45_000_000],
    ["2019-03-31", 44_630_158.4897253 + 44_674.8333230484],
  ]);
  expect(found.kind).toBe("period");
  const days = 213;
  expect("rate" in found && (1 + found.rate) ** (365 / days) - 1).toBeCloseTo(-0.7246366, 6);
});

test("no rate solves money that only goes out, or only comes in", () => {
  const no = none("no-solution");
  expect(rateOf([])).toEqual(no);
  expect(rateOf([["2024-01-01", -100]])).toEqual(no);
  expect(netIrr([["2023-01-01", 100]], ["2024-06-30", 20])).toEqual(no);
  expect(netIrr([["2023-01-01", -100]], ["2024-06-30", -20])).toEqual(no);
  expect(netIrr([], ["2024-06-30", 0])).toEqual(no);
});

test("two rates are none: 10 % and 20 % solve the same flows", () => {
  expect(
    rateOf([
      ["2023-01-01", -100],
      ["2024-01-01", 230],
      ["2024-12-31", -132],
    ]),
  ).toEqual(none("several-solutions"));
});

test("two rates a hair apart are noticed too", () => {
  // 10 % and 11 %.
  expect(
    rateOf([
      ["2023-01-01", -100],
      ["2024-01-01", 221],
      ["2024-12-31", -122.1],
    ]),
  ).toEqual(none("several-solutions"));
});

test("neither the order nor a leading zero counts", () => {
  expect(rateOf([...excel].reverse())).toEqual(rateOf(excel));
  expect(rateOf([["2001-01-01", 0], ...excel])).toEqual(rateOf(excel));
});

test("a total loss is −100 %, by definition", () => {
  const cash: readonly Flow[] = [
    ["2022-01-01", -100],
    ["2023-01-01", -50],
  ];
  expect(netIrr(cash, ["2024-01-01", 0])).toEqual({ kind: "annual", rate: -1 });
  expect(netIrr(cash, ["2022-06-30", 0]).kind).toBe("annual");
  expect(netIrr([["2024-01-01", -100]], ["2024-06-30", 0])).toEqual({ kind: "period", rate: -1 });
});

test("what came of less than a year is said of that time, whatever a year of it would be", () => {
  const after = (day: string, value: number) => netIrr([["2025-01-01", -100]], [day, value]);
  expect(after("2025-12-31", 108)).toEqual({ kind: "period", rate: expect.closeTo(0.08, 9) });
  expect(after("2026-01-01", 108)).toEqual(annual(0.08));
  // Three days: as a rate per year it would be larger than any that is searched.
  expect(after("2025-01-04", 120)).toEqual({ kind: "period", rate: expect.closeTo(0.2, 9) });
});

test("the value stands on its day, among the flows before it", () => {
  expect(netIrr(excel.slice(0, 4), ["2009-04-01", 2_750])).toEqual(rateOf(excel));
});

const day = fc
  .integer({ min: 0, max: 365 * 12 })
  .map((days) => new Date(Date.UTC(2014, 0, 1 + days)).toISOString().slice(0, 10));
const cents = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 100);
const paid = fc.array(
  fc.tuple(day, cents(-1e9, 1e9)).map((flow): Flow => flow),
  { minLength: 2, maxLength: 40 },
);

test("a line split in two changes nothing", () => {
  fc.assert(
    fc.property(paid, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (flows, at, part) => {
      const index = at % flows.length;
      const [on, amount] = flows[index] as Flow;
      const half: Flow = [on, amount * part];
      const rest: Flow = [on, amount - amount * part];
      same(rateOf(flows), rateOf([...flows.toSpliced(index, 1), half, rest]));
    }),
  );
});

test("the order of the lines changes nothing", () => {
  fc.assert(
    fc.property(
      paid.chain((flows) =>
        fc.tuple(
          fc.constant(flows),
          fc.shuffledSubarray(flows, { minLength: flows.length, maxLength: flows.length }),
        ),
      ),
      ([flows, shuffled]) => same(rateOf(flows), rateOf(shuffled)),
    ),
  );
});

/** The sums are made in another order: the last digits may differ. */
function same(one: ReturnType<typeof rateOf>, other: ReturnType<typeof rateOf>): void {
  if (one.kind === "none" || other.kind === "none") expect(other).toEqual(one);
  else expect(other).toEqual({ kind: one.kind, rate: expect.closeTo(one.rate, 6) });
}
