import { fundFlows } from "#content/mandates.ts";

/** Money received less money paid in, year after year, in thousands of euros. */
export const ordinaryBalance = balance(fundFlows.ordinary);
export const poorBalance = balance(fundFlows.poor);

const highest = 700;
const lowest = -850;
const years = fundFlows.calls.length;
const perYear = 10;

function balance(received: readonly number[]): number[] {
  let sum = 0;
  return received.map((amount, year) => {
    sum += amount - (fundFlows.calls[year] ?? 0);
    return sum;
  });
}

/** The y of an amount in a drawing that is 100 high. */
export function depthOf(amount: number): number {
  return round(((highest - amount) / (highest - lowest)) * 100);
}

/** The x of the end of a year in a drawing that is 100 wide. */
export function placeOf(year: number): number {
  return round((year / years) * 100);
}

/** A curve through the balances at the ends of years, from zero. */
export function curve(balances: readonly number[]): string {
  const depths = [0, ...balances].map(depthOf);
  const third = 100 / years / 3;
  return depths
    .map((depth, year) => {
      if (year === 0) return `M0 ${depth}`;
      const slope = (at: number) =>
        ((depths[at + 1] ?? depths[at] ?? 0) - (depths[at - 1] ?? depths[at] ?? 0)) / 6;
      const from = depths[year - 1] ?? depth;
      const x = placeOf(year);
      return `C${round(placeOf(year - 1) + third)} ${round(from + slope(year - 1))} ${round(x - third)} ${round(depth - slope(year))} ${x} ${depth}`;
    })
    .join("");
}

/** Hairlines between zero and the curve: a loss below the zero line, a gain above it. */
export function hairlines(balances: readonly number[]): string {
  const points = [0, ...balances];
  return Array.from({ length: years * perYear - 1 }, (_, line) => {
    const at = (line + 1) / perYear;
    const year = Math.floor(at);
    const from = points[year] ?? 0;
    const to = points[year + 1] ?? from;
    const part = 0.5 - 0.5 * Math.cos(Math.PI * (at - year));
    return `M${placeOf(at)} ${depthOf(0)}V${depthOf(from + (to - from) * part)}`;
  }).join("");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
