/** `npm run test:whole`: every combination, and what takes minutes, before a release. */
export const whole = process.env.TEST_WHOLE === "1";
