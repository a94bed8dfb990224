/**
 * What trials from outside found, each as they saw it: all of it failed once. It is long because it
 * is their list.
 */
import type { Page } from "@playwright/test";
import { localisePath } from "#core/paths.ts";
import { answer } from "./forms.ts";
import { button, field, footer } from "./newsletter-form.ts";
import { expect, test } from "./test.ts";

test.use({ expectedErrors: [/Failed to load resource/] });

const bottomOf = (page: Page) =>
  page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().bottom);

function boxOf(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return { top, bottom, left, right };
    });
}

test.describe("the header hides on the way down", () => {
  test("though a submenu was opened in the panel before", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto("/careers");
    await page.getByRole("button", { name: "Open the menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByText("Our expertise").click();
    await page.getByRole("button", { name: "Close the menu" }).click();
    await page.evaluate(() => scrollTo(0, 600));
    await expect.poll(() => bottomOf(page)).toBeLessThanOrEqual(0);
  });

  test("though it was used with a pointer before", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/careers");
    const submenu = page.getByRole("banner").getByText("Our expertise").first();
    await submenu.click();
    await submenu.click();
    await page.evaluate(() => scrollTo(0, 600));
    await expect.poll(() => bottomOf(page)).toBeLessThanOrEqual(0);
  });
});

