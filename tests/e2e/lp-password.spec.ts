import { languages } from "#core/languages.ts";
import { violationsOn } from "./axe.ts";
import { answer } from "./forms.ts";
import { askRecovery, expectSpace, open, sendButton, words } from "./lp.ts";
import { partner, stubPartners } from "./lp-stub.ts";
import { expect, test } from "./test.ts";

test.use({ expectedErrors: [/Failed to load resource/] });

const link = "/login/password?token=BsmHrkq5cXnSbLwz3mJwYB1i6V3nNcOaZ8dT0fQxE4U";
const weak = answer(422, { code: 422, error_code: "weak_password", msg: "weak" });

for (const language of languages) {
  const { account, password, recover } = words[language];

  test(`a link does nothing before its button is pressed (${language})`, async ({ page }) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      if (/\/(auth|functions|rest)\/v1\//.test(request.url())) calls.push(request.url());
    });
    await stubPartners(page);
    await open(page, link, language);
    await expect(page.locator("#new-password")).toHaveAttribute("autocomplete", "new-password");
    await expect(page.locator("#new-password-hint")).toContainText("12");
    expect(await violationsOn(page)).toEqual([]);
    expect(calls).toEqual([]);
    await page.locator("#new-password").fill(partner.password);
    await sendButton(page).click();
    await expectSpace(page, language);
    await expect(page.locator(".toast")).toContainText(password.done.title);
  });

  for (const kind of ["expired", "used", "unknown"] as const) {
    test(`a link found ${kind} says so and offers a new one (${language})`, async ({ page }) => {
      await stubPartners(page, { redeem: answer(kind === "unknown" ? 404 : 410, { code: kind }) });
      await open(page, link, language);
      await page.locator("#new-password").fill(partner.password);
      await sendButton(page).click();
      const notice = page.locator(".account-notice");
      await expect(notice).toBeFocused();
      await expect(notice.getByRole("heading")).toHaveText(password.dead[kind].title);
      expect(await violationsOn(page)).toEqual([]);
      await notice.getByRole("link", { name: password.dead.ask }).click();
      await expect(page).toHaveURL(/\/login\/recover$/);
    });
  }

  test(`a link without its token says so at once (${language})`, async ({ page }) => {
    await open(page, "/login/password", language);
    await expect(page.locator(".account-notice")).toContainText(password.dead.missing.title);
    expect(await violationsOn(page)).toEqual([]);
  });

  test(`a password found weak can be mended without a new link (${language})`, async ({ page }) => {
    let updates = 0;
    let redeemed = 0;
    await stubPartners(page, {
      redeem: (route) => {
        redeemed += 1;
        return answer(200, { tokenHash: "a-hash" })(route);
      },
      user: (route) => (updates++ ? answer(200, { id: "anne" })(route) : weak(route)),
    });
    await open(page, link, language);
    await page.locator("#new-password").fill("short");
    await sendButton(page).click();
    await expect(page.locator(".error-summary")).toBeFocused();
    expect(redeemed).toBe(0);
    await page.locator("#new-password").fill("password1234");
    await sendButton(page).click();
    await expect(page.locator(".field-error")).toContainText(account.password.weak);
    await page.locator("#new-password").fill(partner.password);
    await sendButton(page).click();
    await expectSpace(page, language);
    expect([redeemed, updates]).toEqual([1, 2]);
  });

  test(`asking for a link is answered alike for every address (${language})`, async ({ page }) => {
    await stubPartners(page);
    await askRecovery(page, partner.email, language);
    await expect(page.locator(".account-notice")).toBeFocused();
    expect(await violationsOn(page)).toEqual([]);
    const known = await page.locator(".account-notice").textContent();
    await askRecovery(page, "nobody@example.org", language);
    expect(await page.locator(".account-notice").textContent()).toBe(known);
  });

  test(`an address that is none is not asked about (${language})`, async ({ page }) => {
    await stubPartners(page);
    await open(page, "/login/recover", language);
    await page.locator("#recover-email").fill("nobody");
    await sendButton(page).click();
    await expect(page.locator(".error-summary")).toContainText(account.email.invalid);
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(recover.form.title);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const path of ["/login", "/login/recover", "/login/password?token=a", "/lp"]) {
    test(`${path} says why it needs it and how to reach us`, async ({ page }) => {
      await page.goto(path);
      const notice = page.locator(".needs-script");
      await expect(notice).toBeVisible();
      await expect(notice.getByRole("link")).toHaveAttribute("href", /^mailto:/);
      await expect(page.locator(".account-form, .space-skeleton").first()).toBeHidden();
    });
  }
});
