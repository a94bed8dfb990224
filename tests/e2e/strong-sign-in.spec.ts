/**
 * Passkeys, codes and recovery codes as a partner meets them: the browser's own virtual
 * authenticator, real time codes, a real host, real mail. Long, as each journey needs the one
 * before it.
 */
import type { CDPSession, Page } from "@playwright/test";
import type { Language } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import { codeAt, stepAt } from "#functions/_shared/time-code.ts";
import { linkIn } from "../mail-server.ts";
import { violationsOn } from "./axe.ts";
import { inTurn } from "./in-turn.ts";
import { expectSpace, words } from "./lp.ts";
import { openSpace, sql } from "./lp-staff.ts";
import { mailsTo } from "./mail.ts";
import { fillSignIn, open, sendButton, signOut } from "./sign-in.ts";
import { expect, test } from "./test.ts";

const password = "a river in the morning";

// Wrong codes and ended sessions are answers of the host, which browsers report.
test.use({ expectedErrors: [/status of (401|403|409|422|429)/] });
const sizes = {
  en: { width: 1440, height: 900 },
  fr: { width: 375, height: 760 },
} as const;

/** From the invitation to the threshold of the space, where a first factor is asked for. */
async function comeAsInvited(page: Page, language: Language) {
  await page.setViewportSize(sizes[language]);
  const space = await openSpace(language, { factor: true });
  const [invitation] = await mailsTo(space.email, 1);
  const link = linkIn(invitation, "/login/password");
  await page.goto(link.pathname + link.search);
  await page.locator("#new-password").fill(password);
  await sendButton(page).click();
  const { title } = words[language].space.threshold.enrolment;
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expect(page.locator(".space-entity")).toHaveCount(0);
  return space;
}

// The window is used again: it keeps an authenticator until told otherwise.
const authenticators: CDPSession[] = [];
test.afterEach(async () => {
  for (const client of authenticators.splice(0)) await client.send("WebAuthn.disable");
});

async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  authenticators.push(client);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    lose: () => client.send("WebAuthn.clearCredentials", { authenticatorId }),
  };
}

async function keepCodes(page: Page, language: Language): Promise<string[]> {
  await expect(page.locator(".recovery-codes li")).toHaveCount(10);
  const codes = await page.locator(".recovery-codes li").allTextContents();
  await page.getByRole("button", { name: words[language].account.recovery.kept }).click();
  await expectSpace(page, language);
  return codes;
}

/** Adds an app at the threshold; answers what it shares with the site. */
async function addApp(page: Page, language: Language): Promise<string> {
  const { enrol } = words[language].account;
  await page.getByRole("button", { name: enrol.app.action }).click();
  await expect(page.getByRole("group", { name: enrol.app.scan })).toBeFocused();
  await expect(page.locator(".qr-code path")).toHaveAttribute("d", /^M/);
  const secret = (await page.locator(".enrol-secret code").innerText()).replace(/\s/g, "");
  await page.locator("#enrol-code").fill(await codeAt(secret, stepAt(Date.now())));
  await page.getByRole("button", { name: enrol.app.send }).click();
  return secret;
}

/** Lets the half minutes whose codes were taken be over, without waiting for them. */
async function forgetSteps(email: string): Promise<void> {
  await sql(
    `update private.factors set last_step = null
     where user_id = (select id from auth.users where email = $1)`,
    [email],
  );
}

async function givePassword(page: Page, email: string, language: Language): Promise<void> {
  await open(page, "/login", language);
  await fillSignIn(page, { email, password });
  await sendButton(page).click();
  const { title } = words[language].space.threshold.proof;
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
}

