/** What the desk's function answers about proofs of consent. */
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
  /** The beginning of the address's mark. */
  address: string;
  subscribed_at: string;
  /** When it was confirmed. */
  at: string;
  left_at: string | null;
  language: "en" | "fr";
};

export type ProofPage = {
  rows: (ConsentRow | NewsletterRow)[];
  next: string | null;
  versions: string[];
};
