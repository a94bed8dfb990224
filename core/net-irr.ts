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

/**
 * The net internal rate of return of an investor's flows and the value at the last valuation: the
 * root of Σ amount · (1 + rate)^(−days / 365), with days counted from the first flow (Actual/365).
 * Written here since the available libraries each fail one of our cases:
 * docs/decisions/023-capital-account.md.
 */
export function netIrr(cash: readonly Flow[], valued: Flow): Rate {
  const [valuedOn, value] = valued;
  const paid = byDay(cash);
  const nothingCameBack = value === 0 && paid.every(([, amount]) => amount < 0);
  if (paid.length > 0 && nothingCameBack) {
    return { kind: kindOf(daysBetween([...paid, valued])), rate: -1 };
  }
  return rateOf([...paid, valued], valuedOn);
}

/** Over the time from the first flow to the last, or to `until` where nothing moved so late. */
export function rateOf(flows: readonly Flow[], until?: string): Rate {
  const days = byDay(flows);
  const length = daysBetween(until && days.length > 0 ? [...days, [until, 0]] : days);
  // With flows on one day only, every rate solves the equation or none does.
  if (length === 0) return { kind: "none", why: "no-solution" };
  const kind = kindOf(length);
  const unit = kind === "annual" ? yearLength : length;
  const start = timeOf(days[0]?.[0] ?? "");
  const [root, another] = rootsOf(
    days.map(([day, amount]) => ({ amount, time: (timeOf(day) - start) / dayLength / unit })),
  );
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

type Term = { amount: number; time: number };

/**
 * Every u for which Σ amount · e^(−u · time) is nothing, by Rolle: between two neighbouring ones lies
 * one of the derivative, which has a term less once it is multiplied by e^(u · first time).
 */
function rootsOf(terms: readonly Term[]): number[] {
  const [first, second] = terms;
  const [last, lastButOne] = terms.toReversed();
  const changes = signChanges(terms);
  if (!first || !second || !last || !lastButOne || changes === 0) return [];
  // Beyond these, the first or the last term outweighs all others together.
  const all = terms.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  const above = Math.log(all / Math.abs(first.amount)) / (second.time - first.time);
  const below = -Math.log(all / Math.abs(last.amount)) / (last.time - lastButOne.time);
  const points = [below, ...turningPoints(terms, changes).filter((u) => u > below), above];
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? below;
    const [before, after] = [valueAt(terms, from), valueAt(terms, to)];
    if (after === 0 && to < above) return [to];
    return before * after < 0 ? [bisect(terms, from, to)] : [];
  });
}

/** With one change of sign there is one root at most (Descartes), wherever the sum turns. */
function turningPoints(terms: readonly Term[], changes: number): number[] {
  const start = terms[0]?.time ?? 0;
  if (changes === 1) return [];
  return rootsOf(
    terms.slice(1).map(({ amount, time }) => ({ amount: amount * (start - time), time })),
  );
}

function signChanges(terms: readonly Term[]): number {
  return terms.filter(({ amount }, index) => {
    const before = terms[index - 1];
    return before !== undefined && before.amount > 0 !== amount > 0;
  }).length;
}

/**
 * The sum, times what keeps its largest factor at one: only its sign counts. What is lost in the last
 * digits of its largest term is nothing, so that two roots that are one are found.
 */
function valueAt(terms: readonly Term[], u: number): number {
  const largest = (u < 0 ? terms.at(-1) : terms[0])?.time ?? 0;
  const parts = terms.map(({ amount, time }) => amount * Math.exp(u * (largest - time)));
  const sum = parts.reduce((total, part) => total + part, 0);
  return Math.abs(sum) > 1e-13 * Math.max(...parts.map(Math.abs)) ? sum : 0;
}

/** Until two floating-point numbers have nothing between them. */
function bisect(terms: readonly Term[], from: number, to: number): number {
  const rising = valueAt(terms, from) < 0;
  let [low, high] = [from, to];
  for (let turn = 0; turn < 80; turn++) {
    const middle = (low + high) / 2;
    if (valueAt(terms, middle) < 0 === rising) low = middle;
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
