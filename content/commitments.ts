/**
 * The commitments that bind the firm itself, as measured at the end of 2025 (`now`) and a year
 * `before`. Of the fourth, on carbon, `content/emissions.ts` has the measure. The firm changes these
 * figures at its desk (`builder/changes/figures.ts`).
 */

export const levels = ["partners", "managers", "analysts", "operations"] as const;
type Level = (typeof levels)[number];
/** `payGap` is how much more men earn at the same level. */
type People = { women: number; men: number; payGap?: number };

export const gifts = ["apprenticeship", "debtAdvice", "tutoring", "time"] as const;
type Gift = (typeof gifts)[number];

type Measure = { before: number; now: number };

type Commitments = {
  /**
   * `signed` are the mandates of the year, all of them screened, as every new one is `since`. Of the
   * `older` ones: how many have been screened, and of how many of those the answers are complete.
   */
  "esg-integration": {
    since: number;
    signed: number;
    older: Measure & { all: number; answered: number };
  };
  "gender-diversity": Record<Level, People> & {
    headcount: number;
    senior: Measure & { target: number; due: number };
  };
  /** In euros. `time` is sixty working days of the firm, at cost. */
  "community-investment": { given: Record<Gift, number>; share: Measure };
};
export type CommitmentId = keyof Commitments;
export type Commitment = { [Id in CommitmentId]: { id: Id } & Commitments[Id] }[CommitmentId];

export const commitments: readonly Commitment[] = [
  {
    id: "esg-integration",
    since: 2023,
    signed: 31,
    older: { all: 71, before: 61, now: 67, answered: 58 },
  },
  {
    id: "gender-diversity",
    headcount: 46,
    partners: { women: 4, men: 7, payGap: 0.061 },
    managers: { women: 6, men: 7, payGap: 0.036 },
    analysts: { women: 6, men: 7, payGap: 0.015 },
    // Three men: too few for a gap to be published.
    operations: { women: 6, men: 3 },
    senior: { before: 0.3, now: 0.36, target: 0.4, due: 2028 },
  },
  {
    id: "community-investment",
    given: { apprenticeship: 34_000, debtAdvice: 30_000, tutoring: 11_000, time: 30_000 },
    share: { before: 0.006, now: 0.007 },
  },
];

/** Data that we asked others for in 2025, and how many of them answered in full. */
export const dataRequests = [
  { id: "companies", asked: 112, answered: 71 },
  { id: "projects", asked: 27, answered: 11 },
  { id: "suppliers", asked: 46, answered: 24 },
] as const;
