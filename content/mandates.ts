/** Figures of anonymised or typical mandates, as the service pages draw them. */

/** Days of work in each month of the first year of an advisory mandate. */
export const advisoryDays = [4, 6, 7, 6, 5, 4, 2, 1, 2, 1, 1, 2] as const;

/** An anonymised foundation: shares of its assets in per cent, the most liquid first. */
export const foundationAssets = [
  { id: "cash", before: 31, after: 8 },
  { id: "shares", before: 24, after: 36 },
  { id: "bonds", before: 38, after: 34 },
  { id: "property", before: 7, after: 7 },
  { id: "private", before: 0, after: 15 },
] as const;

/** Buyers left at each stage of a typical sale, from the long list to the signature. */
export const saleCandidates = [64, 46, 29, 11, 5, 2, 1] as const;

/** The two offers of an anonymised sale, in euros. */
export const toolmakerOffers = { taken: 12_200_000, highest: 13_100_000 } as const;

/**
 * Flows per million euros committed, in thousands of euros per year, after the costs of the fund.
 */
export const fundFlows = {
  calls: [210, 230, 190, 150, 80, 40, 20, 0, 0, 0, 0, 0],
  ordinary: [0, 0, 20, 50, 120, 200, 270, 290, 240, 170, 110, 80],
  poor: [0, 0, 0, 20, 40, 80, 120, 130, 110, 80, 60, 40],
} as const;

/** The gross gain of a typical fund, in thousands of euros, by who receives it. */
export const gainTakers = [
  { id: "client", amount: 602 },
  { id: "management", amount: 190 },
  { id: "carried", amount: 140 },
  { id: "vehicle", amount: 31 },
  { id: "adviser", amount: 28 },
] as const;

/** The weeks of a strategy mandate: its overlapping phases, and the board meetings. */
export const strategyWeeks = {
  count: 16,
  phases: [
    { from: 1, to: 3 },
    { from: 3, to: 7 },
    { from: 6, to: 11 },
    { from: 9, to: 14 },
    { from: 13, to: 16 },
  ],
  boards: [1, 8, 16],
} as const;

/** An anonymised wholesaler: euros available per euro of debt due within the year. */
export const wholesalerCover = [
  { id: "plan", before: 1.3, after: 1.7 },
  { id: "volume", before: 0.9, after: 1.2 },
  { id: "customer", before: 0.6, after: 1.0 },
] as const;
