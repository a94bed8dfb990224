/** What the browser holds, against the list of what the site may store. */
import type { BrowserContext, Page } from "@playwright/test";
import { type Category, storageRegister } from "#content/storage-register.ts";

/** What is stored without being listed under one of the categories, as `kind name`. */
export async function storedBeyond(page: Page, allowed: readonly Category[]): Promise<string[]> {
  const listed = storageRegister
    .filter(({ category }) => allowed.includes(category))
    .map(({ kind, name }) => `${kind} ${name}`);
  return (await stored(page, page.context())).filter((key) => !listed.includes(key));
}

async function stored(page: Page, context: BrowserContext): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`);
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage).map((name) => `local-storage ${name}`),
    ...Object.keys(sessionStorage).map((name) => `session-storage ${name}`),
  ]);
  return [...cookies, ...keys];
}
