/** Letters as readers find them: the list, the page, the way to the form, with scripts and without. */
import en from "#app/site/pages/letters/words.en.ts";
import fr from "#app/site/pages/letters/words.fr.ts";
import notFound from "#app/site/pages/not-found/words.fr.ts";
import { lettersIn } from "#builder/letters/read.ts";
import { languages } from "#core/languages.ts";
import { pathTo } from "#core/paths.ts";
import { publishLetter } from "../published-letter.ts";
import { whole } from "../whole.ts";
import { violationsOn } from "./axe.ts";
import { sql } from "./lp-staff.ts";
import { expect, test } from "./test.ts";

const words = { en, fr };
const corrected = "lower-bidder";

for (const language of languages) {
  const list = pathTo("letters", language);
  const letters = lettersIn(language);

  for (const width of whole ? [375, 1440] : [language === "fr" ? 375 : 1440]) {
    test(`a letter is found and read in ${language} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(list);
      await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText(
        letters.map(({ title }) => title),
      );
      expect(await violationsOn(page)).toEqual([]);
      const letter = letters.find(({ slug }) => slug === corrected);
      await page.getByRole("link", { name: letter?.title ?? "" }).click();
      await expect(page).toHaveURL(`${list}/${corrected}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(letter?.title ?? "");
      await expect(page.locator(".letter-erratum").first()).toContainText(
        letter?.errata[0]?.text ?? "",
      );
      await page.locator(".letter-erratum a").click();
      await expect(page).toHaveURL(/#call-erratum$/);
      await page.locator("#call-erratum").click();
      await expect(page.locator("#note-erratum")).toBeInViewport();
      await expect(page.locator(".letter-signature")).toContainText(letter?.signatory.name ?? "");
      expect(await violationsOn(page)).toEqual([]);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider).toBeLessThanOrEqual(0);
    });
  }
}

test("one leads to the next, and to the field of the newsletter", async ({ page }) => {
  await page.goto(`/fr/letters/${corrected}`);
  await page.locator(".letter-neighbours a").first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Céder/);
  await page.locator(".letter-subscribe .button").click();
  await expect(page.locator("#newsletter-email")).toBeFocused();
});

test("the footer and the sitemap lead to the letters", async ({ page }) => {
  await page.goto("/fr/plan-du-site");
  await expect(page.locator('.sitemap a[href="/fr/letters"]')).toBeVisible();
  await page.locator('.footer-newsletter a[href="/fr/letters"]').click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(fr.title);
});

test("whoever comes to a letter in place loads its document once", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/letters/${corrected}`);
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.getByRole("banner").getByRole("button", { name: /^EN/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Céder au moins offrant");
  await expect(page.locator("#note-erratum")).toBeVisible();
  expect(documents).toBe(1);
});

test("a long list is filtered by theme, in the address", async ({ page, baseURL }) => {
  const { letters } = await (await fetch(`${baseURL}/letters.fr.json`)).json();
  const more = Array.from({ length: 6 }, (_, index) => ({
    ...letters[index % letters.length],
    slug: `more-${index}`,
    title: `Encore ${index}`,
  }));
  await page.route(/letters\.\w+\.json$/, (route) =>
    route.fulfill({ json: { letters: [...letters, ...more] } }),
  );
  // Reached in place, the list of today is asked for.
  await page.goto("/fr/plan-du-site");
  await page.locator('.sitemap a[href="/fr/letters"]').click();
  await page.getByRole("radio", { name: words.fr.themes.impact }).check();
  await expect(page).toHaveURL(/\?theme=impact$/);
  await expect(page.getByText("3 lettres", { exact: true })).toBeVisible();
  expect(await violationsOn(page, "main")).toEqual([]);
});

test("a letter published at the desk is read, with scripts and in place", async ({ page }) => {
  const slug = `desk-${crypto.randomUUID().slice(0, 8)}`;
  await page.goto("/fr/plan-du-site");
  await publishLetter(sql, { slug, title: "Du bureau" });
  test.setTimeout(600_000);
  // As a browser does, it asks again where a kept connection was closed meanwhile.
  await expect(async () => {
    expect((await page.request.get(`/fr/letters/${slug}`)).status()).toBe(200);
  }).toPass({ timeout: 500_000, intervals: [1000] });
  // From a page that knows nothing of it.
  await page.locator('.sitemap a[href="/fr/letters"]').click();
  await page.getByRole("link", { name: "Du bureau (fr)" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Du bureau (fr)");
  await expect(page.getByText("An opening in fr.")).toBeVisible();
  await expect(page).toHaveTitle(/^Du bureau \(fr\) · /);
  expect(await violationsOn(page)).toEqual([]);
  await sql("delete from public.letters where slug = $1", [slug]);
});

test.describe("an address without a letter", () => {
  test.use({ expectedErrors: [/404/] });
  test("says so, with status 404", async ({ page }) => {
    const answer = await page.goto("/fr/letters/nowhere");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.title);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the letter, its notes and its erratum are there", async ({ page }) => {
    await page.goto("/fr/letters");
    await page.getByRole("link", { name: "Céder au moins offrant" }).click();
    await expect(page.locator("#note-erratum")).toBeVisible();
    await expect(page.locator(".letter-signature")).toContainText("Claude Steinfort");
    await expect(page.locator(".letter-text .table-frame").first()).toBeVisible();
  });
});

test("the feeds can be read", async ({ page }) => {
  for (const language of languages) {
    const answer = await page.request.get(`/letters.${language}.xml`);
    expect(answer.headers()["content-type"]).toContain("xml");
    const xml = await answer.text();
    await page.goto("/");
    const fault = await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, "application/xml").querySelector("parsererror")
          ?.textContent,
      xml,
    );
    expect(fault).toBeUndefined();
    expect(xml).toContain(`<link rel="self" type="application/atom+xml"`);
  }
});
