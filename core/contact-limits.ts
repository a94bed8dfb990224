/** Limits that the contact form shows before anything is checked. */
export const subjects = [
  "general",
  "investor",
  "company",
  "press",
  "careers",
  "complaint",
  "personal-data",
] as const;

export type Subject = (typeof subjects)[number];

/** In milliseconds. A person takes longer to write to us; a quicker message is from a program. */
export const shortestFillTime = 3_000;

export const contactLimits = {
  name: [2, 100],
  email: 254,
  phone: 40,
  message: [10, 5_000],
} as const;
