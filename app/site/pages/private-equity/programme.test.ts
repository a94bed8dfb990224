import { expect, test } from "vitest";
import { fundFlows } from "#content/mandates.ts";
import { ordinaryBalance } from "./cash-paths.ts";
import { programmeOf } from "./programme.ts";

const sum = (flows: readonly number[]) => flows.reduce((total, flow) => total + flow, 0);

test("a programme of one fund is that fund", () => {
  expect(programmeOf(1).map(({ balance }) => balance)).toEqual(ordinaryBalance);
});

test("a programme of six calls and repays six times as much, five years longer", () => {
  const years = programmeOf(6);
  expect(years).toHaveLength(fundFlows.calls.length + 5);
  expect(sum(years.map(({ calls }) => calls))).toBe(6 * sum(fundFlows.calls));
  expect(years.at(-1)?.balance).toBe(6 * (ordinaryBalance.at(-1) ?? 0));
});

test("its balance never falls as low as what was committed", () => {
  const lowest = Math.min(...programmeOf(6).map(({ balance }) => balance));
  expect(lowest).toBeGreaterThan(-6000);
  expect(lowest).toBeLessThan(0);
});
