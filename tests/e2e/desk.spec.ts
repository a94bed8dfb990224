/** The desk itself: coming in, its rooms by role, its people. */
import { codeAt, stepAt } from "#functions/_shared/time-code.ts";
import { linkIn } from "../mail-server.ts";
import { whole } from "../whole.ts";
import { violationsOn } from "./axe.ts";
import { addColleague, password } from "./colleague.ts";
import { comeIn, confirmElsewhere, deskWords, sitDown } from "./desk.ts";
import { sql } from "./lp-staff.ts";
import { mailsTo } from "./mail.ts";
import { fillSignIn, open, sendButton, signOut, words } from "./sign-in.ts";
import { expect, test } from "./test.ts";

// What is not allowed is an answer of the host, which browsers report.
test.use({ expectedErrors: [/status of (401|403|404|409|422)/] });
const all = [
  ["en", 1440],
  ["fr", 375],
] as const;
for (const [language, width] of whole ? all : all.slice(0, 1)) {
  test(`${language}: a colleague is invited at the desk, adds an app, and comes in`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const { staff, waiting, threshold } = deskWords[language];
    await page.setViewportSize({ width, height: 800 });
    const own = await sitDown(page, ["administrator"], language, "?room=staff");
    expect(await violationsOn(page)).toEqual([]);
    const email = `new-${crypto.randomUUID().slice(0, 8)}@firm.example`;
    await page.getByText(staff.invite.title).click();
    await page.locator("#invite-name").fill("Paul Weber");
    await page.locator("#invite-email").fill(email);
    await page.getByRole("checkbox", { name: staff.role.compliance }).check();
    await page.getByRole("button", { name: staff.invite.send, exact: true }).click();
    const { proposed } = deskWords[language];
    await expect(page.getByText(proposed)).toBeVisible();
    await page.getByRole("button", { name: staff.invite.another }).click();
    await expect(page.locator("#invite-name")).toHaveValue("");
    await page.locator("#invite-name").fill("Somebody Else");
    await page.locator("#invite-email").fill(own);
    await page.getByLabel(staff.role.reader).check();
    await page.getByRole("button", { name: staff.invite.send, exact: true }).click();
    await expect(page.locator("#invite-email-error")).toContainText(
      staff.invite.alreadyHere.replace("{{email}}", own),
    );
    const second = { browser, baseURL: baseURL ?? "", language };
    await confirmElsewhere(second, email);
    await page.reload();
    // Adding a role keeps the others.
    const row = page.getByRole("row", { name: new RegExp(email) });
    await row.getByRole("button", { name: staff.asked.roles }).click();
    await expect(row.getByLabel(staff.role.communications)).toBeFocused();
    await expect(row.getByLabel(staff.role.compliance)).toBeChecked();
    await row.getByLabel(staff.role.relations).check();
    const both = `${staff.role.relations}, ${staff.role.compliance}`;
    await expect(row).toContainText(
      staff.change.before.replace("{{roles}}", staff.role.compliance),
    );
    await expect(row).toContainText(staff.change.after.replace("{{roles}}", both));
    await row
      .getByRole("button", { name: staff.change.save.replace("{{name}}", "Paul Weber") })
      .click();
    await expect(row.locator(".desk-result")).toHaveText(proposed);
    await confirmElsewhere(second, email);
    await expect(row.getByRole("button", { name: staff.asked.roles })).toBeFocused();
    const menu = page.locator(".desk-menu-button");
    if (await menu.isVisible()) await menu.click();
    await page.locator('.desk-menu a[href$="/desk"]').click();
    await expect(page.getByRole("heading", { name: waiting.title, level: 1 })).toBeFocused();
    await expect(page.locator(".register")).toContainText(
      language === "fr" ? "première connexion" : "not come in yet",
    );

    const elsewhere = await browser.newContext({ baseURL: baseURL ?? "", locale: "en-GB" });
    const other = await elsewhere.newPage();
    const [invitation] = await mailsTo(email, 1);
    const link = linkIn(invitation, "/login/password");
    await other.goto(link.pathname + link.search);
    await other.locator("html[data-alive]").waitFor({ state: "attached" });
    await other.locator("#new-password").fill("a river in the morning");
    await sendButton(other).click();
    await other.waitForURL(/\/desk$/);
    const { enrol, recovery } = words[language].account;
    await expect(other.getByRole("heading", { name: threshold.enrolment.title })).toBeVisible();
    await other.getByRole("button", { name: enrol.app.action }).click();
    const secret = (await other.locator(".enrol-secret code").innerText()).replace(/\s/g, "");
    await other.locator("#enrol-code").fill(await codeAt(secret, stepAt(Date.now())));
    await other.getByRole("button", { name: enrol.app.send }).click();
    await other.getByRole("button", { name: recovery.kept }).click();
    await expect(other.locator(".desk-head nav")).toBeVisible();
    await expect(other.getByText("Paul Weber")).toBeVisible();
    await elsewhere.close();
  });
}

