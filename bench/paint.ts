import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { addresses } from "../builder/addresses.ts";
import { isWorkplace } from "../core/pages.ts";
import { facesShown } from "../tests/e2e/faces-shown.ts";
import { watchShifts } from "../tests/e2e/layout-shift.ts";
import { startBrowser } from "./browser.ts";
import { onlyPages, runs } from "./options.ts";
import { variantFolders } from "./pages/folders.ts";
import { slowLine } from "./paint/slow-line.ts";
import { countdown, say } from "./progress.ts";
import { startSiteHost } from "./site-host.ts";
import { median } from "./statistics.ts";

type Faces = {
  /** How much of the window has moved by itself, as browsers add it up. */
  cls: number;
  /** How many texts are in another face than ours once ours have come. */
  mixed: number;
};
type Painted = Record<"site" | "bare", number> & Faces;
/**
 * Measured with Chromium's headless shell, and again (`whole`) with the full Chromium if the
 * machine has it.
 */
export type PaintFigures = { path: string; shell: Painted; whole?: Painted; windows: Faces[] };

type Visit = Faces & { lcp: number };

/** Where a first visit is looked at for its faces alone, over a fast line and a slow one. */
const windows = [
  { width: 375, height: 740 },
  { width: 1440, height: 900 },
];
/** As the phone that Lighthouse simulates, at a quarter of the speed of this machine. */
const telephone = { width: 412, height: 823, deviceScaleFactor: 1.75, slowdown: 4 };

const wholeBrowser = "/usr/bin/chromium";
const variants = ["site", "bare"] as const;
/** Who comes to a workplace for the first time is led to the sign-in page, which is among the rest. */
export const visited = addresses.filter(({ page }) => !isWorkplace(page));
/** The goal for every page, as a multiple of the bare page. */
export const worstRatio = 1.4;
export const worstShift = 0.05;

/** Measures when the largest text of each page is painted over a slow connection. */
export async function measurePaint(): Promise<PaintFigures[]> {
  const folders = await variantFolders();
  const fastLines = {} as Record<(typeof variants)[number], string>;
  const slowLines = { ...fastLines };
  for (const variant of variants) {
    fastLines[variant] = (await startSiteHost({ site: folders[variant] })).url;
    slowLines[variant] = await slowLine(fastLines[variant]);
  }
  const wanted = visited.filter(({ path }) => !onlyPages || onlyPages.includes(path));
  const next = countdown(wanted.length);
  const figures: PaintFigures[] = [];
  for (const { path } of wanted) {
    next(path);
    // Chromium without a screen sometimes stops painting: then once more.
    const measure = <Result>(work: (browser: Browser) => Promise<Result>, program?: string) =>
      withBrowser(program, work).catch(() => withBrowser(program, work));
    const shell = await measure((browser) => visit(browser, path));
    const whole = existsSync(wholeBrowser)
      ? await measure((browser) => visit(browser, path), wholeBrowser)
      : undefined;
    const windows = await measure((browser) => inWindows(browser, path));
    figures.push({ path, shell, ...(whole && { whole }), windows });
  }
  return figures;

  /** At the same time, since none of them is timed. */
  function inWindows(browser: Browser, path: string): Promise<Faces[]> {
    const visits = [fastLines, slowLines].flatMap((line) =>
      windows.map(async (size) => {
        const view = { ...size, deviceScaleFactor: 1, slowdown: 1 };
        const { cls, mixed } = await paintOf(browser, line.site + path, view, true);
        return { cls, mixed };
      }),
    );
    return Promise.all(visits);
  }

  /** Visits both variants alternately; four times more if the page seems to miss a goal. */
  async function visit(browser: Browser, path: string): Promise<Painted> {
    const taken: Record<(typeof variants)[number], Visit[]> = { site: [], bare: [] };
    const middle = (variant: (typeof variants)[number], figure: keyof Visit) =>
      median(taken[variant].map((one) => one[figure]));
    for (let run = 0; run < runs(5); run += 1) {
      for (const variant of variants) {
        const url = slowLines[variant] + path;
        taken[variant].push(await paintOf(browser, url, telephone, variant === "site"));
      }
      const painted = middle("site", "lcp") <= worstRatio * middle("bare", "lcp");
      if (run === 0 && painted && middle("site", "cls") <= worstShift) break;
    }
    return {
      site: middle("site", "lcp"),
      bare: middle("bare", "lcp"),
      cls: middle("site", "cls"),
      mixed: Math.max(...taken.site.map(({ mixed }) => mixed)),
    };
  }
}

/** A new browser for each page, so that all start equally cold. */
async function withBrowser<Result>(
  program: string | undefined,
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const { address, stop } = await startBrowser(program);
  try {
    return await work(await chromium.connectOverCDP(address));
  } finally {
    stop();
  }
}

async function paintOf(
  browser: Browser,
  url: string,
  { width, height, deviceScaleFactor, slowdown }: typeof telephone,
  isSite: boolean,
): Promise<Visit> {
  const viewport = { width, height };
  // A telephone's scrollbar lies on the page and takes no room from it.
  const isMobile = width < 768;
  const window = { viewport, deviceScaleFactor, isMobile };
  const context = await browser.newContext({ locale: "en-GB", ...window });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const shifted = await watchShifts(page);
    await page.goto(url, { waitUntil: "load", timeout: 60_000 });
    if (isSite) {
      const ready = page.locator("html[data-alive][data-fonts-ready]");
      await ready.waitFor({ state: "attached", timeout: 60_000 });
    }
    // The cookie banner comes after the page, and may be its largest text.
    await page.waitForTimeout(1500);
    const [lcp, cls] = [await page.evaluate(largestPaint), await shifted()];
    const shown = isSite ? await facesShown(page) : [];
    return { lcp, cls, mixed: shown.filter(({ ours }) => !ours).length };
  } catch (error) {
    say(`${url}, ${width} px: ${String(error)}`);
    throw error;
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function largestPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
  });
}
