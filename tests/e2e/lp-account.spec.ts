/** The capital account: what is on the first screen, and each fund's own page. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import type { Overview } from "#core/acts/space.ts";
import { type Language, languages } from "#core/languages.ts";
import { localisePath, pathTo } from "#core/paths.ts";
import { whole } from "../whole.ts";
import { violationsOn } from "./axe.ts";
import { answer } from "./forms.ts";
import { expectSpace, words } from "./lp.ts";
import { accounts, dueOn, fundAccount, funds, totals } from "./lp-account-stub.ts";
import { beSignedIn, overview, stubPartners } from "./lp-stub.ts";
import { open } from "./sign-in.ts";
import { expect, test } from "./test.ts";

test.use({ expectedErrors: [/Failed to load resource/] });

const [growth, atlantic, buyout] = funds;
const widths = [375, 768, 1440] as const;

async function enter(page: Page, language: Language, shown: Overview = overview, query = "") {
  await stubPartners(page, { overview: answer(200, shown) });
  await beSignedIn(page);
  await open(page, `/lp${query}`, language);
  await expectSpace(page, language);
}

async function standsAtEveryWidth(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 812 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
  expect(await violationsOn(page)).toEqual([]);
}

/** What each sheet of the printed page says. */
async function printed(page: Page): Promise<readonly string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const paper = await getDocumentProxy(new Uint8Array(pdf));
  const sheets = Array.from({ length: paper.numPages }, async (_, index) => {
    const sheet = await paper.getPage(index + 1);
    expect(sheet.view.map(Math.round)).toEqual([0, 0, 595, 842]);
    const { items } = await sheet.getTextContent();
    return items.map((item) => ("str" in item ? item.str : "")).join(" ");
  });
  return (await Promise.all(sheets)).map((text) => text.replaceAll(/\s+/g, " "));
}

function isOnFirstScreen(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom <= window.innerHeight);
}

