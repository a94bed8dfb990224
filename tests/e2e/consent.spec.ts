/** Every transition of the question about cookies, as specified: long because there are many. */
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { consentVersion } from "#content/consent-version.ts";
import { localisePath } from "#core/paths.ts";
import { violationsOn } from "./axe.ts";
import { expect, test } from "./test.ts";

test.use({ answered: false });

const words = {
  en: {
    home: "/",
    banner: "Cookies",
    accept: "Accept all",
    decline: "Decline",
    close: "Close and decline",
    preferences: "Preferences",
    dialog: "Cookie preferences",
    declineAll: "Decline all",
    cancel: "Cancel",
    save: "Save",
    performance: "Performance",
    targeting: "Targeting",
    necessary: "Necessary",
    link: "Cookies",
  },
  fr: {
    home: "/fr",
    banner: "Cookies",
    accept: "Tout accepter",
    decline: "Tout refuser",
    close: "Fermer et refuser",
    preferences: "Préférences",
    dialog: "Préférences de cookies",
    declineAll: "Tout refuser",
    cancel: "Annuler",
    save: "Enregistrer",
    performance: "Performance",
    targeting: "Ciblage",
    necessary: "Nécessaires",
    link: "Cookies",
  },
};

function bannerOn(page: Page) {
  return page.locator(".consent-banner");
}

/** Where what the banner covers begins. */
const topOf = (page: Page) =>
  bannerOn(page).evaluate((banner) => banner.getBoundingClientRect().top);

async function answerOf(context: BrowserContext) {
  const cookies = new Map(
    (await context.cookies()).map((cookie) => [cookie.name, cookie] as const),
  );
  const preferences = cookies.get("cookiePreferences")?.value;
  return {
    consent: cookies.get("cookieConsent")?.value,
    preferences: preferences && JSON.parse(decodeURIComponent(preferences)),
    cookie: cookies.get("cookieConsent"),
  };
}

const everything = { necessary: true, performance: true, targeting: true };
const nothing = { necessary: true, performance: false, targeting: false };

async function press(page: Page, by: "mouse" | "keyboard", target: Locator): Promise<void> {
  if (by === "mouse") return target.click();
  await target.focus();
  await page.keyboard.press("Enter");
}

