import type { Page, Request } from "@playwright/test";
import { holdScripts } from "./forms.ts";
import { expect, test } from "./test.ts";

const toFrench = /lire cette page en français/;
const toEnglish = /read this page in English/;

/** By the keyboard, which reaches the header wherever the page is scrolled to. */
function toggle(page: Page, name: RegExp): Promise<void> {
  return page.getByRole("banner").getByRole("button", { name }).press("Enter");
}

test.describe("the filter stays when the language is toggled", () => {
  test("on the references", async ({ page }) => {
    const french = page.getByRole("radio", { name: "Capital-investissement" });
    const english = page.getByRole("radio", { name: "Private equity" });
    await page.goto("/references");
    await english.check();
    await toggle(page, toFrench);
    await expect(page).toHaveURL("/fr/references?service=private-equity");
    await expect(french).toBeChecked();
    await expect(page.locator(".engagement:visible")).toHaveCount(4);
    await page.getByRole("radio", { name: "Fusions et acquisitions" }).check();
    await toggle(page, toEnglish);
    await expect(page).toHaveURL("/references?service=mergers-acquisitions");
    await expect(page.getByRole("radio", { name: "Mergers and acquisitions" })).toBeChecked();

    await page.goBack();
    await expect(page).toHaveURL("/fr/references?service=mergers-acquisitions");
    await expect(page.getByRole("radio", { name: "Fusions et acquisitions" })).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL("/references?service=private-equity");
    await expect(english).toBeChecked();
    await page.goForward();
    await expect(page.getByRole("radio", { name: "Fusions et acquisitions" })).toBeChecked();
  });

  test("on the publications", async ({ page }) => {
    const path = "/sustainability/publications";
    await page.goto(path);
    await page.getByRole("radio", { name: "Climate Strategy" }).check();
    await page.getByRole("searchbox").fill("2025");
    await toggle(page, toFrench);
    await expect(page).toHaveURL(`/fr${path}?category=climate-strategy&q=2025`);
    await expect(page.getByRole("radio", { name: "Stratégie climat" })).toBeChecked();
    await expect(page.getByRole("searchbox")).toHaveValue("2025");
    await expect(page.getByText("1 document", { exact: true })).toBeVisible();
    await page.getByRole("searchbox").fill("cap");
    await toggle(page, toEnglish);
    await expect(page).toHaveURL(`${path}?category=climate-strategy&q=cap`);
    await expect(page.getByRole("searchbox")).toHaveValue("cap");
    await page.goBack();
    await expect(page.getByRole("searchbox")).toHaveValue("cap");
    await page.goBack();
    await expect(page).toHaveURL(`${path}?category=climate-strategy&q=2025`);
    await expect(page.getByRole("searchbox")).toHaveValue("2025");
  });

  test("on the glossary", async ({ page }) => {
    await page.goto("/glossaire");
    await page.getByRole("searchbox").fill("earn-out");
    // At once: what is typed goes along before it has had the time to reach the address.
    await toggle(page, toFrench);
    await expect(page).toHaveURL("/fr/glossaire?q=earn-out");
    await expect(page.getByRole("searchbox")).toHaveValue("earn-out");
    await expect(page.locator("#earn-out")).toBeVisible();
    await expect(page.locator("#volatility")).toBeHidden();
    await page.getByRole("searchbox").fill("volatilité");
    await toggle(page, toEnglish);
    await expect(page).toHaveURL(`/glossaire?q=${encodeURIComponent("volatilité")}`);
    await expect(page.locator("#volatility")).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL("/glossaire?q=earn-out");
    await expect(page.getByRole("searchbox")).toHaveValue("earn-out");
    await expect(page.locator("#volatility")).toBeHidden();
  });
});

test("a filter moves neither the focus nor the page, and waits for nothing", async ({ page }) => {
  await page.goto("/references");
  const choice = page.getByRole("radio", { name: "Private equity" });
  await choice.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector(".pending-page")) document.documentElement.dataset.waited = "";
    });
    seen.observe(document.body, { childList: true, subtree: true });
    return scrollY;
  });
  expect(before).toBeGreaterThan(0);
  await choice.check();
  await expect(page).toHaveURL(/service=private-equity$/);
  await expect(choice).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expect(page.locator("html[data-waited]")).toHaveCount(0);
});

