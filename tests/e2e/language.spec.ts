import layout from "#app/site/layout/words.fr.ts";
import careers from "#app/site/pages/careers/words.fr.ts";
import { expect, test } from "./test.ts";

test.describe("a French browser", () => {
  test.use({ locale: "fr-FR" });

  test("lands on the French page", async ({ page }) => {
    await page.goto("/contact?subject=press#paris");
    await expect(page).toHaveURL("/fr/contact?subject=press#paris");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  });

  test("stays in English once that was chosen, by link or by toggle", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/careers?lng=en");
    await expect(page).toHaveURL("/careers");
    await page.goto("/contact");
    await expect(page).toHaveURL("/contact");
    await page.getByRole("button", { name: /^EN/ }).click();
    await expect(page).toHaveURL("/fr/contact");
    await page.goto("/careers");
    await expect(page).toHaveURL("/fr/careers");
  });
});

test("an English browser is not sent away from a French address", async ({ page }) => {
  await page.goto("/fr/contact");
  await expect(page).toHaveURL("/fr/contact");
});

test("the toggle shows the current language, keeps the page and stores the choice", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/sustainability/publications");
  const toggle = page.getByRole("banner").getByRole("button");
  await expect(toggle).toHaveText(/^EN/);
  await toggle.click();
  await expect(page).toHaveURL("/fr/sustainability/publications");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(toggle).toHaveText(/^FR/);
  await expect(toggle).toBeFocused();
  await expect(page.getByTestId("page-announcement")).toHaveText(await page.title());
  expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("fr");
  const cookies = (await context.cookies()).filter(({ name }) => name !== "cookieConsent");
  expect(cookies.map(({ name, value, sameSite }) => ({ name, value, sameSite }))).toEqual([
    { name: "i18nextLng", value: "fr", sameSite: "Lax" },
  ]);
});

test.describe("a visitor who has answered nothing", () => {
  test.use({ answered: false });

  test("and chosen nothing has nothing stored", async ({ page, context }) => {
    await page.goto("/");
    await page.goto("/fr/contact");
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  });
});

test("each page loads its own words and no others", async ({ page, request }) => {
  const asked: string[] = [];
  page.on("request", (made) => asked.push(made.url()));
  await page.goto("/fr/careers");
  const files = asked.filter((url) => /\/assets\/words\./.test(url));
  const texts = await Promise.all(files.map(async (url) => (await request.get(url)).text()));
  const found = [layout.skipToContent, careers.meta.description].map((words) =>
    texts.filter((text) => text.includes(words)),
  );
  expect(found.map(({ length }) => length)).toEqual([1, 1]);
  expect(texts).toHaveLength(2);
});
