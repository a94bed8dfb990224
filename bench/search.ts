import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { type Language, languages } from "../core/languages.ts";
import { localisePath, pathTo } from "../core/paths.ts";
import { searchPath } from "../core/search/address.ts";
import type { Table } from "../core/search/index-files.ts";
import { tablePath } from "../core/search/table-path.ts";
import { questions } from "../tests/site/search-questions.ts";
import { startBrowser } from "./browser.ts";
import { runs } from "./options.ts";
import { countdown, say } from "./progress.ts";
import { type GrownIndex, growIndex } from "./search/grow-index.ts";
import { startSiteHost } from "./site-host.ts";
import { median } from "./statistics.ts";

export type Loaded = { milliseconds: number; bytes: number; requests: number };
export type SearchFigures = {
  index: { language: Language; passages: number; files: number; bytes: number }[];
  answers: {
    language: Language;
    asked: string;
    /**
     * `first`: the first question, from a page that has loaded nothing of the search. `next`:
     * another question after it.
     */
    first: Loaded;
    next: Loaded;
    /**
     * The address of the answer, opened by a new browser: the host has put the answer into the
     * page.
     */
    opened: Loaded;
  }[];
  growth: GrownIndex[];
};

// “Slow 4G” of DevTools and of Lighthouse.
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_638_400 / 8) * 0.9,
  uploadThroughput: (675_840 / 8) * 0.9,
};
const answered = ".search-result[aria-busy=false] :is(.search-hits, .search-definition) a";
const eachFourth = 4;

export async function measureSearch(): Promise<SearchFigures> {
  const { url } = await startSiteHost();
  const asked = languages.flatMap((language) =>
    questions[language]
      .map(({ asked: question }, index, all) => ({
        language,
        question,
        next: all[(index + 1) % all.length]?.asked ?? question,
      }))
      .filter((_, index) => index % eachFourth === 0),
  );
  const note = countdown(asked.length);
  const answers: SearchFigures["answers"] = [];
  for (const { language, question, next } of asked) {
    note(question);
    const { address, stop } = await startBrowser();
    const browser = await chromium.connectOverCDP(address);
    const taken: Pick<SearchFigures["answers"][number], "first" | "next" | "opened">[] = [];
    for (let run = 0; run < runs(3); run += 1) {
      await measureOnce(browser, url, language, question, next).then(
        (figures) => taken.push(figures),
        (error: unknown) => say(`a run failed: ${String(error)}`),
      );
    }
    stop();
    if (taken.length === 0) throw new Error(`“${question}” could not be measured.`);
    const middle = (which: "first" | "next" | "opened"): Loaded => ({
      milliseconds: median(taken.map((one) => one[which].milliseconds)),
      bytes: median(taken.map((one) => one[which].bytes)),
      requests: median(taken.map((one) => one[which].requests)),
    });
    answers.push({
      language,
      asked: question,
      first: middle("first"),
      next: middle("next"),
      opened: middle("opened"),
    });
  }
  return { index: languages.map(sizeOf), answers, growth: languages.map(growIndex) };
}

async function measureOnce(
  browser: Browser,
  url: string,
  language: Language,
  question: string,
  next: string,
) {
  const [first, second] = await inNewWindow(browser, async (page, loaded) => {
    await page.goto(url + localisePath("/", language));
    await page.locator("html[data-alive]").waitFor({ state: "attached" });
    await page.waitForLoadState("load");
    loaded.restart();
    await page.locator(`.desktop-menu a[href="${pathTo("search", language)}"]`).click();
    const field = page.locator("input[type=search]");
    await field.waitFor();
    const one = await ask(page, question, loaded);
    loaded.restart();
    return [one, await ask(page, next, loaded)] as const;
  });
  const opened = await inNewWindow(browser, async (page, loaded) => {
    loaded.restart();
    await page.goto(url + searchPath(language, { q: question }), { waitUntil: "commit" });
    await page.locator(".search-answer a").first().waitFor();
    const sums = loaded.sums();
    return { milliseconds: await page.evaluate(firstPaint), ...sums };
  });
  return { first, next: second, opened };
}

/** Types a question and waits for the answer below it. */
async function ask(page: Page, question: string, loaded: Counter): Promise<Loaded> {
  const field = page.locator("input[type=search]");
  await field.fill("");
  await page.locator(".search-start").waitFor();
  // Measured in the page: Playwright would look only every half second.
  const took = page.evaluate(untilAnswer, answered);
  await field.fill(question);
  return { milliseconds: await took, ...loaded.sums() };
}

/** Runs in the page: the milliseconds from the question to the frame that shows an answer. */
function untilAnswer(selector: string): Promise<number> {
  return new Promise((resolve) => {
    let started = 0;
    addEventListener(
      "input",
      () => {
        started = performance.now();
      },
      { once: true, capture: true },
    );
    const look = () => {
      if (started > 0 && document.querySelector(selector)) resolve(performance.now() - started);
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Runs in the page. */
function firstPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) {
        if (name === "first-contentful-paint") resolve(startTime);
      }
    }).observe({ type: "paint", buffered: true });
  });
}

type Counter = { restart(): void; sums(): Pick<Loaded, "bytes" | "requests"> };

async function inNewWindow<Result>(
  browser: Browser,
  work: (page: Page, loaded: Counter) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    locale: "en-GB",
    viewport: { width: 1280, height: 900 },
  });
  try {
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", network);
    let [bytes, requests] = [0, 0];
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests += 1;
    });
    return await work(page, {
      restart() {
        [bytes, requests] = [0, 0];
      },
      sums: () => ({ bytes, requests }),
    });
  } finally {
    await context.close();
  }
}

function sizeOf(language: Language) {
  const client = "build/client";
  const table: Table = JSON.parse(readFileSync(join(client, tablePath(language)), "utf8"));
  const folder = join(client, `assets/search-${language}-${table.version}`);
  const files = readdirSync(folder).filter((file) => file.endsWith(".br"));
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  const passages = table.texts.reduce((sum, count) => sum + count, 0);
  return { language, passages, files: files.length, bytes };
}
