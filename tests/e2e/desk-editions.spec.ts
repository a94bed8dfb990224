/** The next edition of a legal text: written by one, confirmed by another, taken back. */
import type { Page } from "@playwright/test";
import { firmDay } from "#core/firm-time.ts";
import { violationsOn } from "./axe.ts";
import { deskWords, elsewhere, sitDown } from "./desk.ts";
import { inTurn } from "./in-turn.ts";
import { expect, test } from "./test.ts";

const sizes = [
  ["en", 1440],
  ["fr", 375],
] as const;

for (const [language, width] of sizes) {
  const words = deskWords[language].editions;
  test.describe(`${language}, ${width} px`, () => {
    const journey = inTurn(language);
    test.use({ viewport: { width, height: 800 } });

    journey("an edition is announced by two and taken back", async ({ page, browser, baseURL }) => {
      await sitDown(page, ["communications"], language, "?room=editions");
      await shot(page, "list");
      // Both languages on one host: each changes a text of its own.
      const own = (at: Page) => at.locator(".editions-text").nth(language === "en" ? 1 : 4);
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
      await expect(other.locator(".desk-result").filter({ hasText: /\S/ })).toHaveCount(1);
      await shot(other, "withdrawn");
    });
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
