/** The steps of a limited partner, as the pages offer them. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import spaceEn from "#app/partners/words.en.ts";
import spaceFr from "#app/partners/words.fr.ts";
import type { Language } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import { type Credentials, fillSignIn, open, sendButton, words as signInWords } from "./sign-in.ts";
import { expect } from "./test.ts";

export const words = {
  en: { ...signInWords.en, space: spaceEn },
  fr: { ...signInWords.fr, space: spaceFr },
};

export async function signIn(
  page: Page,
  credentials: Credentials,
  language: Language = "en",
): Promise<void> {
  await open(page, "/login", language);
  await fillSignIn(page, credentials);
  await sendButton(page).click();
  await expectSpace(page, language);
}

/** The space with somebody's data in it. */
export async function expectSpace(page: Page, language: Language = "en"): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${localisePath("/lp", language)}(\\?.*)?$`));
  // A password takes its time to be hashed.
  await expect(page.locator(".space-entity")).toBeVisible();
}

/** From the link of a mail, which is opened first, to the space. */
export async function setPassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await expect(page.locator("html[data-alive]")).toBeAttached();
  await page.locator("#new-password").fill(password);
  await sendButton(page).click();
  // A password takes its time to be hashed.
  await expect(page.locator(".space-entity")).toBeVisible();
}

/** The row of a document, by the name of its file. */
export function documentRow(page: Page, fileName: string) {
  return page.locator(".document", { hasText: fileName }).first();
}

/** Presses the button of a document, and reads what the browser saved. */
export async function download(
  page: Page,
  fileName: string,
  language: Language = "en",
): Promise<Buffer> {
  const coming = page.waitForEvent("download");
  const { action } = words[language].space.download;
  const button = documentRow(page, fileName).getByRole("button", { name: action });
  await button.first().click();
  const saved = await coming;
  // Its name says whose it is, too.
  expect(saved.suggestedFilename().endsWith(` - ${fileName}`)).toBe(true);
  return readFileSync(await saved.path());
}

export function logLines(page: Page) {
  return page.locator("ol.download-log > li");
}
