import { expect, test } from "./test.ts";

const heights = [
  { width: 375, height: 72 },
  { width: 700, height: 80 },
  { width: 1023, height: 80 },
  { width: 1024, height: 96 },
  { width: 1440, height: 96 },
];

test("the header has its height on every screen", async ({ page }) => {
  await page.goto("/who-we-are");
  for (const { width, height } of heights) {
    await page.setViewportSize({ width, height: 800 });
    const header = page.getByRole("banner");
    await expect.poll(async () => (await header.boundingBox())?.height, `${width} px`).toBe(height);
  }
});

async function headerTop(page: import("@playwright/test").Page) {
  return page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().bottom);
}

test("the header hides on the way down, after ten pixels, and returns on the way up", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto("/contact");
  await page.evaluate(() => scrollTo(0, 8));
  await expect(page.getByRole("banner")).toHaveAttribute("data-hidden", "false");
  await page.evaluate(() => scrollTo(0, 400));
  await expect(page.getByRole("banner")).toHaveAttribute("data-hidden", "true");
  await expect.poll(() => headerTop(page)).toBeLessThanOrEqual(0);
  await page.evaluate(() => scrollTo(0, 390));
  await expect(page.getByRole("banner")).toHaveAttribute("data-hidden", "false");
  await expect.poll(() => headerTop(page)).toBe(96);
  await page.evaluate(() => scrollTo(0, 500));
  await expect(page.getByRole("banner")).toHaveAttribute("data-hidden", "true");
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole("banner")).toHaveAttribute("data-hidden", "false");
});

test("a hidden header comes back for whoever reaches it with the keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto("/contact");
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(() => headerTop(page)).toBeLessThanOrEqual(0);
  await page.getByRole("banner").getByRole("link").first().focus();
  await expect.poll(() => headerTop(page)).toBe(96);
});

test("the French menu stays within the margin", async ({ page }) => {
  await page.goto("/fr/contact");
  for (const width of [1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const room = await page.locator(".site-header > .site-header-bar").evaluate((bar) => {
      const { right } = bar.getBoundingClientRect();
      const padding = Number.parseFloat(getComputedStyle(bar).paddingRight);
      const menu = bar.querySelector(".desktop-menu")?.getBoundingClientRect();
      return right - padding - (menu?.right ?? 0);
    });
    expect(room, `${width} px`).toBeGreaterThanOrEqual(-1);
  }
});

test("the logo leads to the home page of the language", async ({ page }) => {
  await page.goto("/fr/careers");
  await page.getByRole("link", { name: "Alzette & Seine, page d’accueil" }).click();
  await expect(page).toHaveURL("/fr");
});

test("the first Tab reaches the skip link, which leads to the content", async ({ page }) => {
  await page.goto("/careers");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the scroll-to-top button appears after 300 pixels and leads to the top", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto("/contact");
  const button = page.getByRole("button", { name: "Back to the top" });
  await page.evaluate(() => scrollTo(0, 300));
  await expect(page.getByRole("banner")).toHaveAttribute("data-hidden", "true");
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, 301));
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});
