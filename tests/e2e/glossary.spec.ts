import { expect, test } from "./test.ts";

test.describe("the glossary", () => {
  test("filters as one types, whatever the accents, and keeps the query", async ({ page }) => {
    await page.goto("/fr/glossaire");
    const search = page.getByRole("searchbox", { name: "Chercher un terme" });
    await search.fill("EQUITE");
    await expect(page.getByRole("link", { name: "Attestation d’équité" }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Volatilité" }).first()).toBeHidden();
    await expect(page.getByText("1 terme sur 72")).toBeVisible();
    await expect(page).toHaveURL(/\?q=EQUITE$/);
    await page.reload();
    await expect(search).toHaveValue("EQUITE");
    await expect(page.getByText("1 terme sur 72")).toBeVisible();
    await page.getByRole("button", { name: "Voir tous les termes" }).click();
    await expect(page.getByText("72 termes", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/glossaire$/);
  });

  test("searches the definitions where no name fits, and says when nothing does", async ({
    page,
  }) => {
    await page.goto("/glossaire?q=municipality");
    await expect(page.getByText("No term of that name, and no definition")).toBeVisible();
    await expect(page.getByRole("link", { name: "Suggest it to us" })).toBeVisible();
    await page.getByRole("searchbox").fill("hedge funds");
    await expect(page.getByText("No term of that name; 1 definition speaks of it")).toBeVisible();
  });

  test("shows in the rail which letter is being read", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/fr/glossaire");
    const current = page.getByRole("navigation", { name: "Alphabet" }).locator(":target-current");
    await expect(current).toHaveText("A");
    for (const [id, letter] of [
      ["carried-interest", "C"],
      ["double-materiality", "D"],
      ["asset-allocation", "A"],
    ]) {
      await page.evaluate((term) => document.getElementById(term)?.scrollIntoView(), id ?? "");
      await expect(current).toHaveText(letter ?? "");
    }
  });

  test("brings back a term that the search had put away", async ({ page }) => {
    await page.goto("/glossaire?q=earn-out");
    const entry = page.locator("#earn-out");
    await expect(page.locator("#volatility")).toBeHidden();
    await entry.getByRole("link", { name: "EBITDA" }).click();
    await expect(page.locator("#ebitda")).toBeInViewport();
    await expect(page).toHaveURL(/#ebitda$/);
  });
});

test.describe("a term in a text", () => {
  test("shows its definition to a pointer, which may move onto it, until Escape", async ({
    page,
  }) => {
    await page.goto("/references");
    const term = page.getByRole("link", { name: "letter of intent" });
    const note = page.getByRole("tooltip").filter({ hasText: "A document in which" });
    await expect(term).toHaveAccessibleDescription(/^Letter of intent A document in which/);
    await term.hover();
    await expect(note).toBeVisible();
    await note.hover();
    await page.mouse.move(5, 5);
    await expect(note).toBeHidden();
    await term.hover();
    await expect(note).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(note).toBeHidden();
  });

  test("shows its definition on focus and leads to its entry", async ({ page }) => {
    await page.goto("/references");
    const term = page.getByRole("link", { name: "letter of intent" });
    const note = page.getByRole("tooltip").filter({ hasText: "A document in which" });
    // By the keyboard: a focus that a script gives does not count as visible.
    await page.getByRole("link", { name: "Mergers and acquisitions" }).nth(2).focus();
    await expect(async () => {
      await page.keyboard.press("Tab");
      expect(await term.evaluate((link) => link === document.activeElement)).toBe(true);
    }).toPass();
    await expect(note).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/glossaire#letter-of-intent$/);
    await expect(page.locator("#letter-of-intent")).toBeInViewport();
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a first touch reads a term, a second one follows it", async ({ page }) => {
    await page.goto("/references");
    const term = page.getByRole("link", { name: "letter of intent" });
    const note = page.getByRole("tooltip").filter({ hasText: "A document in which" });
    await term.tap();
    await expect(note).toBeVisible();
    await expect(page).toHaveURL(/\/references$/);
    await term.tap();
    await expect(page).toHaveURL(/\/glossaire#letter-of-intent$/);
  });
});
