/** The firm changes its own pages: one writes, another approves, and the page says it. */
import { readFile } from "node:fs/promises";
import type { Page, Request } from "@playwright/test";
import signInEn from "#app/sign-in/words.en.ts";
import signInFr from "#app/sign-in/words.fr.ts";
import layoutEn from "#app/site/layout/words.en.ts";
import layoutFr from "#app/site/layout/words.fr.ts";
import whoWeAreEn from "#app/site/pages/who-we-are/words.en.ts";
import whoWeAreFr from "#app/site/pages/who-we-are/words.fr.ts";
import { localisePath } from "#core/paths.ts";
import { violationsOn } from "./axe.ts";
import { deskWords, elsewhere, sitDown } from "./desk.ts";
import { inTurn } from "./in-turn.ts";
import { invisibleShift, watchShifts } from "./layout-shift.ts";
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
        await expectWalked(page, language);
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
        await page.getByRole("button", { name: words.goOn }).click();
        await expect(page.locator("#room-title")).toBeFocused();
        await page.getByRole("button", { name: words.read }).click();
        await expect(page.locator("#room-title")).toBeFocused();
        await press(page, approvals.submit);
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
        await expect(page.getByText(words.liveSoon.split("{{at}}")[1] ?? "")).toBeVisible();
        await shot(page, "published");
        const path = language === "en" ? "/who-we-are" : "/fr/who-we-are";
        // As a browser does, it asks again where a kept connection was closed meanwhile.
        await expect(async () => {
          expect(await (await page.request.get(path)).text()).toContain(added);
        }).toPass({ timeout: 300_000 });
        await press(page, words.takeBack);
        await page.getByRole("button", { name: words.takeBackSure_one }).click();
        await expect(page.getByText(words.said.takenBack)).toBeVisible();
      },
    );
  });
}

