import { test as base, expect, type Page } from "@playwright/test";

type Options = {
  /** Console errors that a test provokes on purpose. */
  expectedErrors: RegExp[];
  /** Whether the question about cookies has been declined before: its banner is tested apart. */
  answered: boolean;
};

/**
 * Every journey also proves that the page was quiet: no error, no request to another origin. It
 * begins on a page that has come alive, unless it says by `waitUntil` what else to wait for.
 */
export const test = base.extend<Options>({
  expectedErrors: [[], { option: true }],
  answered: [true, { option: true }],
  page: async ({ page, baseURL, javaScriptEnabled, expectedErrors, answered }, use) => {
    if (javaScriptEnabled) waitForLife(page);
    // Limits count by address: each test comes from one of its own.
    const part = () => Math.floor(Math.random() * 254) + 1;
    await page.setExtraHTTPHeaders({ "x-forwarded-for": `198.18.${part()}.${part()}` });
    if (answered) {
      const url = baseURL ?? "";
      await page.context().addCookies([{ name: "cookieConsent", value: "false", url }]);
    }
    const noise: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") noise.push(message.text());
    });
    page.on("pageerror", (error) => noise.push(String(error)));
    page.on("request", (request) => {
      const url = new URL(request.url());
      const ours = url.origin === new URL(baseURL ?? "").origin || url.hostname === "127.0.0.1";
      if (!ours && url.protocol !== "data:") noise.push(`asked another origin: ${url.href}`);
    });
    await use(page);
    const unexpected = noise.filter((line) => !expectedErrors.some((known) => known.test(line)));
    expect(unexpected).toEqual([]);
  },
});

/** The not-found page never comes alive: its address belongs to no page. */
function waitForLife(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    const isPage = response?.headers()["content-type"]?.startsWith("text/html") ?? false;
    if (isPage && !options?.waitUntil) {
      await page
        .locator("html:is([data-alive], [data-page=not-found])")
        .waitFor({ state: "attached" });
    }
    return response;
  };
}

export { expect };
