import { fundFlows } from "#content/mandates.ts";

export type ProgrammeYear = { year: number; calls: number; received: number; balance: number };

/** One typical fund a year, for so many years, in thousands of euros for a million each. */
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

/** What all funds begun by then move in a year. */
function inYear(flows: readonly number[], at: number, funds: number): number {
  return Array.from({ length: funds }, (_, fund) => flows[at - fund] ?? 0).reduce(
    (sum, flow) => sum + flow,
    0,
  );
}
