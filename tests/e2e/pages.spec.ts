import { addresses, notFoundAddresses } from "#builder/addresses.ts";
import { readPath } from "#core/paths.ts";
import { violationsOn } from "./axe.ts";
import { expect, test } from "./test.ts";

// A 404 is what those pages are for.
test.use({ expectedErrors: [/status of 404/] });

for (const { path } of [...addresses, ...notFoundAddresses]) {
  // The markup of a page is the same in both languages, and French has the longer words: one is
  // read on a wide screen, the other on a phone.
  const width = readPath(path).language === "fr" ? 375 : 1440;

  test(`${path} is accessible, keeps terms in line and never scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    // What is folded away must be accessible too.
    await page.locator("main details").evaluateAll((all) => {
      for (const details of all) details.setAttribute("open", "");
    });
    expect(await violationsOn(page)).toEqual([]);
    // As a cell of a grid, a term stood apart from its sentence and its note was never put away.
    const terms = page.locator("main a.term");
    const apart = terms.evaluateAll((all) =>
      all
        .filter((term) => getComputedStyle(term).display !== "inline")
        .map((term) => term.textContent),
    );
    expect(await apart).toEqual([]);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 700 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
