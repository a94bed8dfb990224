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

/** By a browser for programs alone, and by a whole one, where the machine has both. */
export type PageFigures = { path: string; indexed: boolean } & Record<Variant, PageRun> & {
    whole?: Record<"site" | "bare", PageRun>;
  };
type Opened = { browser: Browser; stop(): void };

const pagesOfABrowser = 6;
// All visits, on two busy cores.
const usualForAPage = 45_000;
const wholeBrowser = "/usr/bin/chromium";

/** Every page, one visit after the other: as it is, bare, and as the floor; then in a whole browser. */
export async function measurePages(): Promise<PageFigures[]> {
  const wanted = addresses.filter(({ path }) => !onlyPages || onlyPages.includes(path));
  say(`${wanted.length} pages, about ${minutes(wanted.length * usualForAPage)}`);

  // What Lighthouse asked of a page that has gone is no failure of the next.
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
      // The rest would only wait.
      if (failures === 3) throw error;
    }
  }
  if (figures.length === 0) throw new Error("No page could be measured.");
  return figures;
}

/** In place of the one before, so that what earlier visits left behind does not add up. */
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
  /** What the page as it is is judged by, once: the rest of a judgement does not change. */
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
  // The machine's noise is as large as what separates a page from a goal. What the page is held
  // against hardly changes: nothing of it runs.
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

/** The first of three that the machine's other tenants hardly took part in, or the best of them. */
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
