import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { site } from "#content/site.ts";
import { readConfig } from "#server/config.ts";
import { createHost } from "#server/host.ts";
import { readSiteFiles } from "#server/pages/site-files.ts";
import { violationsOn } from "./axe.ts";
import { watchShifts } from "./layout-shift.ts";
import { createStaticHost } from "./static-host.ts";
import { expect, test } from "./test.ts";

/** The pages by a host that answers no question until it is told to, whoever else asks. */
async function startBusyHost() {
  let busy = true;
  const server = createHost({
    files: readSiteFiles("build/client"),
    config: readConfig({}),
    log: pino({ level: "silent" }),
    answerBackend: async (_, response) => void response.writeHead(503).end(),
    limitQuestions: (_, answer) => (busy ? 2 : answer()),
  }).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    answerAgain() {
      busy = false;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

test.describe("the search", () => {
  test("opens by a key from anywhere, answers as one types and leads to the very heading", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/fr/careers");
    await page.keyboard.press("/");
    await expect(page).toHaveURL("/fr/search");
    const field = page.getByRole("searchbox", { name: "Chercher dans le site" });
    await expect(field).toBeFocused();
    await page.keyboard.type("honoraires pour une cession");
    const first = page.getByRole("main").getByRole("list").last().getByRole("link").first();
    await expect(first).toHaveText("Les honoraires");
    await expect(page.locator("main mark").first()).toHaveText(/honoraires/i);
    await expect(page.getByRole("status").first()).toHaveText(
      /^\d+ résultats pour «\shonoraires pour une cession\s»$/,
    );
    await expect(page).toHaveURL(/\/fr\/search\?q=honoraires/);
    await first.click();
    await expect(page).toHaveURL(/\/fr\/expertise\/mergers-acquisitions#/);
    await expect(page.getByRole("heading", { name: "Les honoraires" })).toBeInViewport();
    await page.goBack();
    await expect(field).toHaveValue("honoraires pour une cession");
  });

  test("is titled with what is asked, from its address, as one types, and on the way back", async ({
    page,
  }) => {
    const named = (question: string) => `${question} · Search · ${site.name}`;
    await page.goto("/search?q=impact");
    await expect(page).toHaveTitle(named("impact"));
    await page.locator("html[data-alive]").waitFor({ state: "attached" });
    const field = page.getByRole("searchbox");
    await field.fill("<b>fees</b>");
    await expect(page).toHaveTitle(named("<b>fees</b>"));
    await expect(page.getByRole("heading", { name: /for “<b>fees<\/b>”$/ })).toBeVisible();
    await page.locator(".search-hits a").first().click();
    await expect(page).not.toHaveTitle(/Search/);
    await page.goBack();
    await expect(page).toHaveTitle(named("<b>fees</b>"));
    await page.locator("html[data-alive]").waitFor({ state: "attached" });
    await field.fill("");
    await expect(page).toHaveTitle(`Search · ${site.name}`);
  });

  test("defines a term at once, forgives a misspelling and says so", async ({ page }) => {
    await page.goto("/search?q=what+is+due+dilligence");
    const definition = page.getByRole("region", { name: "Due diligence" });
    await expect(definition).toContainText("Definition");
    await expect(page.getByText("No page has “dilligence”. These have “diligence”.")).toBeVisible();
    await definition.getByRole("link").click();
    await expect(page).toHaveURL("/glossaire#due-diligence");
    await expect(page.locator("#due-diligence")).toBeInViewport();
  });

  test("shows one kind alone, with how many each has", async ({ page }) => {
    await page.goto("/search?q=conflicts+of+interest");
    const kinds = page.getByRole("navigation", { name: "Kinds of result" });
    await kinds.getByRole("link", { name: /^Policies/ }).click();
    await expect(page).toHaveURL(/kind=policy/);
    await expect(kinds.getByRole("link", { name: /^Policies/ })).toHaveAttribute("aria-current");
    const where = page.locator(".search-where span");
    await expect(where.first()).toHaveText("Policies and legal pages");
    expect(new Set(await where.allTextContents()).size).toBe(1);
  });

  test("says when nothing is found, and what may have been meant", async ({ page }) => {
    await page.goto("/fr/search?q=zzzzz");
    await expect(page.getByRole("heading", { name: /Rien n’a été trouvé/ })).toBeVisible();
    await expect(page.getByRole("link", { name: "Aller au plan du site" })).toBeVisible();
  });

  test("shows what may be asked once the question it came with is cleared, and not before", async ({
    page,
  }) => {
    const shifted = await watchShifts(page);
    await page.goto("/search?q=fees");
    const examples = page.getByRole("region", { name: "For example" });
    const hint = page.getByText("A word or a question.");
    await expect(page.locator("main mark").first()).toBeVisible();
    await expect(hint).toBeHidden();
    // Beside the answer it would push it down.
    expect(await shifted()).toBeLessThan(0.02);
    await page.getByRole("searchbox").fill("");
    await expect(hint).toBeVisible();
    await expect(examples).toBeVisible();
  });

  test("leaves by Escape, once the field is empty", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/contact");
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await expect(page.getByRole("searchbox")).toBeFocused();
    await page.keyboard.type("fees");
    await expect(page.locator("main mark").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("searchbox")).toHaveValue("");
    await expect(page.getByRole("heading", { name: "For example" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/contact");
  });

  test("leaves the key to whoever is writing", async ({ page }) => {
    await page.goto("/contact");
    const message = page.getByRole("textbox", { name: /Message/ });
    await message.fill("1");
    await message.press("/");
    await expect(message).toHaveValue("1/");
    await expect(page).toHaveURL("/contact");
  });

  test("is accessible with an answer, with a definition and with none", async ({ page }) => {
    for (const asked of ["fees", "carried interest", "zzzzz"]) {
      await page.goto(`/search?q=${asked}`);
      await expect(page.locator(".search-result[aria-busy=false] .search-answer")).toBeVisible();
      expect(await violationsOn(page, "main")).toEqual([]);
    }
  });

  test("asks nothing of the host but files that many questions share", async ({ page }) => {
    await page.goto("/search");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.getByRole("searchbox").fill("whistleblower");
    await expect(page.locator("main mark").first()).toBeVisible();
    expect(asked.length).toBeGreaterThan(0);
    const shared = /\/(?:changed-words|search\.en|assets\/search-en-\w+\/\w+-\d+)\.json$/;
    expect(asked.filter((url) => !shared.test(url))).toEqual([]);
  });
});

test.describe("where the index cannot be had, the search", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("says so, and answers when it is asked again", async ({ page }) => {
    await page.goto("/search");
    const files = /\/assets\/search-/;
    await page.route(files, (route) => route.abort());
    await page.getByRole("searchbox").fill("fees");
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText("The search could not be loaded");
    await page.unroute(files);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator("main mark").first()).toBeVisible();
    await expect(alert).toHaveCount(0);
    // Where a later question fails, the count of the one before goes.
    const count = page.locator(".search-result").getByRole("status");
    await expect(count).not.toBeEmpty();
    await page.route(files, (route) => route.abort());
    await page.getByRole("searchbox").fill("glossary of hedging");
    await expect(alert).toContainText("The search could not be loaded");
    await expect(count).toBeEmpty();
  });
});

test.describe("where somebody asks too often, the search", () => {
  test.use({ expectedErrors: [/status of 429/] });

  test("still answers in the browser", async ({ page }) => {
    const host = await startBusyHost();
    expect((await page.goto(`${host.origin}/search?q=fees`))?.status()).toBe(429);
    await expect(page.getByRole("heading", { name: /results for “fees”$/ })).toBeVisible();
    await expect(page.getByText("Too many questions")).toHaveCount(0);
    await expect(page.getByRole("searchbox")).toHaveValue("fees");
    host.stop();
  });
});

test.describe("without JavaScript, the search", () => {
  test.use({ javaScriptEnabled: false });

  test("is answered by the host, in the same shape", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/fr");
    await page.getByRole("banner").getByRole("link", { name: "Recherche" }).click();
    await page.getByRole("searchbox").fill("appels de fonds");
    await page.getByRole("button", { name: "Chercher" }).click();
    await expect(page).toHaveURL("/fr/search?q=appels+de+fonds");
    await expect(page).toHaveTitle(`appels de fonds · Recherche · ${site.name}`);
    await expect(page.getByRole("heading", { name: /pour « appels de fonds »$/ })).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveValue("appels de fonds");
    await expect(page.getByRole("region", { name: "Appel de fonds" })).toBeVisible();
    await expect(page.getByText("Par exemple", { exact: true })).toBeHidden();
    await page.getByRole("link", { name: /^Glossaire \d/ }).click();
    await expect(page).toHaveURL(/kind=term/);
    await expect(page.locator(".search-where").first()).toHaveText("Glossaire");
    await page.locator(".search-hits a").first().click();
    await expect(page).toHaveURL(/\/fr\/glossaire#/);
  });

  test.describe("where somebody asks too often", () => {
    test.use({ expectedErrors: [/status of 429/] });

    test("says so, and answers the same address a moment later", async ({ page }) => {
      const host = await startBusyHost();
      const asked = await page.goto(`${host.origin}/fr/search?q=honoraires`);
      expect(asked?.status()).toBe(429);
      const waits = page.getByRole("heading", { name: "Votre question doit attendre un instant" });
      await expect(waits).toBeVisible();
      await expect(page.getByRole("searchbox")).toBeVisible();
      host.answerAgain();
      expect((await page.reload())?.status()).toBe(200);
      await expect(page.locator("main mark").first()).toBeVisible();
      host.stop();
    });
  });

  test("says on a plain static host that it cannot, and leads on", async ({ page }) => {
    const server = createStaticHost().listen(0, "127.0.0.1");
    await new Promise((done) => server.once("listening", done));
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/fr/search?q=honoraires`);
    const notice = page.locator("noscript p", {
      hasText: "ne fonctionne pas sur cette copie du site",
    });
    await expect(notice).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Plan du site" }).click();
    await expect(page).toHaveURL(/\/fr\/plan-du-site$/);
    server.closeAllConnections();
    server.close();
  });
});
