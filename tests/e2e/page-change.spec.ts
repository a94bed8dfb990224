import { expect, test } from "./test.ts";

test.use({ viewport: { width: 1440, height: 700 } });

test("a page change moves the focus to the heading and reads the title out", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/careers");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Careers/);
  await expect(page.getByTestId("page-announcement")).toHaveText(await page.title());
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the copyright line says the year of the visit, not of the build", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-03-01T12:00:00Z"));
  await page.goto("/fr/contact");
  await expect(page.getByRole("contentinfo")).toContainText("© 2031 Alzette & Seine");
});

test("going back restores the scroll position", async ({ page }) => {
  await page.goto("/contact");
  await page.evaluate(() => scrollTo(0, 420));
  const link = page.getByRole("contentinfo").getByRole("link", { name: "References" });
  // A real click would scroll the link into view first.
  await link.evaluate((element) => (element as HTMLElement).click());
  await expect(page).toHaveURL("/references");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(420);
});

test("findings 3 and 4: back is where the reader was, after a link in the page and after a document", async ({
  page,
}) => {
  const place = () => page.evaluate(() => Math.round(scrollY));
  const scroll = (to: number) => page.evaluate((y) => scrollTo(0, y), to);
  const followPart = async () => {
    const before = page.url();
    // A real click would scroll the link into view first.
    await page
      .locator('main a[href^="#"]')
      .last()
      .evaluate((link) => (link as HTMLElement).click());
    await expect(page).not.toHaveURL(before);
  };
  await page.goto("/confidentialite");
  await scroll(2500);
  await expect.poll(place).toBe(2500);
  await followPart();
  await expect.poll(place).not.toBe(2500);
  const part = await place();
  await page.goBack();
  await expect.poll(place).toBe(2500);
  await page.goForward();
  await expect.poll(place).toBe(part);
  await page.reload();
  await expect.poll(place).toBe(part);

  // Another document, which the tab's history has from its top on.
  await page.goto("/legalnotice");
  await followPart();
  await expect.poll(place).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL("/legalnotice");
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/confidentialite#/);
  await expect.poll(place).toBe(part);
  // Over the entry between, of which no document is left.
  await page.goto("/contact");
  // Later, so that the document is not gone before it has answered.
  await page.evaluate(() => setTimeout(() => history.go(-2)) && undefined);
  await expect(page).toHaveURL("/confidentialite");
  await expect.poll(place).toBe(2500);
});

test("finding 4: a tab that was opened from here begins at its own place", async ({ page }) => {
  await page.goto("/who-we-are");
  await page.evaluate(() => scrollTo(0, 3000));
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).waitFor();
  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    page.evaluate(() => window.open("/confidentialite") && undefined),
  ]);
  await tab.locator("html[data-alive]").waitFor({ state: "attached" });
  const place = () => tab.evaluate(() => Math.round(scrollY));
  expect(await place()).toBe(0);
  await tab
    .locator('main a[href^="#"]')
    .last()
    .evaluate((link) => (link as HTMLElement).click());
  await expect.poll(place).toBeGreaterThan(0);
  await tab.goBack();
  await expect.poll(place).toBe(0);
  await tab.close();
});

test("a slow page shows the spinner, and the page on screen stays", async ({ page }) => {
  await page.goto("/contact");
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/assets\/words\.en-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Press" }).click();
  await expect(page.locator(".spinner")).toHaveText("The page is loading");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Write to us/);
  release();
  await expect(page).toHaveURL("/press");
  await expect(page.locator(".spinner")).toBeHidden();
});

test("a page's code, words and styles are asked for at once", async ({ page }) => {
  await page.goto("/contact");
  const styles = page.waitForRequest(/\/assets\/route-.*\.css/);
  await page.route(/\/assets\/(?!page-files-).*\.js/, async (route) => {
    await styles;
    await route.continue();
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/careers");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test.describe("words that fail at first", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("are asked for again", async ({ page }) => {
    await page.goto("/contact");
    let failures = 0;
    await page.route(/\/assets\/words\.en-.*\.js/, (route) => {
      failures += 1;
      return failures <= 2 ? route.abort() : route.continue();
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "Press" }).click();
    await expect(page).toHaveURL("/press");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(failures).toBe(3);
  });
});

