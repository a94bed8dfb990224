const correlation = 1 / 3;

/** The part of the risk that no number of investments removes. */
export const floor = 100 * Math.sqrt(correlation);

/** The standard deviation of `count` equal investments of the same kind; that of one is 100. */
export function riskOf(count: number): number {
  return 100 * Math.sqrt((1 + (count - 1) * correlation) / count);
}
