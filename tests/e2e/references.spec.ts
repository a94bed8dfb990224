import { expect, test } from "./test.ts";

const heating = "Co-investment in an energy network";
const toolmaker = "Sale of a family-owned industrial company";

test("the references are filtered by service, and the choice can be shared", async ({ page }) => {
  await page.goto("/references");
  await page.getByRole("radio", { name: "Private equity" }).check();
  await expect(page.getByRole("heading", { name: heating })).toBeVisible();
  await expect(page.getByRole("heading", { name: toolmaker })).toBeHidden();
  await expect(page.getByRole("heading", { name: "2022–2023" })).toBeHidden();
  await expect(page.getByText("4 mandates shown")).toBeAttached();
  await expect(page).toHaveURL(/\?service=private-equity$/);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Private equity" })).toBeChecked();
  await expect(page.getByRole("heading", { name: toolmaker })).toBeHidden();
  await page.getByRole("radio", { name: "All" }).check();
  await expect(page.getByRole("heading", { name: toolmaker })).toBeVisible();
  await expect(page).toHaveURL(/\/references$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the references are all there, and can still be filtered", async ({ page }) => {
    await page.goto("/references?service=private-equity");
    await expect(page.getByRole("heading", { name: toolmaker })).toBeVisible();
    await page.getByText("Private equity").and(page.locator("label")).click();
    await expect(page.getByRole("heading", { name: toolmaker })).toBeHidden();
    await expect(page.getByRole("heading", { name: heating })).toBeVisible();
  });

  test("the glossary is whole, and offers no search that would not work", async ({ page }) => {
    await page.goto("/glossaire");
    await expect(page.locator("#volatility")).toBeVisible();
    await expect(page.getByRole("searchbox")).toBeHidden();
  });
});
