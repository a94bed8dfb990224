/** Where forms lead to without scripts: the address names the part of the page that is shown. */
import { expect, test } from "vitest";
import contactEn from "#app/site/pages/contact-result/words.en.ts";
import contactFr from "#app/site/pages/contact-result/words.fr.ts";
import newsletterEn from "#app/site/pages/newsletter-result/words.en.ts";
import newsletterFr from "#app/site/pages/newsletter-result/words.fr.ts";
import { languages } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import { builtPageAt } from "./built-site.ts";

const outcomesOfContact = ["sent", "invalid", "refused", "limited", "failed", "none"] as const;
const contact = { en: contactEn, fr: contactFr };
const newsletter = { en: newsletterEn, fr: newsletterFr };

/** The title of each part that an address can name. */
function titlesOf(path: string): Record<string, string | undefined> {
  const parts = builtPageAt(path)?.root.querySelectorAll(".results > .outcome[id]") ?? [];
  return Object.fromEntries(parts.map((part) => [part.id, part.querySelector("h2")?.text]));
}

test.each(languages)("every outcome of a message is a part of its page (%s)", (language) => {
  const titles = titlesOf(localisePath("/contact/result", language));
  const wanted = outcomesOfContact.map((id) => [id, contact[language][id].title]);
  expect(titles).toMatchObject(Object.fromEntries(wanted));
});

test.each(languages)("every outcome of the newsletter is a part of its page (%s)", (language) => {
  const titles = titlesOf(localisePath("/newsletter/result", language));
  const wanted = Object.entries(newsletter[language].outcomes).map(([id, { title }]) => [
    id,
    title,
  ]);
  expect(wanted.length).toBeGreaterThan(10);
  expect(titles).toEqual(Object.fromEntries(wanted));
});
