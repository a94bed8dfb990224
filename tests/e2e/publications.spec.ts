import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { violationsOn } from "./axe.ts";
import { expect, test } from "./test.ts";

const list = "/sustainability/publications";
const words = {
  en: {
    path: list,
    download: /^Download Climate strategy/,
    failed: "Failed to download document. Please try again.",
    retry: "Try again",
    title: "Climate strategy: the course after 2025",
  },
  fr: {
    path: `/fr${list}`,
    category: "Stratégie climat",
    search: "Chercher dans les titres et les résumés",
    found: "1 document",
    read: /^Lire en ligne Stratégie climat/,
    download: /^Télécharger Stratégie climat/,
    done: "Document téléchargé",
    failed: "Le téléchargement du document a échoué. Veuillez réessayer.",
    retry: "Réessayer",
    stale: "Impossible de savoir s’il y a des documents plus récents.",
    check: "Vérifier de nouveau",
    contents: "Sommaire",
    title: "Stratégie climat : le cap après 2025",
  },
};
const slug = "climate-strategy-after-2025";

async function scrollToPart(page: Page, index: number) {
  const part = page.locator(".legal-part").nth(index);
  await part.evaluate((element) => element.scrollIntoView());
}

/** What the words of each take up, to the pixel. */
function sizesOfText(elements: Element[]): string[] {
  return elements.map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { width, height } = range.getBoundingClientRect();
    return `${Math.round(width)} × ${Math.round(height)}`;
  });
}

