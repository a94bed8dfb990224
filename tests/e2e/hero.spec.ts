import type { Page } from "@playwright/test";
import { violationsOn } from "./axe.ts";
import { expect, test } from "./test.ts";

const headings = {
  investment: "Know why you hold each investment.",
  mergers: "On your side of the table, until you sign.",
  equity: "Private equity, from commitment to exit.",
  strategy: "A plan that a board can vote on.",
};

async function openHome(page: Page, path = "/") {
  await page.goto(path);
  return page.locator(".hero");
}

function outline(page: Page) {
  return page.locator(".hero-rosette path").first().getAttribute("d");
}

test.describe("without motion", () => {
  test.use({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });

  test("the hero stands still, and its pause button says it can run", async ({ page }) => {
    await page.clock.install();
    const hero = await openHome(page);
    await page.clock.runFor(60_000);
    await expect(hero.getByRole("heading", { level: 2 })).toHaveText(headings.investment);
    await expect(hero.getByRole("button", { name: "Play the slides" })).toBeVisible();
  });

  test("another width sets nothing in motion", async ({ page }) => {
    await openHome(page);
    await page.setViewportSize({ width: 700, height: 900 });
    const moving = () =>
      document.getAnimations().filter((one) => one instanceof CSSTransition).length;
    expect(await page.evaluate(moving)).toBe(0);
  });

  test("the hero works with the keyboard alone", async ({ page }) => {
    const hero = await openHome(page);
    const title = hero.getByRole("heading", { level: 2 });
    await hero.getByRole("button").first().focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(hero.getByRole("button", { name: "Next service" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(title).toHaveText(headings.mergers);
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowLeft");
    await expect(title).toHaveText(headings.investment);
    await page.keyboard.press("ArrowLeft");
    await expect(title).toHaveText(headings.strategy);
    await expect(hero.getByRole("button", { name: "Business strategy" })).toBeFocused();
  });

  test("slides are announced only when someone moves them", async ({ page }) => {
    const hero = await openHome(page);
    await expect(hero.locator(".hero-slides")).toHaveAttribute("aria-live", "polite");
    await expect(hero.getByRole("group", { name: "1 of 4: Investment advisory" })).toBeVisible();
    await hero.getByRole("button", { name: "Play the slides" }).click();
    await expect(hero.locator(".hero-slides")).toHaveAttribute("aria-live", "off");
  });

  test("no slide moves anything else", async ({ page }) => {
    const hero = await openHome(page, "/fr");
    const place = () =>
      page.locator(".home-services").evaluate((section) => {
        const { top, height } = section.getBoundingClientRect();
        return { top: Math.round(top + scrollY), height };
      });
    const before = await place();
    for (const button of await hero.locator(".hero-picker button").all()) {
      await button.click();
      expect(await place()).toEqual(before);
    }
  });

  test("every slide is accessible, on a phone and on a wide screen", async ({ page }) => {
    const hero = await openHome(page, "/fr");
    for (const width of [375, 1440, 375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await hero.getByRole("button", { name: "Métier suivant" }).click();
      expect(await violationsOn(page, ".hero")).toEqual([]);
    }
  });

  for (const path of ["/", "/fr"]) {
    test(`no title lies on the figure's lines at any width (${path})`, async ({ page }) => {
      await openHome(page, path);
      for (const width of [1024, 1100, 1279, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const overlap = () =>
          page.evaluate(() => {
            const edges = [...document.querySelectorAll(".hero-slide h2")].map((heading) => {
              const range = document.createRange();
              range.selectNodeContents(heading);
              return Math.max(...[...range.getClientRects()].map((line) => line.right));
            });
            const art = document.querySelector(".hero-rosette")?.getBoundingClientRect();
            return Math.max(...edges) - (art?.left ?? 0);
          });
        // The figure is round: at its box's edge, only one petal's tip touches.
        await expect.poll(overlap, `${width} px`).toBeLessThan(9);
      }
    });
  }

  test("the rosette simply changes", async ({ page }) => {
    const hero = await openHome(page);
    const before = await outline(page);
    await hero.getByRole("button", { name: "Private equity" }).click();
    await expect.poll(() => outline(page)).not.toBe(before);
    const after = await outline(page);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    expect(await outline(page)).toBe(after);
  });
});

test.describe("with motion", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the slides run by themselves, stop for the keyboard and run when asked", async ({
    page,
  }) => {
    await page.clock.install();
    const hero = await openHome(page);
    const title = hero.getByRole("heading", { level: 2 });
    await expect(hero.getByRole("button", { name: "Pause the slides" })).toBeVisible();
    await page.clock.runFor(8_100);
    await expect(title).toHaveText(headings.mergers);
    await hero.getByRole("button", { name: "Pause the slides" }).focus();
    await page.clock.runFor(30_000);
    await expect(title).toHaveText(headings.mergers);
    await page.getByRole("banner").getByRole("link").first().focus();
    await page.clock.runFor(30_000);
    await expect(title).toHaveText(headings.mergers);
    await hero.getByRole("button", { name: "Play the slides" }).click();
    await page.clock.runFor(8_100);
    await expect(title).toHaveText(headings.equity);
    await hero.getByRole("button", { name: "Pause the slides" }).click();
    await page.clock.runFor(30_000);
    await expect(title).toHaveText(headings.equity);
  });

  test("the lines flow from one figure into the next", async ({ page }) => {
    await page.clock.install();
    const hero = await openHome(page);
    await expect(hero.getByRole("button", { name: "Pause the slides" })).toBeVisible();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    const shapes = new Set([await outline(page)]);
    await hero.getByRole("button", { name: "Private equity" }).click();
    for (let step = 0; step < 12; step += 1) {
      await page.clock.runFor(100);
      shapes.add(await outline(page));
    }
    // The first figure, the last one, and those in between.
    expect(shapes.size).toBeGreaterThan(5);
    await expect(hero.getByRole("heading", { level: 2 })).toHaveText(headings.equity);
  });
});

test.describe("on touch", () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 }, reducedMotion: "reduce" });

  test("a swipe turns to the next slide and back", async ({ page }) => {
    const hero = await openHome(page);
    const title = hero.getByRole("heading", { level: 2 });
    const swipe = (from: number, to: number) =>
      hero.locator(".hero-slides").evaluate(
        (element, [start, end]) => {
          const at = (type: string, clientX: number) =>
            element.dispatchEvent(
              new PointerEvent(type, {
                pointerType: "touch",
                clientX,
                clientY: 400,
                bubbles: true,
              }),
            );
          at("pointerdown", start ?? 0);
          at("pointerup", end ?? 0);
        },
        [from, to],
      );
    await swipe(300, 100);
    await expect(title).toHaveText(headings.mergers);
    await swipe(100, 300);
    await expect(title).toHaveText(headings.investment);
    await swipe(200, 190);
    await expect(title).toHaveText(headings.investment);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the first slide and links to all four services are there", async ({ page }) => {
    await page.goto("/");
    const hero = page.locator(".hero");
    await expect(hero.getByRole("heading", { name: headings.investment })).toBeVisible();
    await expect(hero.locator(".hero-links a")).toHaveText([
      "Investment advisory",
      "Mergers and acquisitions",
      "Private equity",
      "Business strategy",
    ]);
    await expect(hero.locator(".hero-controls")).toBeHidden();
  });
});
