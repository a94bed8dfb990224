/** As the check of `public.documents` has them; the space filters by them, `lp:publish` asks for one. */
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
