import { localisePath } from "#core/paths.ts";
import { violationsOn } from "./axe.ts";
import { answer } from "./forms.ts";
import { expectSpace, words } from "./lp.ts";
import { partner, stubPartners } from "./lp-stub.ts";
import { askRecovery, open, sendButton } from "./sign-in.ts";
import { expect, test } from "./test.ts";

test.use({ expectedErrors: [/Failed to load resource/] });

const link = "/login/password?token=BsmHrkq5cXnSbLwz3mJwYB1i6V3nNcOaZ8dT0fQxE4U";
const weak = answer(422, { code: 422, error_code: "weak_password", msg: "weak" });

// One language: pages do the same in both, and their words are compared (words.test.ts).
const language = "fr";

test("finding 14: the token leaves the address before anything is loaded", async ({ page }) => {
  const told: string[] = [];
  page.on("request", async (request) => {
    const { referer = "" } = await request.allHeaders();
    if (!request.isNavigationRequest() && `${request.url()} ${referer}`.includes("token=")) {
      told.push(request.url());
    }
  });
  await stubPartners(page);
  await open(page, link, language);
  await expect(page).toHaveURL(localisePath("/login/password", language));
  await page.reload();
  await expect(page.locator("html[data-alive]")).toBeAttached();
  const form = page.getByRole("main").locator("form");
  await expect(form, "a reload does not lose it").toBeVisible();
  await page.locator(".site-header .language-toggle").first().click();
  await expect(page).toHaveURL("/login/password");
  await expect(form, "nor does another language").toBeVisible();
  expect(told).toEqual([]);
});

test("a link does nothing before its button is pressed", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (/\/(auth|functions|rest)\/v1\//.test(request.url())) calls.push(request.url());
  });
  await stubPartners(page);
  await open(page, link, language);
  await expect(page.locator("#new-password")).toHaveAttribute("autocomplete", "new-password");
  await expect(page.locator("#new-password-hint")).toContainText("15");
  expect(await violationsOn(page, "main")).toEqual([]);
  // What the link is good for is read, and changes nothing (partner-access.test.ts).
  expect(calls.map((url) => new URL(url).pathname)).toEqual(["/functions/v1/sign-in-link"]);
  await page.locator("#new-password").fill(partner.password);
  await sendButton(page).click();
  await expectSpace(page, language);
});

test("finding 11: a link found dead says so when it opens, and offers a new one", async ({
  page,
}) => {
  const notice = page.locator(".account-notice");
  let state: "expired" | "used" | "unknown" = "expired";
  let presses = 0;
  await stubPartners(page, {
    link: (route) => answer(200, { state })(route),
    redeem: (route) => {
      presses += 1;
      return answer(410, {})(route);
    },
  });
  for (state of ["expired", "used", "unknown"] as const) {
    await open(page, link, language);
    await expect(notice.getByRole("heading")).toHaveText(words.fr.password.dead[state].title);
    await expect(page.locator("#new-password")).toHaveCount(0);
    expect(await violationsOn(page, "main")).toEqual([]);
  }
  expect(presses).toBe(0);
  await expect(notice.getByRole("link", { name: words.fr.password.dead.ask })).toBeVisible();
});

test("who is writing already when a link is found dead is led to what says so", async ({
  page,
}) => {
  const { promise: asked, resolve: tell } = Promise.withResolvers<void>();
  await stubPartners(page, {
    link: (route) => asked.then(() => answer(200, { state: "used" })(route)),
  });
  await open(page, link, language);
  await page.locator("#new-password").fill("four");
  tell();
  await expect(page.locator(".account-notice")).toBeFocused();
});

test("a link found dead by its button says how and offers a new one", async ({ page }) => {
  const notice = page.locator(".account-notice");
  let kind: "expired" | "used" | "unknown" = "expired";
  await stubPartners(page, {
    redeem: (route) => answer(kind === "unknown" ? 404 : 410, { code: kind })(route),
  });
  for (kind of ["expired", "used", "unknown"] as const) {
    await open(page, link, "en");
    await page.locator("#new-password").fill(partner.password);
    await sendButton(page).click();
    await expect(notice).toBeFocused();
    await expect(notice.getByRole("heading")).toHaveText(words.en.password.dead[kind].title);
  }
  expect(await violationsOn(page, "main")).toEqual([]);
  await notice.getByRole("link", { name: words.en.password.dead.ask }).click();
  await expect(page).toHaveURL(/\/login\/recover$/);

  await open(page, "/login/password", "en");
  await expect(notice).toContainText(words.en.password.dead.missing.title);
  expect(await violationsOn(page, "main")).toEqual([]);
});

test("a password found weak can be mended without a new link", async ({ page }) => {
  let updates = 0;
  let redeemed = 0;
  await stubPartners(page, {
    redeem: (route) => {
      redeemed += 1;
      return answer(200, { tokenHash: "a-hash" })(route);
    },
    user: (route) => (updates++ ? answer(200, { id: "anne" })(route) : weak(route)),
  });
  await open(page, link, "fr");
  await page.locator("#new-password").fill("short");
  await sendButton(page).click();
  await expect(page.locator(".error-summary")).toBeFocused();
  // Both numbers: only the service knows which of them is this account's.
  await expect(page.locator("#new-password-hint")).toContainText(/15.*12/);
  await expect(page.locator(".field-error")).toContainText(/15.*12/);
  expect(redeemed).toBe(0);
  await page.locator("#new-password").fill("passwordpassword");
  await sendButton(page).click();
  await expect(page.locator(".field-error")).toContainText(words.fr.account.password.weak);
  await page.locator("#new-password").fill(partner.password);
  await sendButton(page).click();
  await expectSpace(page, "fr");
  expect([redeemed, updates]).toEqual([1, 2]);
});

test("asking for a link is answered alike for every address, unless it is none", async ({
  page,
}) => {
  await stubPartners(page);
  await open(page, "/login/recover", "en");
  await page.locator("#recover-email").fill("nobody");
  await sendButton(page).click();
  await expect(page.locator(".error-summary")).toContainText(words.en.account.email.invalid);
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(
    words.en.recover.form.title,
  );
  await askRecovery(page, partner.email, "en");
  await expect(page.locator(".account-notice")).toBeFocused();
  expect(await violationsOn(page, "main")).toEqual([]);
  const known = await page.locator(".account-notice").textContent();
  await askRecovery(page, "nobody@example.org", "en");
  expect(await page.locator(".account-notice").textContent()).toBe(known);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("every page of theirs says why it needs it and how to reach us", async ({ page }) => {
    for (const path of ["/login", "/login/recover", "/login/password?token=a", "/lp"]) {
      await page.goto(path);
      const notice = page.locator(".needs-script");
      await expect(notice, path).toBeVisible();
      await expect(notice.getByRole("link"), path).toHaveAttribute("href", /^mailto:/);
      const form = page.locator(".account-form, .space-skeleton").first();
      await expect(form, path).toBeHidden();
    }
  });
});
