import { localisePath } from "#core/paths.ts";
import { violationsOn } from "./axe.ts";
import {
  collect,
  endpoint,
  expectKept,
  fillForm,
  openForm,
  reference,
  referenceShape,
  sendButton,
  typed,
  words,
} from "./contact-form.ts";
import { answer } from "./forms.ts";
import { expect, test } from "./test.ts";

const { en, fr } = words;

// The answers that these tests provoke are logged by the browser as errors.
test.use({ expectedErrors: [/Failed to load resource/] });

// One language: pages do the same in both, and their words are compared (words.test.ts).
const language = "fr";
const { form, faults, sent } = words[language];

test("a message is stored and gets its reference", async ({ page }) => {
  await openForm(page, language);
  await fillForm(page);
  await sendButton(page, language).click();
  const heading = page.getByRole("heading", { name: sent.title });
  // The first message of all also opens the database.
  await expect(heading).toBeFocused();
  await expect(page.getByText(sent.text)).toBeVisible();
  await expect(page.locator(".reference dd")).toHaveText(referenceShape);
  await expect(page.getByText(typed.email, { exact: false })).toBeVisible();
  await expect(page.locator('form[action$="/contact"][method=post]')).toHaveCount(0);
  expect(await violationsOn(page, "main")).toEqual([]);

  await page.getByRole("button", { name: sent.again }).click();
  await expect(page.getByRole("heading", { name: form.title })).toBeFocused();
  await expect(page.locator("#contact-name")).toHaveValue(typed.name);
  await expect(page.locator("#contact-email")).toHaveValue(typed.email);
  await expect(page.locator("#contact-message")).toHaveValue("");

  await sendButton(page, language).click();
  await expect(page.locator(".error-summary")).toBeFocused();
});

test("an empty form says what is missing", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await openForm(page, language);
  const title = await page.title();
  await sendButton(page, language).click();
  const summary = page.locator(".error-summary");
  await expect(summary).toBeFocused();
  const missing = [
    ["name", faults.name.missing],
    ["email", faults.email.missing],
    ["subject", faults.subject.missing],
    ["message", faults.message.missing],
  ] as const;
  await expect(summary.getByRole("link")).toHaveText(missing.map(([, text]) => text));
  for (const [field, text] of missing) {
    const control = page.locator(`#contact-${field}`);
    await expect(control).toHaveAttribute("aria-invalid", "true");
    await expect(control).toHaveAccessibleDescription(new RegExp(`${text}$`));
  }
  const mark = language === "fr" ? "Erreur" : "Error:";
  expect((await page.title()).startsWith(mark)).toBe(true);
  expect(await violationsOn(page)).toEqual([]);

  // The summary leads to the field, whose label must not be under the header.
  await summary.getByRole("link").last().click();
  await expect(page.locator("#contact-message")).toBeFocused();
  const label = await page.locator("label[for=contact-message]").boundingBox();
  const header = await page.getByRole("banner").boundingBox();
  expect(label?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  expect(page.url()).not.toContain("#");

  await page.route(endpoint, answer(201, { reference }));
  await fillForm(page);
  await sendButton(page, language).click();
  await expect(page.getByRole("heading", { name: sent.title })).toBeFocused();
  expect(await page.title()).toBe(title);
});

test("a form that is being sent says so", async ({ page }) => {
  await openForm(page, language);
  await fillForm(page);
  await page.route(endpoint, () => {});
  await sendButton(page, language).click();
  const pending = page.getByRole("main").getByRole("button", { name: form.sending });
  await expect(pending).toBeDisabled();
  await expect(page.getByRole("status").filter({ hasText: form.sending })).toBeAttached();
  expect(await violationsOn(page, "main")).toEqual([]);
});

