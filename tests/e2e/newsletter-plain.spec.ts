import en from "#app/site/pages/newsletter-result/words.en.ts";
import fr from "#app/site/pages/newsletter-result/words.fr.ts";
import { localisePath } from "#core/paths.ts";
import { whole } from "../whole.ts";
import { violationsOn } from "./axe.ts";
import { expectLastingOutcome, holdScripts } from "./forms.ts";
import { button, field, newAddress } from "./newsletter-form.ts";
import { expect, test } from "./test.ts";

const results = { en: en.outcomes, fr: fr.outcomes };
const token = "a".repeat(43);

test("a form sent before the page came alive is sent once, by the browser", async ({ page }) => {
  await holdScripts(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await page.goto("/fr/careers", { waitUntil: "commit" });
  await field(page).fill(newAddress());
  await button(page, "fr").click();
  await expect(page).toHaveURL(/\/fr\/newsletter\/result#subscribed$/);
  expect(sent).toHaveLength(1);
});

// One language: pages do the same in both, and their words are compared (words.test.ts).
const language = "en";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an address is subscribed, and a second time is told so", async ({ page }) => {
    const address = newAddress();
    for (const section of ["subscribed", "duplicate"] as const) {
      await page.goto(localisePath("/careers", language));
      await field(page).fill(address);
      await button(page, language).click();
      await expect(page).toHaveURL(localisePath(`/newsletter/result#${section}`, language));
      const heading = page.locator(".outcome:visible").getByRole("heading");
      await expect(heading).toHaveText(results[language][section].title);
    }
  });

  for (const [name, section] of [
    ["confirm", "unknown"],
    ["unsubscribe", "unknown-unsubscribe"],
  ] as const) {
    test(`the button to ${name} sends the token`, async ({ page }) => {
      await page.goto(`${localisePath(`/newsletter/${name}`, language)}?token=${token}`);
      await expect(page.locator("[name=token]")).toHaveValue(token);
      await page.getByRole("main").getByRole("button").click();
      await expect(page).toHaveURL(localisePath(`/newsletter/result#${section}`, language));
      const heading = page.locator(".outcome:visible").getByRole("heading");
      await expect(heading).toHaveText(results[language][section].title);
    });
  }
});

// Every outcome is a part of the page (tests/site/results.test.ts); they are shown alike.
test("the result page shows what the address names, and keeps it", async ({ page }) => {
  const path = localisePath("/newsletter/result", language);
  const read = Object.entries(results[language]);
  const tried = whole ? read : read.filter(([id]) => id === "expired" || id === "none");
  expect(tried.length).toBeGreaterThan(1);
  for (const [id, { title }] of tried) {
    await page.goto("about:blank");
    await page.goto(id === "none" ? path : `${path}#${id}`);
    if (id === tried[0]?.[0]) expect.soft(await violationsOn(page, "main"), id).toEqual([]);
    await expectLastingOutcome(page, title);
  }
});
