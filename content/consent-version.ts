/** Of the register, by `npm run consent:version`: an answer to another one is asked again. */
export const consentVersion = "a725d6c1bda8";

/** How long an answer is kept, whichever it is. */
export const consentMonths = 6;
