// The types that we use of the measuring tools. The tools are installed only for `npm run bench`,
// so their own types are missing when `npm test` checks ours.

declare module "lighthouse" {
  type Audit = { score: number | null; numericValue?: number; details?: { items?: unknown[] } };
  type Category = {
    score: number | null;
    auditRefs: { id: string; weight: number }[];
  };
  export type Outcome = {
    lhr: {
      requestedUrl?: string;
      runtimeError?: { message: string };
      audits: Record<string, Audit>;
      categories: Record<string, Category>;
    };
  };
  export default function lighthouse(
    url: string,
    flags: Record<string, unknown>,
    config: undefined,
    page: import("puppeteer-core").Page,
  ): Promise<Outcome | undefined>;
}

declare module "puppeteer-core" {
  export type Page = {
    goto(url: string): Promise<unknown>;
    waitForSelector(selector: string, options: { timeout: number }): Promise<unknown>;
  };
  type Context = { newPage(): Promise<Page>; close(): Promise<void> };
  export type Browser = {
    createBrowserContext(): Promise<Context>;
  };
  export function connect(options: { browserWSEndpoint: string }): Promise<Browser>;
}

declare module "autocannon" {
  import type { EventEmitter } from "node:events";

  type Outcome = { errors: number; timeouts: number; non2xx: number; duration: number };
  type Instance = EventEmitter & Promise<Outcome>;
  export default function autocannon(options: Record<string, unknown>): Instance;
}
