/** The page of one's own account, where the backend does what is hard to provoke. */
import { violationsOn } from "./axe.ts";
import { answer } from "./forms.ts";
import { beSignedIn, ownAccount, partner, stubPartners } from "./lp-stub.ts";
import { open, sendButton, words } from "./sign-in.ts";
import { expect, test } from "./test.ts";

test.use({ expectedErrors: [/Failed to load resource/] });

// One language: pages do the same in both, and their words are compared (words.test.ts).
const language = "fr";
const { own, account } = words[language];

const session = {
  userAgent: null,
  network: null,
  openedAt: "2026-11-01T09:00:00Z",
  activeAt: "2026-11-01T09:00:00Z",
  provenBy: null,
};
const twoSessions = {
  ...ownAccount,
  sessions: [
    { ...session, id: "5f0cbb3c-06c4-4b54-8f4e-0f8d9a2b7c12", own: true },
    { ...session, id: "5f0cbb3c-06c4-4b54-8f4e-0f8d9a2b7c13", own: false },
  ],
};

test("the password is changed with the present one", async ({ page }) => {
  let tries = 0;
  const wrong = { code: 400, error_code: "invalid_credentials", msg: "no" };
  await stubPartners(page);
  await beSignedIn(page);
  await open(page, "/account", language);
  await page.route("**/auth/v1/user", (route) =>
    tries++ ? route.fallback() : answer(400, wrong)(route),
  );
  await page.getByText(own.password.change).click();
  await page.locator("#change-current").fill("a guess");
  await page.locator("#change-password").fill("four rivers, one bridge");
  await sendButton(page).click();
  await expect(page.locator(".error-summary")).toContainText(own.password.wrong);
  await page.locator("#change-current").fill(partner.password);
  await sendButton(page).click();
  await expect(page.locator(".account-notice")).toContainText(own.password.changed);
  await expect(page.locator(".account-notice")).toContainText(own.password.othersOut);
});

test("signing out everywhere needs the service's word", async ({ page }) => {
  let calls = 0;
  await stubPartners(page, { logout: (route) => answer(calls++ ? 204 : 503)(route) });
  await beSignedIn(page);
  await open(page, "/account", language);
  await page.locator("summary", { hasText: own.everywhere.title }).click();
  const leave = page.getByRole("button", { name: own.everywhere.action });
  await leave.click();
  await expect(page.getByText(account.trouble.unavailable)).toBeVisible();
  await leave.click();
  await expect(page).toHaveURL(/\/login\?/);
});

test("a session is ended after a factor check, with two codes where many were wrong elsewhere", async ({
  page,
}) => {
  const given: Record<string, unknown>[] = [];
  const refused = (status: number, code: string) => answer(status, { code });
  const ways = answer(200, { code: true, recovery: true, options: null });
  let proven = false;
  await stubPartners(page, {
    account: (route) => {
      const { action, ...fields } = route.request().postDataJSON();
      if (action === "ask-proof") return ways(route);
      if (action === "end-session")
        return (proven ? answer(200, { ended: 1 }) : refused(403, "proof"))(route);
      if (action !== "prove") return answer(200, { account: twoSessions })(route);
      given.push(fields);
      proven = "nextCode" in fields;
      return (proven ? answer(200, {}) : refused(409, "next-code"))(route);
    },
  });
  await beSignedIn(page);
  await open(page, "/account", language);
  await page.getByRole("button", { name: own.sessions.end }).first().click();
  const dialog = page.getByRole("dialog");
  const send = dialog.getByRole("button", { name: account.factorCheck.send, exact: true });
  await dialog.locator("#proof-code").fill("123 456");
  await send.click();
  await expect(dialog.locator(".error-summary")).toContainText(account.code.next.missing);
  await expect(dialog.getByText(account.code.next.why)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await expect(dialog.locator("#proof-code")).toHaveValue("123 456");
  await dialog.locator("#proof-next").fill("654 321");
  await send.click();
  await expect(page.getByText(own.sessions.ended)).toBeVisible();
  expect(given).toEqual([{ code: "123 456" }, { code: "123 456", nextCode: "654 321" }]);
});

test("an account that cannot be had says so, and can be asked for again", async ({ page }) => {
  let calls = 0;
  await stubPartners(page);
  await page.route("**/functions/v1/sign-in-account", (route) =>
    calls++ ? route.fallback() : answer(503)(route),
  );
  await beSignedIn(page);
  await open(page, "/account", language);
  await expect(page.getByRole("heading", { name: own.stopped.title })).toBeFocused();
  await page.getByRole("button", { name: account.trouble.retry }).click();
  await expect(page.getByText(partner.email)).toBeVisible();
});

test("who is not signed in is led to the sign-in, and back", async ({ page }) => {
  await stubPartners(page);
  await open(page, "/account", language);
  await expect(page).toHaveURL(/\/fr\/login\?next=%2Ffr%2Faccount/);
  await page.locator("#sign-in-email").fill(partner.email);
  await page.locator("#sign-in-password").fill(partner.password);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/fr\/account$/);
});