test("the form can be filled and sent by keyboard alone", async ({ page }) => {
  await openForm(page);
  await page.locator("#contact-name").focus();
  await page.keyboard.type(typed.name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(typed.email);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("p");
  await expect(page.locator("#contact-subject")).toHaveValue("press");
  await expect(page.getByText(en.subjects.press.answer)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.type("May I have the figures?");
  // Nobody comes past the field that is there for robots.
  await page.keyboard.press("Tab");
  await expect(sendButton(page)).toBeFocused();
  await page.route(endpoint, answer(201, { reference }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: en.sent.title })).toBeFocused();
});

test("the address can choose the subject", async ({ page }) => {
  await openForm(page, "fr", "?subject=careers");
  await expect(page.locator("#contact-subject")).toHaveValue("careers");
  await expect(page.getByText(fr.subjects.careers.answer)).toBeVisible();
  await page.goto("/fr/contact?subject=nothing-of-ours");
  await expect(page.locator("#contact-subject")).toHaveValue("");
});

test("what is typed outlives a change of language and of page", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openForm(page);
  await fillForm(page);
  // The header comes back when one scrolls up.
  await page.mouse.wheel(0, -10_000);
  await page.getByRole("button", { name: /^EN/ }).click();
  await expect(page).toHaveURL("/fr/contact");
  await expect(page.getByRole("heading", { name: fr.form.title })).toBeVisible();
  await expectKept(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Carrières" }).click();
  await expect(page).toHaveURL("/fr/careers");
  await page.goBack();
  await expect(page).toHaveURL("/fr/contact");
  await expectKept(page);
  expect(
    await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
  ).not.toContain("Anne");
});

test("a domain that is probably misspelt is asked about, and holds nobody up", async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  const email = page.locator("#contact-email");
  await email.fill("anne@gmial.com");
  await page.clock.fastForward(1_000);
  await expect(page.getByText("Did you mean anne@gmail.com?")).toBeVisible();
  expect(await violationsOn(page, "main")).toEqual([]);
  const bodies = await collect(page, (route) => answer(500, {})(route));
  await sendButton(page).click();
  await expect(page.locator(".sending-stopped")).toBeFocused();
  expect(bodies[0]?.email).toBe("anne@gmial.com");
  await page.getByRole("button", { name: en.form.correct }).click();
  await expect(email).toHaveValue("anne@gmail.com");
  await expect(email).toBeFocused();
  await page.clock.fastForward(1_000);
  await expect(page.getByText("Did you mean")).toHaveCount(0);
});

test("a message is counted only near its limit, and nothing that is pasted is cut", async ({
  page,
}) => {
  await openForm(page);
  await fillForm(page);
  const message = page.locator("#contact-message");
  await message.fill("a".repeat(4_000));
  await expect(page.getByText("characters left")).toHaveCount(0);
  await message.fill("a".repeat(4_990));
  await expect(page.getByText("10 characters left").first()).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(page.locator("[role=status]", { hasText: "10 characters left" })).toBeAttached();
  await message.fill("a".repeat(5_001));
  await expect(page.getByText("1 character too many").first()).toBeVisible();
  await sendButton(page).click();
  const said = "Shorten your message to 5,000 characters or fewer";
  await expect(page.locator(".error-summary").getByRole("link")).toHaveText(said);
  expect((await message.inputValue()).length).toBe(5_001);
});

test("a field that only robots fill gets a message refused, in words", async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  await page.locator("[name=website]").evaluate((field: HTMLInputElement) => {
    field.value = "https://example.com";
  });
  await sendButton(page).click();
  await expect(page.locator(".sending-stopped")).toContainText(en.failure.refused);
  await expectKept(page);
});

for (const [language, said] of [
  ["en", /19:00.*Monday/],
  ["fr", /19\sh.*lundi/],
] as const) {
  test(`the offices say what time it is there once they are near (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    // A Friday evening, in summer time.
    await page.clock.setFixedTime("2026-07-03T17:00:00Z");
    await page.goto(localisePath("/contact", language));
    const lines = page.locator(".office-now");
    await expect(lines).toHaveText(["", ""]);
    for (const line of await lines.all()) {
      await line.evaluate((element) => element.scrollIntoView());
      await expect(line).toHaveText(said);
    }
  });
}
