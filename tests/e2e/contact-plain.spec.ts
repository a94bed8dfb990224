import resultEn from "#app/site/pages/contact-result/words.en.ts";
import resultFr from "#app/site/pages/contact-result/words.fr.ts";
import { localisePath } from "#core/paths.ts";
import { contactMessage } from "../db/contact-message.ts";
import { linkIn } from "../mail-server.ts";
import { whole } from "../whole.ts";
import { violationsOn } from "./axe.ts";
import { fillForm, reference, referenceShape, sendButton, typed } from "./contact-form.ts";
import { expectLastingOutcome, holdScripts } from "./forms.ts";
import { mailsTo } from "./mail.ts";
import { expect, ownAddress, test } from "./test.ts";

const results = { en: resultEn, fr: resultFr };

test("what was typed before the page came alive is still there afterwards", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/contact?subject=press", { waitUntil: "commit" });
  await fillForm(page);
  await page.locator("#contact-subject").selectOption("complaint");
  release();
  await expect(page.locator("html[data-alive]")).toBeAttached();
  await expect(page.locator("#contact-name")).toHaveValue(typed.name);
  await expect(page.locator("#contact-message")).toHaveValue(typed.message);
  await expect(page.locator("#contact-subject")).toHaveValue("complaint");
});

test("a form sent before the page came alive is sent once, by the browser", async ({ page }) => {
  await holdScripts(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await page.goto("/fr/contact", { waitUntil: "commit" });
  await fillForm(page);
  await sendButton(page, "fr").click();
  await expect(page).toHaveURL(/\/fr\/contact\/result\?reference=[\w-]+#sent$/);
  expect(sent).toHaveLength(1);
});

// One language: pages do the same in both, and their words are compared (words.test.ts).
const language = "en";
const result = results[language];

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is sent, and the page after it shows the reference", async ({ page }) => {
    await page.goto(localisePath("/contact", language));
    await fillForm(page);
    await sendButton(page, language).click();
    await expect(page).toHaveURL(/\/contact\/result\?reference=[\w-]+#sent$/);
    await expect(page.getByRole("heading", { name: result.sent.title })).toBeVisible();
    await expect(page.locator("output:visible")).toHaveText(referenceShape);
    await expect(page.getByRole("heading", { level: 2, name: result.none.title })).toBeHidden();
  });

  test("the private link shows where the message stands, and its token goes no further", async ({
    page,
    request,
  }) => {
    const email = `plain-${crypto.randomUUID()}@visitor.example`;
    const asked: string[] = [];
    page.on("request", (one) => asked.push(`${one.url()} ${one.headers().referer ?? ""}`));
    const answer = await request.post("/functions/v1/contact", {
      data: contactMessage({ email, language }),
      headers: { "x-forwarded-for": ownAddress(test.info()) },
    });
    expect(answer.status()).toBe(201);
    const [mail] = await mailsTo(email, 1);
    const link = linkIn(mail, "/contact/result");
    await page.goto(link.pathname + link.search);
    const token = link.searchParams.get("token") ?? "none";
    asked.length = 0;
    await expect(page.locator(".outcome:visible")).toHaveCount(1);
    await page.getByRole("button", { name: result.status.ask.button }).click();
    await expect(page).toHaveURL(/\/contact\/result\?reference=[\w-]+&received=.*#status-new$/);
    const heading = page.locator(".outcome:visible").getByRole("heading");
    await expect(heading).toHaveText(result.status.state.new.title);
    await expect(page.locator(".status-days li:visible")).toHaveCount(2);
    expect(asked.filter((one) => one.includes(token))).toEqual([]);
  });

  test("the browser itself asks for what is missing", async ({ page }) => {
    await page.goto(localisePath("/contact", language));
    await sendButton(page, language).click();
    await expect(page).toHaveURL(localisePath("/contact", language));
    await expect(page.locator("#contact-name:invalid")).toBeFocused();
  });
});

// Every outcome is a part of the page (tests/site/results.test.ts); they are shown alike.
test("the result page shows what the address names, and keeps it", async ({ page }) => {
  const path = localisePath("/contact/result", language);
  const all = ["sent", "invalid", "refused", "limited", "failed", "none"] as const;
  for (const id of whole ? all : (["sent", "none"] as const)) {
    await page.goto("about:blank");
    await page.goto(id === "none" ? path : `${path}?reference=${reference}#${id}`);
    const place = page.locator("output[data-query=reference]").first();
    await expect(place).toHaveText(id === "none" ? "" : reference);
    expect.soft(await violationsOn(page, "main"), id).toEqual([]);
    await expectLastingOutcome(page, result[id].title);
  }
});
