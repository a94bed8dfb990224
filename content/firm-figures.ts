/**
 * The firm in figures; the number of people is the sum of its teams (`people.ts`). Facts beside
 * `site.ts`, apart from it: every page loads that.
 */
export const firmFigures = {
  /** When the firm was formed from two firms. */
  founded: 2012,
  asOf: "2026-09-30",
  clients: 132,
  /** In millions of euros: what clients own and are advised on. The firm manages none of it. */
  assetsAdvised: 2_900,
} as const;
