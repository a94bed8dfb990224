import type { Bilingual } from "#core/languages.ts";

export type Counted = {
  table: string;
  name: Bilingual;
  found: number;
  kept?: number;
  ground?: Bilingual;
};

export type Certificate = {
  request: string;
  opened: string;
  proven: string;
  done: string;
  actor: string;
  ledger: string;
  tables: {
    table: string;
    name: Bilingual;
    erased: number;
    anonymised: number;
    kept: number;
    ground?: Bilingual;
  }[];
};

export type RequestRow = {
  id: string;
  kind: "access" | "erasure";
  language: "en" | "fr";
  /** Null once the request is done. */
  address: string | null;
  message: string | null;
  at: string;
  due: string;
  proven: string | null;
  done: string | null;
  by: string | null;
  certificate: Certificate | null;
};

export type RequestState = "done" | "late" | "proven" | "asked";

export function stateOf({ done, due, proven }: RequestRow, now = Date.now()): RequestState {
  if (done) return "done";
  if (Date.parse(due) < now) return "late";
  return proven ? "proven" : "asked";
}
