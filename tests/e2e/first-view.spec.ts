import type { Page } from "@playwright/test";
import { watchShifts } from "./layout-shift.ts";
import { expect, test } from "./test.ts";

test.use({ reuseContext: false });
const fromElsewhere = { referer: "" };

const kilobyte = 1000;
/** What no line of text that breaks elsewhere comes near to: a few words that begin further along. */
const slightShift = 0.001;

// The files of every page are weighed in tests/site/weight.test.ts.
for (const path of ["/", "/fr", "/fr/contact"]) {
  test(`${path} paints before its code and its faces come, does not shift, and loads at most 100 kB of it`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const scripts = new Set<string>();
    let bytes = 0;
    session.on("Network.responseReceived", ({ requestId, type }) => {
      if (type === "Script") scripts.add(requestId);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    const shifted = await watchShifts(page);
    await page.goto(path, fromElsewhere);
    await expect(page.locator("body")).toHaveAttribute("data-fonts-ready");
    await page.evaluate(() => document.fonts.ready);

    await expect.poll(() => scripts.size).toBeGreaterThan(3);
    expect(bytes).toBeGreaterThan(50 * kilobyte);
    expect(bytes).toBeLessThanOrEqual(100 * kilobyte);

    const { painted, asked, faces, blocking } = await page.evaluate(() => {
      const resources = performance.getEntriesByType("resource") as (PerformanceResourceTiming & {
        renderBlockingStatus: string;
      })[];
      const code = resources.filter(({ name }) => name.endsWith(".js"));
      return {
        painted: performance.getEntriesByType("paint")[0]?.startTime ?? 0,
        asked: Math.min(...code.map(({ startTime }) => startTime)),
        faces: resources
          .filter(({ name }) => name.endsWith(".woff2"))
          .map(({ startTime }) => startTime),
        blocking: resources
          .filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking")
          .map(({ name }) => new URL(name).pathname.replace(/-[\w-]{8}\./, ".")),
      };
    });
    expect(painted).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(painted);
    expect(asked).toBeLessThan(Number.POSITIVE_INFINITY);
    expect(faces.length).toBeGreaterThanOrEqual(2);
    expect(Math.min(...faces)).toBeGreaterThan(painted);
    expect(blocking).toEqual([]);
    expect(await shifted()).toBeLessThan(slightShift);
  });
}

test("on a slow line the first screen is painted whole, and faces that come late move nothing", async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 100,
    downloadThroughput: 25 * kilobyte,
    uploadThroughput: 25 * kilobyte,
  });
  const shifted = await watchShifts(page);
  await page.goto("/", { ...fromElsewhere, waitUntil: "commit" });
  await expect(page.locator("body")).toHaveAttribute("data-fonts-ready", "Sans");
  await page.evaluate(() => document.fonts.ready);
  expect(await shifted()).toBeLessThan(slightShift);
});

test("who comes back to a page has its faces on before the body is there", async ({ page }) => {
  await page.goto("/contact", fromElsewhere);
  await expect(page.locator("body")).toHaveAttribute("data-fonts-ready");
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      Object.assign(window, { fontsReadyAtBody: "fontsReady" in document.documentElement.dataset });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => Reflect.get(window, "fontsReadyAtBody"))).toBe(true);
});

