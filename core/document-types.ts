/**
 * The types of documents, as in the check of `public.documents`. The partners’ space filters by
 * them.
 */
export const documentTypes = [
  "report",
  "accounts",
  "capital-account",
  "capital-call",
  "distribution",
  "tax",
  "meeting",
  "legal",
] as const;
export type DocumentType = (typeof documentTypes)[number];