test.describe("a page that cannot load", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  for (const [what, files] of [
    ["code", /\/assets\/.*\.js/],
    ["styles", /\/assets\/.*\.css/],
  ] as const) {
    test(`for want of its ${what} leaves the page on screen untouched and offers a retry, which brings it`, async ({
      page,
    }) => {
      await page.goto("/contact");
      await page.evaluate(() => Object.assign(window, { untouched: true }));
      await page.route(files, (route) => route.abort());
      await page.getByRole("contentinfo").getByRole("link", { name: "Press" }).click();
      const dialog = page.getByRole("dialog", { name: "The page did not arrive" });
      await expect(dialog).toBeVisible();
      await dialog.getByRole("button", { name: "Stay on this page" }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL("/contact");

      await page.getByRole("contentinfo").getByRole("link", { name: "Press" }).click();
      await expect(dialog).toBeVisible();
      await page.unroute(files);
      await dialog.getByRole("button", { name: "Try again" }).click();
      await expect(page).toHaveURL("/press");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      expect(await page.evaluate(() => "untouched" in window)).toBe(true);
    });
  }
});

test.describe("a page of the history that cannot load", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("leaves the page on screen, with its own address again", async ({ page }) => {
    await page.goto("/contact");
    await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
    await expect(page).toHaveURL("/careers");
    await page.reload();
    await page.locator("html[data-alive]").waitFor({ state: "attached" });
    await page.route(/\/assets\/.*\.(js|css)/, (route) => route.abort());
    await page.goBack();
    const dialog = page.getByRole("dialog", { name: "The page did not arrive" });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveTitle(/^Careers/);
    await dialog.getByRole("button", { name: "Stay on this page" }).click();
    await expect(page).toHaveURL("/careers");
    await page.unroute(/\/assets\/.*\.(js|css)/);
    await page.goBack();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Write to us/);
    await page.goForward();
    await expect(page).toHaveURL("/careers");
    await expect(page).toHaveTitle(/^Careers/);
  });
});

test("a page that came in place has the head and the looks of its own document", async ({
  page,
}) => {
  const looks = () =>
    page.locator("main :is(h1, h2, h3), footer :is(h2, h3, p, ul, address)").evaluateAll((all) =>
      all
        .filter((element) => !element.closest("svg, [data-rest]"))
        .map((element) => {
          const { display, margin, padding, fontSize, color } = getComputedStyle(element);
          return [display, margin, padding, fontSize, color].join(" ");
        }),
    );
  const head = () =>
    page.evaluate(() => {
      const ofPage = "title, meta[name], meta[property], link[rel=canonical], link[rel=alternate]";
      const tags = [
        ...document.head.querySelectorAll(ofPage),
        ...document.querySelectorAll('script[type="application/ld+json"]'),
      ];
      const { lang, dataset } = document.documentElement;
      const manifest = document.querySelector("link[rel=manifest]")?.getAttribute("href");
      return [lang, dataset.page, manifest, ...tags.map((tag) => tag.outerHTML).sort()];
    });
  for (const [from, link, to] of [
    ["/", "Publications", "/sustainability/publications"],
    ["/fr", "Glossaire", "/fr/glossaire"],
  ] as const) {
    await page.goto(to);
    const own = { head: await head(), looks: await looks() };
    await page.goto(from);
    await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect({ head: await head(), looks: await looks() }).toEqual(own);
  }
});

test.describe("after a deployment, when the files of the page on screen are gone", () => {
  // The new document's own files are refused, too.
  test.use({ expectedErrors: [/status of 404|dynamically imported module/] });

  test("a retry loads the page anew", async ({ page }) => {
    await page.goto("/contact");
    await page.route(/\/assets\/.*\.js/, (route) => route.fulfill({ status: 404 }));
    await page.getByRole("contentinfo").getByRole("link", { name: "Press" }).click();
    const dialog = page.getByRole("dialog", { name: "The page did not arrive" });
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL("/press");
  });
});

test.describe("a page that cannot be drawn", () => {
  test.use({ expectedErrors: [/broken on purpose|ERR_INTERNET_DISCONNECTED/] });

  test("shows the error screen inside the layout, and its retry brings the page", async ({
    page,
    context,
  }) => {
    await page.goto("/contact");
    const chunks = /\/assets\/route-.*\.js/;
    await page.route(chunks, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "export default function Page() { throw new Error('broken on purpose'); }",
      }),
    );
    await page.getByRole("contentinfo").getByRole("link", { name: "Press" }).click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("This page could not be shown");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();

    await context.setOffline(true);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/Still no answer/);

    await context.setOffline(false);
    await page.unroute(chunks);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(heading).not.toHaveText(/could not be shown/);
    await expect(page).toHaveURL("/press");
  });
});

test.describe("an address that does not exist", () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const [path, heading] of [
    ["/nope", "There is no page at this address"],
    ["/nope.html", "There is no page at this address"],
    ["/fr/nope/encore", "Il n’y a pas de page à cette adresse"],
    ["/sustainability/publications/nope", "There is no page at this address"],
  ] as const) {
    test(`${path} answers 404 and leads onward`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await page.getByRole("main").getByRole("link").first().click();
      await expect(page).toHaveURL(path.startsWith("/fr") ? "/fr" : "/");
    });
  }
});
