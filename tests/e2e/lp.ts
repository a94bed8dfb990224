/** The steps of a limited partner, as the pages offer them. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import spaceEn from "#app/partners/words.en.ts";
import spaceFr from "#app/partners/words.fr.ts";
import loginEn from "#app/sign-in/pages/login/words.en.ts";
import loginFr from "#app/sign-in/pages/login/words.fr.ts";
import passwordEn from "#app/sign-in/pages/login-password/words.en.ts";
import passwordFr from "#app/sign-in/pages/login-password/words.fr.ts";
import recoverEn from "#app/sign-in/pages/login-recover/words.en.ts";
import recoverFr from "#app/sign-in/pages/login-recover/words.fr.ts";
import ownEn from "#app/sign-in/pages/own-account/words.en.ts";
import ownFr from "#app/sign-in/pages/own-account/words.fr.ts";
import accountEn from "#app/sign-in/words.en.ts";
import accountFr from "#app/sign-in/words.fr.ts";
import type { Language } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import { expect } from "./test.ts";

export const words = {
  en: {
    account: accountEn,
    login: loginEn,
    password: passwordEn,
    recover: recoverEn,
    space: spaceEn,
    own: ownEn,
  },
  fr: {
    account: accountFr,
    login: loginFr,
    password: passwordFr,
    recover: recoverFr,
    space: spaceFr,
    own: ownFr,
  },
};

type Credentials = { email: string; password: string };

/** Opens one of the pages and waits until it is alive. */
export async function open(page: Page, path: string, language: Language = "en"): Promise<void> {
  await page.goto(localisePath(path, language));
  await expect(page.locator("html[data-alive]")).toBeAttached();
}

export async function fillSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.locator("#sign-in-email").fill(email);
  await page.locator("#sign-in-password").fill(password);
}

/** The button of the form on screen, whichever it is. */
export function sendButton(page: Page) {
  return page.locator(".account-form > .button-row button");
}

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

export async function askRecovery(
  page: Page,
  email: string,
  language: Language = "en",
): Promise<void> {
  await open(page, "/login/recover", language);
  await page.locator("#recover-email").fill(email);
  await sendButton(page).click();
  await expect(page.locator(".account-notice")).toContainText(words[language].recover.asked.text);
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
  expect(saved.suggestedFilename()).toBe(fileName);
  return readFileSync(await saved.path());
}

export function logLines(page: Page) {
  return page.locator("ol.download-log > li");
}

export async function signOut(page: Page, language: Language = "en"): Promise<void> {
  const { account, login } = words[language];
  await page.getByRole("button", { name: account.signOut.action, exact: true }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.locator(".account-notice").first()).toHaveText(login.why.left);
}
