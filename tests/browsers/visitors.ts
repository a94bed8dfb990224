/**
 * What visitors do on the public site. It leans on what each browser brings (invoker commands,
 * popovers, `:has()`, filling fonts in): where one lacks something, it must not be missed.
 */
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import consent from "#app/site/consent/words.en.ts";
import layout from "#app/site/layout/words.en.ts";
import contact from "#app/site/pages/contact/words.fr.ts";
import result from "#app/site/pages/contact-result/words.fr.ts";
import letters from "#app/site/pages/letters/words.fr.ts";
import confirm from "#app/site/pages/newsletter-confirm/words.en.ts";
import publications from "#app/site/pages/publications/words.en.ts";
import { lettersIn } from "#builder/letters/read.ts";
import { linkIn } from "../mail-server.ts";
import { until } from "../until.ts";
import type { Journey } from "./journeys.ts";
import { keys, type Page } from "./page.ts";

const phone = { width: 375, height: 740 };
const slug = "climate-strategy-after-2025";
const list = "/sustainability/publications";
const reference = /^\d{6}-[2-9A-Z]{5}$/;

export function visitorJourneys(journey: Journey): void {
  journey("a language is chosen by an address, kept, and changed by the toggle", async (page) => {
    await page.open("/careers?lng=fr");
    await page.at("/fr/careers");
    await page.open("/contact");
    await page.at("/fr/contact");
    await page.press(".desktop-menu .language-toggle button", /^FR/);
    await page.at("/contact");
    await page.see("h1", "Write to us");
    expect(await page.run(() => document.documentElement.lang)).toBe("en");
    await page.focusOn(".language-toggle button");
    await page.open("/careers");
    await page.at("/careers");
  });

  journey("a page changes in place, and Back returns to where one was", async (page) => {
    await page.open("/contact");
    await page.run(() => void Object.assign(window, { untouched: true }));
    const link = '.site-footer a[href="/careers"]';
    const { scrolled } = await page.run((selector) => {
      document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" });
      return { scrolled: scrollY };
    }, link);
    expect(scrolled).toBeGreaterThan(500);
    await page.press(link);
    await page.at("/careers");
    await page.focusOn("h1");
    expect(await page.run(() => [document.title.slice(0, 7), scrollY])).toEqual(["Careers", 0]);
    await page.back();
    await page.at("/contact");
    await until(async () => expect(await page.run(() => scrollY)).toBe(scrolled));
    expect(await page.run(() => "untouched" in window)).toBe(true);
  });

  journey(
    "on a phone the panel opens, leads on and closes, by Escape too",
    async (page) => {
      await page.open("/");
      const opener = ".site-header > * .menu-button";
      await page.press(opener, layout.openMenu);
      await page.see("dialog.mobile-menu");
      await page.type(keys.escape);
      await page.seeNothing("dialog.mobile-menu");
      await page.focusOn(".menu-button");
      await page.press(opener, layout.openMenu);
      await page.press(".mobile-menu summary", layout.sections.sustainability);
      await page.press(".mobile-menu a", "Publications");
      await page.at(list);
      await page.seeNothing("dialog.mobile-menu");
      await page.focusOn("h1");
    },
    phone,
  );

  journey(
    "the question about cookies is answered by choices, which are kept",
    async (page) => {
      await page.open("/");
      await page.see(".consent-banner");
      expect(await page.run(hiddenBeside, ".consent-banner")).toBe(0);
      await page.press(".consent-banner button", consent.banner.preferences);
      await page.press(".dialog .switch label", consent.categories.performance.name);
      await page.press(".dialog button", consent.dialog.save);
      await page.seeNothing(".consent-banner");
      expect(await page.run(() => document.cookie)).toContain("cookieConsent=custom");
      await page.reload();
      await page.alive();
      await page.seeNothing(".consent-banner");
      await page.press(".site-footer button", consent.banner.label);
      await page.see(".dialog .switch");
      const chosen = await page.run(() =>
        [...document.querySelectorAll<HTMLInputElement>(".dialog [role=switch]")].map(
          ({ checked }) => checked,
        ),
      );
      expect(chosen).toEqual([true, true, false]);
    },
    { answered: false },
  );

  journey("an address is subscribed and confirmed from its mail", async (page, host) => {
    const email = `reader-${crypto.randomUUID()}@mailbox.example`;
    await page.open("/careers");
    await page.fill("#newsletter-email", email);
    await page.press(".site-footer button", layout.footer.newsletter.subscribe);
    await page.see(".toast", layout.footer.newsletter.success);
    const mail = await until(() => {
      const mine = host.mail.mails.find(({ to }) => to?.[0]?.address === email);
      expect(mine).toBeDefined();
      return mine;
    });
    const { pathname, search } = linkIn(mail, "/newsletter/confirm");
    await page.open(pathname + search);
    await page.press("main button", confirm.action.button);
    await page.see("main h2", confirm.action.outcomes.confirmed.title);
  });

  journey("a message to the firm gets its reference", async (page, host) => {
    await page.open("/fr/contact");
    await page.press("main button", contact.form.send);
    await page.focusOn(".error-summary");
    await fillMessage(page);
    await page.press("main button", contact.form.send);
    await page.see("main h2", contact.sent.title);
    const [given = ""] = await page.wordsOf(".reference dd");
    expect(given).toMatch(reference);
    await until(() => expect(host.mail.mails.some(({ text }) => text?.includes(given))).toBe(true));
  });

  journey(
    "without JavaScript a message is sent, and submenus open",
    async (page) => {
      await page.load("/fr/contact");
      await fillMessage(page);
      await page.press("main button", contact.form.send);
      await page.at(/^\/fr\/contact\/result\?reference=[\w-]+#sent$/);
      await page.see(".outcome h2", result.sent.title);
      await page.see("output", reference);
      expect(await page.wordsOf(".results > .outcome")).toHaveLength(1);
      await page.press(".desktop-menu summary", "Nos métiers");
      await page.press(".desktop-menu a", "Capital-investissement");
      await page.at("/fr/expertise/private-equity");
    },
    { scripts: false },
  );

  journey("a publication is read, with its notes, and downloaded to the byte", async (page) => {
    await page.open(list);
    await page.press("main a", /^View online Climate strategy/);
    await page.at(`${list}/${slug}`);
    await page.press(".note-call a");
    await page.at(/#note-/);
    await page.back();
    await page.at(`${list}/${slug}`);
    await page.press("main a.link", /^Download/);
    await page.see(".toast", publications.download.done);
    await page.saved(`${slug}.en.pdf`, readFileSync(`content/publications/${slug}/en.pdf`));
  });

  journey("the search opens by a key, answers, and leads to the very heading", async (page) => {
    await page.open("/fr/careers");
    await page.type("/");
    await page.at("/fr/search");
    await page.focusOn("input[type=search]");
    await page.type("honoraires pour une cession");
    await page.see("main mark", /honoraires/i);
    await page.press(".search-hits a", "Les honoraires");
    await page.at(/^\/fr\/expertise\/mergers-acquisitions#/);
    await seeInWindow(page, ":target");
    await page.back();
    await page.at(/^\/fr\/search\?q=honoraires/);
    await page.see("input[type=search]", "honoraires pour une cession");
  });

  journey("the glossary filters as one types, and a term leads to its entry", async (page) => {
    await page.open("/fr/glossaire");
    await page.fill("main input[type=search]", "EQUITE");
    await page.see("main", "1 terme sur 72");
    await page.at(/\?q=EQUITE$/);
    await page.seeNothing("#volatility");
    await page.open("/references");
    expect(await page.run(underlineOf, "main a.term")).toBe("underline dotted");
    await page.point("main a", "letter of intent");
    await page.see("[popover]", "A document in which");
    await page.type(keys.escape);
    await page.seeNothing("[popover]");
    await page.press("main a", "letter of intent");
    await page.at("/glossaire#letter-of-intent");
    await seeInWindow(page, "#letter-of-intent");
  });

  journey("references are filtered by service, in the address", async (page) => {
    await page.open("/references");
    const all = await page.wordsOf(".engagement");
    await page.press("label", "Private equity");
    await page.at("/references?service=private-equity");
    await until(async () => expect(await page.wordsOf(".engagement")).toHaveLength(4));
    expect(all.length).toBeGreaterThan(4);
  });

  journey("a letter is found and read, with its erratum", async (page) => {
    const letter = lettersIn("fr").find((each) => each.slug === "lower-bidder");
    await page.open("/fr/letters");
    await page.see("h1", letters.title);
    await page.press("main h3 a", letter?.title ?? "");
    await page.at("/fr/letters/lower-bidder");
    await page.press(".letter-erratum a");
    await page.at(/#call-erratum$/);
    await page.press("#call-erratum");
    await seeInWindow(page, "#note-erratum");
  });
}

async function fillMessage(page: Page): Promise<void> {
  await page.fill("#contact-name", "Élise d’Exemple");
  await page.fill("#contact-email", `elise-${crypto.randomUUID().slice(0, 8)}@mailbox.example`);
  await page.choose("#contact-subject", contact.subjects.press.name);
  await page.fill("#contact-message", "Puis-je avoir les chiffres de votre dernier rapport ?");
}

async function seeInWindow(page: Page, selector: string): Promise<void> {
  await until(async () => {
    const box = await page.run((sought) => {
      const { top, bottom } = document.querySelector(sought)?.getBoundingClientRect() ?? {};
      return { top: top ?? -1, bottom: bottom ?? -1, height: innerHeight };
    }, selector);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.top).toBeLessThan(box.height);
  });
}

// What follows runs in the page.

/** How far an element can be scrolled sideways, in pixels; without a selector, the page. */
export function hiddenBeside(selector = "html"): number {
  const { scrollWidth = 0, clientWidth = 0 } = document.querySelector(selector) ?? {};
  return scrollWidth - clientWidth;
}

export function underlineOf(selector: string): string {
  const element = document.querySelector(selector) ?? document.body;
  const { textDecorationLine, textDecorationStyle } = getComputedStyle(element);
  return `${textDecorationLine} ${textDecorationStyle}`;
}
