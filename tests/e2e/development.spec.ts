/**
 * What exists on the development server alone: the gallery of primitives, and a tag to try. It is
 * long because that server takes seconds to start, and starts once.
 */
import { words } from "#app/gallery/words.ts";
import { languages } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import { violationsOn } from "./axe.ts";
import { origin, startDevelopment } from "./development-server.ts";
import { test as base, expect, openWindow, type SharedWindow } from "./test.ts";

const { button, dialog, disclosure, field, mail, switch: switches, table, tabs, toast } = words.en;

type Shared = { development: undefined; gallery: SharedWindow };

const test = base.extend<object, Shared>({
  development: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from here.
    async ({}, use) => {
      const stop = await startDevelopment();
      await use(undefined);
      await stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  // One window: a page of hundreds of modules is slow to load, and each test has its own primitive.
  gallery: [
    async ({ browser, development: _started }, use, info) => {
      const gallery = await openWindow(browser, info, origin);
      const { page } = gallery;
      await page.context().addCookies([{ name: "cookieConsent", value: "false", url: origin }]);
      // The server's word that a file has changed, and the reload that follows, are for who edits.
      await page.routeWebSocket(/./, () => {});
      // A fresh development server finds some libraries only when a page asks for them, and then
      // answers for the old ones with an error.
      await expect(async () => {
        const outdated = page
          .waitForResponse((answer) => answer.status() === 504)
          .then(() => {
            throw new Error("The server has found another library: the page is asked for again.");
          });
        outdated.catch(() => {});
        await page.goto("/gallery");
        await Promise.race([expect(page.locator("#section")).toBeVisible(), outdated]);
      }).toPass();
      await use(gallery);
      await page.context().close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

// In one worker, which has the server.
test.describe.configure({ mode: "default" });

for (const language of languages) {
  const path = localisePath("/gallery", language);
  const { dialog: ask, toast: tell } = words[language];
  const width = language === "en" ? 1440 : 375;

  test(`every primitive at ${path} is accessible at ${width} px, and nothing scrolls sideways`, async ({
    gallery: { page, noise },
  }) => {
    noise.length = 0;
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(page.locator("main > .section")).toHaveCount(15);
    expect.soft(await violationsOn(page), "the whole page").toEqual([]);

    await page.getByRole("button", { name: tell.success }).click();
    await expect(page.getByText(tell.sent)).toBeVisible();
    expect.soft(await violationsOn(page, ".toast"), "a message").toEqual([]);
    await page.getByRole("button", { name: tell.failure }).click();
    await expect(page.getByText(tell.failed)).toBeVisible();
    expect.soft(await violationsOn(page, ".toast"), "a failure").toEqual([]);

    await page.getByRole("button", { name: ask.open }).click();
    await expect(page.getByRole("dialog", { name: ask.question })).toBeVisible();
    expect.soft(await violationsOn(page, "dialog[open]"), "a dialog").toEqual([]);
    await page.keyboard.press("Escape");

    await page.setViewportSize({ width: 320, height: 700 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(noise).toEqual([]);
  });
}

test.describe("in the gallery", () => {
  test.beforeEach(async ({ gallery: { page, noise } }) => {
    noise.length = 0;
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ media: "screen" });
    if (new URL(page.url()).pathname !== "/gallery") await page.goto("/gallery");
    await expect(page.locator("#section")).toBeVisible();
  });
  test.afterEach(({ gallery: { noise } }) => expect(noise).toEqual([]));

  test("a pending button shows its other label and cannot be pressed again", async ({
    gallery: { page },
  }) => {
    const pending = page.getByRole("button", { name: button.sending, exact: true });
    await expect(pending).toBeDisabled();
    const idle = page.getByRole("button", { name: button.send, exact: true });
    expect((await pending.boundingBox())?.width).toBe((await idle.boundingBox())?.width);
  });

  for (const [way, leave] of [
    ["Escape", undefined],
    ["the dismissing button", dialog.stay],
    ["an action", dialog.leave],
  ] as const) {
    test(`a dialog closed by ${way} gives the focus back`, async ({ gallery: { page } }) => {
      const opener = page.getByRole("button", { name: dialog.open });
      await opener.focus();
      await page.keyboard.press("Enter");
      const modal = page.getByRole("dialog", { name: dialog.question });
      await expect(modal.getByRole("button", { name: dialog.leave })).toBeFocused();
      await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
      if (leave) {
        await modal.getByRole("button", { name: leave }).focus();
        await page.keyboard.press("Enter");
      } else await page.keyboard.press("Escape");
      await expect(modal).toHaveCount(0);
      await expect(opener).toBeFocused();
      await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
    });
  }

  test("the arrows, Home and End change the tab, and only one is a stop", async ({
    gallery: { page },
  }) => {
    const tab = (index: number) => page.getByRole("tab", { name: tabs.items[index]?.[0] ?? "" });
    const text = (index: number) => page.getByText(tabs.items[index]?.[1] ?? "");
    await tab(0).focus();
    for (const [key, index] of [
      ["ArrowRight", 1],
      ["ArrowLeft", 0],
      ["ArrowLeft", 3],
      ["ArrowRight", 0],
      ["End", 3],
      ["Home", 0],
      ["ArrowRight", 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(index)).toBeFocused();
      await expect(page.getByRole("tab", { selected: true })).toHaveText(
        tabs.items[index]?.[0] ?? "",
      );
      await expect(text(index)).toBeVisible();
      await expect(page.getByRole("tabpanel")).toHaveCount(1);
    }
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tabpanel", { name: tabs.items[1]?.[0] ?? "" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(tab(1)).toBeFocused();
  });

  test("one message shows at a time, and Escape or its button dismisses it", async ({
    gallery: { page },
  }) => {
    const slips = page.locator(".toast");
    const dismiss = page.getByRole("button", { name: "Dismiss this message" });
    const success = page.getByRole("button", { name: toast.success });
    await success.press("Enter");
    await expect(page.locator("[aria-live=polite] .toast")).toContainText(toast.sent);
    await page.getByRole("button", { name: toast.failure }).press("Enter");
    await expect(page.locator("[aria-live=assertive] .toast")).toContainText(toast.failed);
    await expect(slips).toHaveCount(1);
    const box = await dismiss.boundingBox();
    expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0))).toBeGreaterThanOrEqual(44);
    await dismiss.press("Enter");
    await expect(slips).toHaveCount(0);

    await success.press("Enter");
    await success.focus();
    await dismiss.focus();
    await page.keyboard.press("Escape");
    await expect(slips).toHaveCount(0);
    await expect(success).toBeFocused();
  });

  test("Space turns a switch, and a locked one says why it does not turn", async ({
    gallery: { page },
  }) => {
    const performance = page.getByRole("switch", { name: switches.performance });
    await performance.focus();
    await expect(performance).toBeChecked();
    await page.keyboard.press("Space");
    await expect(performance).not.toBeChecked();
    const necessary = page.getByRole("switch", { name: switches.necessary });
    await expect(necessary).toBeChecked();
    await expect(necessary).toBeDisabled();
    await expect(necessary).toHaveAccessibleDescription(
      `${switches.necessaryText} ${switches.locked}`,
    );
  });

  test("a field in error is marked, and describes itself by its hint and error", async ({
    gallery: { page },
  }) => {
    const email = page.getByRole("textbox", { name: field.email, exact: true });
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toHaveAccessibleDescription(
      `${field.emailHint} Error: ${field.emailError}`,
    );
    const name = page.getByRole("textbox", { name: field.name, exact: true });
    await expect(name).toHaveAttribute("aria-invalid", "false");
    await expect(name).not.toHaveAttribute("aria-describedby");
    await expect(page.getByRole("textbox", { name: `${field.message} optional` })).toBeVisible();
    await expect(page.locator("[placeholder]")).toHaveCount(0);
  });

  test("Enter opens and closes a disclosure", async ({ gallery: { page } }) => {
    const summary = page.getByText(disclosure.second);
    const text = page.getByText(disclosure.secondText);
    await expect(text).toBeHidden();
    await summary.focus();
    await page.keyboard.press("Enter");
    await expect(text).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(text).toBeHidden();
  });

  test("a table takes the focus where it has to be scrolled, and only there", async ({
    gallery: { page },
  }) => {
    const frame = page.getByRole("region", { name: table.caption });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole("table", { name: table.caption })).toBeVisible();
    await expect(frame).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(frame).toHaveAttribute("tabindex", "0");
    await frame.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });

  test("on paper every tab and every disclosure is open", async ({ gallery: { page } }) => {
    await page.emulateMedia({ media: "print" });
    for (const [, text = ""] of tabs.items) await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText(disclosure.secondText)).toBeVisible();
  });

  test("every mail is shown as it looks, wide and narrow, and as plain text", async ({
    gallery: { page },
  }) => {
    for (const name of Object.values(mail.templates)) {
      await page.getByText(name).click();
      const frame = (part: string) => page.frameLocator(`iframe[title="${name}, ${part} px"]`);
      const title = (await frame(`${mail.html}, 600`).getByRole("heading").textContent()) ?? "";
      await expect(frame(`${mail.html}, 375`).getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(frame(`${mail.txt}, 680`).locator("body")).toContainText(title);
    }
  });
});

test.describe("with a tag of the professional network", () => {
  // The house brand has none: the development server is given one for this.
  test.use({
    baseURL: origin,
    answered: false,
    expectedErrors: [/tag\.network\.example|Manifest/],
  });

  test("it is loaded after consent only, in a frame of its own, and goes with it", async ({
    page,
    gallery: _started,
  }) => {
    const banner = page.locator(".consent-banner");
    const main = page.getByRole("main");
    const asked: string[] = [];
    // The forms' database would be opened for these, in the middle of the development server: it
    // answers nothing else for ten seconds. Measures leave with the page, where no route sees them.
    await page.route("**/functions/v1/*", (route) => route.fulfill({ status: 201, body: "{}" }));
    await page.addInitScript(() => {
      const { fetch } = window;
      window.fetch = (url, options) =>
        options?.keepalive ? Promise.resolve(new Response("{}")) : fetch(url, options);
    });
    await page.route("https://tag.network.example/**", (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    });
    await page.goto("/");
    await expect(banner).toBeVisible();
    expect(asked).toEqual([]);
    await banner.getByRole("button", { name: "Accept all" }).click();
    await expect.poll(() => asked).toEqual(["https://tag.network.example/tag.js?id=test-tag"]);
    const frame = page.locator("iframe.network-tag");
    await expect(frame).toHaveAttribute("sandbox", "allow-scripts");
    await page.goto("/cookie-settings");
    await expect(frame).toHaveCount(1);
    await main.getByRole("button", { name: "Decline all" }).click();
    await expect(frame).toHaveCount(0);
  });
});
