/** Every journey in one browser, against a host of its own. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OwnHost, startOwnHost } from "../e2e/own-host.ts";
import type { Browser, WindowOptions } from "./browser.ts";
import { everyPageJourney } from "./every-page.ts";
import { type Page, pageIn } from "./page.ts";
import { visitorJourneys } from "./visitors.ts";
import { workplaceJourneys } from "./workplaces.ts";

type Options = Partial<WindowOptions> & {
  /** Whether the question about cookies was declined before. */
  answered?: boolean;
};
type Walk = (page: Page, host: OwnHost) => Promise<void>;
export type Journey = (name: string, walk: Walk, options?: Options) => void;

export function journeysIn(start: () => Promise<Browser>): void {
  let browser: Browser;
  let host: OwnHost;
  beforeAll(async () => {
    [browser, host] = await Promise.all([start(), startOwnHost()]);
  });
  afterAll(() => Promise.all([browser.close(), host.stop()]));

  const journey: Journey = (name, walk, { answered = true, ...options } = {}) =>
    test(name, async () => {
      const window = await browser.open({ width: 1440, height: 900, scripts: true, ...options });
      const page = pageIn(window, host.origin);
      try {
        if (answered) {
          // Any file of the site's own.
          await page.load("/robots.txt");
          await page.run(() => {
            // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
            document.cookie = "cookieConsent=false; path=/";
          });
        }
        await walk(page, host);
        expect(await window.errors()).toEqual([]);
      } catch (error) {
        const seen = `test-results/browsers/${name.replace(/\W+/g, "-")}.${browser.name}.png`;
        mkdirSync(dirname(seen), { recursive: true });
        writeFileSync(seen, await window.picture());
        throw error;
      } finally {
        await window.close();
      }
    });

  everyPageJourney(journey);
  visitorJourneys(journey);
  workplaceJourneys(journey);
}