test.describe("on a telephone", () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test("a long way to a page does not break when the faces come", async ({ page }) => {
    const shifted = await watchShifts(page);
    await page.goto("/sustainability/climate-action-framework", fromElsewhere);
    await expect(page.locator("body")).toHaveAttribute("data-fonts-ready");
    expect(await shifted()).toBeLessThan(slightShift);
  });

  test("who is led from the desk to sign in is told so without moving the form", async ({
    page,
  }) => {
    const shifted = await watchShifts(page);
    await page.goto("/desk", fromElsewhere);
    await expect(page).toHaveURL("/login?next=%2Fdesk");
    await expect(page.locator("body")).toHaveAttribute("data-fonts-ready");
    await expect(page.locator("html[data-alive]:not([data-from])")).toBeAttached();
    await expect(page.getByText("You will be led to the desk.")).toBeVisible();
    expect(await shifted()).toBeLessThan(slightShift);

    await page.goto("/login", fromElsewhere);
    await expect(page.getByText("You will be led to the desk.")).toBeHidden();
  });

  test("what the faces would move wears them with the next page", async ({ page }) => {
    const shifted = await watchShifts(page);
    // On any machine: what stands in for the face is wider than the face.
    await page.addInitScript(() => {
      const wider = new CSSStyleSheet();
      wider.replaceSync(
        ".lede:not([data-fonts-ready], [data-fonts-ready] *), .lede[data-later] { letter-spacing: 0.1em }",
      );
      document.adoptedStyleSheets = [wider];
    });
    await page.goto("/glossaire", fromElsewhere);
    await expect(page.locator("body")).toHaveAttribute("data-fonts-ready");
    await expect(page.locator("[data-later]")).toHaveClass("lede");
    const [title, lede] = await Promise.all(["h1", ".lede"].map((part) => faceOf(page, part)));
    expect(title).toMatch(/^"?Newsreader/);
    expect(lede).not.toContain("Newsreader");
    expect(await shifted()).toBeLessThan(slightShift);

    // In place, and in the same elements.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("button", { name: /^EN/ }).click();
    await expect(page).toHaveURL("/fr/glossaire");
    await expect(page.locator("[data-later]")).toHaveCount(0);
    expect(await faceOf(page, ".lede")).toMatch(/^"?Newsreader/);
  });
});

test("selected text has the colours that the root alone gives it", async ({ page }) => {
  await page.goto("/contact");
  const [ground, ink] = await page.evaluate(() => [
    getComputedStyle(document.querySelector("main p") as Element, "::selection").backgroundColor,
    getComputedStyle(document.body).color,
  ]);
  expect(ground).toBe(ink);
});

test("on a page that is alive an error says where it was made", async ({ page }) => {
  await page.goto("/contact", fromElsewhere);
  expect(await page.evaluate(() => Error.stackTraceLimit)).toBe(10);
});

for (const path of ["/who-we-are", "/fr/references", "/glossaire", "/confidentialite"]) {
  test(`${path} puts its faces on in parts, and ends as if it had worn them from the start`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const frames = new Set<number>();
      Object.assign(window, { wornIn: frames });
      new MutationObserver((changes) => {
        if (changes.some(({ target }) => target !== document.body)) frames.add(performance.now());
      }).observe(document, { attributeFilter: ["data-fonts-ready"], subtree: true });
    });
    await page.goto(path, fromElsewhere);
    await expect(page.locator("body")).toHaveAttribute("data-fonts-ready");
    await page.evaluate(() => document.fonts.ready);
    const inParts = await familiesOn(page);
    const frames = await page.evaluate(() => (Reflect.get(window, "wornIn") as Set<number>).size);
    expect(frames).toBeGreaterThan(3);

    await page.reload();
    await expect(page.locator("html[data-alive]")).toHaveAttribute("data-fonts-ready");
    await page.evaluate(() => document.fonts.ready);
    expect(inParts.join()).toContain("Hanken Grotesk");
    await expect.poll(() => familiesOn(page)).toEqual(inParts);
  });
}

function faceOf(page: Page, part: string): Promise<string> {
  return page.locator(`main ${part}`).evaluate((element) => getComputedStyle(element).fontFamily);
}

/** Of each text on the page, the face it asks for first once nothing waits. */
function familiesOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const part of document.querySelectorAll("[data-later]")) {
      part.removeAttribute("data-later");
    }
    const texts = document.createTreeWalker(document.querySelector("main") as Node, 4);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (!data.trim() || !parentElement) continue;
      const [face] = getComputedStyle(parentElement).fontFamily.split(",");
      found.push(`${face}: ${data.trim().slice(0, 40)}`);
    }
    return found;
  });
}
