/**
 * The usual fees for advice, excluding VAT, in euros. The service pages show them, and the firm
 * changes them at its desk (`builder/changes/figures.ts`).
 */

/** `rate` on the next `width` euros; what lies beyond has no limit. */
type Part = { width: number; rate: number };
export type Scale = { upTo: Part; next: Part; beyond: { rate: number }; least: number };

type Fees = {
  advisory: Scale;
  /** `retainer` is due per month of a sale, and deducted from the final fee. */
  sale: Scale & { retainer: number };
  /** As a share of the commitment in each of the first `years`, then of what is left in the fund. */
  "private-equity": { first: number; years: number; later: number; least: number };
  /** Fixed prices of the stages of a mandate; the follow-up is priced per quarter. */
  strategy: Record<"diagnosis" | "options" | "paper", { weeks: number; price: number }> & {
    follow: { price: number };
  };
};
export type FeeId = keyof Fees;
export type Fee = { [Id in FeeId]: { id: Id } & Fees[Id] }[FeeId];

export const fees: readonly Fee[] = [
  {
    id: "advisory",
    upTo: { width: 20_000_000, rate: 0.0025 },
    next: { width: 30_000_000, rate: 0.0015 },
    beyond: { rate: 0.0008 },
    least: 45_000,
  },
  {
    id: "sale",
    upTo: { width: 5_000_000, rate: 0.03 },
    next: { width: 10_000_000, rate: 0.02 },
    beyond: { rate: 0.012 },
    least: 180_000,
    retainer: 6_000,
  },
  { id: "private-equity", first: 0.004, years: 5, later: 0.002, least: 30_000 },
  {
    id: "strategy",
    diagnosis: { weeks: 8, price: 62_000 },
    options: { weeks: 6, price: 84_000 },
    paper: { weeks: 2, price: 24_000 },
    follow: { price: 9_000 },
  },
];

export function feeOn(amount: number, { upTo, next, beyond, least }: Scale): number {
  const first = Math.min(amount, upTo.width);
  const second = Math.min(amount - first, next.width);
  const rest = amount - first - second;
  return Math.max(least, Math.round(first * upTo.rate + second * next.rate + rest * beyond.rate));
}
