/** What happens to an account and is mailed to its owner; the rest is only shown to them. */
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
