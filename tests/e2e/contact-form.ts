import type { Page, Route } from "@playwright/test";
import en from "#app/site/pages/contact/words.en.ts";
import fr from "#app/site/pages/contact/words.fr.ts";
import type { Language } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import { expect } from "./test.ts";

export const words = { en, fr };
export const endpoint = "**/functions/v1/contact";
export const reference = "261115-7K3QF";
export const referenceShape = /^\d{6}-[2-9A-Z]{5}$/;

export const typed = {
  name: "Anne Martin",
  email: "anne.martin@example.org",
  phone: "+33 1 99 00 00 00",
  subject: "press",
  message: "May I have the figures behind your last report?\nWith thanks.",
};

/** The form as somebody has it before them who has had the time to fill it. */
export async function openForm(page: Page, language: Language = "en", suffix = "") {
  await page.clock.install();
  await page.goto(localisePath("/contact", language) + suffix);
  await page.clock.fastForward(5_000);
}

export async function fillForm(page: Page): Promise<void> {
  await page.locator("#contact-name").fill(typed.name);
  await page.locator("#contact-email").fill(typed.email);
  await page.locator("#contact-phone").fill(typed.phone);
  await page.locator("#contact-subject").selectOption(typed.subject);
  await page.locator("#contact-message").fill(typed.message);
}

export async function expectKept(page: Page): Promise<void> {
  for (const [field, value] of Object.entries(typed)) {
    await expect(page.locator(`#contact-${field}`)).toHaveValue(value);
  }
}

export function sendButton(page: Page, language: Language = "en") {
  const { send } = words[language].form;
  return page.getByRole("main").getByRole("button", { name: send, exact: true });
}

/** The messages that reach the server, in order; `reply` answers the nth of them. */
export async function collect(page: Page, reply: (route: Route, count: number) => Promise<void>) {
  const messages: Record<string, unknown>[] = [];
  await page.route(endpoint, (route) => {
    messages.push(route.request().postDataJSON());
    return reply(route, messages.length);
  });
  return messages;
}
