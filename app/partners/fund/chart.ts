/**
 * Points in a drawing, as parts of its width and height, since it stretches and its words do not.
 */
import type { Day } from "../overview/load-overview.ts";

/** From the left and from the top, each from 0 to 1. */
export type Place = { x: number; y: number };
export type Scale = { low: number; high: number; ticks: readonly number[] };

/** About four round steps, from zero, or the lowest value below it, to the highest. */
export function scaleOf(values: readonly number[]): Scale {
  const [bottom, top] = [Math.min(0, ...values), Math.max(0, ...values)];
  const rough = (top - bottom || 1) / 4;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = unit * ([1, 2, 2.5, 5].find((factor) => factor * unit >= rough) ?? 10);
  const [first, last] = [Math.floor(bottom / step), Math.ceil(top / step)];
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { low: first * step, high: last * step, ticks };
}

export function depthOf(value: number, { low, high }: Scale): number {
  return high === low ? 1 : (high - value) / (high - low);
}

export type Calendar = { first: Day; last: Day };

export function alongOf(day: Day, { first, last }: Calendar): number {
  const [from, to] = [Date.parse(first), Date.parse(last)];
  return to === from ? 1 : (Date.parse(day) - from) / (to - from);
}

/** Where the years between two days begin. */
export function yearsIn(calendar: Calendar): readonly { year: number; x: number }[] {
  const [from, to] = [yearOf(calendar.first), yearOf(calendar.last)];
  return Array.from({ length: to - from }, (_, index) => {
    const year = from + 1 + index;
    return { year, x: alongOf(`${year}-01-01`, calendar) };
  });
}

function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

/** A path of straight lines. */
export function lineOf(places: readonly Place[], size = 100): string {
  return places
    .map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${part(x * size)} ${part(y * size)}`)
    .join("");
}

/** Steps: level until the day of a movement, then up or down at once. */
export function stepsOf(places: readonly Place[]): readonly Place[] {
  return places.flatMap((place, index) => {
    const before = places[index - 1];
    return before ? [{ x: place.x, y: before.y }, place] : [place];
  });
}

/** The area between two lines, for a clip path in units of the clipped element. */
export function between(upper: readonly Place[], lower: readonly Place[]): string {
  return `${lineOf([...upper, ...lower.toReversed()], 1)}Z`;
}

function part(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
