/** A day as 2026-09-30, and what it brought (positive) or took (negative). */
export type Flow = readonly [day: string, amount: number];

/**
 * `annual` is a rate per year. `period` is what came of less than a year, which is not annualised.
 * `none`: no rate solves it, or several do, and neither is a figure.
 */
export type Rate =
  | { kind: "annual" | "period"; rate: number }
  | { kind: "none"; why: "no-solution" | "several-solutions" };

const dayLength = 86_400_000;
const yearLength = 365;
/** From a loss of 99.99 % to a gain of 10,000 %, as ln(1 + rate). */
const lowest = Math.log(1e-4);
const highest = Math.log(101);

/**
 * The rate of an investor's own flows and of what was left at the last valuation: the root of
 * Σ amount · (1 + rate)^(−days / 365), Actual/365, days counted from the first flow. Our own, as
 * the libraries there are each fail a case of ours: docs/decisions/023-capital-account.md.
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
  // On one day alone, every rate solves it or none does.
  if (length === 0) return { kind: "none", why: "no-solution" };
  const kind = kindOf(length);
  const unit = kind === "annual" ? yearLength : length;
  const start = timeOf(days[0]?.[0] ?? "");
  const dated = days.map(([day, amount]) => ({
    amount,
    time: (timeOf(day) - start) / dayLength / unit,
  }));
  const worth = (u: number) =>
    dated.reduce((sum, { amount, time }) => sum + amount * Math.exp(-u * time), 0);
  const [root, another] = rootsOf(worth, turnsIn(days) > 1 ? 4000 : 400);
  if (root === undefined) return { kind: "none", why: "no-solution" };
  if (another !== undefined) return { kind: "none", why: "several-solutions" };
  return { kind, rate: Math.expm1(root) };
}

/** In order, one sum a day, without those that are nothing: a leading zero would move the start. */
function byDay(flows: readonly Flow[]): readonly Flow[] {
  const sums = new Map<string, number>();
  for (const [day, amount] of flows) sums.set(day, (sums.get(day) ?? 0) + amount);
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .sort(([one], [other]) => one.localeCompare(other));
}

/** How often the sign changes; after one change there is one root at most (Descartes). */
function turnsIn(flows: readonly Flow[]): number {
  return flows.filter(([, amount], index) => {
    const before = flows[index - 1]?.[1];
    return before !== undefined && before > 0 !== amount > 0;
  }).length;
}

function rootsOf(worth: (u: number) => number, steps: number): number[] {
  const roots: number[] = [];
  let [from, before] = [lowest, worth(lowest)];
  for (let step = 1; step <= steps; step++) {
    const to = lowest + ((highest - lowest) * step) / steps;
    const after = worth(to);
    if (after === 0) roots.push(to);
    else if (before * after < 0) roots.push(bisect(worth, from, to));
    [from, before] = [to, after];
  }
  return roots;
}

/** Halved until doubles have nothing between. */
function bisect(worth: (u: number) => number, from: number, to: number): number {
  const rising = worth(from) < 0;
  let [low, high] = [from, to];
  for (let turn = 0; turn < 60; turn++) {
    const middle = (low + high) / 2;
    if (worth(middle) < 0 === rising) low = middle;
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
