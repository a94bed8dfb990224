/** The usual fees for advice, excluding VAT, in euros. The service pages show them. */

/** One step of a scale: `rate` on the next `width` euros; the last step has no limit. */
type Step = { width: number; rate: number };
type Scale = { steps: readonly Step[]; least: number };

export const advisoryFee = {
  steps: [
    { width: 20_000_000, rate: 0.0025 },
    { width: 30_000_000, rate: 0.0015 },
    { width: Number.POSITIVE_INFINITY, rate: 0.0008 },
  ],
  least: 45_000,
} as const satisfies Scale;

export const saleFee = {
  steps: [
    { width: 5_000_000, rate: 0.03 },
    { width: 10_000_000, rate: 0.02 },
    { width: Number.POSITIVE_INFINITY, rate: 0.012 },
  ],
  least: 180_000,
} as const satisfies Scale;

/** Per month of a sale; deducted from the final fee. */
export const saleRetainer = 6_000;

/** As a share of the commitment in each of the first `years`, then of what is left in the fund. */
export const privateEquityFee = { first: 0.004, years: 5, later: 0.002, least: 30_000 };

/** Fixed prices of the stages of a strategy mandate; the follow-up is priced per quarter. */
export const strategyStages = [
  { id: "diagnosis", weeks: 8, price: 62_000 },
  { id: "options", weeks: 6, price: 84_000 },
  { id: "paper", weeks: 2, price: 24_000 },
  { id: "follow", price: 9_000 },
] as const;

export function feeOn(amount: number, { steps, least }: Scale): number {
  let left = amount;
  let fee = 0;
  for (const { width, rate } of steps) {
    fee += Math.min(left, width) * rate;
    left = Math.max(0, left - width);
  }
  return Math.max(least, Math.round(fee));
}
