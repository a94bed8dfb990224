import AxeBuilder from "@axe-core/playwright";
import { addresses, notFoundAddresses } from "#app/addresses.ts";
import { expect, test } from "./test.ts";

const everyPath = [...addresses, ...notFoundAddresses].map(({ path }) => path);

// A 404 is what those pages are for.
test.use({ expectedErrors: [/status of 404/] });

for (const path of everyPath) {
  test(`${path} is accessible at both widths and never scrolls sideways`, async ({ page }) => {
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.locator("html[data-alive]")).toBeAttached();
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
