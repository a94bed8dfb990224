import type { DocumentType } from "#core/document-types.ts";

export type ReadDocument = {
  id: string;
  fund: string;
  /** The entity it is for; null where it is for all of the fund. */
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
  /** Persons it is for today, those of them who have it, and those who had it and have left. */
  meant: number;
  fetched: number;
  others: number;
  lastAt: string | null;
};

/** An entity or a fund. */
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
  /** Null where the account was erased. */
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
