/** The numbers of the sustainable investment policy, second edition (October 2025). */
export const policyDates = {
  firstEdition: "2021-03-10",
  published: "2025-10-09",
  existingMandates: "2026-01-01",
  reviewedBy: 2027,
} as const;

/** Questions put to every manager or company before a recommendation, by subject. */
export const questions = { governance: 5, climate: 5, nature: 3, people: 5, proof: 3 } as const;
export const questionsInAll = 21;

/** Engagements opened from January 2023 to June 2025, by the furthest step reached. */
export const engagements = { dialogue: 35, request: 14, escalation: 6, exit: 3 } as const;
export const engagementsInAll = 58;

/** How many indicators of adverse impact European rules set for companies. */
export const indicatorsInAll = 14;

/** Those we consider, by their numbers in that list, and the part of amounts covered, end 2024. */
export const indicators = [
  { id: "emissions", numbers: [1, 2, 3], covered: 0.68 },
  { id: "fossil", numbers: [4], covered: 0.81 },
  { id: "breaches", numbers: [10], covered: 0.77 },
  { id: "process", numbers: [11], covered: 0.52 },
  { id: "pay", numbers: [12], covered: 0.23 },
  { id: "boards", numbers: [13], covered: 0.71 },
  { id: "weapons", numbers: [14], covered: 0.88 },
] as const;
