import type { Route } from "@playwright/test";
import { violationsOn } from "./axe.ts";
import {
  collect,
  endpoint,
  expectKept,
  fillForm,
  openForm,
  reference,
  sendButton,
  words,
} from "./contact-form.ts";
import { answer, noConnection } from "./forms.ts";
import { expect, test } from "./test.ts";

const { en } = words;

test.use({ expectedErrors: [/Failed to load resource/] });

// One language: pages do the same in both, and their words are compared (words.test.ts).
const language = "fr";
const { failure } = words[language];
const failures = [
  ["too many messages", answer(429, {}, { "retry-after": "540" }), /9/],
  ["a server in trouble", answer(500, { message: "stack" }), failure.failed],
  ["a server that is away", answer(503, {}), failure.failed],
  ["a network that answers for it", hotelPage, failure.failed],
  ["no connection", noConnection, failure.offline],
  ["a message taken for a robot's", answer(422, { code: "refused", faults: {} }), failure.refused],
] as const;

test("whatever fails, nothing that was typed is lost", async ({ page }) => {
  await openForm(page, language);
  await fillForm(page);
  const notice = page.locator(".sending-stopped");
  for (const [name, reply, reason] of failures) {
    await page.route(endpoint, reply);
    // The button takes the focus; only another answer gives it back to the notice.
    await sendButton(page, language).click();
    await expect(notice, name).toBeFocused();
    await expect(notice.locator(".fault-title"), name).toHaveText(failure.title);
    await expect(notice, name).toContainText(failure.text);
    await expect(notice, name).toContainText(reason);
    await expect(notice.getByRole("link"), name).toHaveAttribute("href", /^mailto:/);
    await expect(sendButton(page, language), name).toBeEnabled();
    await expectKept(page);
    await page.unroute(endpoint);
  }
  expect(await violationsOn(page)).toEqual([]);
});

function hotelPage(route: Route): Promise<void> {
  return route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Welcome</h1>" });
}

test("what only the server finds wrong is shown like the rest", async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  await page.route(endpoint, answer(422, { faults: { phone: "phone.invalid" } }));
  await sendButton(page).click();
  await expect(page.locator(".error-summary")).toBeFocused();
  await expect(page.locator(".error-summary").getByRole("link")).toHaveText(
    en.faults.phone.invalid,
  );
  await expect(page.locator("#contact-phone")).toHaveAttribute("aria-invalid", "true");
  await expectKept(page);
});

test("an answer that never comes ends after fifteen seconds, and the next try repeats the key", async ({
  page,
}) => {
  await openForm(page);
  await fillForm(page);
  const bodies = await collect(page, async (route, count) => {
    if (count > 1) await answer(201, { reference })(route);
  });
  await sendButton(page).click();
  await expect.poll(() => bodies.length).toBe(1);
  await page.clock.fastForward(16_000);
  await expect(page.locator(".sending-stopped")).toContainText(en.failure.late);
  await expectKept(page);
  await sendButton(page).click();
  await expect(page.locator(".reference dd")).toHaveText(reference);
  expect(bodies).toHaveLength(2);
  expect(bodies[1]?.key).toBe(bodies[0]?.key);
});

test("words that were changed after a failure are another message", async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  const bodies = await collect(page, (route, count) =>
    answer(count > 1 ? 201 : 500, { reference })(route),
  );
  await sendButton(page).click();
  await expect(page.locator(".sending-stopped")).toBeFocused();
  await page.locator("#contact-message").fill("May I have the figures, and the method as well?");
  await sendButton(page).click();
  await expect(page.locator(".reference dd")).toHaveText(reference);
  expect(bodies[1]?.key).not.toBe(bodies[0]?.key);
});

test("a double click and a second Enter send one message", async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  let release = () => {};
  const pressed = new Promise<void>((done) => {
    release = done;
  });
  const bodies = await collect(page, async (route) => {
    await pressed;
    await answer(201, { reference })(route);
  });
  await sendButton(page).dblclick();
  await page.locator("#contact-name").press("Enter");
  release();
  await expect(page.locator(".reference dd")).toHaveText(reference);
  expect(bodies).toHaveLength(1);
});

test("a form filled in an instant waits until a person could have done it", async ({ page }) => {
  // The clock stands from the start, and goes on only until the page is alive.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/contact");
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await page.locator("html[data-alive]").count()).toBe(1);
  }).toPass();
  await fillForm(page);
  const bodies = await collect(page, (route) => answer(201, { reference })(route));
  await sendButton(page).click();
  await expect(
    page.getByRole("main").getByRole("button", { name: en.form.sending }),
  ).toBeDisabled();
  expect(bodies).toEqual([]);
  await page.clock.runFor(3_000);
  // What was asked of the clock only now does not wait for ever.
  await page.clock.resume();
  await expect(page.locator(".reference dd")).toHaveText(reference);
  expect(bodies[0]?.elapsed).toBeGreaterThanOrEqual(3_000);
});
