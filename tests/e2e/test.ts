import { type Browser, test as base, expect, type Page, type WorkerInfo } from "@playwright/test";
import { storedBeyond } from "./storage.ts";

type Options = {
  /** Console errors that a test provokes on purpose. */
  expectedErrors: RegExp[];
  /** Whether the question about cookies has been declined before: its banner is tested apart. */
  answered: boolean;
};

/**
 * Every journey also proves that the page was quiet: no error, no request to another origin, and
 * nothing stored beyond what is necessary where cookies were declined. It begins on a page that has
 * come alive, unless it says by `waitUntil` what else to wait for.
 */
export const test = base.extend<Options>({
  expectedErrors: [[], { option: true }],
  answered: [true, { option: true }],
  page: async ({ page, baseURL, javaScriptEnabled, expectedErrors, answered }, use, info) => {
    const origin = new URL(baseURL ?? "").origin;
    if (javaScriptEnabled) waitForLife(page, origin);
    await page.setExtraHTTPHeaders({ "x-forwarded-for": ownAddress(info) });
    if (answered) {
      await page.context().addCookies([{ name: "cookieConsent", value: "false", url: origin }]);
    }
    const noise = noiseOf(page, origin);
    await use(page);
    const unexpected = noise.filter((line) => !expectedErrors.some((known) => known.test(line)));
    expect(unexpected).toEqual([]);
    if (answered && page.url().startsWith(`${origin}/`)) {
      expect(await storedBeyond(page, ["necessary"])).toEqual([]);
    }
  },
});

/** A window for all the tests of a worker that need none of their own, with what it complains of. */
export type SharedWindow = { page: Page; noise: string[] };

export async function openWindow(
  browser: Browser,
  info: WorkerInfo,
  baseURL = info.project.use.baseURL ?? "",
): Promise<SharedWindow> {
  const { locale = "" } = info.project.use;
  const extraHTTPHeaders = { "x-forwarded-for": ownAddress(info) };
  const context = await browser.newContext({ baseURL, locale, extraHTTPHeaders });
  const page = await context.newPage();
  waitForLife(page, baseURL);
  return { page, noise: noiseOf(page, baseURL) };
}

let addressesGiven = 0;

/** Limits count by address: each test comes from one that no other has. */
export function ownAddress({ workerIndex }: Pick<WorkerInfo, "workerIndex">): string {
  addressesGiven += 1;
  return `198.18.${workerIndex}.${addressesGiven}`;
}

/** What a page complains of, and what it asks of others, from now on. */
function noiseOf(page: Page, origin: string): string[] {
  const noise: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") noise.push(message.text());
  });
  page.on("pageerror", (error) => noise.push(String(error)));
  page.on("request", (request) => {
    const url = new URL(request.url());
    const ours = url.origin === origin || url.hostname === "127.0.0.1";
    if (!ours && url.protocol !== "data:") noise.push(`asked another origin: ${url.href}`);
  });
  return noise;
}

/** As from another page of ours: the fonts are shown at once. `referer: ""` for a first visit. */
export function waitForLife(page: Page, baseURL: string): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, { referer: baseURL, ...options });
    const isPage = response?.headers()["content-type"]?.startsWith("text/html") ?? false;
    if (isPage && !options?.waitUntil) {
      await page.locator("html[data-alive]").waitFor({ state: "attached" });
    }
    return response;
  };
}

export { expect };
