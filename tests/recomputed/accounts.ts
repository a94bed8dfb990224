/** What `recompute.py` wrote: a hundred accounts with odd flows, and what each adds up to. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

type RecomputedRate =
  | { kind: "annual" | "period"; rate: string }
  | {
      kind: "none";
      why: "opening" | "no-value" | "no-flows" | "no-solution" | "several-solutions";
    };

export type RecomputedAccount = {
  about: string;
  /** A number from 1 to 10. */
  entity: number;
  currency: string;
  committed: string;
  committed_on: string;
  lines: {
    kind: string;
    on: string;
    amount: string;
    effect: string;
    purpose: string;
    opening?: true;
    recallable_until?: string;
  }[];
  values: { on: string; nav: string; [part: string]: string }[];
  results: {
    [figure: string]: unknown;
    rate: RecomputedRate;
    nav: string | null;
    nav_on: string | null;
    /** Of the first and the last two values. */
    statements: Record<string, unknown>[];
    all_statements: { count: number; sha256: string };
  };
};

export const recomputed: {
  today: string;
  accounts: RecomputedAccount[];
  totals: Record<string, unknown>[];
} = JSON.parse(readFileSync(join(import.meta.dirname, "accounts.json"), "utf8"));
