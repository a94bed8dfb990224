/** The four commitments that bind the firm itself, as measured at the end of 2025. */
export const commitments = [
  "esg-integration",
  "gender-diversity",
  "carbon-reduction",
  "community-investment",
] as const;
export type Commitment = (typeof commitments)[number];

/**
 * Mandates signed before 2023 that have been screened since. New ones are all screened since 2023.
 */
export const screening = {
  newSince: 2023,
  newIn2025: 31,
  older: { all: 71, screened2024: 61, screened2025: 67, answered: 58 },
  due: 2026,
} as const;

export type Level = "partners" | "managers" | "analysts" | "operations";

/** People by level at 31 December 2025. `payGap` is how much more men earn at the same level. */
export const people: readonly { level: Level; women: number; men: number; payGap?: number }[] = [
  { level: "partners", women: 4, men: 7, payGap: 0.061 },
  { level: "managers", women: 6, men: 7, payGap: 0.036 },
  { level: "analysts", women: 6, men: 7, payGap: 0.015 },
  // Three men: too few for a gap to be published.
  { level: "operations", women: 6, men: 3 },
];

export const diversity = {
  whole: { end2024: 0.45, end2025: 0.48 },
  senior: { end2024: 0.3, end2025: 0.36, target: 0.4, due: 2028 },
  headcount: { end2024: 42, end2025: 46 },
} as const;

/** In euros. `time` is sixty working days of the firm, at cost. */
export const community = {
  fees2025: 15_000_000,
  gifts2025: { apprenticeship: 34_000, debtAdvice: 30_000, tutoring: 11_000, time: 30_000 },
  share: { end2024: 0.006, end2025: 0.007, target: 0.01, due: 2027 },
} as const;

/** Data that we asked others for in 2025, and how many of them answered in full. */
export const dataRequests = [
  { id: "companies", asked: 112, answered: 71 },
  { id: "projects", asked: 27, answered: 11 },
  { id: "suppliers", asked: 46, answered: 24 },
] as const;
