export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type CategoryName = (typeof categories)[number];

export type PageRun = {
  scores: Partial<Record<CategoryName, number>>;
  /** Failed audits with a weight, except those of performance. */
  failed: string[];
  lcp: number;
  tbt: number;
  cls: number;
  requests: number;
  bytes: Bytes;
  /** The share of processor time that other tenants of the hardware took. */
  stolen?: number;
};
export type Bytes = { html: number; css: number; js: number; fonts: number; other: number };

/** The goal for total blocking time, in milliseconds. */
export const longestTbt = 50;
