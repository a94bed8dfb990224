import { fundFlows } from "#content/mandates.ts";

export type ProgrammeYear = { year: number; calls: number; received: number; balance: number };

/** The payments of one typical fund a year, a million in each, in thousands of euros. */
export function programmeOf(funds: number): ProgrammeYear[] {
  const years = fundFlows.calls.length + funds - 1;
  let balance = 0;
  return Array.from({ length: years }, (_, at) => {
    const calls = inYear(fundFlows.calls, at, funds);
    const received = inYear(fundFlows.ordinary, at, funds);
    balance += received - calls;
    return { year: at + 1, calls, received, balance };
  });
}

/** The sum of one year's payments of all funds that have begun. */
function inYear(flows: readonly number[], at: number, funds: number): number {
  return Array.from({ length: funds }, (_, fund) => flows[at - fund] ?? 0).reduce(
    (sum, flow) => sum + flow,
    0,
  );
}
