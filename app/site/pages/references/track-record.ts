import { periods, references } from "#content/references.ts";

export type Engagement = (typeof references)[number];

/** Newest period first; within a period in the order of the list. */
export const byPeriod = periods.map(
  (period) => [period, references.filter((row) => row.period === period)] as const,
);
const years = periods.flatMap((period) => period.split("–"));
export const firstYear = years.at(-2) ?? "";
export const lastYear = years[1] ?? "";
