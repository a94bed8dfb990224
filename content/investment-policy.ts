/** The numbers of the sustainable investment policy, second edition (October 2025, corrected). */
export const policyVersion = "2.2";

export const policyDates = {
  firstEdition: "2021-03-10",
  published: "2025-10-09",
  /** The day of `policyVersion`. */
  revised: "2026-11-19",
  existingMandates: "2026-01-01",
  reviewedBy: 2027,
} as const;

/** Questions put to every manager or company before a recommendation, by subject. */
export const questions = { governance: 5, climate: 5, nature: 3, people: 5, proof: 3 } as const;
export const questionsInAll = 21;
/** The number of questions in the first edition. */
export const questionsBefore = 32;
export const questionsDropped = { neverDecisive: 9, merged: 4, into: 2 } as const;

/** Engagements opened from January 2023 to June 2025, by the furthest step reached. */
export const engagements = { dialogue: 35, request: 14, escalation: 6, exit: 3 } as const;
export const engagementsInAll = 58;

/** How many indicators of adverse impact European rules set for companies. */
export const indicatorsInAll = 14;

/**
 * The indicators that we consider, by their numbers in that list, with the share of amounts covered
 * at the end of 2024.
 */
export const indicators = [
  { id: "emissions", numbers: [1, 2, 3], covered: 0.68 },
  { id: "fossil", numbers: [4], covered: 0.81 },
  { id: "breaches", numbers: [10], covered: 0.77 },
  { id: "process", numbers: [11], covered: 0.52 },
  { id: "pay", numbers: [12], covered: 0.23 },
  { id: "boards", numbers: [13], covered: 0.71 },
  { id: "weapons", numbers: [14], covered: 0.88 },
] as const;

/**
 * The indicators that European rules set for sovereigns (15 and 16) and for property (17 and 18).
 * Two of them are considered since the day of the statement, with the share of amounts covered
 * then.
 */
export const otherIndicators = [
  { id: "country-intensity", number: 15 },
  { id: "country-violations", number: 16, covered: 0.97 },
  { id: "property-fossil", number: 17, covered: 0.61 },
  { id: "property-energy", number: 18 },
] as const;
