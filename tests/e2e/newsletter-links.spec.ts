import type { Page } from "@playwright/test";
import enConfirm from "#app/site/pages/newsletter-confirm/words.en.ts";
import frConfirm from "#app/site/pages/newsletter-confirm/words.fr.ts";
import frUnsubscribe from "#app/site/pages/newsletter-unsubscribe/words.fr.ts";
import { localisePath } from "#core/paths.ts";
import { violationsOn } from "./axe.ts";
import { answer, noConnection } from "./forms.ts";
import { field } from "./newsletter-form.ts";
import { expect, test } from "./test.ts";

const token = "a".repeat(43);

test.use({ expectedErrors: [/Failed to load resource/] });

const links = [
  {
    name: "confirm",
    language: "en",
    said: enConfirm.action,
    outcomes: ["confirmed", "used", "expired", "unknown"],
  },
  {
    name: "unsubscribe",
    language: "fr",
    said: frUnsubscribe.action,
    outcomes: ["unsubscribed", "used", "unknown"],
  },
] as const;

// One language each: pages do the same in both, and their words are compared (words.test.ts).
for (const { name, language, said, outcomes } of links) {
  const endpoint = `**/functions/v1/newsletter-${name}`;

  const path = `${localisePath(`/newsletter/${name}`, language)}?token=${token}`;
  const act = (page: Page) =>
    page.getByRole("main").getByRole("button", { name: said.button, exact: true });
  const sentences = said.outcomes as Record<string, { title: string; text: string }>;
  const expectAccessible = async (page: Page, what: string) => {
    expect.soft(await violationsOn(page, "main"), what).toEqual([]);
  };

  test(`opening the link to ${name} changes nothing; its button does`, async ({ page }) => {
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") posts.push(request.url());
    });
    for (const outcome of outcomes) {
      await page.goto(path);
      await expect(act(page)).toBeVisible();
      expect(posts).toEqual([]);
      await page.route(endpoint, answer(200, { outcome }));
      await act(page).press("Enter");
      const heading = page.getByRole("heading", { name: sentences[outcome]?.title ?? "" });
      await expect(heading).toBeFocused();
      await expect(act(page)).toHaveCount(0);
      await expectAccessible(page, outcome);
      await page.unroute(endpoint);
      posts.length = 0;
    }
  });

  test(`a try to ${name} that fails can be repeated`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(path);
    for (const [reply, kind] of [
      [answer(500, {}), "failed"],
      [answer(429, {}), "limited"],
      [noConnection, "offline"],
    ] as const) {
      await page.route(endpoint, reply);
      await act(page).click();
      await expect(page.getByRole("heading", { name: said.outcomes[kind].title })).toBeFocused();
      await expectAccessible(page, kind);
      await page.unroute(endpoint);
    }
    await page.route(endpoint, answer(200, { outcome: outcomes[0] }));
    await act(page).click();
    await expect(
      page.getByRole("heading", { name: sentences[outcomes[0]]?.title ?? "" }),
    ).toBeFocused();
  });

  test(`a link to ${name} without its token says so, and one that nobody was sent is not known`, async ({
    page,
  }) => {
    await page.goto(localisePath(`/newsletter/${name}`, language));
    await expect(page.getByRole("heading", { name: said.missing.title })).toBeVisible();
    await expect(act(page)).toHaveCount(0);
    await expectAccessible(page, "missing");
    await page.goto(path);
    await act(page).click();
    await expect(page.getByRole("heading", { name: said.outcomes.unknown.title })).toBeFocused();
  });
}

test("an expired link leads to the form to subscribe again", async ({ page }) => {
  await page.goto(`/fr/newsletter/confirm?token=${token}`);
  await page.route("**/functions/v1/newsletter-confirm", answer(200, { outcome: "expired" }));
  await page.getByRole("button", { name: frConfirm.action.button }).click();
  await page.getByRole("link", { name: frConfirm.action.again }).click();
  await expect(field(page)).toBeFocused();
  await expect(
    page.getByRole("heading", { name: frConfirm.action.outcomes.expired.title }),
  ).toBeVisible();
});
