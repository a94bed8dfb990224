/** The steps of signing in and out, as the pages offer them to partners and staff alike. */
import type { Page } from "@playwright/test";
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
  en: { account: accountEn, login: loginEn, password: passwordEn, recover: recoverEn, own: ownEn },
  fr: { account: accountFr, login: loginFr, password: passwordFr, recover: recoverFr, own: ownFr },
};

export type Credentials = { email: string; password: string };

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

export async function signOut(page: Page, language: Language = "en"): Promise<void> {
  const { account, login } = words[language];
  await page.getByRole("button", { name: account.signOut.action, exact: true }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.locator(".account-notice").first()).toHaveText(login.why.left);
}
