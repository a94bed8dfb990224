import type { Page } from "@playwright/test";
import type { Language } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import { violationsOn } from "./axe.ts";
import { answer, noConnection } from "./forms.ts";
import { button, field, footer, newAddress } from "./newsletter-form.ts";
import { expect, test } from "./test.ts";

const table = "**/rest/v1/newsletter_subscribers";
const mail = "**/functions/v1/send-newsletter-confirmation";

// The answers that these tests provoke are logged by the browser as errors.
test.use({ expectedErrors: [/Failed to load resource/] });

async function open(page: Page, language: Language): Promise<void> {
  await page.goto(localisePath("/careers", language));
  // The footer comes alive in a moment of its own.
  await expect(page.locator(".site-footer")).toBeVisible();
}

// One language: pages do the same in both, and their words are compared (words.test.ts).
const language = "fr";
const words = footer[language];

test("an address is subscribed once, whatever its case", async ({ page }) => {
  const address = newAddress();
  await open(page, language);
  await field(page).fill(address);
  const asked = page.waitForRequest(mail);
  await button(page, language).click();
  const polite = page.locator("[aria-live=polite] .toast");
  await expect(polite).toContainText(words.success);
  await expect(polite).toContainText(words.successDescription);
  await expect(field(page)).toHaveValue("");
  expect((await asked).method()).toBe("POST");
  expect((await asked).postDataJSON()).toEqual({ email: address });

  await field(page).fill(address.toLowerCase());
  await field(page).press("Enter");
  const urgent = page.locator("[aria-live=assertive] .toast");
  await expect(urgent).toContainText(words.alreadySubscribed);
  await expect(urgent).toContainText(words.alreadySubscribedDescription);
  await expect(page.locator(".toast")).toHaveCount(1);
  await expect(field(page)).toHaveValue(address.toLowerCase());
});

test("the form is quiet, then busy", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, language);
  expect(await violationsOn(page, ".site-footer")).toEqual([]);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  let asked = 0;
  await page.route(table, async (route) => {
    asked += 1;
    await held;
    await answer(500, { code: "down" })(route);
  });
  await field(page).fill("anne@example.org");
  await button(page, language).click();
  const busy = page.getByRole("button", { name: words.subscribing, exact: true });
  await expect(busy).toBeDisabled();
  await expect(busy).toBeFocused();
  await busy.press("Enter");
  await field(page).press("Enter");
  expect(await violationsOn(page, ".site-footer")).toEqual([]);
  release();
  await expect(page.locator(".toast")).toContainText(words.error);
  await expect(button(page, language)).toBeEnabled();
  await expect(field(page)).toHaveValue("anne@example.org");
  expect(asked).toBe(1);
  expect(await violationsOn(page)).toEqual([]);
  // The next try puts away what came of this one.
  await page.unroute(table);
  await page.route(table, () => {});
  await button(page, language).click();
  await expect(busy).toBeDisabled();
  await expect(page.locator(".toast")).toHaveCount(0);
});

test("whatever fails, the address stays in the field", async ({ page }) => {
  await open(page, language);
  const toast = page.locator("[aria-live=assertive] .toast");
  for (const [name, reply, description] of [
    ["too many tries", answer(429, { code: "PT429" }), words.limited],
    ["an address that the table refuses", answer(400, { code: "23514" }), words.invalid],
    ["a server in trouble", answer(503, {}), words.errorDescription],
    ["a network that answers for it", answer(200, {}), words.errorDescription],
    ["no connection", noConnection, words.offline],
  ] as const) {
    await page.route(table, reply);
    await field(page).fill("anne@example.org");
    await button(page, language).click();
    await expect(toast, name).toContainText(words.error);
    await expect(toast, name).toContainText(description);
    await expect(field(page), name).toHaveValue("anne@example.org");
    await page.unroute(table);
    await toast.getByRole("button").click();
    await expect(toast, name).toHaveCount(0);
  }
});

test("an answer that never comes ends after fifteen seconds", async ({ page }) => {
  await page.clock.install();
  await open(page, "en");
  await page.route(table, () => {});
  await field(page).fill("anne@example.org");
  const asked = page.waitForRequest(table);
  await button(page, "en").click();
  await asked;
  await page.clock.fastForward(16_000);
  await expect(page.locator(".toast")).toContainText(footer.en.errorDescription);
  await expect(button(page, "en")).toBeFocused();
});

test("a confirmation that cannot be asked for does not spoil a success", async ({ page }) => {
  await open(page, "en");
  await page.route(table, answer(201));
  await page.route(mail, answer(500, { code: "down" }));
  const warned = page.waitForEvent("console", (message) => message.type() === "warning");
  await field(page).fill("anne@example.org");
  await button(page, "en").click();
  await expect(page.locator(".toast")).toContainText(footer.en.success);
  expect((await warned).text()).not.toContain("anne");
});

test("the browser itself checks the address", async ({ page }) => {
  await open(page, "en");
  let asked = 0;
  await page.route(table, (route) => {
    asked += 1;
    return route.abort();
  });
  for (const wrong of ["", "anne"]) {
    await field(page).fill(wrong);
    await button(page, "en").click();
    await expect(page.locator("#newsletter-email:invalid")).toBeFocused();
  }
  expect(asked).toBe(0);
});

test("the form needs no further code, so that nothing but the backend can fail it", async ({
  page,
}) => {
  await open(page, "en");
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.route("**/rest/v1/newsletter_subscribers", answer(201));
  await page.route("**/functions/v1/send-newsletter-confirmation", answer(202));
  await field(page).fill(newAddress());
  const confirmed = page.waitForRequest("**/functions/v1/send-newsletter-confirmation");
  await button(page, "en").click();
  await confirmed;
  expect(scripts).toEqual([]);
});