test("a reader sees who may do what, and is offered nothing else", async ({ page }) => {
  const { staff } = deskWords.en;
  await comeIn(page, ["reader"], "en", "?room=staff");
  await expect(page.getByText(staff.may["staff.manage"])).toBeVisible();
  await expect(page.getByText(staff.invite.title)).toHaveCount(0);
  await expect(page.getByRole("button", { name: staff.asked.revoke })).toHaveCount(0);
  await page.locator('a[href="/account?from=desk"]').click();
  await page.locator('.workplace-nav a[href="/desk"]').click();
  await expect(page).toHaveURL(/\/desk$/);
  await page.goto("/desk?room=nowhere");
  await expect(page.getByRole("heading", { name: deskWords.en.noRoom.title })).toBeVisible();
  // Signed out, one is led back to the desk and not to the investors' space.
  await signOut(page);
  await expect(page).toHaveURL(/\/login\?next=%2Fdesk&why=left$/);
  // Whoever comes next in this tab sees nothing of who was here, however long the answer takes.
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route("**/functions/v1/desk", (route) => held.then(() => route.continue()));
  await fillSignIn(page, { email: await addColleague(["reader"]), password });
  await sendButton(page).click();
  await expect(page.locator(".desk-loading")).toBeVisible();
  await expect(page.locator(".desk-head nav")).toHaveCount(0);
  letThrough();
  await expect(
    page.getByRole("heading", { name: deskWords.en.threshold.proof.title }),
  ).toBeVisible();
});

test("who was shut out is out at once", async ({ page, browser, baseURL }) => {
  const { staff } = deskWords.en;
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "", locale: "en-GB" });
  const other = await elsewhere.newPage();
  const shut = await sitDown(other, ["communications"]);
  await sitDown(page, ["administrator"], "en", "?room=staff");
  const row = page.getByRole("row", { name: new RegExp(shut) });
  const revoke = row.getByRole("button", { name: staff.asked.revoke });
  const sure = row.getByRole("button", { name: /Shut .* out now/ });
  await revoke.press("Enter");
  await expect(sure).toBeFocused();
  await row.getByRole("button", { name: deskWords.en.leave }).click();
  await expect(revoke).toBeFocused();
  await revoke.dblclick();
  await sure.click();
  await expect(row).toHaveCount(0);
  await other.reload();
  await expect(other).toHaveURL(/\/login\?/);
  await elsewhere.close();
});

test("somebody without a place at the desk is told so, with a password alone", async ({ page }) => {
  const email = await addColleague([]);
  await page.goto("/desk");
  await fillSignIn(page, { email, password: "two rivers, one course" });
  await sendButton(page).click();
  await expect(
    page.getByRole("heading", { name: deskWords.en.threshold.proof.title }),
  ).toBeVisible();
  await expect(page.locator(".desk-head nav")).toHaveCount(0);
});

test("finding 10: who signs in at the entrance for all is led to where they belong, or chooses", async ({
  page,
}) => {
  const { login } = words.fr;
  const atDesk = page.getByRole("heading", { name: deskWords.fr.threshold.proof.title });
  const choice = page.getByRole("navigation", { name: login.onward.choose });
  await page.setViewportSize({ width: 1440, height: 900 });
  const email = await addColleague(["reader"]);
  await open(page, "/login", "fr");
  await fillSignIn(page, { email, password });
  await sendButton(page).click();
  await expect(page).toHaveURL("/fr/desk");
  await expect(atDesk).toBeVisible();
  await open(page, "/careers", "fr");
  await page.getByRole("banner").getByRole("link", { name: "Espace investisseurs" }).click();
  await expect(page).toHaveURL("/fr/desk");
  await open(page, "/lp", "fr");
  await expect(page).toHaveURL("/fr/desk");

  await sql(
    `with entity as (
       insert into public.partner_entities (name, requires_factor) values ($1, false) returning id
     ),
     partner as (
       insert into public.partners (user_id, name, language)
       select id, 'Jeanne Kremer', 'fr' from auth.users where email = $1 returning user_id
     )
     insert into public.partner_memberships (user_id, entity_id)
     select user_id, id from partner, entity`,
    [email],
  );
  await open(page, "/careers", "fr");
  const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  await page.getByRole("banner").getByRole("link", { name: "Espace investisseurs" }).click();
  await expect(choice.getByRole("heading")).toBeFocused();
  expect(await violationsOn(page, "main")).toEqual([]);
  await choice.getByRole("link", { name: "Espace investisseurs" }).click();
  await expect(page).toHaveURL("/fr/lp");
  await page.goBack();
  await choice.getByRole("link", { name: "Le bureau" }).click();
  await expect(atDesk).toBeVisible();
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual(
    kept,
  );
});
