import type { Page, Route } from "@playwright/test";
import { expect } from "./test.ts";

/** A reply of the backend's, for `page.route`. */
export function answer(status: number, body?: object, headers: Record<string, string> = {}) {
  return (route: Route) =>
    body ? route.fulfill({ status, json: body, headers }) : route.fulfill({ status, body: "" });
}

export function noConnection(route: Route): Promise<void> {
  return route.abort();
}

/** Holds every script back, as a slow line does, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** What a result page shows, also after a link within the page has moved its target on. */
export async function expectLastingOutcome(page: Page, title: string): Promise<void> {
  const shown = page.locator(".results > .outcome:visible");
  await expect(shown).toHaveCount(1);
  await expect(shown.getByRole("heading")).toHaveText(title);
  await page.locator(".skip-link").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
  await expect(shown).toHaveCount(1);
  await expect(shown.getByRole("heading")).toHaveText(title);
}
