import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { violationsOn } from "./axe.ts";
import { expect, test } from "./test.ts";

const list = "/sustainability/publications";
const words = {
  en: {
    path: list,
    category: "Climate strategy",
    search: "Search titles and summaries",
    found: "1 document",
    read: /^View online Climate strategy/,
    download: /^Download Climate strategy/,
    done: "Document downloaded",
    failed: "Failed to download document. Please try again.",
    retry: "Try again",
    stale: "We could not check whether there are newer documents.",
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
    title: "Stratégie climat : le cap après 2025",
  },
};
const slug = "climate-strategy-after-2025";

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator("html[data-alive]")).toBeAttached();
}

for (const [language, said] of Object.entries(words)) {
  test.describe(`the publications in ${language}`, () => {
    test("are filtered by category, in the address, and searched without accents", async ({
      page,
    }) => {
      await open(page, said.path);
      await page.getByRole("radio", { name: said.category }).check();
      await expect(page.getByText(said.found, { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/\?category=climate-strategy$/);
      await page.reload();
      await expect(page.getByRole("radio", { name: said.category })).toBeChecked();
      await open(page, said.path);
      await page.getByRole("searchbox", { name: said.search }).fill("STRATEG clim");
      await expect(page.getByText(said.found, { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/\?q=/);
    });

    test("are read online, back and forth, with notes that go both ways", async ({ page }) => {
      await open(page, said.path);
      await page.getByRole("link", { name: said.read }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(said.title);
      const call = page.locator(".note-call a").first();
      await call.click();
      await expect(page).toHaveURL(/#note-/);
      await page.locator(".publication-notes li a[href^='#call-']").first().click();
      await expect(page).toHaveURL(/#call-/);
      expect(await violationsOn(page)).toEqual([]);
      await open(page, `${said.path}/${slug}`);
      await page.locator(".publication-end").getByRole("link").last().click();
      await expect(page).toHaveURL(said.path);
      await page.goBack();
      await expect(page.locator(".publication-text .legal-part").first()).toBeVisible();
    });

    test("are downloaded to the byte", async ({ page }) => {
      await open(page, said.path);
      const downloading = page.waitForEvent("download");
      await page.getByRole("link", { name: said.download }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(`${slug}.${language}.pdf`);
      const [saved, made] = await Promise.all([
        readFile(await download.path()),
        readFile(`content/publications/${slug}/${language}.pdf`),
      ]);
      expect(saved.equals(made)).toBe(true);
      await expect(page.getByText(said.done)).toBeVisible();
    });

    test.describe("when something fails", () => {
      test.use({ expectedErrors: [/Failed to load resource|ERR_/] });

      test("a truncated file is refused, and retried", async ({ page }) => {
        await page.route(/\.pdf$/, (route) => route.fulfill({ body: "%PDF-1.4" }));
        await open(page, `${said.path}/${slug}`);
        await page.getByRole("link", { name: said.download }).first().click();
        const sentence = page.locator(".download-failed").filter({ hasText: said.failed });
        await expect(sentence).toBeVisible();
        await page.unroute(/\.pdf$/);
        const downloading = page.waitForEvent("download");
        await page.getByRole("button", { name: said.retry }).click();
        await downloading;
        await expect(sentence).toBeHidden();
      });

      test("offline, the list stays and says how old it is", async ({ page }) => {
        await page.route(/publications\.\w+\.json$/, (route) => route.abort());
        await open(page, said.path);
        await expect(page.getByText(said.stale)).toBeVisible();
        await expect(page.getByRole("link", { name: said.read })).toBeVisible();
      });
    });

    test("a newer document shows without a new build", async ({ page, baseURL }) => {
      const answer = await fetch(`${baseURL}/publications.${language}.json`);
      const { publications } = await answer.json();
      const newer = { ...publications[0], slug: "newer", title: "Newer", published: "2030-01-01" };
      await page.route(/publications\.\w+\.json$/, (route) =>
        route.fulfill({ json: { publications: [...publications, newer] } }),
      );
      await open(page, said.path);
      await expect(page.getByRole("heading", { level: 3 }).first()).toHaveText("Newer");
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the text is there and the download is a plain link", async ({ page }) => {
    await page.goto(`${list}/${slug}`);
    await expect(page.locator("#references")).toBeVisible();
    const link = page.getByRole("link", { name: words.en.download }).first();
    await expect(link).toHaveAttribute("href", `/publications/${slug}.en.pdf`);
    await expect(link).toHaveAttribute("download", `${slug}.en.pdf`);
  });
});