// Each button once in the banner and once in the dialog, by both ways, in both languages and widths.
for (const [button, consent, preferences, language, width, by] of [
  ["accept", "true", everything, "en", 375, "mouse"],
  ["decline", "false", nothing, "fr", 375, "keyboard"],
  ["close", "false", nothing, "fr", 1440, "mouse"],
] as const) {
  test(`the banner's ${button} by ${by} at ${width} px (${language})`, async ({
    page,
    context,
  }) => {
    const w = words[language];
    await page.setViewportSize({ width, height: 812 });
    await page.goto(w.home);
    await expect(bannerOn(page)).toBeVisible();
    await press(page, by, bannerOn(page).getByRole("button", { name: w[button], exact: true }));
    await expect(bannerOn(page)).toBeHidden();
    const answer = await answerOf(context);
    expect([answer.consent, answer.preferences]).toEqual([consent, preferences]);
    expect(answer.cookie).toMatchObject({ path: "/", sameSite: "Strict", secure: false });
    const days = ((answer.cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(183);
    await page.reload();
    await expect(page.locator("html[data-alive]")).toBeAttached();
    await expect(bannerOn(page)).toBeHidden();
  });
}

const chosen = { necessary: true, performance: false, targeting: true };

for (const [button, consent, preferences, language, width, by] of [
  ["declineAll", "false", nothing, "fr", 1440, "keyboard"],
  ["accept", "true", everything, "en", 1440, "mouse"],
  ["save", "custom", chosen, "en", 375, "keyboard"],
] as const) {
  test(`the dialog's ${button} by ${by} at ${width} px (${language})`, async ({
    page,
    context,
  }) => {
    const w = words[language];
    await page.setViewportSize({ width, height: 812 });
    await page.goto(localisePath("/cookie-settings", language));
    const name = language === "en" ? "Open in a window" : "Ouvrir dans une fenêtre";
    const opener = page.getByRole("main").getByRole("button", { name });
    await press(page, by, opener);
    const dialog = page.getByRole("dialog", { name: w.dialog });
    const targeting = dialog.getByRole("switch", { name: w.targeting });
    if (by === "mouse") await targeting.click();
    else await targeting.press("Space");
    await press(page, by, dialog.getByRole("button", { name: w[button], exact: true }));
    await expect(dialog).toBeHidden();
    await expect(bannerOn(page)).toBeHidden();
    await expect(opener).toBeFocused();
    const answer = await answerOf(context);
    expect([answer.consent, answer.preferences]).toEqual([consent, preferences]);
  });
}

test("the dialog saves each toggle, and necessary is locked", async ({ page, context }) => {
  const w = words.en;
  await page.goto(w.home);
  await bannerOn(page).getByRole("button", { name: w.preferences }).click();
  const dialog = page.getByRole("dialog", { name: w.dialog });
  await expect(dialog.getByRole("switch", { name: w.necessary })).toBeDisabled();
  await expect(dialog.getByRole("switch", { name: w.necessary })).toBeChecked();
  await expect(dialog.getByRole("switch", { name: w.performance })).not.toBeChecked();
  await dialog.getByRole("switch", { name: w.performance }).press("Space");
  await dialog.getByRole("button", { name: w.save }).click();
  await expect(dialog).toBeHidden();
  await expect(bannerOn(page)).toBeHidden();
  expect(await answerOf(context)).toMatchObject({
    consent: "custom",
    preferences: { necessary: true, performance: true, targeting: false },
  });

  const link = page.getByRole("contentinfo").getByRole("button", { name: w.link });
  await link.press("Enter");
  await expect(dialog.getByRole("switch", { name: w.performance })).toBeChecked();
  await dialog.getByRole("button", { name: w.declineAll }).click();
  await expect.poll(async () => (await answerOf(context)).consent).toBe("false");
  await expect(link).toBeFocused();
});

test("cancelling and Escape change nothing and give the focus back", async ({ page, context }) => {
  const w = words.fr;
  await page.goto(w.home);
  const opener = bannerOn(page).getByRole("button", { name: w.preferences });
  const dialog = page.getByRole("dialog", { name: w.dialog });
  for (const leave of ["Cancel", "Escape"]) {
    await opener.press("Enter");
    await dialog.getByRole("switch", { name: w.targeting }).press("Space");
    if (leave === "Escape") await page.keyboard.press("Escape");
    else await dialog.getByRole("button", { name: w.cancel }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    expect((await answerOf(context)).consent).toBeUndefined();
  }
  await expect(bannerOn(page)).toBeVisible();
});

test("the banner takes no focus and is first for the keyboard", async ({ page }) => {
  await page.goto("/contact");
  await expect(bannerOn(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press("Tab");
  await expect(bannerOn(page).getByRole("link")).toBeFocused();
});

test("accepting and declining weigh the same", async ({ page }) => {
  await page.goto("/fr");
  const look = (name: string) =>
    bannerOn(page)
      .getByRole("button", { name, exact: true })
      .evaluate((button) => {
        const { color, backgroundColor, borderColor, font } = getComputedStyle(button);
        return { color, backgroundColor, borderColor, font, height: button.clientHeight };
      });
  expect(await look(words.fr.accept)).toEqual(await look(words.fr.decline));
});

for (const [width, height] of [
  [320, 568],
  [1440, 900],
] as const) {
  test(`nothing that has the focus is under the banner, nor the page's end, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    // Where things end up is measured, not the way there.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/fr/contact");
    await expect(bannerOn(page)).toBeVisible();
    const share = await bannerOn(page).evaluate((banner) => banner.clientHeight / innerHeight);
    expect(share).toBeLessThanOrEqual(0.5);
    const covered: string[] = [];
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press("Tab");
      const hidden = await page.evaluate(() => {
        const element = document.activeElement;
        const banner = document.querySelector(".consent-banner");
        if (!element || !banner || element === document.body || banner.contains(element)) return;
        const top = banner.getBoundingClientRect().top;
        const box = element.getBoundingClientRect();
        // Of a text area the browser shows the line that is being written.
        const partly = element instanceof HTMLTextAreaElement;
        const hidden = partly ? box.top > top - 24 : box.bottom > top + 1;
        return hidden ? element.outerHTML.slice(0, 120) : undefined;
      });
      if (hidden) covered.push(hidden);
    }
    expect(covered).toEqual([]);
    const gap = await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
      const end = document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0;
      const banner = document.querySelector(".consent-banner")?.getBoundingClientRect().top ?? 0;
      return banner - end;
    });
    expect(gap).toBeGreaterThanOrEqual(-1);
  });
}

for (const [width, height] of [
  [375, 740],
  [1440, 900],
] as const) {
  test(`finding 9: the forms to sign in are whole above the banner at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const open = { status: 200, json: { state: "open" } };
    await page.route("**/functions/v1/sign-in-link", (route) => route.fulfill(open));
    const token = "BsmHrkq5cXnSbLwz3mJwYB1i6V3nNcOaZ8dT0fQxE4U";
    for (const path of [
      "/login",
      "/login/recover",
      `/login/password?token=${token}&invited`,
      `/login/password?token=${token}`,
    ]) {
      for (const language of ["en", "fr"] as const) {
        await page.goto(localisePath(path, language));
        await expect(bannerOn(page)).toBeVisible();
        const send = page.locator(".account-form > .button-row button");
        await expect
          .poll(() => send.evaluate((button) => button.getBoundingClientRect().bottom))
          .toBeLessThan(await topOf(page));
        expect(await page.evaluate(() => scrollY)).toBe(0);
      }
    }
  });
}

test("finding 9: a field in use is not under the banner, which may come later", async ({
  page,
}) => {
  const { promise: held, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/consent-banner-.*\.js/, (route) => held.then(() => route.continue()));
  await page.goto("/contact");
  const field = page.locator("#contact-name");
  const bottom = () => field.evaluate((element) => element.getBoundingClientRect().bottom);
  await field.evaluate((element) => {
    element.focus();
    scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 10);
  });
  letCome();
  await expect(bannerOn(page)).toBeVisible();
  await expect.poll(async () => (await bottom()) <= (await topOf(page))).toBe(true);

  // Half covered, and then clicked.
  const email = page.locator("#contact-email");
  const { x, y } = await email.evaluate((element) => {
    const banner = document.querySelector(".consent-banner")?.getBoundingClientRect().top ?? 0;
    scrollBy(0, element.getBoundingClientRect().top - banner + 20);
    const { left, top } = element.getBoundingClientRect();
    return { x: left + 30, y: top + 10 };
  });
  await page.mouse.click(x, y);
  await expect(email).toBeFocused();
  const emailBottom = () => email.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(async () => (await emailBottom()) <= (await topOf(page))).toBe(true);
});

test("in a low window the choices begin at their title", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/fr");
  await bannerOn(page)
    .getByRole("button", { name: words.fr.preferences, exact: true })
    .press("Enter");
  const title = page.getByRole("heading", { name: words.fr.dialog });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Tab");
  await expect(page.getByRole("switch", { name: words.fr.performance })).toBeFocused();
});

test("other tabs follow", async ({ page, context }) => {
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/fr");
  await expect(bannerOn(other)).toBeVisible();
  await bannerOn(page).getByRole("button", { name: words.en.decline, exact: true }).click();
  await expect(bannerOn(other)).toBeHidden();
});

test("a foreign answer counts as none", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "cookieConsent", value: "%E0%A4%A", url: baseURL ?? "" }]);
  await page.goto("/");
  await expect(bannerOn(page)).toBeVisible();
});

