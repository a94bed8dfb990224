import type { Page } from "@playwright/test";
import { violationsOn } from "./axe.ts";
import { holdScripts } from "./forms.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

async function openPanel(page: Page, path = "/") {
  await page.goto(path);
  await page.getByRole("button", { name: "Open the menu" }).tap();
  const panel = page.getByRole("dialog", { name: "Menu" });
  await expect(panel).toBeVisible();
  return panel;
}

test("the panel closes when a link is followed", async ({ page }) => {
  const panel = await openPanel(page);
  await panel.getByText("Sustainability and impact").tap();
  await panel.getByRole("link", { name: "Publications" }).tap();
  await expect(page).toHaveURL("/sustainability/publications");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a panel that was opened before its code came stays open", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/fr", { waitUntil: "load" });
  await page.getByRole("button", { name: "Ouvrir le menu" }).tap();
  const panel = page.getByRole("dialog", { name: "Menu" });
  await expect(panel).toBeVisible();
  release();
  await expect(page.locator("html[data-alive]")).toBeAttached();
  // Closed, it would still be seen for a while.
  await expect(panel).toHaveJSProperty("open", true);
});

test("the panel also closes when the link leads to the page on screen", async ({ page }) => {
  const panel = await openPanel(page, "/contact");
  await panel.getByRole("link", { name: "Contact" }).tap();
  await expect(panel).toBeHidden();
});

test("the panel keeps the focus while it is open and gives it back", async ({ page }) => {
  const panel = await openPanel(page);
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest("dialog");
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("button", { name: "Open the menu" })).toBeFocused();
});

test("the open panel is accessible and takes 0.2 seconds to open", async ({ page }) => {
  const panel = await openPanel(page);
  await panel.getByText("Our expertise").tap();
  await expect(panel).toHaveCSS("opacity", "1");
  expect(await violationsOn(page)).toEqual([]);
  const durations = await panel.evaluate((element) => getComputedStyle(element).transitionDuration);
  expect(new Set(durations.split(", "))).toEqual(new Set(["0.2s"]));
});

test("the panel switches the language and closes", async ({ page }) => {
  const panel = await openPanel(page, "/careers");
  await panel.getByRole("button", { name: /^EN/ }).tap();
  await expect(page).toHaveURL("/fr/careers");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
});

test("a screen that becomes wide closes the panel", async ({ page }) => {
  const panel = await openPanel(page);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(panel).toBeHidden();
});