test.describe("the question about cookies", () => {
  test.use({ answered: false });

  for (const [path, width, height] of [
    ["/", 1280, 800],
    ["/fr", 1280, 800],
  ] as const) {
    test(`covers none of the hero's controls at ${width} × ${height} (${path})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await expect(page.locator(".consent-banner")).toBeVisible();
      const controls = await boxOf(page, ".hero-controls");
      expect(controls.bottom).toBeLessThanOrEqual((await boxOf(page, ".consent-banner")).top);
    });
  }

  for (const [path, width, height] of [
    ["/fr/careers", 320, 568],
    ["/fr/careers", 390, 844],
    ["/careers", 1280, 800],
  ] as const) {
    test(`has its four answers in reach at ${width} × ${height}, in their order`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await page.locator(".consent-banner-actions button").last().click();
      const dialog = page.getByRole("dialog");
      const actions = dialog.locator(".consent-actions button");
      const names = path.startsWith("/fr")
        ? ["Tout refuser", "Annuler", "Tout accepter", "Enregistrer"]
        : ["Decline all", "Cancel", "Accept all", "Save"];
      await expect(actions).toHaveText(names);
      for (const action of await actions.all()) await expect(action).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole("heading")).toBeInViewport({ ratio: 1 });
      // No word is broken and nothing is cut: a label is as high as one line.
      const labels = dialog.locator(".switch > label");
      for (const label of await labels.all()) {
        expect((await label.boundingBox())?.height).toBeLessThan(50);
      }
      const body = dialog.locator(".dialog-body");
      expect(await body.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
    });
  }

  test("gives the focus back when it is answered", async ({ page }) => {
    await page.goto("/careers");
    await page.locator(".consent-banner-actions button").first().press("Enter");
    await expect(page.locator(".consent-banner")).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("is not covered by a message", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route("**/rest/v1/newsletter_subscribers", answer(409, { code: "23505" }));
    await page.goto("/fr/careers");
    await field(page).fill("anne@example.org");
    await button(page, "fr").click();
    await expect(page.locator(".toast")).toContainText(footer.fr.alreadySubscribed);
    // It makes room as soon as the height of the question is known.
    await expect(async () => {
      const message = await boxOf(page, ".toast");
      expect(message.bottom).toBeLessThanOrEqual((await boxOf(page, ".consent-banner")).top);
    }).toPass();
  });

  test("opens by a button at the foot of the page", async ({ page }) => {
    await page.goto("/careers");
    const opener = page.getByRole("contentinfo").getByRole("button", { name: "Cookies" });
    await opener.press("Space");
    await expect(page.getByRole("dialog", { name: "Cookie preferences" })).toBeVisible();
  });
});

test.describe("a message", () => {
  test.beforeEach(async ({ page }) => {
    await page.route("**/rest/v1/newsletter_subscribers", answer(409, { code: "23505" }));
    await page.goto("/fr/careers");
    await field(page).fill("anne@example.org");
    await field(page).press("Enter");
    await expect(page.getByRole("alert").locator(".toast")).toBeVisible();
  });

  test("follows the language of the page", async ({ page }) => {
    const toast = page.locator(".toast");
    await expect(toast).toContainText(footer.fr.alreadySubscribedDescription);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole("banner").getByRole("button", { name: /^FR/ }).click();
    await expect(toast).toContainText(footer.en.alreadySubscribedDescription);
    await expect(toast).not.toContainText("Erreur");
  });

  test("goes on Escape, wherever the focus is", async ({ page }) => {
    await page.getByRole("banner").getByRole("link").first().focus();
    await page.keyboard.press("Escape");
    await expect(page.locator(".toast")).toHaveCount(0);
  });

  test("hides nothing that has the focus", async ({ page }) => {
    const links = page.getByRole("contentinfo").locator("a, button");
    for (const link of await links.all()) {
      await link.focus();
      const toast = await boxOf(page, ".toast");
      const place = await link.evaluate((element) => {
        const { top, left } = element.getBoundingClientRect();
        return { top, left };
      });
      const hidden = place.left < toast.right && place.top >= toast.top && place.top < toast.bottom;
      expect(hidden, await link.innerText()).toBe(false);
    }
  });
});

test("an address that cannot be is said beside its field, in the language of the page", async ({
  page,
}) => {
  await page.goto("/fr/careers");
  for (const [typed, said] of [
    ["", footer.fr.missing],
    ["anne", footer.fr.incomplete],
  ] as const) {
    await field(page).fill(typed);
    await button(page, "fr").click();
    await expect(field(page)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page)).toHaveAccessibleDescription(`${footer.fr.format} Erreur : ${said}`);
    await expect(field(page)).toBeFocused();
  }
  await page.route("**/rest/v1/newsletter_subscribers", answer(400, { code: "23514" }));
  await field(page).fill("a@b");
  await button(page, "fr").click();
  await expect(page.locator(".toast")).toContainText(footer.fr.errorDescription);
  await expect(field(page)).toHaveAttribute("aria-invalid", "true");
});

test("fields say their name, with its space, their format, and no fault before there is one", async ({
  page,
}) => {
  await page.goto("/fr/contact");
  for (const name of ["Nom et prénom", "Téléphone facultatif"]) {
    await expect(page.getByRole("textbox", { name, exact: true })).toBeVisible();
  }
  await expect(page.locator("#contact-email")).toHaveAccessibleDescription(/nom@exemple\.fr/);
  await expect(page.locator("#contact-phone")).toHaveAccessibleDescription(/\+352 00 00 00/);
  await expect(page.locator("#contact-subject")).toHaveAttribute("aria-invalid", "false");
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send("Accessibility.getFullAXTree");
  const office = nodes.find(({ name }) => String(name?.value).startsWith("Luxembourg sur"));
  expect(office?.name?.value).toBe("Luxembourg sur l’Alzette");
});

test("the hero speaks the language of the page, names its services and shows what to press", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/fr");
  await expect(page.locator(".hero")).toHaveAttribute("aria-roledescription", "carrousel");
  await expect(page.locator(".hero-slide").first()).toHaveAttribute(
    "aria-roledescription",
    "diapositive",
  );
  await expect(
    page.getByRole("link", { name: "Découvrir ce métier (Conseil en investissement)" }),
  ).toBeVisible();
  const pickers = page.locator(".hero-picker button");
  await expect(pickers).toHaveCount(4);
  const numerals = await pickers.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each, "::after").content),
  );
  expect(new Set(numerals)).toEqual(new Set(['counter(slide, upper-roman) / ""']));
});

test("drawings take the colours that a visitor forces on the page", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto("/fr/sustainability/climate-action-framework");
  const colours = await page.locator(".drawing text").evaluateAll((all) => {
    const probe = document.body.appendChild(document.createElement("p"));
    probe.style.cssText = "color: CanvasText; background: Canvas";
    const { color: text, backgroundColor: ground } = getComputedStyle(probe);
    probe.remove();
    return all.map((each) => {
      const { fill, stroke } = getComputedStyle(each);
      return { legible: fill === text, rim: stroke === ground || stroke === "none" };
    });
  });
  expect(colours.length).toBeGreaterThan(3);
  for (const each of colours) expect(each).toEqual({ legible: true, rim: true });
});

test("a publication that is not there has the same layout as every page, alive", async ({
  page,
  context,
}) => {
  await context.clearCookies();
  for (const language of ["en", "fr"] as const) {
    const path = localisePath("/sustainability/publications/no-such-report", language);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator(".consent-banner")).toBeVisible();
    await expect(page).toHaveTitle(language === "en" ? /^Page not found/ : /^Page introuvable/);
  }
});

test("a stored choice comes before the browser's language", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", locale: "fr" });
  const page = await context.newPage();
  await page.goto("/fr/careers");
  await page.evaluate(() => localStorage.setItem("i18nextLng", "en"));
  await context.clearCookies();
  await page.goto("/careers");
  await expect(page).toHaveURL("/careers");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto("/fr/careers?lng=en");
  await expect(page).toHaveURL("/careers");
  await context.close();
});

test("a list that was asked for is fresh for five minutes", async ({ page }) => {
  let asked = 0;
  await page.route("**/publications.en.json", (route) => {
    asked += 1;
    return route.continue();
  });
  await page.clock.install();
  await page.goto("/sustainability/publications");
  await expect.poll(() => asked).toBe(1);
  const leaveAndComeBack = async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
    await expect(page).toHaveURL("/careers");
    // The address changes before the page: who turns back at once has not left the list.
    await expect(page.locator(".publications")).toHaveCount(0);
    await page.goBack();
    await expect(page.locator(".publications h3").first()).toBeVisible();
  };
  await leaveAndComeBack();
  expect(asked).toBe(1);
  await page.clock.fastForward("05:01");
  await leaveAndComeBack();
  await expect.poll(() => asked).toBe(2);
});

test.describe("windows of every shape", () => {
  test("a very low one is not filled by the header and the question", async ({ page, context }) => {
    await context.clearCookies();
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto("/careers");
    const banner = page.locator(".consent-banner");
    await expect(banner).toHaveCSS("position", "static");
    await page.evaluate(() => scrollTo(0, 1200));
    await expect(banner).not.toBeInViewport();
  });

  test("on a phone on its side the words of the hero are on the first screen", async ({ page }) => {
    await page.setViewportSize({ width: 812, height: 375 });
    await page.goto("/fr");
    expect((await boxOf(page, ".hero-slide[data-current=true] h2")).top).toBeLessThan(300);
  });

  test("on a very wide one the margins take what a text has no use for", async ({ page }) => {
    await page.setViewportSize({ width: 2560, height: 1300 });
    await page.goto("/fr/careers");
    const { left, right } = await boxOf(page, "main h1");
    expect(left).toBeGreaterThan(400);
    expect(right).toBeLessThan(2160);
  });

  test("on a phone the way back to the top stands beside the text", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto("/fr/confidentialite");
    await page.evaluate(() => scrollTo(0, 900));
    const tab = await boxOf(page, ".scroll-to-top");
    const text = await boxOf(page, ".legal-text p");
    expect(tab.left).toBeGreaterThanOrEqual(text.right - 1);
  });
});

test("forced colours leave every word to be read", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  for (const text of [".site-footer .slogan", ".home-impact h2", ".hero .button"]) {
    const [ink, canvas] = await page
      .locator(text)
      .first()
      .evaluate((element) => {
        const probe = document.body.appendChild(document.createElement("i"));
        probe.style.color = "Canvas";
        const canvas = getComputedStyle(probe).color;
        probe.remove();
        return [getComputedStyle(element).color, canvas];
      });
    expect.soft(ink, text).not.toBe(canvas);
  }
});
