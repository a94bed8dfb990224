/** The id of the footer's field, which other parts of a page lead to. */
export const subscribeField = "newsletter-email";
