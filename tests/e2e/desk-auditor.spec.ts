/**
 * What compliance shows an auditor, in French and without a terminal: the edition that stood on a day,
 * what the next one changed, its hash in the ledger, and what retention deleted in a year. An access
 * request is handed over in `desk-rooms.spec.ts`.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import legal from "#app/site/legal/words.fr.ts";
import { nameOfText } from "#core/edition-texts.ts";
import { rules } from "#functions/_shared/retention/rules.ts";
import { whole } from "../whole.ts";
import { violationsOn } from "./axe.ts";
import { deskWords, enterRoom, sitDown } from "./desk.ts";
import { expect, test } from "./test.ts";

const words = deskWords.fr;

for (const width of whole ? [1440, 375] : [375]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("the edition of a day, what the next one changed, and its hash in the ledger", async ({
      page,
      request,
    }) => {
      const { editions, ledger } = words;
      await sitDown(page, ["compliance"], "fr");
      await enterRoom(page, "editions");
      await page.getByLabel(editions.stood.label).fill("2026-11-17");
      const stood = page.getByRole("table", { name: /17 novembre 2026/ });
      const row = stood
        .getByRole("row")
        .filter({ hasText: nameOfText("privacy", "fr") })
        .first();
      await expect(row).toContainText("du 16 novembre 2026 au 18 novembre 2026");
      const hash = await row.locator("code").getAttribute("title");
      const file = await request.get("/editions/privacy/2.0.json");
      expect(
        createHash("sha256")
          .update(await file.body())
          .digest("hex"),
      ).toBe(hash);
      await expectSound(page);

      const changes = editions.stood.changes.replace("{{version}}", "3.1");
      await row.getByRole("link", { name: changes }).click();
      await expect(page.getByRole("heading", { name: legal.comparison.what })).toBeVisible();
      await expect(page.locator("ins").first()).toBeVisible();
      await page.goBack();
      await row.getByRole("link", { name: editions.stood.ledger }).click();
      const entry = page.locator(".register tbody tr");
      await expect(entry).toHaveCount(1);
      await expect(entry).toContainText(ledger.acts["editions.bring"]);
      await expect(entry).toContainText(String(hash?.slice(0, 12)));
      await expectSound(page);
    });

    test("a year of retention: each rule, what it rests on, what went, what goes next, as a table", async ({
      page,
    }) => {
      const { retention, list } = words;
      const rule = rules["contact-messages"];
      await sitDown(page, ["compliance"], "fr");
      await enterRoom(page, "retention");
      await page.getByLabel(retention.from, { exact: true }).fill("2026-01-01");
      await expect(page.getByText(retention.sound)).toBeVisible();
      await page.getByRole("link", { name: rule.what.fr, exact: true }).click();
      const facts = page.locator(".person-facts");
      for (const said of [rule.ground.fr, rule.erasure.fr, rule.from.fr, retention.run]) {
        await expect(facts).toContainText(said);
      }
      await expect(facts).not.toContainText(retention.never);
      await expectSound(page);
      await page.getByRole("link", { name: retention.allRules }).click();
      const [saved] = await Promise.all([
        page.waitForEvent("download"),
        page
          .getByRole("button", { name: new RegExp(`^${list.csv}.+${retention.exportRules}$`) })
          .click(),
      ]);
      const table = await readFile(await saved.path(), "utf8");
      for (const { what, ground } of Object.values(rules)) {
        expect(table).toContain(what.fr);
        expect(table).toContain(ground.fr);
      }
      await expectSound(page);
    });
  });
}

async function expectSound(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wider).toBe(false);
}