for (const language of ["en", "fr"] as const) {
  const journey = inTurn(language);
  const { account, login, own, space } = words[language];

  journey(
    `${language}: a passkey at the first sign-in, then the passkey alone`,
    async ({ page }) => {
      await addAuthenticator(page);
      const { email, entity } = await comeAsInvited(page, language);
      expect(await violationsOn(page)).toEqual([]);
      await page.getByRole("button", { name: account.enrol.passkey.action }).click();
      await keepCodes(page, language);
      await expect(page.locator(".space-entity")).toContainText(entity);
      const [, told] = await mailsTo(email, 2);
      expect(told?.text).toContain(localisePath("/login/recover", language));
      await signOut(page, language);
      // Nothing is typed.
      await page.getByRole("button", { name: login.passkey.action }).click();
      await expectSpace(page, language);
    },
  );

  journey(
    `${language}: an app, a clock that is off, a code twice, a lost phone`,
    async ({ page }) => {
      const { email, resetFactors } = await comeAsInvited(page, language);
      const secret = await addApp(page, language);
      const codes = await keepCodes(page, language);
      await signOut(page, language);

      for (const off of [-1, 1]) {
        await forgetSteps(email);
        await givePassword(page, email, language);
        const code = await codeAt(secret, stepAt(Date.now()) + off);
        await page.locator("#proof-code").fill(code);
        await page.getByRole("button", { name: account.factorCheck.send, exact: true }).click();
        await expectSpace(page, language);
        await signOut(page, language);
        // The same code again, and one from an hour ago.
        await givePassword(page, email, language);
        for (const old of [code, await codeAt(secret, stepAt(Date.now()) - 120)]) {
          await page.locator("#proof-code").fill(old);
          await page.getByRole("button", { name: account.factorCheck.send, exact: true }).click();
          await expect(page.locator(".error-summary")).toContainText(account.code.wrong);
        }
        await expect(page.locator(".space-entity")).toHaveCount(0);
        await signOut(page, language);
      }

      // The phone is lost: a recovery code, once.
      const useRecoveryCode = async () => {
        await page.getByText(account.factorCheck.lost).click();
        await page.locator("#proof-recovery").fill(codes[0]?.toLowerCase() ?? "");
        await page.getByRole("button", { name: account.recovery.send }).click();
      };
      await givePassword(page, email, language);
      await useRecoveryCode();
      await expectSpace(page, language);
      await signOut(page, language);
      await givePassword(page, email, language);
      await useRecoveryCode();
      await expect(page.locator(".error-summary")).toContainText(account.recovery.wrong);

      await signOut(page, language);

      // All is lost: the firm takes it away with the password, and says a code on the telephone.
      const spoken = await resetFactors();
      await open(page, "/login/recover", language);
      await page.locator("#recover-email").fill(email);
      await sendButton(page).click();
      // One tells of the reset, the other has the link.
      const mails = (await mailsTo(email, 5)).slice(3);
      const mailed = mails.find(({ text }) => text?.includes("/login/password?token="));
      const told = mails.find((mail) => mail !== mailed);
      expect(told?.text).toContain(localisePath("/login/recover", language));
      const link = linkIn(mailed, "/login/password");
      await page.goto(link.pathname + link.search);
      await page.locator("#new-password").fill("another river, another morning");
      await sendButton(page).click();
      await expect(page.getByText(account.opening.text)).toBeVisible();
      await page.locator("#opening-code").fill("0000 0000");
      await sendButton(page).click();
      await expect(page.locator(".error-summary")).toContainText(account.opening.wrong);
      await page.locator("#opening-code").fill(spoken);
      await sendButton(page).click();
      await addApp(page, language);
      await keepCodes(page, language);
    },
  );

  journey(
    `${language}: the account's page: a session ended from another, a second factor, names`,
    async ({ page, browser, baseURL }) => {
      const { email } = await comeAsInvited(page, language);
      const secret = await addApp(page, language);
      await keepCodes(page, language);

      // Elsewhere, with the password and a code.
      const elsewhere = await browser.newContext({ baseURL: baseURL ?? "", locale: "en-GB" });
      const other = await elsewhere.newPage();
      await forgetSteps(email);
      await givePassword(other, email, language);
      await other.locator("#proof-code").fill(await codeAt(secret, stepAt(Date.now())));
      await other.getByRole("button", { name: account.factorCheck.send, exact: true }).click();
      await expectSpace(other, language);

      await page.getByRole("main").getByRole("link", { name: space.access.account }).click();
      await expect(page.getByText(email)).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
      await page.getByRole("button", { name: own.sessions.end }).click();
      await expect(page.getByRole("button", { name: own.sessions.end })).toHaveCount(0);
      await other.reload();
      await expect(other).toHaveURL(/\/login\?.*why=ended/);
      await elsewhere.close();

      // A passkey beside it: the proof is made old first, and asked for.
      await addAuthenticator(page);
      await sql(
        `update private.factor_checks set checked_at = now() - interval '11 minutes'
       from auth.sessions join auth.users on users.id = sessions.user_id
       where sessions.id = factor_checks.session_id and users.email = $1`,
        [email],
      );
      await page.getByRole("button", { name: own.factors.add }).click();
      const dialog = page.getByRole("dialog", { name: account.factorCheck.title });
      await expect(dialog).toBeVisible();
      expect(await violationsOn(page, "dialog")).toEqual([]);
      await forgetSteps(email);
      await dialog.locator("#proof-code").fill(await codeAt(secret, stepAt(Date.now())));
      await dialog.getByRole("button", { name: account.factorCheck.send, exact: true }).click();
      await expect(page.getByRole("group", { name: account.enrol.label })).toBeFocused();
      await page.getByRole("button", { name: account.enrol.passkey.action, exact: true }).click();
      await expect(page.getByRole("button", { name: own.factors.remove })).toHaveCount(2);
      await expect(page.getByRole("button", { name: own.factors.add })).toBeFocused();

      // Named anew, and the app taken away; the last one stays.
      await page.getByRole("button", { name: own.factors.rename }).last().click();
      await page.getByLabel(own.factors.name).fill("Laptop");
      await page.getByRole("button", { name: own.factors.keepName }).click();
      await expect(page.getByRole("heading", { name: "Laptop" })).toBeVisible();
      await page.getByRole("button", { name: own.factors.remove }).first().click();
      await expect(page.getByRole("button", { name: own.factors.remove })).toHaveCount(1);
      await page.getByRole("button", { name: own.factors.remove }).click();
      await expect(page.getByText(own.factors.last)).toBeVisible();
      await expect(page.getByText(own.events.kind["factor-removed"])).toBeVisible();
      // Invitation, app added, passkey added, app removed.
      const mails = await mailsTo(email, 4);
      expect(mails.at(-1)?.subject).toContain(language === "fr" ? "retiré" : "removed");
    },
  );
}

