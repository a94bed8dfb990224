/** The whole way of a limited partner, with the firm's own commands, a real host and real mail. */
import { localisePath } from "#core/paths.ts";
import { linkIn } from "../mail-server.ts";
import { documentRow, download, expectSpace, logLines, setPassword, words } from "./lp.ts";
import { openSpace, sql } from "./lp-staff.ts";
import { mailsTo } from "./mail.ts";
import { askRecovery, fillSignIn, open, sendButton, signOut } from "./sign-in.ts";
import { expect, test } from "./test.ts";

const password = "a river in the morning";

// Wrong passwords, ended sessions and limits are answers of the host, which browsers report.
test.use({ expectedErrors: [/status of (400|401|403|404|410|429)/] });
// One language: pages do the same in both, and their words are compared (words.test.ts).
const language = "fr";

test("invited, in, a document, the log, out, and a forgotten password", async ({
  page,
  request,
}) => {
  const { email, entity, fileName, bytes, publish } = await openSpace(language);
  const [invitation] = await mailsTo(email, 1);
  const { pathname, search } = linkIn(invitation, "/login/password");
  expect(pathname).toBe(localisePath("/login/password", language));
  // A scanner opens the link first, in every way it knows.
  for (const method of ["GET", "HEAD"]) await request.fetch(pathname + search, { method });
  await setPassword(page, pathname + search, password);
  await expect(page.locator(".space-entity")).toContainText(entity);

  await publish();
  const [, notice] = await mailsTo(email, 2);
  expect(notice?.text).toContain(localisePath("/lp", language));
  expect(notice?.text).not.toContain(fileName);
  await page.reload();
  await expect(documentRow(page, fileName)).toBeVisible();
  expect((await download(page, fileName, language)).equals(bytes)).toBe(true);
  await expect(logLines(page)).toHaveCount(1);
  await expect(logLines(page).first()).toContainText(fileName);
  await page.reload();
  await expect(logLines(page)).toHaveCount(1);

  await signOut(page, language);
  await page.goto(localisePath("/lp", language));
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillSignIn(page, { email, password });
  await sendButton(page).click();
  await expectSpace(page, language);
  await signOut(page, language);

  // Forgotten.
  await askRecovery(page, email, language);
  const [, , mail] = await mailsTo(email, 3);
  const again = linkIn(mail, "/login/password");
  const recovery = again.pathname + again.search;
  for (const method of ["GET", "HEAD"]) await request.fetch(recovery, { method });
  await setPassword(page, recovery, "another river at noon");
  await signOut(page, language);
  // Its button worked once, and the page says so when it opens.
  await page.goto(recovery);
  await expect(page.getByText(words[language].password.dead.used.text)).toBeVisible();
});

test("signing out in one tab signs out the other; five wrong passwords close the way in for a while", async ({
  page,
  context,
}) => {
  const { email } = await openSpace("en");
  const [invitation] = await mailsTo(email, 1);
  const { pathname, search } = linkIn(invitation, "/login/password");
  await setPassword(page, pathname + search, password);
  const other = await context.newPage();
  await other.goto("/lp");
  await expect(other.locator(".space-entity")).toBeVisible();
  await signOut(page);
  await expect(other).toHaveURL(/\/login\?/);
  await expect(other.locator(".space-entity")).toHaveCount(0);
  await other.close();

  await open(page, "/login");
  const notice = page.locator(".sending-stopped");
  for (let time = 0; time < 5; time += 1) {
    await fillSignIn(page, { email, password: `wrong river ${time}` });
    const answered = page.waitForResponse(/grant_type=password/);
    await sendButton(page).click();
    expect((await answered).status()).toBe(400);
    await expect(notice).toContainText(words.en.login.form.invalid);
    await expect(sendButton(page)).toBeEnabled();
  }
  await fillSignIn(page, { email, password });
  await sendButton(page).click();
  await expect(notice).not.toContainText(words.en.login.form.invalid);
  await expect(page).toHaveURL(/\/login/);
  // Minutes later, other counts are counted.
  await sql("delete from private.limit_counts where kind like 'sign-in%'");
  await fillSignIn(page, { email, password });
  await sendButton(page).click();
  await expectSpace(page);
});

test("a session that ends in the middle asks to sign in and comes back; one who is revoked is out", async ({
  page,
}) => {
  const { email, fileName, publish, revoke } = await openSpace("en");
  await publish();
  const mails = await mailsTo(email, 2);
  const link = mails.find(({ text }) => text?.includes("/login/password"));
  const { pathname, search } = linkIn(link, "/login/password");
  await setPassword(page, pathname + search, password);
  await page.goto("/lp?type=report");
  await expect(documentRow(page, fileName)).toBeVisible();
  await sql(
    "delete from auth.sessions where user_id = (select id from auth.users where email = $1)",
    [email],
  );
  const { action } = words.en.space.download;
  await documentRow(page, fileName).getByRole("button", { name: action }).first().click();
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.locator(".account-notice:visible")).toHaveCount(1);
  await fillSignIn(page, { email, password });
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/lp\?type=report&entity=[\w-]+$/);
  await expect(documentRow(page, fileName)).toBeVisible();

  await revoke();
  await page.reload();
  await expect(page).toHaveURL(/\/login\?/);
  await fillSignIn(page, { email, password });
  await sendButton(page).click();
  await expect(page.locator(".sending-stopped")).toContainText(words.en.login.form.invalid);
  await expect(page.getByText(fileName)).toHaveCount(0);
});
