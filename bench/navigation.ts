import { type Browser, chromium, type Page } from "@playwright/test";
import { startBrowser } from "./browser.ts";
import { arrival, watchArrival } from "./navigation/arrival.ts";
import { runs } from "./options.ts";
import { countdown, say } from "./progress.ts";
import { startSiteHost } from "./site-host.ts";
import { median } from "./statistics.ts";

/**
 * Milliseconds from the click until the next page shows its title, and until nothing changes any
 * more.
 */
export type Arrival = { title: number; stable: number };
export type Ways = Record<"inPlace" | "fullLoad", Record<"cold" | "warm", Arrival>>;
export type Navigation = { from: string; to: string } & Ways;

const pairs: readonly (readonly [from: string, to: string])[] = [
  ["/", "/contact"],
  ["/contact", "/careers"],
  ["/careers", "/references"],
  ["/references", "/glossaire"],
  ["/glossaire", "/plan-du-site"],
  ["/fr", "/fr/contact"],
  ["/fr/contact", "/fr/careers"],
  ["/fr/careers", "/fr/press"],
  ["/fr/press", "/fr/references"],
  ["/fr/references", "/fr/plan-du-site"],
];

// “Fast 4G” of DevTools: without a network delay there would be nothing to save.
const network = {
  offline: false,
  latency: 165,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
};

/** Follows links as visitors do, and loads the same pages in full, alternately. */
export async function measureNavigation(): Promise<Navigation[]> {
  const { url } = await startSiteHost();
  const next = countdown(pairs.length);
  const figures: Navigation[] = [];
  for (const [from, to] of pairs) {
    next(`${from} → ${to}`);
    const { address, stop } = await startBrowser();
    const browser = await chromium.connectOverCDP(address);
    // The first pages of a new browser are slower than all others, so they are not counted.
    await measureOnce(browser, `${url}/fr/contact`, `${url}/fr`).catch(() => {});
    const taken: Ways[] = [];
    for (let run = 0; run < runs(5); run += 1) {
      await measureOnce(browser, url + from, url + to).then(
        (ways) => taken.push(ways),
        (error: unknown) => say(`a run failed: ${String(error)}`),
      );
    }
    stop();
    if (taken.length === 0) throw new Error(`${from} → ${to} could not be measured.`);
    figures.push({ from, to, ...middleWays(taken) });
  }
  return figures;
}

async function measureOnce(browser: Browser, from: string, to: string): Promise<Ways> {
  const inPlace = await coldAndWarm(browser, from, to, clickLink);
  const fullLoad = await coldAndWarm(browser, from, to, async (page, address) => {
    await page.evaluate((next) => {
      sessionStorage.setItem("bench-start", String(performance.timeOrigin + performance.now()));
      location.assign(next);
    }, address);
  });
  return { inPlace, fullLoad };
}

type Go = (page: Page, address: string) => Promise<void>;

/** Cold: only the page before was visited. Warm: the next one was visited too. */
async function coldAndWarm(browser: Browser, from: string, to: string, go: Go) {
  const context = await browser.newContext({ locale: "en-GB" });
  try {
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    await page.addInitScript(watchArrival);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", network);
    const once = async () => {
      await page.goto(from);
      await arrival(page, from);
      await go(page, to);
      return arrival(page, to);
    };
    const cold = await once();
    return { cold, warm: await once() };
  } finally {
    await context.close();
  }
}

/**
 * Clicks the first visible link, once the page is hydrated: before that, a click loads the page in
 * full.
 */
async function clickLink(page: Page, address: string): Promise<void> {
  const { pathname } = new URL(address);
  await page.locator("html[data-alive]").waitFor({ state: "attached" });
  await page.locator(`a[href="${pathname}"]:visible`).first().click();
}

function middleWays(taken: readonly Ways[]): Ways {
  const middle = (pick: (ways: Ways) => Arrival): Arrival => ({
    title: median(taken.map((ways) => pick(ways).title)),
    stable: median(taken.map((ways) => pick(ways).stable)),
  });
  return {
    inPlace: {
      cold: middle(({ inPlace }) => inPlace.cold),
      warm: middle(({ inPlace }) => inPlace.warm),
    },
    fullLoad: {
      cold: middle(({ fullLoad }) => fullLoad.cold),
      warm: middle(({ fullLoad }) => fullLoad.warm),
    },
  };
}
