import lighthouse, { type Outcome } from "lighthouse";
import type { Browser } from "puppeteer-core";
import { median } from "../statistics.ts";
import { within } from "../wait.ts";
import { type Bytes, type CategoryName, categories, type PageRun } from "./page-run.ts";

const kinds: Record<string, keyof Bytes> = {
  Document: "html",
  Stylesheet: "css",
  Script: "js",
  Font: "fonts",
};

/** One first visit with a phone: without cookies or cache, with the throttling of Lighthouse. */
export async function runLighthouse(
  browser: Browser,
  url: string,
  onlyCategories: readonly CategoryName[],
): Promise<PageRun> {
  const context = await browser.createBrowserContext();
  try {
    const flags = {
      onlyCategories,
      logLevel: "silent",
      maxWaitForLoad: 20_000,
      disableStorageReset: false,
      disableFullPageScreenshot: true,
      // These audits count for nothing and take seconds; one leaves the page and comes back.
      skipAudits: ["bf-cache", "screenshot-thumbnails", "final-screenshot"],
    };
    const page = await context.newPage();
    const run = lighthouse(url, flags, undefined, page);
    const outcome = await within(90_000, `Lighthouse on ${url}`, run);
    if (!outcome) throw new Error(`Lighthouse found nothing at ${url}.`);
    return readOutcome(outcome);
  } finally {
    await within(10_000, "Closing a page", context.close());
  }
}

function readOutcome({ lhr }: Outcome): PageRun {
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const number = (id: string) => {
    const value = lhr.audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse has no ${id} of ${lhr.requestedUrl}.`);
    return value;
  };
  const scores: PageRun["scores"] = {};
  const failed: string[] = [];
  for (const name of categories) {
    const category = lhr.categories[name];
    if (!category) continue;
    scores[name] = Math.round((category.score ?? 0) * 100);
    if (name === "performance") continue;
    const counting = category.auditRefs.filter(({ weight }) => weight > 0);
    failed.push(
      ...counting.filter(({ id }) => (lhr.audits[id]?.score ?? 1) < 1).map(({ id }) => id),
    );
  }
  return {
    scores,
    failed,
    lcp: number("largest-contentful-paint"),
    tbt: number("total-blocking-time"),
    cls: number("cumulative-layout-shift"),
    ...transferred(lhr.audits["network-requests"]?.details?.items ?? []),
  };
}

function transferred(items: unknown[]): Pick<PageRun, "requests" | "bytes"> {
  const bytes: Bytes = { html: 0, css: 0, js: 0, fonts: 0, other: 0 };
  const sent = items as { resourceType?: string; transferSize?: number; url: string }[];
  const overNetwork = sent.filter(({ url }) => url.startsWith("http"));
  for (const { resourceType = "", transferSize = 0 } of overNetwork) {
    bytes[kinds[resourceType] ?? "other"] += transferSize;
  }
  return { requests: overNetwork.length, bytes };
}

/** The median of several runs, figure by figure. An audit that failed in any run failed. */
export function middleRun(all: readonly PageRun[]): PageRun {
  const middle = (pick: (run: PageRun) => number) => median(all.map(pick));
  const [first] = all;
  if (!first) throw new Error("There was no run.");
  const scores: PageRun["scores"] = {};
  for (const name of categories) {
    const given = all.flatMap((run) => run.scores[name] ?? []);
    if (given.length > 0) scores[name] = median(given);
  }
  return {
    ...first,
    scores,
    failed: [...new Set(all.flatMap(({ failed }) => failed))],
    lcp: middle((run) => run.lcp),
    tbt: middle((run) => run.tbt),
    cls: middle((run) => run.cls),
    stolen: middle((run) => run.stolen ?? 0),
  };
}
