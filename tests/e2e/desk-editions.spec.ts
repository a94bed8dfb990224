/**
 * The next edition of a legal text: written by one, confirmed by another, taken back; and the next
 * version of a publication, up to its approval.
 */
import type { Page } from "@playwright/test";
import { firmDay } from "#core/firm-time.ts";
import { violationsOn } from "./axe.ts";
import { deskWords, elsewhere, sitDown } from "./desk.ts";
import { inTurn } from "./in-turn.ts";
import { expect, test } from "./test.ts";

// A check that finds something to mend is answered so.
test.use({ expectedErrors: [/status of (404|422)/] });

const sizes = [
  ["en", 1440],
  ["fr", 375],
] as const;

for (const [language, width] of sizes) {
  const words = deskWords[language].editions;
  const { publications, approvals } = deskWords[language];
  test.describe(`${language}, ${width} px`, () => {
    const journey = inTurn(language);
    test.use({ viewport: { width, height: 800 } });

    journey("an edition is announced by two and taken back", async ({ page, browser, baseURL }) => {
      await sitDown(page, ["communications"], language, "?room=editions");
      await shot(page, "list");
      // Both languages on one host: each changes a text of its own.
      const own = (at: Page) => at.locator(".editions-text").nth(language === "en" ? 0 : 4);
      await own(page).getByRole("link", { name: words.next }).click();
      const day = firmDay(new Date(Date.now() + 20 * 86_400_000));
      await page.getByLabel(words.fields.from).fill(day);
      await page.locator("#edition-change-en").fill("A line is added.");
      await page.locator("#edition-change-fr").fill("Une ligne est ajoutée.");
      const french = page.locator("#edition-body-fr");
      const before = await french.inputValue();
      await french.fill(before.replace(/\n\n## /, "\n\nNous lisons chaque signalement.\n\n## "));
      await shot(page, "writer");
      await page.getByRole("button", { name: words.save }).click();
      await expect(page.locator("ins")).toContainText("signalement");
      await expectSound(page);
      await shot(page, "draft");
      await press(page, words.submit, words.submit);
      await expect(page.locator(".desk-result")).toHaveText(words.said.submitted);

      // The second person sees what changes, in full, before the button.
      const other = await elsewhere(browser, baseURL, width);
      await sitDown(other, ["compliance"], language);
      await shot(other, "waiting");
      await other.goto(page.url());
      await expect(other.locator("ins")).toContainText("signalement");
      await shot(other, "second");
      await other.getByRole("button", { name: words.confirm }).click();
      const sure = other.locator(".approvals-acts button").first();
      await expect(sure).not.toHaveAttribute("data-unread");
      await sure.click();
      await expect(other.locator(".desk-result")).toHaveText(words.said.announced);
      await other.getByRole("link", { name: words.back }).click();
      const row = own(other)
        .locator("tbody tr")
        .filter({ has: other.getByRole("button", { name: words.withdraw }) });
      await expect(row.first()).toBeVisible();
      await expectSound(other);
      await shot(other, "announced");
      await row.getByRole("button", { name: words.withdraw }).first().click();
      const take = own(other).locator(".button-row button").first();
      await expect(take).not.toHaveAttribute("data-unread");
      await take.click();
      const said = other.locator(".desk-result").filter({ hasText: /\S/ });
      await expect(said).toContainText(words.withdrawn.split("}}").at(-1) ?? "");
      await shot(other, "withdrawn");
    });

    journey(
      "a publication is written on, read and approved",
      async ({ page, browser, baseURL }) => {
        await sitDown(page, ["communications"], language, "?room=publications");
        // Both languages on one host: each writes the next version of one of its own.
        const place = language === "en" ? 0 : 1;
        await page.getByRole("link", { name: publications.next }).nth(place).click();
        await page.locator("#publication-change-en").fill("A line on water is added.");
        await page.locator("#publication-change-fr").fill("Une ligne sur l’eau est ajoutée.");
        const french = page.locator("#publication-body-fr");
        const before = await french.inputValue();
        await french.fill(before.replace(/\n\n## /, "\n\nNous mesurons aussi l’eau.\n\n## "));
        await expectSound(page);
        await shot(page, "publication-writer");
        await page.getByRole("button", { name: words.save }).click();
        await expect(page.locator("ins").filter({ hasText: "Nous mesurons aussi" })).toHaveCount(1);
        await page.getByRole("button", { name: approvals.submit }).click();
        await expect(page.locator(".desk-result")).toHaveText(approvals.said.submit);

        const other = await elsewhere(browser, baseURL, width);
        await sitDown(other, ["compliance"], language);
        await other.goto(page.url());
        await expect(other.locator("ins").filter({ hasText: "Nous mesurons aussi" })).toHaveCount(
          1,
        );
        await expectSound(other);
        await shot(other, "publication-second");
        await other.getByRole("button", { name: approvals.approve }).click();
        await expect(other.locator(".desk-result")).toHaveText(approvals.said.give);
        await other.getByRole("link", { name: publications.back }).click();
        await expect(other.locator(".approvals-state").first()).toHaveText(
          publications.states.approved,
        );
        await expectSound(other);
        await shot(other, "publications");
      },
    );
  });
}

async function press(page: Page, label: string, sure: string): Promise<void> {
  await page.getByRole("button", { name: label }).click();
  const button = page.getByRole("button", { name: sure });
  await expect(button).not.toHaveAttribute("data-unread");
  await button.click();
}

async function expectSound(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wider).toBe(false);
}

let taken = 0;
async function shot(page: Page, name: string): Promise<void> {
  const { SHOTS } = process.env;
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${taken++}-${name}.png`, fullPage: true });
}
