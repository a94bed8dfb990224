export const roles = [
  "communications",
  "relations",
  "compliance",
  "administrator",
  "reader",
] as const;

export type Role = (typeof roles)[number];
