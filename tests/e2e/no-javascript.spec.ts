import { addresses } from "#builder/addresses.ts";
import { whole } from "../whole.ts";
import { expect, test } from "./test.ts";

test.use({ javaScriptEnabled: false });

// That every page has its heading, its text and its ways onward is read from the pages themselves
// (tests/site/content.test.ts). That nothing hides them is seen here, on one of each kind.
test("pages of every kind can be read without JavaScript", async ({ page }) => {
  const kinds = new Set<string>();
  for (const { path, page: row } of addresses.filter(({ language }) => language === "fr")) {
    const kind = row.path.includes(":slug") ? row.id : (row.product ?? row.section);
    if (!whole && kinds.has(kind)) continue;
    kinds.add(kind);
    await page.goto(path);
    await expect.soft(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect.soft(page.locator("main p:visible").first(), path).toBeVisible();
    // Where one works there is nothing without a script, and the page says so.
    if (/\/(desk|lp|account)$/.test(path)) continue;
    const onward = page.getByRole("contentinfo").getByRole("link").first();
    await expect.soft(onward, path).toBeVisible();
  }
});

test("the faces come without JavaScript", async ({ page }) => {
  const face = page.waitForResponse(/newsreader-[\w-]+\.woff2$/);
  await page.goto("/fr/careers");
  expect((await face).ok()).toBe(true);
});

test("submenus open without JavaScript", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/fr");
  await page.getByText("Nos métiers").first().click();
  await page.getByRole("banner").getByRole("link", { name: "Capital-investissement" }).click();
  await expect(page).toHaveURL("/fr/expertise/private-equity");
});

test("the mobile panel opens and leads on without JavaScript", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/");
  await page.getByRole("button", { name: "Open the menu" }).click();
  const panel = page.getByRole("dialog", { name: "Menu" });
  await expect(panel).toBeVisible();
  await panel.getByText("Our expertise").click();
  await panel.getByRole("link", { name: "Business strategy" }).click();
  await expect(page).toHaveURL("/expertise/business-strategy");
});

test("the language toggle works without JavaScript and is remembered", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/careers");
  await page.getByRole("button", { name: /^EN/ }).click();
  await expect(page).toHaveURL(/\/fr\/careers/);
  await page.goto("/contact");
  await expect(page).toHaveURL("/fr/contact");
  await page.getByRole("button", { name: /^FR/ }).click();
  await expect(page).toHaveURL(/\/contact\?lng=en/);
  await page.goto("/careers");
  await expect(page).toHaveURL("/careers");
});

test("finding 6: the toggle keeps the query without JavaScript", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/careers?x=1");
  await page.getByRole("button", { name: /^EN/ }).click();
  await expect(page).toHaveURL("/fr/careers?x=1&lng=fr");
  await page.getByRole("button", { name: /^FR/ }).click();
  await expect(page).toHaveURL("/careers?x=1&lng=en");
  await page.goto("/search?q=impact&lng=en");
  await page.getByRole("button", { name: /^EN/ }).click();
  await expect(page).toHaveURL("/fr/search?q=impact&lng=fr");
  await expect(page.getByRole("searchbox").first()).toHaveValue("impact");
});

test("finding 7: an old form of an address leads to the page", async ({ page, baseURL }) => {
  for (const path of ["/contact.html", "//contact"]) {
    await page.goto(baseURL + path);
    await expect(page, path).toHaveURL("/contact");
  }
});