test("an answer to another version of the question is asked again", async ({
  page,
  context,
  baseURL,
}) => {
  const record = { id: "x", version: "000000000000", at: "2026-01-01", method: "decline-all" };
  const value = encodeURIComponent(JSON.stringify(record));
  await context.addCookies([
    { name: "cookieConsent", value: "false", url: baseURL ?? "" },
    { name: "consentRecord", value, url: baseURL ?? "" },
  ]);
  await page.goto("/");
  await expect(bannerOn(page)).toBeVisible();
});

test("a browser's privacy signal is a refusal, recorded, shown and reversible", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  const recorded = page.waitForRequest("**/functions/v1/record-consent");
  await page.goto("/cookie-settings");
  expect((await recorded).postDataJSON()).toMatchObject({ method: "privacy-signal" });
  await expect(bannerOn(page)).toBeHidden();
  expect(await answerOf(context)).toMatchObject({ consent: "false", preferences: nothing });
  await expect(page.getByText("Declined by your browser’s privacy signal")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: words.en.accept }).click();
  await expect.poll(async () => (await answerOf(context)).consent).toBe("true");
  await page.reload();
  await expect(page.getByText("Everything accepted")).toBeVisible();
});

test("the proof of an answer holds nothing about who gave it", async ({ page }) => {
  await page.goto("/fr");
  const sent = page.waitForRequest("**/functions/v1/record-consent");
  await bannerOn(page).getByRole("button", { name: words.fr.accept }).click();
  const request = await sent;
  const { id, ...rest } = request.postDataJSON();
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(rest).toEqual({
    version: consentVersion,
    performance: true,
    targeting: true,
    method: "accept-all",
    language: "fr",
  });
  expect((await request.response())?.status()).toBe(201);
});

