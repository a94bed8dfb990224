/** From a form in the browser to a mail in the mailbox and back: in French, and in a whole run in both languages. */

import layoutEn from "#app/site/layout/words.en.ts";
import layoutFr from "#app/site/layout/words.fr.ts";
import contactEn from "#app/site/pages/contact/words.en.ts";
import contactFr from "#app/site/pages/contact/words.fr.ts";
import confirmEn from "#app/site/pages/newsletter-confirm/words.en.ts";
import confirmFr from "#app/site/pages/newsletter-confirm/words.fr.ts";
import unsubscribeEn from "#app/site/pages/newsletter-unsubscribe/words.en.ts";
import unsubscribeFr from "#app/site/pages/newsletter-unsubscribe/words.fr.ts";
import { site } from "#content/site.ts";
import { languages } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import { linkIn } from "../mail-server.ts";
import { whole } from "../whole.ts";
import { mailsTo } from "./mail.ts";
import { expect, test } from "./test.ts";

const words = {
  en: { layout: layoutEn, confirm: confirmEn, unsubscribe: unsubscribeEn, contact: contactEn },
  fr: { layout: layoutFr, confirm: confirmFr, unsubscribe: unsubscribeFr, contact: contactFr },
};

test.use({ expectedErrors: [/status of 409/] });
function newAddress(): string {
  return `reader-${crypto.randomUUID()}@mailbox.example`;
}

for (const language of whole ? languages : (["fr"] as const)) {
  test(`subscribe, confirm from the mail, unsubscribe from the mail (${language})`, async ({
    page,
    request,
  }) => {
    const email = newAddress();
    const { layout, confirm, unsubscribe } = words[language];
    await page.goto(localisePath("/", language));
    const footer = page.getByRole("contentinfo");
    const field = footer.getByRole("textbox");
    await field.fill(email);
    await footer.getByRole("button", { name: layout.footer.newsletter.subscribe }).click();
    await expect(page.getByText(layout.footer.newsletter.success, { exact: true })).toBeVisible();
    await expect(field).toHaveValue("");

    const [asking] = await mailsTo(email, 1);
    const link = linkIn(asking, "/newsletter/confirm");
    expect(link.pathname).toBe(localisePath("/newsletter/confirm", language));
    // A scanner opens the link first, in every way it knows.
    for (const method of ["GET", "HEAD"]) {
      await request.fetch(link.pathname + link.search, { method });
    }
    await page.goto(link.pathname + link.search);
    await page.getByRole("button", { name: confirm.action.button }).click();
    await expect(
      page.getByRole("heading", { name: confirm.action.outcomes.confirmed.title }),
    ).toBeFocused();

    const [, welcome] = await mailsTo(email, 2);
    const leave = linkIn(welcome, "/newsletter/unsubscribe");
    await request.fetch(leave.pathname + leave.search);
    await page.goto(leave.pathname + leave.search);
    await page.getByRole("button", { name: unsubscribe.action.button }).click();
    await expect(
      page.getByRole("heading", { name: unsubscribe.action.outcomes.unsubscribed.title }),
    ).toBeFocused();
  });

  test(`a message reaches the firm and is acknowledged (${language})`, async ({ page }) => {
    const email = newAddress();
    const { contact } = words[language];
    await page.clock.install();
    await page.goto(localisePath("/contact", language));
    await page.clock.fastForward(5_000);
    await page.locator("#contact-name").fill("Élise d’Exemple");
    await page.locator("#contact-email").fill(email);
    await page.locator("#contact-subject").selectOption("investor");
    await page.locator("#contact-message").fill("Première ligne.\nSeconde ligne, après l’autre.");
    await page.getByRole("main").getByRole("button", { name: contact.form.send }).click();
    const reference = await page.locator(".reference dd").textContent();
    expect(reference).toMatch(/^\d{6}-[2-9A-Z]{5}$/);

    const [acknowledgement] = await mailsTo(email, 1);
    expect(acknowledgement?.text).toContain(reference);
    expect(acknowledgement?.html).toContain(`lang="${language}"`);
    expect(acknowledgement?.text).not.toContain("Élise");
    const toFirm = (await mailsOfFirm(String(reference)))[0];
    expect(toFirm?.replyTo?.[0]?.address).toBe(email);
    expect(toFirm?.text).toContain("Seconde ligne, après l’autre.");
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole way works with forms and links alone", async ({ page }) => {
    const email = newAddress();
    await page.goto("/fr");
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("textbox").fill(email);
    await footer.getByRole("button", { name: layoutFr.footer.newsletter.subscribe }).click();
    await expect(page).toHaveURL("/fr/newsletter/result#subscribed");
    const [asking] = await mailsTo(email, 1);
    const link = linkIn(asking, "/newsletter/confirm");
    await page.goto(link.pathname + link.search);
    await page.getByRole("button", { name: confirmFr.action.button }).click();
    await expect(page).toHaveURL("/fr/newsletter/result#confirmed");
    const [, welcome] = await mailsTo(email, 2);
    const leave = linkIn(welcome, "/newsletter/unsubscribe");
    await page.goto(leave.pathname + leave.search);
    await page.getByRole("button", { name: unsubscribeFr.action.button }).click();
    await expect(page).toHaveURL("/fr/newsletter/result#unsubscribed");
  });
});

async function mailsOfFirm(reference: string) {
  const url = `http://127.0.0.1:${process.env.TEST_MAIL_PORT ?? "4176"}/?to=${site.email}`;
  let mine: { subject?: string; text?: string; replyTo?: { address?: string }[] }[] = [];
  await expect
    .poll(async () => {
      const all: typeof mine = await (await fetch(url)).json();
      mine = all.filter(({ subject, text }) => `${subject} ${text}`.includes(reference));
      return mine.length;
    })
    .toBe(1);
  return mine;
}
