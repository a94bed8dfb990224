import type { Bilingual } from "../../core/languages.ts";
import { climate } from "./climate.ts";
import { deals } from "./deals.ts";
import { fundPerformance } from "./fund-performance.ts";
import { markets } from "./markets.ts";
import { privateEquity } from "./private-equity.ts";
import { regulation } from "./regulation.ts";
import { strategy } from "./strategy.ts";
import { sustainability } from "./sustainability.ts";
import { vehicles } from "./vehicles.ts";

export type Term = {
  /** Stable anchor, kebab-case ASCII, English-based, never changed once published. */
  id: string;
  /** As listed alphabetically in each language. */
  term: Bilingual;
  /** Written-out form or other name, where there is one. */
  also?: Bilingual;
  /** 35 to 70 words. */
  definition: Bilingual;
  /**
   * Exact spellings in running text, for automatic linking: case-insensitive, whole words, the
   * longest first ("customer due diligence" is not "due diligence"). Words with a common second
   * meaning are left out on purpose: "LOI" and "TRI" in French, "carry", "commitment" and
   * "duration" in English, "drawdown", "engagement", "exclusion" and "impact" in both.
   */
  spellings: { en: readonly string[]; fr: readonly string[] };
  /** Ids of related terms. */
  see?: readonly string[];
};

/** By theme; the page sorts them alphabetically in each language. */
export const terms = [
  ...deals,
  ...privateEquity,
  ...fundPerformance,
  ...markets,
  ...strategy,
  ...sustainability,
  ...climate,
  ...regulation,
  ...vehicles,
] as const satisfies readonly Term[];
