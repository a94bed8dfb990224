/**
 * The version of the storage register, written by `npm run consent:version`. Visitors who answered
 * for another version are asked again.
 */
export const consentVersion = "ec80eea1485b";

const kept = "3205bb2fd360 a5526368f084 a725d6c1bda8 ec80eea1485b";
/** Every version that visitors were ever asked with: a proof names one of them. */
export const publishedVersions: readonly string[] = kept.split(" ");

/** How long an answer is kept, in months, be it yes or no. */
export const consentMonths = 6;
