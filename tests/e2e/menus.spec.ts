import type { Page } from "@playwright/test";
import { holdScripts } from "./forms.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 1440, height: 900 } });

function submenu(page: Page, name: string) {
  const details = page.getByRole("banner").locator("details").filter({ hasText: name }).first();
  return { details, toggle: details.locator("summary"), links: details.getByRole("link") };
}

test("a submenu opens and closes with the mouse, and its chevron turns", async ({ page }) => {
  await page.goto("/");
  const { toggle, links, details } = submenu(page, "Our expertise");
  await expect(links).toHaveCount(0);
  await toggle.click();
  await expect(links).toHaveText([
    "Investment advisory",
    "Mergers and acquisitions",
    "Private equity",
    "Business strategy",
  ]);
  await expect(details.locator(".chevron")).toHaveCSS("rotate", "180deg");
  await toggle.click();
  await expect(links).toHaveCount(0);
});

test("one submenu closes the other, and so does a click elsewhere", async ({ page }) => {
  await page.goto("/");
  const expertise = submenu(page, "Our expertise");
  const sustainability = submenu(page, "Sustainability and impact");
  await expertise.toggle.click();
  await sustainability.toggle.click();
  await expect(expertise.links).toHaveCount(0);
  await expect(sustainability.links).toHaveCount(7);
  await page.getByRole("heading", { level: 1 }).click();
  await expect(sustainability.links).toHaveCount(0);
});

test("a submenu works with the keyboard alone", async ({ page }) => {
  await page.goto("/");
  const { toggle, links } = submenu(page, "Our expertise");
  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(links).toHaveCount(4);
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(links).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+Tab");
  await expect(links).toHaveCount(0);
});

test("a submenu that was opened before its code came stays open", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "load" });
  const { toggle, links } = submenu(page, "Our expertise");
  await toggle.click();
  await expect(links).toHaveCount(4);
  release();
  await expect(page.locator("html[data-alive]")).toBeAttached();
  await expect(links).toHaveCount(4);
});

test("following a link closes the submenu", async ({ page }) => {
  await page.goto("/");
  const { toggle, links } = submenu(page, "Our expertise");
  await toggle.click();
  await links.filter({ hasText: "Private equity" }).click();
  await expect(page).toHaveURL("/expertise/private-equity");
  await expect(links).toHaveCount(0);
});

test("the menu marks the page one is on", async ({ page }) => {
  await page.goto("/fr/contact");
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await expect(menu.locator("[aria-current=page]")).toHaveText(["Contact"]);
});
