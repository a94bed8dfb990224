import type { Page, Route } from "@playwright/test";
import { facesShown } from "./faces-shown.ts";
import { watchShifts } from "./layout-shift.ts";
import { expect, test } from "./test.ts";

test.use({ reuseContext: false });
const fromElsewhere = { referer: "" };

const kilobyte = 1000;
/** What no line of text that breaks elsewhere comes near to: a few words that begin further along. */
const slightShift = 0.001;
/** What a line more or less may move when our faces take the place of the system's own. */
const shiftOfFaces = 0.05;

// The files of every page are weighed in tests/site/weight.test.ts.
for (const path of ["/", "/fr", "/fr/contact"]) {
  test(`${path} paints before its code and its faces come, hardly shifts, and loads at most 100 kB of it`, async ({
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
    await expect(page.locator("html")).toHaveAttribute("data-fonts-ready");
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
    expect(faces.length).toBeGreaterThanOrEqual(3);
    expect(Math.min(...faces)).toBeGreaterThan(painted);
    expect(blocking).toEqual([]);
    expect(await shifted()).toBeLessThan(shiftOfFaces);
  });
}

test.describe("without our faces, which may move lines", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("on a slow line the first screen is painted whole", async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 100,
      downloadThroughput: 25 * kilobyte,
      uploadThroughput: 25 * kilobyte,
    });
    const shifted = await watchShifts(page);
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto("/", fromElsewhere);
    expect(await shifted()).toBeLessThan(slightShift);
  });

  test("who is led from the desk to sign in is told so without moving the form", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const shifted = await watchShifts(page);
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto("/desk", fromElsewhere);
    await expect(page).toHaveURL("/login?next=%2Fdesk");
    await expect(page.locator("html[data-alive]:not([data-from])")).toBeAttached();
    await expect(page.getByText("You will be taken to the desk.")).toBeVisible();
    expect(await shifted()).toBeLessThan(slightShift);

    await page.goto("/login", fromElsewhere);
    await expect(page.getByText("You will be taken to the desk.")).toBeHidden();
  });
});

const windows = { telephone: { width: 375, height: 740 }, desktop: { width: 1440, height: 900 } };
for (const [path, size] of [
  ["/", "desktop"],
  ["/fr/contact", "telephone"],
  ["/fr/mentions-reglementaires", "desktop"],
  ["/sustainability/publications/complaints-policy", "telephone"],
  ["/fr/letters/lower-bidder", "telephone"],
] as const) {
  test(`on ${path} every text changes from the system's faces to ours at once`, async ({
    page,
  }) => {
    await page.setViewportSize(windows[size]);
    const held: Route[] = [];
    await page.route("**/*.woff2", (route) => held.push(route));
    await page.goto(path, { ...fromElsewhere, waitUntil: "commit" });
    await expect.poll(() => held.length).toBe(3);
    expect(await ownersOfFaces(page)).toEqual(["the system's"]);

    // The last one to come is another on each page.
    const [last] = held.splice(path.length % 3, 1);
    for (const route of held) await route.continue();
    await expect.poll(() => facesIn(page, "loaded")).toBe(2);
    expect(await ownersOfFaces(page)).toEqual(["the system's"]);

    await last?.continue();
    await expect(page.locator("html")).toHaveAttribute("data-fonts-ready");
    expect(await ownersOfFaces(page)).toEqual(["ours"]);
  });
}

test.describe("where one of our faces cannot be had", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("the page keeps the system's for all of its text", async ({ page }) => {
    await page.route("**/newsreader-italic*.woff2", (route) => route.abort());
    await page.goto("/who-we-are", fromElsewhere);
    await expect.poll(() => facesIn(page, "error")).toBe(1);
    await expect.poll(() => facesIn(page, "loaded")).toBe(2);
    expect(await ownersOfFaces(page)).toEqual(["the system's"]);
  });
});

test("who comes back to a page has its faces on before the body is there", async ({ page }) => {
  await page.goto("/contact", fromElsewhere);
  await expect(page.locator("html")).toHaveAttribute("data-fonts-ready");
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

  test("a long way to a page breaks at the same place when the faces come", async ({ page }) => {
    const shifted = await watchShifts(page);
    await page.goto("/sustainability/climate-action-framework", fromElsewhere);
    await expect(page.locator("html")).toHaveAttribute("data-fonts-ready");
    expect(await shifted()).toBeLessThan(slightShift);
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

/** How many of our faces the browser has read, or cannot have. */
function facesIn(page: Page, state: FontFaceLoadStatus): Promise<number> {
  return page.evaluate(
    (wanted) =>
      [...document.fonts].filter(
        ({ family, status }) => /^"?(Newsreader|Hanken Grotesk)/.test(family) && status === wanted,
      ).length,
    state,
  );
}

/** Whose faces the page shows, of all its texts. */
async function ownersOfFaces(page: Page): Promise<string[]> {
  const shown = await facesShown(page);
  expect(shown.length).toBeGreaterThan(50);
  return [...new Set(shown.map(({ ours }) => (ours ? "ours" : "the system's")))];
}
