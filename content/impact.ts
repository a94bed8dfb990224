/**
 * The four impact figures as last published: investments of clients on our advice. Facts beside
 * `site.ts`, apart from it: every page loads that.
 */
export const impact = {
  asOf: "2025-12-31",
  /** In millions of euros. */
  investments: 412,
  projects: 27,
  partners: 19,
  /** Tonnes of CO₂ equivalent per million euros invested, year by year. */
  carbonIntensity: [
    { year: 2021, value: 118 },
    { year: 2022, value: 109 },
    { year: 2023, value: 96 },
    { year: 2024, value: 84 },
    { year: 2025, value: 73 },
  ],
} as const;
