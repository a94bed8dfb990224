import { existsSync } from "node:fs";
import { type Browser, connect } from "puppeteer-core";
import { addresses } from "../builder/addresses.ts";
import { isIndexed } from "../core/pages.ts";
import { startBrowser } from "./browser.ts";
import { onlyPages, runs } from "./options.ts";
import { type Variant, variantFolders, variants } from "./pages/folders.ts";
import { type CategoryName, categories, longestTbt, type PageRun } from "./pages/page-run.ts";
import { middleRun, runLighthouse } from "./pages/run-lighthouse.ts";
import { countdown, minutes, say } from "./progress.ts";
import { startSiteHost } from "./site-host.ts";
import { mostStolen, watchStolen } from "./stolen.ts";

/**
 * Measured with Chromium's headless shell, and again (`whole`) with the full Chromium if the
 * machine has it.
 */
export type PageFigures = { path: string; indexed: boolean } & Record<Variant, PageRun> & {
    whole?: Record<"site" | "bare", PageRun>;
  };
type Opened = { browser: Browser; stop(): void };

const pagesOfABrowser = 6;
// In milliseconds: all visits of one page, on two busy cores.
const usualForAPage = 45_000;
const wholeBrowser = "/usr/bin/chromium";

/**
 * Measures every page: as it is, bare, and without scripts (the floor); then again in the full
 * Chromium.
 */
export async function measurePages(): Promise<PageFigures[]> {
  const wanted = addresses.filter(({ path }) => !onlyPages || onlyPages.includes(path));
  say(`${wanted.length} pages, about ${minutes(wanted.length * usualForAPage)}`);

  // A late error of Lighthouse about the page before is not a failure of this one.
  process.on("unhandledRejection", (reason) => say(`Lighthouse: ${String(reason)}`));
  const folders = await variantFolders();
  const hosts = {} as Record<Variant, string>;
  for (const variant of variants) {
    hosts[variant] = (await startSiteHost({ site: folders[variant] })).url;
  }
  let shell = await openBrowser();
  let whole = await openWhole();

  const figures: PageFigures[] = [];
  let failures = 0;
  const next = countdown(wanted.length);
  for (const [index, { path, page }] of wanted.entries()) {
    next(path);
    const measure = async () => ({
      ...(await measurePage(shell.browser, hosts, path, variants, categories)),
      ...(whole && {
        whole: await measurePage(whole.browser, hosts, path, ["site", "bare"], ["performance"]),
      }),
    });
    const renew = async () => {
      shell = await openBrowser(shell);
      whole = await openWhole(whole);
    };
    try {
      if (index > 0 && index % pagesOfABrowser === 0) await renew();
      const found = await measure().catch(async () => {
        await renew();
        return measure();
      });
      figures.push({ path, indexed: isIndexed(page), ...found });
      failures = 0;
    } catch (error) {
      say(`${path} could not be measured: ${String(error)}`);
      failures += 1;
      // After three failures in a row the others would fail too.
      if (failures === 3) throw error;
    }
  }
  if (figures.length === 0) throw new Error("No page could be measured.");
  return figures;
}

/** Replaces the browser, so that what earlier visits left behind does not add up. */
async function openBrowser(before?: Opened, program?: string): Promise<Opened> {
  before?.stop();
  const { address, stop } = await startBrowser(program);
  return { browser: await connect({ browserWSEndpoint: address }), stop };
}

async function openWhole(before?: Opened): Promise<Opened | undefined> {
  return existsSync(wholeBrowser) ? openBrowser(before, wholeBrowser) : undefined;
}

async function measurePage<Which extends Variant>(
  browser: Browser,
  hosts: Record<Variant, string>,
  path: string,
  which: readonly Which[],
  /**
   * The categories for the first visit of the page as it is; other visits measure only performance,
   * since the rest does not vary.
   */
  judged: readonly CategoryName[],
): Promise<Record<Which, PageRun>> {
  const taken = Object.fromEntries(which.map((variant) => [variant, []])) as unknown as Record<
    Which,
    PageRun[]
  >;
  async function visitAll(some: readonly Which[]): Promise<void> {
    for (const variant of some) {
      const isJudged = variant === "site" && taken[variant].length === 0;
      const by = isJudged ? judged : (["performance"] as const);
      const visit = () => runLighthouse(browser, hosts[variant] + path, by);
      taken[variant].push(await undisturbed(() => visit().catch(visit)));
    }
  }
  for (let time = 0; time < runs(1); time += 1) await visitAll(which);
  // A page that misses a goal is visited twice more, since the noise of the machine is as large as
  // the distance to a goal. Only the page itself: the references run no scripts and hardly vary.
  const [site] = taken["site" as Which];
  if (runs(1) === 1 && site && (site.tbt >= longestTbt || (site.scores.performance ?? 0) < 100)) {
    const again = which.filter((variant) => variant === "site");
    await visitAll(again);
    await visitAll(again);
  }
  return Object.fromEntries(which.map((variant) => [variant, middleRun(taken[variant])])) as Record<
    Which,
    PageRun
  >;
}

/**
 * Up to three visits: the first one that other tenants of the hardware hardly disturbed, or the
 * least disturbed.
 */
async function undisturbed(visit: () => Promise<PageRun>): Promise<PageRun> {
  const visits: PageRun[] = [];
  while (visits.length < 3) {
    const { found, stolen } = await watchStolen(visit);
    visits.push({ ...found, stolen });
    if (stolen <= mostStolen) break;
  }
  const [best] = visits.toSorted((one, other) => (one.stolen ?? 0) - (other.stolen ?? 0));
  if (!best) throw new Error("There was no visit.");
  return best;
}
