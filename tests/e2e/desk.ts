/** The steps of somebody at the desk, as its pages offer them. */
import type { Browser, Page } from "@playwright/test";
import deskEn from "#app/desk/words.en.ts";
import deskFr from "#app/desk/words.fr.ts";
import { sessionKey } from "#app/state/session-hint.ts";
import type { Language } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import type { Sql } from "#functions/_shared/sql.ts";
import { publicKey } from "#server/backend/ask-lite.ts";
import { addColleague, password } from "./colleague.ts";
import { sql } from "./lp-staff.ts";
import { fillSignIn, sendButton } from "./sign-in.ts";
import { expect, ownAddress, test, waitForLife } from "./test.ts";

export const deskWords = { en: deskEn, fr: deskFr };

/** Comes to the desk by its door: the password, then a factor, whose proof the owner writes for them. */
export async function comeIn(
  page: Page,
  roles: readonly string[],
  language: Language = "en",
  query = "",
): Promise<string> {
  const email = await addColleague(roles);
  await page.goto(localisePath("/desk", language) + query);
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillSignIn(page, { email, password });
  await sendButton(page).click();
  const { title } = deskWords[language].threshold.proof;
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await prove(email);
  await page.reload();
  await expectSeat(page);
  return email;
}

/**
 * Is at the desk, with a session as `comeIn` leaves one and without its pages. `owner`: of the host
 * under test, or of one that a test has for itself.
 */
export async function sitDown(
  page: Page,
  roles: readonly string[],
  language: Language = "en",
  query = "",
  owner: Sql = sql,
): Promise<string> {
  const email = await addColleague(roles, undefined, owner);
  const answered = await page.request.post("/auth/v1/token?grant_type=password", {
    headers: { apikey: publicKey, "x-forwarded-for": ownAddress(test.info()) },
    data: { email, password, gotrue_meta_security: {} },
  });
  expect(answered.status()).toBe(200);
  await prove(email, owner);
  // Any file of the site's own, to write beside what it keeps.
  await page.goto("/robots.txt");
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    sessionKey,
    await answered.text(),
  ] as const);
  await page.goto(localisePath("/desk", language) + query);
  await expectSeat(page);
  return email;
}

/**
 * A second person confirms what waits for this name, in a window of their own; answers what the desk
 * said to it.
 */
export async function confirmElsewhere(
  { browser, baseURL, language }: { browser: Browser; baseURL: string; language: Language },
  name: string,
): Promise<string> {
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  const { rights } = deskWords[language].approvals;
  await sitDown(other, ["compliance"], language, "?room=approvals");
  const row = other.getByRole("row").filter({ hasText: name }).first();
  await row.getByRole("button", { name: rights.confirm }).click();
  const sure = row.getByRole("button", { name: rights.sure });
  await expect(sure).not.toHaveAttribute("data-unread");
  await sure.click();
  const said = other.locator(".desk-room .desk-result");
  await expect(said).not.toBeEmpty();
  const text = await said.innerText();
  await context.close();
  return text;
}

/** Goes to a room by the menu: on a phone it is opened first, on a wide screen the room's group is. */
export async function enterRoom(page: Page, room: string): Promise<void> {
  const menu = page.locator(".desk-menu");
  const link = `a:not(.desk-group)[href$="room=${room}"]`;
  const button = menu.locator(".desk-menu-button");
  if (await button.isVisible()) await button.click();
  else if (!(await menu.locator(link).isVisible())) {
    await menu.locator(`li:has(> ul ${link}) > .desk-group`).click();
    await expect(menu.locator(link)).toBeVisible();
    // A group opens with its first room.
    if ((await menu.locator(link).getAttribute("aria-current")) === "page") return;
  }
  await menu.locator(link).click();
}

/** Opens the filters of a list, which are folded on a phone. */
export async function unfold(page: Page): Promise<void> {
  const button = page.locator(".desk-filter-button");
  await expect(button).toBeAttached();
  if ((await button.isVisible()) && (await button.getAttribute("aria-expanded")) === "false") {
    await button.click();
  }
}

async function prove(email: string, owner: Sql = sql): Promise<void> {
  await owner(
    `insert into private.factor_checks (session_id, kind)
     select sessions.id, 'code' from auth.sessions
     join auth.users on users.id = sessions.user_id where users.email = $1`,
    [email],
  );
}

async function expectSeat(page: Page): Promise<void> {
  await expect(page.locator(".desk-head nav")).toBeVisible();
  // The code of a room comes after that of the desk.
  await expect(page.locator(".desk-room h1")).toBeVisible();
}

/** Another person's browser, who was asked about cookies before. */
export async function elsewhere(browser: Browser, baseURL = "", width?: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: "en-GB",
    ...(width && { viewport: { width, height: 800 } }),
    extraHTTPHeaders: { "x-forwarded-for": ownAddress(test.info()) },
  });
  await context.addCookies([{ name: "cookieConsent", value: "false", url: baseURL }]);
  const page = await context.newPage();
  waitForLife(page, baseURL);
  return page;
}
