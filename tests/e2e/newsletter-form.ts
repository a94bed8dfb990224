import type { Page } from "@playwright/test";
import en from "#app/site/layout/words.en.ts";
import fr from "#app/site/layout/words.fr.ts";
import type { Language } from "#core/languages.ts";

export const footer = { en: en.footer.newsletter, fr: fr.footer.newsletter };

export function field(page: Page) {
  return page.locator("#newsletter-email");
}

export function button(page: Page, language: Language) {
  const name = footer[language].subscribe;
  return page.getByRole("contentinfo").getByRole("button", { name });
}

export function newAddress(): string {
  return `Anne.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.org`;
}
