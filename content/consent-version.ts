/** Of the register, by `npm run consent:version`: an answer to another one is asked again. */
export const consentVersion = "3205bb2fd360";

/** How long an answer is kept, whichever it is. */
export const consentMonths = 6;
