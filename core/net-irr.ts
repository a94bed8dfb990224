/** A date as 2026-09-30, and the amount received (positive) or paid (negative). */
export type Flow = readonly [day: string, amount: number];

/**
 * `annual` is a rate per year. `period` is the return of less than a year, which is not annualised.
 * `none`: no rate solves the equation, or several do, so that none can be shown.
 */
export type Rate =
  | { kind: "annual" | "period"; rate: number }
  | { kind: "none"; why: "no-solution" | "several-solutions" };

const dayLength = 86_400_000;
const yearLength = 365;
/** The rates that are searched, as ln(1 + rate): from a loss of 99.99 % to a gain of 10,000 %. */
const lowest = Math.log(1e-4);
const highest = Math.log(101);

/**
 * The net internal rate of return of an investor's flows and the value at the last valuation: the
 * root of Σ amount · (1 + rate)^(−days / 365), with days counted from the first flow (Actual/365).
 * Written here since the available libraries each fail one of our cases:
 * docs/decisions/023-capital-account.md.
 */
export function netIrr(cash: readonly Flow[], [valuedOn, value]: Flow): Rate {
  const paid = cash.filter(([, amount]) => amount !== 0);
  const nothingCameBack = value === 0 && paid.every(([, amount]) => amount < 0);
  if (paid.length > 0 && nothingCameBack) {
    return { kind: kindOf(daysBetween([...paid, [valuedOn, 0]])), rate: -1 };
  }
  return rateOf([...paid, [valuedOn, value]]);
}

export function rateOf(flows: readonly Flow[]): Rate {
  const days = byDay(flows);
  const length = daysBetween(days);
  // With flows on one day only, every rate solves the equation or none does.
  if (length === 0) return { kind: "none", why: "no-solution" };
  const kind = kindOf(length);
  const unit = kind === "annual" ? yearLength : length;
  const start = timeOf(days[0]?.[0] ?? "");
  const dated = days.map(([day, amount]) => ({
    amount,
    time: (timeOf(day) - start) / dayLength / unit,
  }));
  const presentValue = (u: number) =>
    dated.reduce((sum, { amount, time }) => sum + amount * Math.exp(-u * time), 0);
  const [root, another] = rootsOf(presentValue, signChanges(days) > 1 ? 4000 : 400);
  if (root === undefined) return { kind: "none", why: "no-solution" };
  if (another !== undefined) return { kind: "none", why: "several-solutions" };
  return { kind, rate: Math.expm1(root) };
}

/**
 * The flows by date, one sum per date, without zeros: a zero at the beginning would move the start.
 */
function byDay(flows: readonly Flow[]): readonly Flow[] {
  const sums = new Map<string, number>();
  for (const [day, amount] of flows) sums.set(day, (sums.get(day) ?? 0) + amount);
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .sort(([one], [other]) => one.localeCompare(other));
}

/** How often the sign changes. With one change there is at most one root (Descartes). */
function signChanges(flows: readonly Flow[]): number {
  return flows.filter(([, amount], index) => {
    const before = flows[index - 1]?.[1];
    return before !== undefined && before > 0 !== amount > 0;
  }).length;
}

function rootsOf(presentValue: (u: number) => number, steps: number): number[] {
  const roots: number[] = [];
  let [from, before] = [lowest, presentValue(lowest)];
  for (let step = 1; step <= steps; step++) {
    const to = lowest + ((highest - lowest) * step) / steps;
    const after = presentValue(to);
    if (after === 0) roots.push(to);
    else if (before * after < 0) roots.push(bisect(presentValue, from, to));
    [from, before] = [to, after];
  }
  return roots;
}

/** Sixty halvings: then two floating-point numbers have nothing between them. */
function bisect(presentValue: (u: number) => number, from: number, to: number): number {
  const rising = presentValue(from) < 0;
  let [low, high] = [from, to];
  for (let turn = 0; turn < 60; turn++) {
    const middle = (low + high) / 2;
    if (presentValue(middle) < 0 === rising) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function kindOf(days: number): "annual" | "period" {
  return days < yearLength ? "period" : "annual";
}

function daysBetween(flows: readonly Flow[]): number {
  const times = flows.map(([day]) => timeOf(day));
  return flows.length === 0 ? 0 : (Math.max(...times) - Math.min(...times)) / dayLength;
}

function timeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
