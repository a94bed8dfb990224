/**
 * Changes to a sign-in account that are mailed to its owner. The other events are only shown on the
 * page `own-account`.
 */
const accountChanges = [
  "password-changed",
  "factor-added",
  "factor-removed",
  "codes-made",
  "recovery-used",
  "factors-reset",
  "entity-added",
] as const;
export type AccountChange = (typeof accountChanges)[number];

export const accountEvents = [
  ...accountChanges,
  "password-given",
  "signed-in",
  "sign-in-failed",
  "factor-failed",
  "recovery-asked",
  "link-used",
  "password-chosen",
] as const;