// One language: pages do the same in both, and their words are compared (words.test.ts).
test.describe("the publications", () => {
  test("are filtered by category, in the address, and searched without accents", async ({
    page,
  }) => {
    await page.goto(words.fr.path);
    await page.getByRole("radio", { name: words.fr.category }).check();
    await expect(page.getByText(words.fr.found, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\?category=climate-strategy$/);
    await page.reload();
    await expect(page.getByRole("radio", { name: words.fr.category })).toBeChecked();
    await page.goto(words.fr.path);
    await page.getByRole("searchbox", { name: words.fr.search }).fill("STRATEG clim");
    await expect(page.getByText(words.fr.found, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\?q=/);
  });

  test("are read online, back and forth, with notes that go both ways", async ({ page }) => {
    await page.goto(words.fr.path);
    await page.getByRole("link", { name: words.fr.read }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.fr.title);
    const call = page.locator(".note-call a").first();
    await call.click();
    await expect(page).toHaveURL(/#note-/);
    await page.locator(".publication-notes li a[href^='#call-']").first().click();
    await expect(page).toHaveURL(/#call-/);
    expect(await violationsOn(page)).toEqual([]);
    await page.goto(`${words.fr.path}/${slug}`);
    await page.locator(".publication-end").getByRole("link").last().click();
    await expect(page).toHaveURL(words.fr.path);
    await page.goBack();
    await expect(page.locator(".publication-text .legal-part").first()).toBeVisible();
  });

  test("are downloaded to the byte", async ({ page }) => {
    await page.goto(words.fr.path);
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: words.fr.download }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${slug}.fr.pdf`);
    const [saved, made] = await Promise.all([
      readFile(await download.path()),
      readFile(`content/publications/${slug}/fr.pdf`),
    ]);
    expect(saved.equals(made)).toBe(true);
    await expect(page.getByText(words.fr.done)).toBeVisible();
  });
});

// What a page does is the same in both languages: each of these is seen in one of them.
test.describe("when something fails", () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_/] });

  test("a truncated file is refused, and retried", async ({ page }) => {
    await page.route(/\.pdf$/, (route) => route.fulfill({ body: "%PDF-1.4" }));
    await page.goto(`${words.en.path}/${slug}`);
    await page.getByRole("link", { name: words.en.download }).first().click();
    const sentence = page.locator(".download-failed").filter({ hasText: words.en.failed });
    await expect(sentence).toBeVisible();
    await page.unroute(/\.pdf$/);
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: words.en.retry }).click();
    await downloading;
    await expect(sentence).toBeHidden();
  });

  test("offline, the list stays, a download fails in words, and both recover", async ({
    page,
    context,
  }) => {
    // The line drops as the page asks for today's list.
    await page.route(/publications\.\w+\.json$/, async (route) => {
      await context.setOffline(true);
      await route.continue();
    });
    await page.goto(words.fr.path);
    const stale = page.getByRole("alert").filter({ hasText: words.fr.stale });
    await expect(stale).toBeVisible();
    await expect(page.getByRole("link", { name: words.fr.read })).toBeVisible();
    await page.getByRole("link", { name: words.fr.download }).click();
    const failed = page.locator(".download-failed").filter({ hasText: words.fr.failed });
    await expect(failed).toBeVisible();
    expect(await violationsOn(page, "main")).toEqual([]);
    await page.getByRole("button", { name: words.fr.retry }).click();
    await expect(failed).toBeVisible();

    await page.unroute(/publications\.\w+\.json$/);
    await context.setOffline(false);
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: words.fr.retry }).click();
    expect((await downloading).suggestedFilename()).toBe(`${slug}.fr.pdf`);
    await expect(failed).toBeHidden();
    await page.getByRole("button", { name: words.fr.check }).click();
    await expect(stale).toBeHidden();
  });
});

test("the contents say where one is, and nothing moves for it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${words.fr.path}/${slug}`);
  const contents = page.getByRole("navigation", { name: words.fr.contents });
  const links = contents.getByRole("link");
  const current = contents.locator("[aria-current=location]");
  await expect(current).toHaveCount(0);
  const titles = await links.allTextContents();
  const before = await links.evaluateAll(sizesOfText);
  for (const chapter of [1, 4]) {
    await scrollToPart(page, chapter);
    await expect(current).toHaveText(titles[chapter] ?? "");
    expect(await links.evaluateAll(sizesOfText)).toEqual(before);
  }
  // On a narrow screen the folded contents say it in their bar.
  await page.setViewportSize({ width: 375, height: 700 });
  await scrollToPart(page, 2);
  await expect(page.locator(".legal-here")).toHaveText(titles[2] ?? "");
  await page.evaluate(() => scrollTo(0, 0));
  await expect(current).toHaveCount(0);
});

test("a newer document shows without a new build", async ({ page, baseURL }) => {
  const answer = await fetch(`${baseURL}/publications.en.json`);
  const { publications } = await answer.json();
  const { from: _, ...first } = publications[0];
  const newer = { ...first, slug: "newer", title: "Newer", published: "2030-01-01" };
  await page.route(/publications\.\w+\.json$/, (route) =>
    route.fulfill({ json: { publications: [...publications, newer] } }),
  );
  await page.goto(words.en.path);
  await expect(page.getByRole("heading", { level: 3 }).first()).toHaveText("Newer");
});

/** Counts the documents that a page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) count++;
  });
  return () => count;
}

test("whoever comes to a text in place loads its document once", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${list}/${slug}`);
  const documents = countDocuments(page);
  await page.getByRole("banner").getByRole("button", { name: /^EN/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.fr.title);
  await expect(page.locator("#references")).toBeVisible();
  expect(documents()).toBe(1);
  // From a page that never had the code of the reading view.
  await page.locator(".publication-end").getByRole("link").last().click();
  await expect(page).toHaveURL(words.fr.path);
  await page.reload();
  await page.locator("html[data-alive]").waitFor({ state: "attached" });
  await page.goBack();
  await expect(page.locator("#references")).toBeVisible();
  expect(documents()).toBe(3);
});

test("a document that comes without its text is not loaded again and again", async ({ page }) => {
  const text = /(<div data-kept-text="">).*(<\/div><div class="publication-end">)/s;
  await page.route(`**${list}/${slug}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(text, "$1$2") });
  });
  // The browser says so before it leaves the page.
  await page.addInitScript(() =>
    navigation.addEventListener("navigate", ({ navigationType }) => {
      if (navigationType === "reload") sessionStorage.setItem("reloaded", "yes");
    }),
  );
  await page.goto(`${list}/${slug}`);
  await expect(page.locator("#references")).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem("reloaded"))).toBeNull();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the text is there and the download is a plain link", async ({ page }) => {
    await page.goto(`${list}/${slug}`);
    await expect(page.locator("#references")).toBeVisible();
    const link = page.getByRole("link", { name: words.en.download }).first();
    await expect(link).toHaveAttribute("href", `/publications/${slug}.en.pdf`);
    await expect(link).toHaveAttribute("download", `${slug}.en.pdf`);
    await page.goto(list);
    await expect(page.getByRole("heading", { level: 3, name: words.en.title })).toBeVisible();
    await expect(page.getByText("Looking for newer documents…")).toHaveCount(0);
  });
});
