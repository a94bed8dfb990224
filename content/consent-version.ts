/** Of the register, by `npm run consent:version`: an answer to another one is asked again. */
export const consentVersion = "ec80eea1485b";

const kept = "3205bb2fd360 a5526368f084 a725d6c1bda8 ec80eea1485b";
/** All that visitors were ever asked with: a proof names one of them. */
export const publishedVersions: readonly string[] = kept.split(" ");

/** How long an answer is kept, whichever it is. */
export const consentMonths = 6;
