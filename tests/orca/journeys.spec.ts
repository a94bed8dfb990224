/**
 * Seven journeys as somebody hears them who sees nothing: each in both languages, by keyboard, with
 * what Orca must have said. `npm run test:orca` runs them; docs/accessibility.md says what it needs.
 */
import type { Page } from "@playwright/test";
import layoutEn from "#app/site/layout/words.en.ts";
import layoutFr from "#app/site/layout/words.fr.ts";
import { pageById } from "#core/pages.ts";
import { words as contact, sendButton as sendMessage } from "../e2e/contact-form.ts";
import { deskWords, sitDown } from "../e2e/desk.ts";
import { open, sendButton, words as signInWords } from "../e2e/sign-in.ts";
import { expect, test } from "../e2e/test.ts";
import { type Orca, startOrca } from "./orca.ts";

const layout = { en: layoutEn, fr: layoutFr };

// One for each journey: it may still be reading the page before.
let orca: Orca;
test.beforeEach(async () => {
  orca = await startOrca();
});
test.afterEach(() => {
  const info = test.info();
  orca.end(info.status === info.expectedStatus ? undefined : info.outputPath("orca.log"));
});
test.use({ expectedErrors: [/Failed to load resource/], viewport: { width: 1280, height: 800 } });

/** Opens the page in the window in front, and waits until Orca has found it and begins to read. */
async function begin(page: Page, path: string, language: "en" | "fr"): Promise<void> {
  await page.bringToFront();
  await orca.hears(() => open(page, path, language), "landmarks");
}

for (const language of ["en", "fr"] as const) {
  const { ui } = layout[language];
  const { account, login, own } = signInWords[language];

  test(`${language}: a visitor skips to the content and opens a menu`, async ({ page }) => {
    await begin(page, "/careers", language);
    await orca.finds(page.locator(".skip-link"), layout[language].skipToContent);
    const menu = page.getByRole("banner").locator("summary").first();
    await orca.finds(menu, (await menu.innerText()).trim());
    await page.keyboard.press("Enter");
    const link = page.getByRole("banner").locator("details[open] a").first();
    await orca.finds(link, (await link.innerText()).split("\n")[0] ?? "");
  });

  test(`${language}: a change of page says the title of the next`, async ({ page }) => {
    await begin(page, "/careers", language);
    const { name } = pageById("contact");
    const link = page.getByRole("contentinfo").getByRole("link", { name: name[language] }).first();
    await link.focus();
    await orca.hears(() => page.keyboard.press("Enter"), contact[language].meta.title);
  });

  test(`${language}: an empty message to the firm says what is missing`, async ({ page }) => {
    const { form } = contact[language];
    await begin(page, "/contact", language);
    await orca.finds(sendMessage(page, language), form.send);
    await orca.hears(() => page.keyboard.press("Enter"), ui.problem);
    // The first of the faults leads to its field.
    await page.keyboard.press("Tab");
    await orca.hears(() => page.keyboard.press("Enter"), form.name);
  });

  test(`${language}: an empty sign-in says that something is missing`, async ({ page }) => {
    await begin(page, "/login", language);
    await orca.finds(sendButton(page), login.form.send);
    await orca.hears(() => page.keyboard.press("Enter"), ui.problem);
  });

  test(`${language}: adding an app says what to do, where the button was`, async ({ page }) => {
    await sitDown(page, ["reader"], language);
    await begin(page, "/account", language);
    const add = page.getByRole("button", { name: own.factors.add });
    await orca.finds(add, own.factors.add);
    await orca.hears(() => page.keyboard.press("Enter"), account.enrol.label);
    const app = page.getByRole("button", { name: account.enrol.app.action });
    await orca.finds(app, account.enrol.app.action);
    await orca.hears(() => page.keyboard.press("Enter"), account.enrol.app.scan);
  });

  test(`${language}: an import says what the sheet would do`, async ({ page }) => {
    const words = deskWords[language].releases;
    await sitDown(page, ["relations"], language, "?room=releases");
    await page.bringToFront();
    const begin = page.getByRole("button", { name: words.new.begin });
    await orca.finds(begin, words.new.begin);
    await orca.hears(() => page.keyboard.press("Enter"), words.new.missing);
    const name = `Q3 ${crypto.randomUUID().slice(0, 6)}`;
    await page.getByLabel(words.new.name).fill(name);
    await orca.hears(() => page.keyboard.press("Enter"), name);
    const choose = page.getByLabel(words.import.choose);
    await orca.finds(choose, words.import.choose);
    const buffer = Buffer.from("Investisseur;Fonds;Engagement;Au\r\nNemo;Nil;1 234,00;31/02/2026");
    const sheet = { name: "nemo.csv", mimeType: "text/csv", buffer };
    await orca.hears(() => choose.setInputFiles(sheet), `${words.outcomes.refused} 1`);
    await expect(page.locator(".releases-dry-run")).toBeFocused();
    // The line is mended where it stands: its field, why it cannot be read, and what it then does.
    const { correct } = deskWords[language].sheet;
    const open = correct.open.replace("{{line}}", "2");
    await orca.finds(page.getByRole("button", { name: open }), open);
    await orca.hears(() => page.keyboard.press("Enter"), "31/02/2026");
    await orca.hears(() => page.keyboard.press("Enter"), words.reasons["bad-day"]);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("28/02/2026");
    await orca.hears(() => page.keyboard.press("Enter"), `${words.outcomes.waiting} 1`);
    const apply = page.getByRole("button", { name: words.unknown.apply });
    const nemo = page.getByRole("combobox", { name: "Nemo", exact: true });
    await orca.finds(nemo, "Nemo");
    await nemo.selectOption({ label: words.unknown.make });
    await orca.finds(apply, words.unknown.apply);
    // Its fund is unknown as well.
    await orca.hears(() => page.keyboard.press("Enter"), `${words.outcomes.refused} 1`);
    const leave = page.getByRole("button", { name: deskWords[language].leave }).last();
    await orca.finds(leave, deskWords[language].leave);
    await orca.hears(() => page.keyboard.press("Enter"), words.import.choose);
  });

  test(`${language}: a room of the desk says its title`, async ({ page }) => {
    const words = deskWords[language];
    await sitDown(page, ["communications", "compliance"], language);
    await page.bringToFront();
    await page.locator('.desk-group[href$="room=messages"]').focus();
    await orca.hears(() => page.keyboard.press("Enter"), words.messages.title);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
}
