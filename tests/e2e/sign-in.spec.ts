import { localisePath } from "#core/paths.ts";
import { violationsOn } from "./axe.ts";
import { answer, noConnection } from "./forms.ts";
import { expectSpace, signIn, words } from "./lp.ts";
import { beSignedIn, overview, partner, session, stubPartners } from "./lp-stub.ts";
import { fillSignIn, open, sendButton } from "./sign-in.ts";
import { expect, test } from "./test.ts";

test.use({ expectedErrors: [/Failed to load resource/] });

const invalid = answer(400, { code: 400, error_code: "invalid_credentials", msg: "no" });

// The address has the entity once the space has answered for one.
const whose = `entity=${overview.entities[0]?.id}`;

test("a wrong pair is answered in one neutral sentence", async ({ page }) => {
  await stubPartners(page, { token: invalid });
  await open(page, "/login", "fr");
  await fillSignIn(page, partner);
  await sendButton(page).click();
  const notice = page.locator(".sending-stopped");
  await expect(notice).toBeFocused();
  await expect(notice).toContainText(words.fr.login.form.invalid);
  await expect(page).toHaveTitle(/^(Error|Erreur)/);
  await expect(page.locator("#sign-in-email")).toHaveValue(partner.email);
  await expect(page.locator("#sign-in-password")).toHaveValue(partner.password);
  await expect(sendButton(page)).toBeEnabled();
  expect(await violationsOn(page, "main")).toEqual([]);
});

test("what is missing is named before anything is sent", async ({ page }) => {
  let calls = 0;
  await stubPartners(page, {
    token: (route) => {
      calls += 1;
      return invalid(route);
    },
  });
  await open(page, "/login", "en");
  await sendButton(page).click();
  const summary = page.locator(".error-summary");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    words.en.account.email.missing,
    words.en.account.password.missing,
  ]);
  await summary.getByRole("link").last().click();
  await expect(page.locator("#sign-in-password")).toBeFocused();
  await expect(page.locator("#sign-in-password")).toHaveAttribute("aria-invalid", "true");
  expect(await violationsOn(page, "main")).toEqual([]);
  expect(calls).toBe(0);
});

test("a service that is away offers another try, which signs in", async ({ page }) => {
  const away = [502, 503, 504];
  let answered = 0;
  await stubPartners(page, {
    token: (route) => answer(away[answered++] ?? 200, session())(route),
  });
  await open(page, "/login", "fr");
  await fillSignIn(page, partner);
  await sendButton(page).click();
  const notice = page.locator(".sending-stopped");
  for (const [index, status] of away.entries()) {
    await expect.poll(() => answered, `${status}`).toBe(index + 1);
    await expect(notice, `${status}`).toContainText(words.fr.account.trouble.unavailable);
    await notice.getByRole("button", { name: words.fr.account.trouble.retry }).click();
  }
  await expectSpace(page, "fr");
});

test("too many tries say how long to wait, and offer none", async ({ page }) => {
  const refused = { error_code: "over_request_rate_limit", msg: "slow down" };
  await stubPartners(page, { token: answer(429, refused, { "retry-after": "540" }) });
  await open(page, "/login");
  await fillSignIn(page, partner);
  await sendButton(page).click();
  await expect(page.locator(".sending-stopped")).toContainText("in 9 minutes");
  await expect(page.locator(".sending-stopped").getByRole("button")).toHaveCount(0);
});

test("no connection is said to be one", async ({ page }) => {
  await stubPartners(page, { token: noConnection });
  await open(page, "/login");
  await fillSignIn(page, partner);
  await sendButton(page).click();
  await expect(page.locator(".sending-stopped")).toContainText(words.en.account.trouble.offline);
});

test("a double click and a second Enter sign in once", async ({ page }) => {
  let calls = 0;
  let release = () => {};
  const pressed = new Promise<void>((done) => {
    release = done;
  });
  await stubPartners(page, {
    token: async (route) => {
      calls += 1;
      await pressed;
      await answer(200, session())(route);
    },
  });
  await open(page, "/login");
  await fillSignIn(page, partner);
  await sendButton(page).dblclick();
  await page.locator("#sign-in-email").press("Enter");
  release();
  await expectSpace(page);
  expect(calls).toBe(1);
});

test("a password can be shown, pasted, and filled by a manager", async ({ page }) => {
  await stubPartners(page);
  await open(page, "/login");
  const field = page.locator("#sign-in-password");
  await expect(page.locator("#sign-in-email")).toHaveAttribute("autocomplete", "username");
  await expect(field).toHaveAttribute("autocomplete", "current-password");
  await expect(field).toHaveAttribute("type", "password");
  const toggle = page.getByRole("button", { name: /^Show/ });
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await expect(field).toHaveAttribute("type", "text");
  await field.focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "pasted");
    const event = new ClipboardEvent("paste", { clipboardData: data, cancelable: true });
    if (!document.activeElement?.dispatchEvent(event)) throw new Error("Pasting is hindered.");
  });
});

test("the whole way in is open to the keyboard", async ({ page }) => {
  await stubPartners(page);
  await open(page, "/login");
  await page.locator("#sign-in-email").focus();
  await page.keyboard.type(partner.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(partner.password);
  await page.keyboard.press("Enter");
  await expectSpace(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

// next-path.test.ts has the other ways of writing one.
for (const next of ["//evil.example", "https://evil.example/lp"]) {
  test(`signing in never leads to ${next}`, async ({ page }) => {
    await stubPartners(page);
    await open(page, `/login?next=${encodeURIComponent(next)}`);
    await fillSignIn(page, partner);
    await sendButton(page).click();
    await expectSpace(page);
    await expect(page).toHaveURL(`/lp?${whose}`);
  });
}

// One language: pages do the same in both, and their words are compared (words.test.ts).
const language = "en";

test("who is signed in already goes on to where they wanted", async ({ page }) => {
  await stubPartners(page);
  await beSignedIn(page);
  await page.goto(`${localisePath("/login", language)}?next=%2Flp%3Ftype%3Dtax`);
  await expect(page).toHaveURL(`${localisePath("/lp", language)}?type=tax&${whose}`);
  await expectSpace(page, language);
});

test("the space sends who is not signed in to sign in, and back", async ({ page }) => {
  await stubPartners(page);
  await page.goto(`${localisePath("/lp", language)}?type=tax`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.locator(".account-notice:visible")).toHaveCount(0);
  await fillSignIn(page, partner);
  await sendButton(page).click();
  await expect(page).toHaveURL(`${localisePath("/lp", language)}?type=tax&${whose}`);
});

test("nothing but the session is stored", async ({ page }) => {
  await stubPartners(page);
  await signIn(page, partner);
  const kept = await page.evaluate(() => Object.entries(localStorage));
  expect(kept.map(([key]) => key)).toEqual(["lpSession"]);
  expect(JSON.stringify(kept)).not.toContain("Fondation");
});
