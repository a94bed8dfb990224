/** The firm changes its own pages: one writes, another approves, and the page says it. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import whoWeAreEn from "#app/site/pages/who-we-are/words.en.ts";
import whoWeAreFr from "#app/site/pages/who-we-are/words.fr.ts";
import { violationsOn } from "./axe.ts";
import { deskWords, elsewhere, sitDown } from "./desk.ts";
import { inTurn } from "./in-turn.ts";
import { expect, test } from "./test.ts";

const sizes = [
  ["en", 1440],
  ["fr", 375],
] as const;

// One after the other: both change the same sentence.
test.describe.configure({ mode: "default" });

for (const [language, width] of sizes) {
  const words = deskWords[language].pages;
  const { approvals } = deskWords[language];
  test.describe(`${language}, ${width} px`, () => {
    const journey = inTurn(language);
    test.use({ viewport: { width, height: 900 } });

    journey(
      "a sentence is changed by two, and the page says it",
      async ({ page, browser, baseURL }) => {
        test.slow();
        await sitDown(page, ["communications"], language, "?room=pages");
        await shot(page, "list");
        await expectSound(page);
        await expectSorted(page, language);
        await addPerson(page, language);
        const name = language === "en" ? "Who we are" : "Qui sommes-nous";
        await page.getByRole("link", { name, exact: true }).click();
        // What the page fills in has no name that a reader knows.
        await expect(page.getByRole("heading", { name: /^… / }).first()).toBeVisible();
        await expect(page.getByRole("heading").filter({ hasText: "{{" })).toHaveCount(0);
        const [before] = (language === "en" ? whoWeAreEn : whoWeAreFr).vision.text;
        await page.getByLabel(words.sought).fill((before ?? "").slice(0, 25));
        await expect(page.locator(".pages-text")).toHaveCount(1);
        await page.getByRole("button", { name: new RegExp(`^${words.change}`) }).click();
        const english = page.getByRole("textbox", { name: approvals.languages.en });
        const french = page.getByRole("textbox", { name: approvals.languages.fr });
        await english.fill(`${await english.inputValue()} We keep to it.`);
        await expect(page.getByText(words.faults.parity)).toBeVisible();
        await french.fill(`${await french.inputValue()} Nous nous y tenons.`);
        await expect(page.getByText(words.faults.parity)).toHaveCount(0);
        await shot(page, "writer");
        await expectSound(page);
        await page.getByRole("button", { name: words.read }).click();
        await expect(page.locator("ins").filter({ hasText: "We keep to it" })).toBeVisible();
        // As readers will see it, drawn by the host.
        const frame = page.frameLocator(".pages-frame iframe");
        const added = language === "en" ? "We keep to it." : "Nous nous y tenons.";
        await expect(frame.getByText(added)).toBeAttached({ timeout: 150_000 });
        await shot(page, "read");
        await expectSound(page);
        await page.getByRole("button", { name: approvals.submit }).click();
        await expect(page.locator(".desk-result")).toHaveText(approvals.said.submit);

        const other = await elsewhere(browser, baseURL, width);
        await sitDown(other, ["compliance"], language, "?room=approvals&state=submitted");
        await other
          .getByRole("link", { name: new RegExp(`^${name} · `) })
          .first()
          .click();
        await expect(
          other.locator("ins").filter({ hasText: added.replace(".", "") }),
        ).toBeVisible();
        await shot(other, "second");
        await press(other, approvals.approve);
        await expect(other.locator(".approvals-certificate")).toContainText(
          approvals.states.approved,
        );
        await other.getByRole("link", { name: approvals.back, exact: true }).click();
        await expect(other.getByRole("heading", { name: approvals.title, level: 1 })).toBeFocused();
        await other.close();

        await page.reload();
        await press(page, approvals.publish);
        await expect(page.locator(".desk-result")).toHaveText(approvals.said.publish);
        await shot(page, "published");
        const path = language === "en" ? "/who-we-are" : "/fr/who-we-are";
        const said = async () => (await (await page.request.get(path)).text()).includes(added);
        await expect.poll(said, { timeout: 120_000 }).toBe(true);
        await press(page, words.takeBack);
        await page.getByRole("button", { name: words.takeBackSure_one }).click();
        await expect(page.getByText(words.said.takenBack)).toBeVisible();
      },
    );
  });
}

/** The pages, by their names in the order of the language: on screen, and in the file of them. */
async function expectSorted(page: Page, language: "en" | "fr"): Promise<void> {
  const { pages: words, list } = deskWords[language];
  const table = page.getByRole("table", { name: words.choose });
  const shown = table.locator("tbody td:first-of-type");
  const names = await shown.allTextContents();
  const inOrder = names.toSorted(new Intl.Collator(language, { numeric: true }).compare);
  expect(inOrder).not.toEqual(names);
  // Its head has no place on a phone, and is there for the keys.
  await table
    .getByRole("button", { name: words.page, exact: true, includeHidden: true })
    .press("Enter");
  await expect(shown).toHaveText(inOrder);
  const foot = table.locator("xpath=following-sibling::*[1]");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    foot.getByRole("button", { name: list.csv, exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^pages-/);
  const [, ...rows] = (await readFile(await file.path(), "utf8")).trim().split(/\r?\n/);
  expect(rows.map((row) => row.replace(/^"|"?[;,]\d+$/g, ""))).toEqual(inOrder);
}

/** As somebody types it, key by key; leaving saves it. */
async function addPerson(page: Page, language: "en" | "fr"): Promise<void> {
  const words = deskWords[language].pages;
  const { en } = deskWords[language].approvals.languages;
  await page.getByRole("link", { name: words.lists.people, exact: true }).click();
  await page.getByLabel(words.records.new.people).pressSequentially("Jeanne Nouvelle");
  await page.getByRole("button", { name: words.records.add, exact: true }).click();
  const role = page.getByLabel(`${words.fields.role} (${en})`);
  await role.pressSequentially("Head of research");
  await expect(role).toHaveValue("Head of research");
  const spoken = language === "en" ? ["French", "German"] : ["français", "allemand"];
  for (const name of spoken) await page.getByRole("checkbox", { name, exact: true }).check();
  await expect(page.getByText(spoken.join(", "), { exact: true })).toBeVisible();
  await shot(page, "form");
  await expectSound(page);
  await page.getByRole("button", { name: words.leave, exact: true }).click();
  await expect(
    page.getByRole("link", { name: new RegExp(`^${words.lists.people}, `) }).first(),
  ).toBeVisible();
}

async function press(page: Page, label: string): Promise<void> {
  const button = page.getByRole("button", { name: label, exact: true });
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