for (const [language, width] of sizes) {
  const words = deskWords[language].pages;
  const { changePage } = language === "en" ? layoutEn : layoutFr;
  const at = (path: string) => localisePath(path, language);
  const priced = "/expertise/investment-advisory";
  test.describe(`from a page, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("each page leads whoever writes it to its own form, and strangers nowhere", async ({
      page,
    }) => {
      const link = page.getByRole("link", { name: changePage, exact: true });
      const shifted = await watchShifts(page);
      const askedByStranger = await askedFor(page, at(priced));
      await expect(link).toHaveCount(0);
      await sitDown(page, ["communications"], language);
      const asked = await askedFor(page, at(priced));
      await expect(link).toBeVisible();
      expect(asked.filter((url) => !askedByStranger.includes(url))).toEqual([]);
      expect(await shifted()).toBeLessThanOrEqual(invisibleShift);
      await expectSound(page);
      await shot(page, "change-link", false);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await page.emulateMedia({ media: "print" });
      await expect(link).toBeHidden();
      await page.emulateMedia({ media: "screen" });
      for (const path of [
        "/letters/lower-bidder",
        "/sustainability/publications/esg-report-2025",
      ]) {
        await page.goto(at(path));
        await expect(link).toHaveCount(0);
      }
      await page.goto(at("/confidentialite"));
      await expect(link).toHaveAttribute("href", `${at("/desk")}?room=editions`);
      await page.goto(at("/who-we-are/marchenoir"));
      await link.click();
      await expect(page).toHaveURL(/room=pages&page=people&record=marchenoir$/);
      const form = page.getByRole("region", { name: /Marchenoir/ });
      await expect(form.getByLabel(words.fields.name).first()).toHaveValue(/Marchenoir/);
      await expect(form).toBeInViewport();
      await shot(page, "person", false);
      await signOut(page, language);
      await page.goto(at(priced));
      await expect(link).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem("deskEditor"))).toBeNull();
    });

    test("whoever may only read is offered nothing", async ({ page }) => {
      await sitDown(page, ["reader"], language);
      await page.goto(at(priced));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("link", { name: changePage, exact: true })).toHaveCount(0);
    });

    test("a fee is changed under the texts of its page, and all that follows from it", async ({
      page,
    }) => {
      test.slow();
      await sitDown(page, ["communications"], language, `?room=pages&page=${priced}`);
      const { fields, figures, records, previews } = words;
      const fee = page
        .getByRole("region", { name: figures.fees })
        .getByRole("region", { name: figures.names.advisory });
      await fee.getByRole("button", { name: new RegExp(`^${words.change}`) }).click();
      await fee.getByLabel(new RegExp(`^${fields.least}`)).fill("150000");
      const rate = fee.getByLabel(new RegExp(`^${fields.upTo} · ${fields.rate}`));
      await rate.fill("");
      await expect(fee.getByText(`${fields.upTo} · ${fields.rate}`).last()).toBeVisible();
      await expect(page.getByText(records.missing.split("{{")[0] ?? "")).toBeVisible();
      await rate.pressSequentially("0,3");
      await expect(page.getByText(records.missing.split("{{")[0] ?? "")).toHaveCount(0);
      await shot(page, "figures");
      await expectSound(page);
      await page.getByRole("button", { name: words.read }).click();
      const added = page.locator("ins");
      await expect(added.filter({ hasText: /150.000/ })).toBeVisible();
      await expect(added.filter({ hasText: language === "en" ? "0.3" : "0,3" })).toBeVisible();
      const frame = page.frameLocator(".pages-frame iframe");
      // What sixty million pay in the example is less than the new minimum.
      const least = language === "en" ? "€150,000" : /150\s000\s€/;
      await expect(frame.getByText(least)).toHaveCount(2, { timeout: 150_000 });
      await expect(page.getByText(previews.failed)).toHaveCount(0);
      await shot(page, "figures-read");
      await expectSound(page);
    });
  });
}

/** What a page asks for, until it is quiet. */
async function askedFor(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  const note = (request: Request) => asked.push(request.url());
  page.on("request", note);
  await page.goto(path, { waitUntil: "load" });
  await page.locator("html[data-alive]").waitFor({ state: "attached" });
  page.off("request", note);
  return asked;
}

async function signOut(page: Page, language: "en" | "fr"): Promise<void> {
  const { action } = (language === "en" ? signInEn : signInFr).signOut;
  await page.getByRole("button", { name: action, exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
}

/** The pages, by their names in the order of the language: on screen, and in the file of them. */
async function expectSorted(page: Page, language: "en" | "fr"): Promise<void> {
  const { pages: words, list } = deskWords[language];
  const table = page.getByRole("table", { name: words.choose });
  const shown = table.locator("tbody td:first-of-type");
  await expect(shown).not.toHaveCount(0);
  const names = await shown.allTextContents();
  const inOrder = names.toSorted(new Intl.Collator(language, { numeric: true }).compare);
  expect(inOrder).not.toEqual(names);
  // By the head of its column; on a phone, where heads have no place, by a field above the entries.
  const head = table.getByRole("button", { name: words.page, exact: true });
  const fields = table.locator("xpath=preceding-sibling::*[@class='list-head'][1]");
  const field = fields.getByLabel(list.sortBy, { exact: true });
  if (await head.isVisible()) {
    await expect(field).toBeHidden();
    await head.press("Enter");
  } else {
    await expect(head).toHaveCount(0);
    await field.selectOption({ label: words.page });
    await fields.getByLabel(list.down, { exact: true }).check();
    await expect(shown).toHaveText(inOrder.toReversed());
    await fields.getByLabel(list.down, { exact: true }).uncheck();
  }
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

/** Letters walk a list while one of its rows has the focus, and not for who turned them off. */
async function expectWalked(page: Page, language: "en" | "fr"): Promise<void> {
  const { pages: words, list } = deskWords[language];
  const table = page.getByRole("table", { name: words.choose });
  const rows = table.locator("tbody tr");
  const off = table.locator("xpath=following-sibling::*[1]").getByLabel(list.keysOff);
  await rows.first().focus();
  await page.keyboard.press("j");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(rows.first()).toBeFocused();
  await off.check();
  await rows.first().focus();
  await page.keyboard.press("j");
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(rows.nth(1)).toBeFocused();
  await off.uncheck();
  const title = page.getByRole("heading", { level: 1 });
  await title.focus();
  await page.keyboard.press("j");
  await expect(title).toBeFocused();
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
  // What was typed goes only when somebody says so twice.
  await page.getByRole("button", { name: new RegExp(`^${words.records.dontAdd}`) }).click();
  await expect(page.getByRole("button", { name: words.records.dontAddSure })).toBeFocused();
  await page.getByRole("button", { name: deskWords[language].leave, exact: true }).click();
  await expect(role).toHaveValue("Head of research");
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
async function shot(page: Page, name: string, fullPage = true): Promise<void> {
  const { SHOTS } = process.env;
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${taken++}-${name}.png`, fullPage });
}
