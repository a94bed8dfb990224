import type { DocumentType } from "#core/document-types.ts";

export type ReadDocument = {
  id: string;
  fund: string;
  /** The entity it is for; null if it is for every entity in the fund. */
  for: string | null;
  type: DocumentType;
  period: string;
  version: number;
  title: string | null;
  publishedAt: string;
  withdrawnAt: string | null;
  withdrawnReason: string | null;
};

export type DocumentRow = ReadDocument & {
  /**
   * `meant`: people it is for today. `fetched`: those of them who have opened it. `others`: people
   * who opened it and have lost access since.
   */
  meant: number;
  fetched: number;
  others: number;
  lastAt: string | null;
};

/** The row of an entity or of a fund. */
export type HolderRow = {
  id: string;
  name: string;
  people: number;
  documents: number;
  fetched: number;
  lastAt: string | null;
};

export type Reader = {
  user: string;
  /** Null if the sign-in account was erased. */
  name: string | null;
  entity: string;
  acts: boolean;
  firstAt: string | null;
  lastAt: string | null;
  times: number;
};

export type Choices = {
  funds: { id: string; name: string }[];
  entities: { id: string; name: string }[];
  years: string[];
};

export const views = ["document", "entity", "fund"] as const;
export const states = ["none", "some"] as const;

export const keys = [
  "by",
  "fund",
  "entity",
  "type",
  "year",
  "state",
  "before",
  "document",
] as const;
export type ReadingKey = (typeof keys)[number];