test("pages are measured only after consent, and no more after it is withdrawn", async ({
  page,
}) => {
  const measured: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/functions/v1/web-vitals")) measured.push(request.postData() ?? "");
  });
  /** What the page holds back until it is left is sent then. */
  const leave = () =>
    page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
  await page.goto("/");
  await expect(bannerOn(page)).toBeVisible();
  await leave();
  expect(measured).toEqual([]);

  await page.goto("/");
  await bannerOn(page).getByRole("button", { name: words.en.accept }).click();
  await expect.poll(() => measured.length).toBeGreaterThan(0);
  for (const body of measured) {
    expect(Object.keys(JSON.parse(body)).sort()).toEqual(["language", "metric", "page", "value"]);
  }

  await page.goto("/cookie-settings");
  await page.getByRole("main").getByRole("button", { name: words.en.declineAll }).click();
  const before = measured.length;
  await leave();
  await page.goto("/contact");
  await leave();
  expect(measured.length).toBe(before);
});

test("the settings page shows what is stored and deletes it", async ({ page, context }) => {
  await page.goto("/cookie-settings");
  await bannerOn(page).getByRole("button", { name: words.en.accept }).click();
  await page.evaluate(() => localStorage.setItem("left-by-an-extension", "1"));
  await page.reload();
  const list = page.locator(".stored-here");
  await expect(list.getByText("left-by-an-extension")).toBeVisible();
  await expect(list.getByText(/This site did not store it/)).toBeVisible();
  await list.getByRole("button", { name: "Delete left-by-an-extension" }).click();
  await expect(list.getByText("left-by-an-extension")).toBeHidden();
  await list.getByRole("button", { name: "Delete cookieConsent" }).click();
  await expect.poll(async () => (await answerOf(context)).consent).toBeUndefined();
});

test("the banner is not what the page is measured by", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const path of ["/fr", "/fr/contact", "/fr/cookie-settings"]) {
    await page.goto(path);
    await expect(bannerOn(page)).toBeVisible();
    const inBanner = await page.evaluate(
      () =>
        new Promise<boolean>((done) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
            done(Boolean(last.element?.closest(".consent-banner")));
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
    expect(inBanner, path).toBe(false);
  }
});

test("banner and dialog are accessible", async ({ page }) => {
  const w = words.fr;
  const [width, other] = [375, 1440];
  await page.goto(localisePath("/cookie-settings", "fr"));
  // On a narrow screen the rows of the register are records: none is cut at the edge.
  const frames = page.locator("main .table-frame");
  for (const each of [other, width]) {
    await page.setViewportSize({ width: each, height: 812 });
    const cut = frames.evaluateAll((all) => all.filter((e) => e.scrollWidth > e.clientWidth));
    expect(await cut).toEqual([]);
  }
  await expect(bannerOn(page)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await bannerOn(page).getByRole("button", { name: w.preferences }).click();
  await expect(page.getByRole("dialog", { name: w.dialog })).toBeVisible();
  expect(await violationsOn(page, "dialog[open]")).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no banner, nothing is stored, and the list can be read", async ({
    page,
    context,
  }) => {
    await page.goto("/fr/cookie-settings");
    await expect(bannerOn(page)).toHaveCount(0);
    await expect(page.getByRole("table").first()).toBeVisible();
    await expect(page.locator("noscript p", { hasText: "Sans JavaScript" })).toBeVisible();
    expect(await context.cookies()).toEqual([]);
  });
});
