/**
 * Changes to a sign-in account that are mailed to its owner. The other events are only shown on the
 * page `own-account`.
 */
export type AccountChange =
  | "password-changed"
  | "factor-added"
  | "factor-removed"
  | "codes-made"
  | "recovery-used"
  | "factors-reset"
  | "entity-added";

export type AccountEvent =
  | AccountChange
  | "password-given"
  | "signed-in"
  | "sign-in-failed"
  | "factor-failed"
  | "recovery-asked"
  | "link-used"
  | "password-chosen";
