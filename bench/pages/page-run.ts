export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type CategoryName = (typeof categories)[number];

export type PageRun = {
  scores: Partial<Record<CategoryName, number>>;
  /** Audits that count and did not pass, outside performance. */
  failed: string[];
  lcp: number;
  tbt: number;
  cls: number;
  requests: number;
  bytes: Bytes;
  /** The share of the processor that others had meanwhile. */
  stolen?: number;
};
export type Bytes = { html: number; css: number; js: number; fonts: number; other: number };

/** A page must be busy for less than this, in milliseconds. */
export const longestTbt = 50;
