import { references } from "#content/references.ts";

export type Engagement = (typeof references)[number];

/** Newest first; within a year as they are listed. */
const ordered: readonly Engagement[] = references.toSorted((a, b) => b.year - a.year);

export const byYear = [...Map.groupBy(ordered, ({ year }) => year)];
const years = byYear.map(([year]) => year);
export const firstYear = Math.min(...years);
export const lastYear = Math.max(...years);