test("what is typed into the middle of a search stays where it is typed", async ({ page }) => {
  await page.goto("/glossaire?q=earnout");
  const search = page.getByRole("searchbox");
  // It comes alive empty, as it was built.
  await expect(search).toHaveValue("earnout");
  await search.focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("-");
  // The address follows; the next letter still comes after the last one.
  await expect(page).toHaveURL(/\?q=earn-out$/);
  await page.keyboard.type("x");
  await expect(search).toHaveValue("earn-xout");
  await expect(search).toBeFocused();
});

test("a letter of the alphabet keeps the search, another address of the page ends it", async ({
  page,
}) => {
  await page.goto("/glossaire?q=fund");
  const shown = page.locator(".glossary-entry:visible");
  await expect(page.locator("#volatility")).toBeHidden();
  const found = await shown.count();
  expect(found).toBeGreaterThan(1);
  await page.getByRole("navigation", { name: "Alphabet" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/glossaire\?q=fund#letter-/);
  await expect(shown).toHaveCount(found);
  await page.getByRole("contentinfo").getByRole("link", { name: "Glossary" }).click();
  await expect(page).toHaveURL(/\/glossaire$/);
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect(page.locator("#volatility")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("fund");
  await expect(shown).toHaveCount(found);
});

test.describe("what was chosen before the page came alive stays", () => {
  test("on the references", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/references?service=business-strategy", { waitUntil: "commit" });
    await page.getByText("Private equity").and(page.locator("label")).click();
    release();
    await expect(page).toHaveURL("/references?service=private-equity");
    await expect(page.getByRole("radio", { name: "Private equity" })).toBeChecked();
    await expect(page.getByText("4 mandates shown")).toBeAttached();
  });

  test("on the publications", async ({ page }) => {
    const release = await holdScripts(page);
    const path = "/sustainability/publications";
    await page.goto(`${path}?category=climate-strategy`, { waitUntil: "commit" });
    await page.getByRole("searchbox").fill("2025");
    release();
    await expect(page).toHaveURL(`${path}?category=climate-strategy&q=2025`);
    await expect(page.getByText("1 document", { exact: true })).toBeVisible();
  });

  test("on the glossary", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/glossaire", { waitUntil: "commit" });
    await page.getByRole("searchbox").fill("earn-out");
    release();
    await expect(page).toHaveURL("/glossaire?q=earn-out");
    await expect(page.getByRole("searchbox")).toHaveValue("earn-out");
    await expect(page.locator("#volatility")).toBeHidden();
  });
});

test.describe("the list of publications", () => {
  const path = "/sustainability/publications";
  const minute = 60_000;

  function listRequests(page: Page): Request[] {
    const asked: Request[] = [];
    page.on("request", (request) => {
      if (/\/publications\.\w+\.json$/.test(request.url())) asked.push(request);
    });
    return asked;
  }

  /** To another page and back, in place. */
  async function leaveAndComeBack(page: Page, away: number): Promise<void> {
    await page.getByRole("contentinfo").getByRole("link", { name: "Glossary" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Glossary");
    await page.clock.fastForward(away);
    await page.goBack();
    // A list that is to be asked for is busy from the moment it shows.
    await expect(page.locator(".publications")).toHaveAttribute("aria-busy", "false");
  }

  test("is fresh for five minutes across page changes, and asked for once after them", async ({
    page,
  }) => {
    const asked = listRequests(page);
    await page.clock.install();
    await page.goto(path);
    await expect.poll(() => asked.length).toBe(1);
    await expect(page.locator(".publications")).toHaveAttribute("aria-busy", "false");
    await leaveAndComeBack(page, 2 * minute);
    await leaveAndComeBack(page, 2 * minute);
    expect(asked).toHaveLength(1);
    await leaveAndComeBack(page, 2 * minute);
    expect(asked).toHaveLength(2);
    await leaveAndComeBack(page, 2 * minute);
    expect(asked).toHaveLength(2);
  });

  test.describe("that cannot be had", () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test("is asked for once more, then said to be missing", async ({ page }) => {
      const asked = listRequests(page);
      await page.route(/publications\.\w+\.json$/, (route) => route.fulfill({ status: 500 }));
      await page.goto(path);
      await expect(page.getByRole("alert").filter({ hasText: "newer documents" })).toBeVisible();
      expect(asked).toHaveLength(2);
    });
  });
});