for (const language of whole ? languages : (["fr"] as const)) {
  const { account, fundPage } = words[language].space;

  test(`the first figures are on the first screen, in ${language}`, async ({ page }) => {
    await enter(page, language);
    for (const [width, height] of [
      [375, 812],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await isOnFirstScreen(page, ".account-total dd"), `${width} px`).toBe(true);
    }
    await expect(page.locator(".site-header, .site-footer")).toHaveCount(0);
    await standsAtEveryWidth(page);
  });

  test(`a fund's page has its figures, lines, statement and account, in ${language}`, async ({
    page,
  }) => {
    test.slow();
    await enter(page, language);
    await page.getByRole("link", { name: buyout.name }).click();
    const query = new URLSearchParams({ entity: overview.entities[0]?.id ?? "", fund: buyout.id });
    await expect(page).toHaveURL(`${localisePath("/lp", language)}?${query}`);
    const heading = page.getByRole("heading", { level: 1, name: buyout.name });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${buyout.name} · Fondation du Bock · `));
    await expect(page.getByRole("img")).toHaveCount(3);
    await expect(page.locator(".lines tbody tr")).toHaveCount(12);
    // Money moves on its day: no line of the first figure slopes.
    const drawn = page.locator(".account-drawing").first().locator("path.drawing-line");
    await expect(drawn).toHaveCount(3);
    for (const line of await drawn.evaluateAll((all) => all.map((one) => one.getAttribute("d")))) {
      const places = (line ?? "")
        .slice(1)
        .split("L")
        .map((place) => place.split(" "));
      const sloping = places.filter(([x, y], index) => {
        const [beforeX, beforeY] = places[index - 1] ?? [x, y];
        return x !== beforeX && y !== beforeY;
      });
      expect(sloping).toEqual([]);
    }
    await expect(page.getByText("LU28 0019 4006 4475 0000")).toBeVisible();
    for (const part of ["figures", "lines", "statement", "bank"] as const) {
      await expect(page.getByRole("heading", { name: fundPage[part].title })).toBeVisible();
    }
    await page.locator("main details").evaluateAll((all) => {
      for (const details of all) details.setAttribute("open", "");
    });
    await standsAtEveryWidth(page);
    await page.goBack();
    await expect(page.locator("h1")).toHaveText("Fondation du Bock");
    await expect(page.locator("h1")).toBeFocused();
    await expect(page.getByText(account.title)).toBeVisible();
  });
}

const language = "fr";
const { account, fundPage } = words[language].space;

test("each figure has its date, and two currencies are never added", async ({ page }) => {
  await enter(page, language);
  const total = page.locator(".account-total").first();
  await expect(total).toContainText("entre le 28 juin 2019 et le 31 mars 2023");
  await expect(total).toContainText("depuis l’origine ; dernier mouvement le");
  await expect(total).toContainText("au 30 septembre 2026");
  await expect(total).toContainText(/4\s373\s644,93/);
  // Of one fund in dollars, a total would repeat it.
  await expect(page.locator(".account-total")).toHaveCount(1);
  for (const item of await page.locator(".account-name > p").all()) {
    await expect(item).toContainText("30 septembre 2026");
  }
});

test("a rate says how long it is for, or why there is none", async ({ page }) => {
  await enter(page, language);
  const rows = page.locator(".accounts > li");
  const young = rows.filter({ hasText: growth.name });
  await expect(young).toContainText(account.figures["irr-period"]);
  await expect(young).toContainText("non annualisé");
  const carried = rows.filter({ hasText: atlantic.name });
  await expect(carried).toContainText(account.notMeaningful);
  await expect(carried).toContainText(account.why.opening);
  const old = rows.filter({ hasText: buyout.name });
  await expect(old.locator("dd").last()).toContainText(/\d,\d\s%\s*par an/);
});

test("a definition is one touch or one key away, and leads to the glossary", async ({ page }) => {
  await enter(page, language);
  const button = page.getByRole("button", { name: "TVPI" }).first();
  const note = page.locator("#define-tvpi");
  await button.click();
  await expect(note).toBeVisible();
  expect(await violationsOn(page, "main")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(note).toBeHidden();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(note).toContainText(account.definitions.tvpi);
  await note.getByRole("link", { name: account.glossary }).click();
  await expect(page).toHaveURL(new RegExp(`${pathTo("glossary", language)}#tvpi$`));
});

test("one fund is its own total; without a value nothing is made up", async ({ page }) => {
  const [first] = accounts;
  if (!first) throw new Error("no account");
  const bare = { ...first, nav: null, navOn: null, rvpi: null, tvpi: null, cash: [] };
  await enter(page, language, {
    ...overview,
    accounts: [bare],
    totals: totals.slice(0, 1).map((total) => ({ ...total, funds: 1 })),
    funds: [growth],
    calls: [],
  });
  await expect(page.locator(".account-total")).toHaveCount(0);
  await expect(page.locator(".accounts > li")).toContainText(account.noValue);
  await expect(page.locator(".accounts > li")).toContainText(account.why["no-value"]);
  await standsAtEveryWidth(page);
});

test("a call to come says when, leads to the account, and goes into a calendar without a figure", async ({
  page,
}) => {
  await enter(page, language);
  const call = page.locator(".call");
  await expect(call).toContainText(/225\s000/);
  await expect(call).toContainText("dans 12 jours");
  await expect(call.getByRole("button", { name: words.fr.space.download.action })).toBeVisible();
  const coming = page.waitForEvent("download");
  await call.getByRole("button", { name: account.calls.calendar }).click();
  const saved = await coming;
  expect(saved.suggestedFilename()).toBe(`appel-fondation-du-bock-seine-growth-ii-${dueOn}.ics`);
  const text = readFileSync(await saved.path(), "utf8");
  expect(text).toContain(`DTSTART;VALUE=DATE:${dueOn.replaceAll("-", "")}\r\n`);
  // The moment at which it was made may have the same digits.
  expect(text.replace(/^DTSTAMP:.*$/m, "")).not.toMatch(/225|EUR|€/);
  await call.getByRole("link", { name: account.calls.check }).click();
  await expect(page.getByText(fundPage.bank.changingText)).toBeInViewport();
});

test("while another account is being verified, the page says so and copies the known one", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await enter(page, language, overview, `?fund=${growth.id}`);
  await expect(page.getByRole("note")).toContainText("10 novembre 2026");
  await page.getByRole("button", { name: fundPage.bank.copy }).click();
  await expect(page.getByText(fundPage.bank.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("LU280019400644750000");
  expect(await violationsOn(page, "main")).toEqual([]);
});

test("a table is taken away as Excel opens it", async ({ page }) => {
  await enter(page, language, overview, `?fund=${buyout.id}`);
  const coming = page.waitForEvent("download");
  await page
    .getByRole("button", { name: fundPage.figures.csv })
    .filter({ hasText: fundPage.lines.title })
    .click();
  const saved = await coming;
  expect(saved.suggestedFilename()).toMatch(
    /^fondation-du-bock-alzette-buyout-i-mouvements-[\d-]+\.csv$/,
  );
  const text = readFileSync(await saved.path(), "utf8");
  expect(text.startsWith("\ufeff")).toBe(true);
  expect(text).toContain(";830000,00;0,00;");
  expect(text).toContain(";-140000,00;");
});

test("a statement is chosen in the address, and prints as one page", async ({ page }) => {
  await enter(page, language, overview);
  // From the overview it is one step away.
  const held = page.locator(".account").filter({ hasText: buyout.name });
  await held.getByRole("link", { name: fundPage.statement.title }).click();
  await expect(page.locator("#statement")).toBeInViewport();
  await page.locator("#statement-on").selectOption("2025-12-31");
  await expect(page).toHaveURL(/on=2025-12-31$/);
  await expect(page.locator(".statement caption")).toContainText("31 décembre 2025");
  const heads = page.locator(".statement thead th strong");
  await expect(heads).toHaveText(["Trimestre", "Année", "Depuis l’origine"]);
  await expect(page.locator(".statement")).toContainText("ce jour est passé");
  await expect(page.locator(".statement-notes li")).toHaveText([/depuis le 1er avril 2026/]);
  // Two entities' files are told apart, by their names and line by line.
  const coming = page.waitForEvent("download");
  await page.locator(".statement-ways").getByRole("button", { name: /CSV/ }).click();
  const saved = await coming;
  expect(saved.suggestedFilename()).toBe(
    "fondation-du-bock-alzette-buyout-i-situation-2025-12-31.csv",
  );
  const file = readFileSync(await saved.path(), "utf8").split("\r\n");
  expect(file[0]).toBe("\ufeffInvestisseur;Fonds;Devise;Période;Du;Au;Ligne;Montant;Remarque");
  expect(file[2]).toBe(
    "Fondation du Bock;Alzette Buyout I;EUR;Trimestre;2025-09-30;2025-12-31;Versements;100000,00;",
  );
  const notGiven = "EUR;Depuis l’origine;2019-09-16;2025-12-31;Charges;;non communiqué";
  expect(file).toContain(`Fondation du Bock;Alzette Buyout I;${notGiven}`);
  await page.reload();
  await expect(page.locator(".statement caption")).toContainText("31 décembre 2025");
  // The browser prints nothing here, so that what was asked for is still marked below.
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole("button", { name: fundPage.statement.print }).click();
  await page.emulateMedia({ media: "print" });
  const head = page.locator("#statement .paper-head");
  await expect(head).toContainText("Fondation du Bock");
  await expect(head).toContainText(`${buyout.name} SCSp`);
  await expect(head).toContainText("31 décembre 2025");
  for (const part of [
    ".workplace-head",
    ".account-figures",
    ".lines",
    ".statement-ways",
    "#bank",
  ]) {
    await expect(page.locator(part).first()).toBeHidden();
  }
  const text = await printed(page);
  expect(text).toHaveLength(1);
  expect(text[0]).toContain("Fondation du Bock · Alzette Buyout I · imprimé le");
  expect(text[0]).toContain("1 / 1");
});

test("the overview, a fund and a call print with their investor and no bank details, page by page", async ({
  page,
}) => {
  for (const [query, title, shown] of [
    ["", words.fr.space.paper.overview, ".account-total"],
    [`?fund=${buyout.id}`, words.fr.space.paper.fund, ".statement"],
    [`?fund=${growth.id}&call=${dueOn}`, words.fr.space.paper.call, ".call-table"],
  ] as const) {
    await enter(page, language, overview, query);
    await expect(page.locator(shown).first()).toBeVisible();
    const sheets = await printed(page);
    expect(sheets[0]).toContain(title);
    for (const [index, sheet] of sheets.entries()) {
      expect(sheet).toContain("Fondation du Bock");
      expect(sheet).toContain("imprimé le");
      expect(sheet).toContain(`${index + 1} / ${sheets.length}`);
      expect(sheet).not.toContain("LU28");
    }
  }
});

test("a fund that cannot be fetched offers another try; one of others is not there", async ({
  page,
}) => {
  let calls = 0;
  await stubPartners(page, {
    fund: (route) =>
      calls++ > 1
        ? route.fulfill({ json: { entity: overview.entities[0], fund: fundAccount(buyout.id) } })
        : answer(502, {})(route),
  });
  await beSignedIn(page);
  await open(page, `/lp?fund=${buyout.id}`, language);
  // Asked twice before it says so (specification, §9).
  const stopped = page.getByRole("heading", { name: fundPage.stopped });
  await expect(stopped).toBeFocused();
  expect(await violationsOn(page, "main")).toEqual([]);
  await page.getByRole("button", { name: words.fr.account.trouble.retry }).click();
  await expect(page.getByRole("img")).toHaveCount(3);
  await stubPartners(page);
  await page.goto(`/fr/lp?fund=99999999-9999-4999-8999-999999999999`);
  await expect(page.getByRole("heading", { name: fundPage.unknown })).toBeVisible();
  await expect(page.getByText(fundPage.unknownText)).toBeVisible();
});
