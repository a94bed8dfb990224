import type { Locator, Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import { legalTexts } from "#content/legal/editions.ts";
import { pathTo } from "#core/paths.ts";
import { expect, test } from "./test.ts";

const screens = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
];

function contentsOf(page: Page): Locator {
  return page.getByRole("navigation", { name: "Sommaire" });
}

/** Where a thing begins and ends in the window. */
async function placeOf(thing: Locator): Promise<{ top: number; bottom: number }> {
  return thing.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: Math.round(top), bottom: Math.round(bottom) };
  });
}

/** On a narrow screen the contents are folded into a bar. */
async function unfold(page: Page): Promise<void> {
  const bar = contentsOf(page).locator("details");
  const folded = page.viewportSize()?.width === 375 && (await bar.getAttribute("open")) === null;
  if (folded) await bar.locator("summary").click();
}

for (const viewport of screens) {
  test.describe(`the contents of a legal page, ${viewport.width} px wide`, () => {
    test.use({ viewport });
    test.beforeEach(async ({ page }) => {
      // An edition that is over: its words stay as they are.
      await page.goto("/fr/confidentialite/2.0");
    });

    test("stay in sight down to the last part, and below the header", async ({ page }) => {
      const contents = contentsOf(page);
      const header = page.getByRole("banner");
      const last = page.getByRole("heading", { name: /Éditions$/ });
      await last.evaluate((heading) => heading.scrollIntoView({ block: "center" }));
      await expect(header).toHaveAttribute("data-hidden", "true");
      await expect(contents).toBeInViewport();
      await expect.poll(async () => (await placeOf(contents)).top).toBeGreaterThanOrEqual(0);
      await page.mouse.wheel(0, -60);
      await expect(header).toHaveAttribute("data-hidden", "false");
      await expect
        .poll(async () => (await placeOf(contents)).top - (await placeOf(header)).bottom)
        .toBeGreaterThanOrEqual(0);
    });

    test("name the part that is being read, and no other", async ({ page }) => {
      const current = contentsOf(page).locator("[aria-current]");
      await expect(current).toHaveCount(0);
      for (const [id, title] of [
        ["retention", "Combien de temps, du plus court au plus long"],
        ["rights", "Vos droits"],
        ["controllers", "Qui est responsable"],
      ]) {
        await page.evaluate((part) => document.getElementById(part)?.scrollIntoView(), id ?? "");
        await expect(current).toHaveText(title ?? "");
        await expect(current).toHaveAttribute("aria-current", "location");
      }
      await page.evaluate(() => scrollTo(0, 0));
      await expect(current).toHaveCount(0);
    });

    test("lead to each part with its heading in the clear", async ({ page }) => {
      const contents = contentsOf(page);
      const links = await contents
        .locator("li a")
        .evaluateAll((all) =>
          all.map((link) => ({ href: link.getAttribute("href"), title: link.textContent })),
        );
      expect(links.length).toBe(10);
      // Down, then up again: the header is hidden on one way and shown on the other.
      const some = links.filter((_link, index) => index % 3 === 0);
      for (const { href, title } of [...some, ...some.toReversed().slice(1)]) {
        // The bar follows the header up and down: a link may move away under a press.
        await expect(async () => {
          await unfold(page);
          await contents.locator(`a[href="${href}"]`).click({ timeout: 2_000 });
          await expect(page).toHaveURL(new RegExp(`${href}$`), { timeout: 1_000 });
        }).toPass();
        await expect(contents.locator("[aria-current]")).toHaveText(title ?? "");
        const heading = page.locator(`${href}-title`);
        await expect(heading).toBeInViewport({ ratio: 1 });
        await expect(heading).toContainText(title ?? "");
        expect.soft(await isCovered(heading), `${title} lies under something`).toBe(false);
      }
    });
  });
}

/** Whether anything lies over the words of a heading. */
async function isCovered(heading: Locator): Promise<boolean> {
  return heading.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const points = [
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 2],
    ];
    return points.some(([x, y]) => {
      const seen = document.elementFromPoint(x ?? 0, y ?? 0);
      return !(seen && (element.contains(seen) || seen.contains(element)));
    });
  });
}

test("the bar folds its list away behind a followed link, and opens by keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/fr/whistleblowing/2.0");
  const contents = contentsOf(page);
  const link = contents.getByRole("link", { name: "Comment nous joindre" });
  await expect(link).toBeHidden();
  await contents.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(link).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(link).toBeHidden();
  await expect(page.getByRole("heading", { name: "Comment nous joindre" })).toBeInViewport();
});

// One language: pages do the same in both, and their words are compared (words.test.ts).
const language = "fr";

test("legal pages print as documents, with nothing of the site", async ({ page }) => {
  for (const id of Object.keys(legalTexts) as (keyof typeof legalTexts)[]) {
    const path = pathTo(id, language);
    await page.emulateMedia({ media: "screen" });
    await page.goto(path);
    const source = page.locator(".legal-source");
    await expect(source, path).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("navigation"), path).toHaveCount(0);
    await expect(page.getByRole("banner"), path).toHaveCount(0);
    await expect(page.getByRole("contentinfo"), path).toHaveCount(0);
    await expect(source, path).toContainText(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(page.locator(".legal-part").last(), path).toBeVisible();
  }
});

test("a text fills its first sheet of paper: nothing empty stands before it", async ({ page }) => {
  await page.goto(pathTo("privacy", "en"));
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const sheet = await paper.getPage(1);
  expect(sheet.view.map(Math.round)).toEqual([0, 0, 595, 842]);
  const { items } = await sheet.getTextContent();
  expect(items.map((item) => ("str" in item ? item.str : "")).join("")).toContain("Privacy");
});

test("the edition of a day is found and compared, with words for what the eye sees", async ({
  page,
}) => {
  const [newest] = legalTexts.privacy.editions;
  const [from, after] = [newest.from, `/fr/confidentialite/${newest.version}`];
  await page.goto("/fr/confidentialite");
  await page.getByLabel("Quelle édition s’appliquait un jour donné ?").fill(from);
  await page.getByRole("button", { name: "L’afficher" }).click();
  await expect(page).toHaveURL(after);
  const list = page.getByRole("table", { name: /Éditions de ce texte/ });
  await list
    .getByRole("link", { name: /^Comparée à la/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/fr\/confidentialite\/\d+\.\d+-\d+\.\d+$/);
  const band = page.getByRole("complementary", { name: "À propos de cette édition" });
  await expect(band).toContainText("comparée à l’édition");
  const first = page.getByRole("heading", { name: "Ce qui a changé" }).locator("xpath=..");
  await first.getByRole("link").first().click();
  await expect(page).toHaveURL(/#\w/);
  await expect(page.locator("del").first()).toContainText(/retiré\s:.*fin du changement/s);
  await expect(page.locator("ins").first()).toContainText(/ajouté\s:.*fin du changement/s);
  await band.getByRole("link", { name: "Lire le texte en vigueur" }).click();
  await expect(page).toHaveURL("/fr/confidentialite");
  await expect(page.locator(".edition-band")).toHaveCount(0);
});
