import { type Browser, connect } from "puppeteer-core";
import { addresses } from "../builder/addresses.ts";
import { isIndexed } from "../core/pages.ts";
import { startBrowser } from "./browser.ts";
import { onlyPages, runs } from "./options.ts";
import { type Variant, variantFolders, variants } from "./pages/folders.ts";
import { categories, longestTbt, type PageRun } from "./pages/page-run.ts";
import { middleRun, runLighthouse } from "./pages/run-lighthouse.ts";
import { countdown, minutes, say } from "./progress.ts";
import { startSiteHost } from "./site-host.ts";

export type PageFigures = { path: string; indexed: boolean } & Record<Variant, PageRun>;

const pagesOfABrowser = 6;
// A whole run on a quiet machine, all three variants.
const usualForAPage = 22_000;

/** Every page three times, one after the other: as it is, as the floor, as a single-page app. */
export async function measurePages(): Promise<PageFigures[]> {
  const wanted = addresses.filter(({ path }) => !onlyPages || onlyPages.includes(path));
  const rounds = wanted.map(({ page }) => runs(page.id === "home" ? 3 : 1));
  const total = rounds.reduce((sum, round) => sum + round, 0);
  say(`${wanted.length} pages, ${total * 3} runs, about ${minutes(total * usualForAPage)}`);

  // What Lighthouse asked of a page that has gone is no failure of the next.
  process.on("unhandledRejection", (reason) => say(`Lighthouse: ${String(reason)}`));
  const folders = await variantFolders();
  const hosts = {} as Record<Variant, string>;
  for (const variant of variants) {
    hosts[variant] = (await startSiteHost({ site: folders[variant] })).url;
  }
  let opened = await openBrowser();
  for (const id of ["contact", "publication"]) {
    const path = addresses.find(({ page }) => page.id === id)?.path;
    await comesAlive(opened.browser, hosts.spa + path);
  }

  const figures: PageFigures[] = [];
  let failures = 0;
  const next = countdown(wanted.length);
  for (const [index, { path, page }] of wanted.entries()) {
    next(path);
    const measure = () => measurePage(opened.browser, hosts, path, rounds[index] ?? 1);
    try {
      if (index % pagesOfABrowser === 0) opened = await openBrowser(opened);
      const found = await measure().catch(async () => {
        opened = await openBrowser(opened);
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
async function openBrowser(before?: { stop(): void }): Promise<{ browser: Browser; stop(): void }> {
  before?.stop();
  const { address, stop } = await startBrowser();
  return { browser: await connect({ browserWSEndpoint: address }), stop };
}

async function measurePage(
  browser: Browser,
  hosts: Record<Variant, string>,
  path: string,
  times: number,
): Promise<Record<Variant, PageRun>> {
  const taken: Record<Variant, PageRun[]> = { site: [], floor: [], spa: [] };
  async function visit(variant: Variant): Promise<void> {
    const which = variant === "site" ? categories : (["performance"] as const);
    const run = () => runLighthouse(browser, hosts[variant] + path, which);
    taken[variant].push(await run().catch(run));
  }
  for (let time = 0; time < times; time += 1) {
    for (const variant of variants) await visit(variant);
  }
  const { site, floor } = taken;
  // The machine's noise is as large as what separates a page from a goal.
  if (
    times === 1 &&
    site.some((run) => run.tbt >= longestTbt || (run.scores.performance ?? 0) < 100)
  ) {
    for (const variant of ["site", "floor", "site", "floor"] as const) await visit(variant);
  }
  return {
    site: middleRun(site),
    floor: middleRun(floor),
    spa: middleRun(taken.spa),
  };
}

/** A reference that stays empty would be compared with nothing. */
async function comesAlive(browser: Browser, url: string): Promise<void> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForSelector("html[data-alive] h1", { timeout: 20_000 });
  await context.close();
}
