/** The answers of the function `desk` about proofs. */
export const kinds = ["consent", "newsletter"] as const;
export type Kind = (typeof kinds)[number];

export const methods = ["accept-all", "decline-all", "custom", "privacy-signal"] as const;
export const memberships = ["subscribed", "left"] as const;

export type ConsentRow = {
  id: string;
  at: string;
  version: string;
  performance: boolean;
  targeting: boolean;
  method: (typeof methods)[number];
  language: "en" | "fr";
};

export type NewsletterRow = {
  id: string;
  /** The first digits of the hash that stands for the address. */
  address: string;
  subscribed_at: string;
  /** When the subscription was confirmed. */
  at: string;
  left_at: string | null;
  language: "en" | "fr";
};

export type ProofPage = {
  rows: (ConsentRow | NewsletterRow)[];
  next: string | null;
  versions: string[];
};
