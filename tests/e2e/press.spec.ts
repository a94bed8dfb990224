import en from "#app/site/pages/press/words.en.ts";
import { grounds, markFormats, markPath } from "#core/marks.ts";
import { expect, test } from "./test.ts";

test("a text for the press is copied at a press", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/press");
  const brief = page.getByRole("article").filter({ hasText: "25 words" });
  const text = await brief.getByRole("paragraph").innerText();
  await brief.getByRole("button", { name: en.brief.copy }).click();
  await expect(page.getByText(en.brief.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test("the word mark is there in every format, for light and dark grounds", async ({ page }) => {
  await page.goto("/fr/press");
  for (const ground of grounds) {
    for (const format of markFormats) {
      const path = markPath(ground, format);
      await expect(page.locator(`a[href="${path}"]`)).toBeVisible();
      const answer = await page.request.get(path);
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()["content-type"]).toContain(format);
    }
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the texts are there, and no button that would do nothing", async ({ page }) => {
    await page.goto("/press");
    await expect(page.getByRole("article")).toHaveCount(3);
    await expect(page.getByRole("button", { name: en.brief.copy })).toHaveCount(0);
  });
});
