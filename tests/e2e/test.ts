import { test as base, expect } from "@playwright/test";

type Options = {
  /** Console errors that a test provokes on purpose. */
  expectedErrors: RegExp[];
  /** Whether the question about cookies has been declined before: its banner is tested apart. */
  answered: boolean;
};

/** Every journey also proves that the page was quiet: no error, no request to another origin. */
export const test = base.extend<Options>({
  expectedErrors: [[], { option: true }],
  answered: [true, { option: true }],
  page: async ({ page, baseURL, expectedErrors, answered }, use) => {
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

export { expect };
