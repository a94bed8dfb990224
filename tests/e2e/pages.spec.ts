/** Whatever must hold at every address is looked at in the same two visits, on two widths. */
import type { Page } from "@playwright/test";
import { addresses, notFoundAddresses } from "#builder/addresses.ts";
import { categories } from "#content/storage-register.ts";
import { readPath } from "#core/paths.ts";
import { violationsOn } from "./axe.ts";
import { storedBeyond } from "./storage.ts";
import { test as base, expect, openWindow, type SharedWindow } from "./test.ts";

/** One window for all the visits of a worker: what they share is then fetched once. */
const test = base.extend<object, { visitor: SharedWindow }>({
  visitor: [
    async ({ browser }, use, info) => {
      const visitor = await openWindow(browser, info);
      await use(visitor);
      await visitor.page.context().close();
    },
    { scope: "worker" },
  ],
});

/** Opens the page as somebody who has given that answer about cookies, or none. */
async function visit(page: Page, path: string, width: number, answer?: string): Promise<void> {
  await page.context().clearCookies();
  if (answer) {
    const url = new URL(test.info().project.use.baseURL ?? "").origin;
    await page.context().addCookies([{ name: "cookieConsent", value: answer, url }]);
  }
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
}

/** By how much the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

for (const { path, page: row } of [...addresses, ...notFoundAddresses]) {
  // The markup and the code of a page are the same in both languages, and French has the longer
  // words: one is read on a wide screen with everything accepted, the other on a phone with
  // everything declined.
  const french = readPath(path).language === "fr";
  const [width, other] = french ? [375, 1280] : [1280, 375];
  const missing = row.id === "not-found";

  test(`${path} is quiet and accessible, stores only what it may and never scrolls sideways`, async ({
    visitor: { page, noise },
  }) => {
    noise.length = 0;
    await visit(page, path, other);
    // What asks about cookies has then run; where there is no page, nobody is asked.
    if (!missing) await expect(page.locator(".consent-banner")).toBeVisible();
    expect(await storedBeyond(page, ["necessary"]), "before an answer").toEqual([]);
    expect(await overflow(page), `at ${other} px`).toBe(0);

    await visit(page, path, width, french ? "false" : "true");
    const allowed = french ? (["necessary"] as const) : categories;
    expect(await storedBeyond(page, allowed), "after the answer").toEqual([]);
    expect(await overflow(page), `at ${width} px`).toBe(0);
    // What is folded away must be accessible too.
    await page.locator("main details").evaluateAll((all) => {
      for (const details of all) details.setAttribute("open", "");
    });
    // Header and footer are the same on every page: they are read on the home page.
    const part = row.id === "home" ? "html" : { exclude: [".site-header", ".site-footer"] };
    expect(await violationsOn(page, part)).toEqual([]);
    // As a cell of a grid, a term stood apart from its sentence and its note was never put away.
    const apart = page
      .locator("main a.term")
      .evaluateAll((all) =>
        all
          .filter((term) => getComputedStyle(term).display !== "inline")
          .map((term) => term.textContent),
      );
    expect(await apart).toEqual([]);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflow(page), "at 320 px").toBe(0);
    // A 404 is what those pages are for.
    expect(noise.filter((line) => !missing || !/status of 404/.test(line))).toEqual([]);
  });
}