test("a forgotten password asks for the factor before a new one is set", async ({ page }) => {
  const language = "en";
  const { email } = await comeAsInvited(page, language);
  const secret = await addApp(page, language);
  await keepCodes(page, language);
  await signOut(page, language);
  await open(page, "/login/recover", language);
  await page.locator("#recover-email").fill(email);
  await sendButton(page).click();
  const [, , mail] = await mailsTo(email, 3);
  const link = linkIn(mail, "/login/password");
  await page.goto(link.pathname + link.search);
  await page.locator("#new-password").fill("short rivers");
  await sendButton(page).click();
  const dialog = page.getByRole("dialog", { name: words[language].account.factorCheck.title });
  await forgetSteps(email);
  await dialog.locator("#proof-code").fill(await codeAt(secret, stepAt(Date.now())));
  await dialog
    .getByRole("button", { name: words[language].account.factorCheck.send, exact: true })
    .click();
  // Twelve characters are enough beside a factor.
  await expectSpace(page, language);
});

test("a person of two entities chooses between them, and the choice is remembered", async ({
  page,
}) => {
  const language = "en";
  const { email, entity, inviteTo } = await comeAsInvited(page, language);
  const secret = await addApp(page, language);
  await keepCodes(page, language);
  const other = `Second ${entity}`;
  await inviteTo(other);
  await mailsTo(email, 3);
  await page.reload();
  await page.getByLabel(words[language].space.entity).selectOption(other);
  await expect(page.locator(".space-entity")).toHaveText(other);
  await expect(page.getByText("to read only")).toBeVisible();
  await expect(page.getByText(words[language].space.access.people)).toHaveCount(0);
  await signOut(page, language);
  await forgetSteps(email);
  await givePassword(page, email, language);
  await page.locator("#proof-code").fill(await codeAt(secret, stepAt(Date.now())));
  await page
    .getByRole("button", { name: words[language].account.factorCheck.send, exact: true })
    .click();
  await expectSpace(page, language);
  await expect(page.locator(".space-entity")).toHaveText(other);
});
