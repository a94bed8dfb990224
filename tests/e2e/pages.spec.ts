/** Whatever must hold at every address is looked at in one visit, at two widths, a narrow one, and with large letters. */
import type { Page } from "@playwright/test";
import en from "#app/site/consent/words.en.ts";
import fr from "#app/site/consent/words.fr.ts";
import { addresses, notFoundAddresses } from "#builder/addresses.ts";
import { categories } from "#content/storage-register.ts";
import { readPath } from "#core/paths.ts";
import { whole } from "../whole.ts";
import { violationsOn } from "./axe.ts";
import { storedBeyond } from "./storage.ts";
import { test as base, expect, openWindow, ownAddress, type SharedWindow } from "./test.ts";

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

/** By how much the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

async function expectLargeLettersToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  // Faces and hyphens come when they come.
  await expect
    .poll(() => overflow(page), { message: "with letters twice as large" })
    .toBeLessThanOrEqual(0);
}

// What is not there is answered alike below each section: one of them stands for all.
const missing = whole ? notFoundAddresses : notFoundAddresses.slice(0, 4);
const all = [...addresses, ...missing];
const paths = [...new Set(all.map(({ path }) => readPath(path).path))];

for (const { path, page: row } of all) {
  // The markup and the code of a page are the same in both languages, and French has the longer
  // words: one is read on a wide screen with everything accepted, the other on a phone with
  // everything declined.
  const french = readPath(path).language === "fr";
  // One language of a page is read, and the other of the next: of that other one it is seen that it
  // is quiet, and how wide it is on a narrow screen. In a whole run both are read. The home page
  // stands for the header and the footer of all: both are read.
  const turn = paths.indexOf(readPath(path).path) % 2 === 0;
  const isRead = whole || row.id === "home" || french === turn;
  const [width, other] = french ? [375, 1280] : [1280, 375];

  // A 404 is what those pages are for.
  const isMissing = path.endsWith("/404");
  const quiet = (noise: readonly string[]) =>
    expect(noise.filter((line) => !isMissing || !/status of 404/.test(line))).toEqual([]);

  if (!isRead) {
    test(`${path} is quiet and never scrolls sideways`, async ({ visitor: { page, noise } }) => {
      noise.length = 0;
      await page.setExtraHTTPHeaders({ "x-forwarded-for": ownAddress(test.info()) });
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(path);
      expect(await overflow(page), "at 320 px").toBeLessThanOrEqual(0);
      if (french) await expectLargeLettersToFit(page);
      quiet(noise);
    });
    continue;
  }

  test(`${path} is quiet and accessible, stores only what it may and never scrolls sideways`, async ({
    visitor: { page, noise },
  }) => {
    noise.length = 0;
    await page.context().clearCookies();
    await page.setExtraHTTPHeaders({ "x-forwarded-for": ownAddress(test.info()) });
    await page.setViewportSize({ width: other, height: 900 });
    await page.goto(path);
    expect(await storedBeyond(page, ["necessary"]), "before an answer").toEqual([]);
    expect(await overflow(page), `at ${other} px`).toBeLessThanOrEqual(0);

    const answer = french ? fr.banner.decline : en.banner.acceptAll;
    const banner = page.locator(".consent-banner");
    await banner.getByRole("button", { name: answer, exact: true }).click();
    const allowed = french ? (["necessary"] as const) : categories;
    expect(await storedBeyond(page, allowed), "after the answer").toEqual([]);
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
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
    expect(await overflow(page), "at 320 px").toBeLessThanOrEqual(0);
    if (french) await expectLargeLettersToFit(page);
    quiet(noise);
  });
}
