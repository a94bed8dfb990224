/**
 * A letter from its first word to its erratum, between two people, with real mail. On a host of its
 * own: it goes to every reader there is. It is long because it is one story, in two parts.
 */
import { readFile } from "node:fs/promises";
import type { Page, Route } from "@playwright/test";
import accountEn from "#app/sign-in/words.en.ts";
import accountFr from "#app/sign-in/words.fr.ts";
import leaveEn from "#app/site/pages/newsletter-unsubscribe/words.en.ts";
import leaveFr from "#app/site/pages/newsletter-unsubscribe/words.fr.ts";
import type { Language } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import { linkIn } from "../mail-server.ts";
import { writeLetter } from "../published-letter.ts";
import { violationsOn } from "./axe.ts";
import { deskWords, elsewhere, sitDown } from "./desk.ts";
import { inTurn } from "./in-turn.ts";
import { type OwnHost, startOwnHost } from "./own-host.ts";
import { expect, test } from "./test.ts";

const accountWords = { en: accountEn, fr: accountFr };
const leaveWords = { en: leaveEn, fr: leaveFr };
const sizes = [
  ["en", 1440],
  ["fr", 375],
] as const;
const body = `See [our references](/references).[^1]

## One

Table: Two figures
| Year | Sum |
|---|---:|
| 2024 | 1 |
| 2025 | 2 |

[^1]: A note.
`;
const pictures = process.env.LETTER_PICTURES;

for (const [language, width] of sizes) {
  const { letters, approvals, readers, writing } = deskWords[language];
  test.describe(`${language}, ${width} px`, () => {
    const journey = inTurn(language);
    // One after the other, on one host: to start one takes longer than some of them.
    test.describe.configure({ mode: "default", timeout: 600_000 });
    let host: OwnHost;
    test.beforeAll(async () => {
      host = await startOwnHost();
    });
    test.afterAll(() => host.stop());

    const fields = (words: string, more: object = {}) => {
      const filled = Object.entries(more).reduce(
        (text, [key, value]) => text.replace(`{{${key}}}`, String(value)),
        words,
      );
      return filled.split("{{")[0] ?? "";
    };
    const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
    const part = (page: Page, name: keyof typeof letters.parts) =>
      page.getByRole("link", { name: letters.parts[name], exact: true }).click();
    const saved = (page: Page) =>
      expect(page.locator(".letter-saving [role=status]")).toContainText(
        fields(letters.savedAs).trim(),
      );

    journey("is written by two, previewed, checked and tested", async ({ browser }) => {
      const anne = await elsewhere(browser, host.origin, width);
      const email = await sitDown(anne, ["communications"], language, "?room=letters", host.sql);
      await expectSound(anne, "list", language);
      await anne.getByRole("link", { name: letters.new.title }).click();
      await anne.locator("#letter-slug").fill("Not a slug");
      await expect(anne.locator("#letter-slug-error")).toContainText(letters.slugWrong);
      await anne.locator("#letter-theme").selectOption("impact");
      await anne.locator("#letter-signatory").selectOption("rochebrune");
      await anne.locator("#letter-slug").fill("lower-bidder");
      await button(anne, letters.new.make).click();
      await expect(anne.getByText(letters.new.standing)).toBeVisible();
      await anne.locator("#letter-slug").fill("a-first-letter");
      await button(anne, letters.new.make).click();

      // Written; a fault is told beside the field, and a reload loses nothing.
      for (const one of ["en", "fr"] as const) {
        await anne.locator(`#letter-title-${one}`).fill(`A first letter ${one}`);
        await anne.locator(`#letter-summary-${one}`).fill("What it says.");
        await anne.locator(`#letter-body-${one}`).fill(`> A quotation.\n\n${body}`);
      }
      await expect(anne.locator("#letter-body-fr-error")).toContainText(
        fields(letters.faults["no-place"], { what: letters.kinds.blockquote }),
      );
      await expectSound(anne, "write-fault", language);
      await anne.reload();
      await expect(anne.locator("#letter-title-fr")).toHaveValue("A first letter fr");
      for (const one of ["en", "fr"]) await anne.locator(`#letter-body-${one}`).fill(body);
      await saved(anne);
      await expect(anne.locator("#letter-body-fr-error")).toBeHidden();
      // The buttons over the text, by keyboard alone; what they did is taken back by Ctrl+Z.
      const english = anne.locator(".letter-column", { has: anne.locator("#letter-body-en") });
      const written = anne.locator("#letter-body-en");
      await written.press("Control+Home");
      await anne.keyboard.press("Shift+End");
      await anne.keyboard.press("Control+b");
      await expect(written).toHaveValue(/^\*\*[^\n]+\*\*/);
      await anne.keyboard.press("Control+z");
      await expect(written).toHaveValue(body);
      await anne.keyboard.press("Shift+Tab");
      await anne.keyboard.press("End");
      const tool = (name: keyof typeof writing.buttons) =>
        english.getByRole("button", { name: writing.buttons[name], exact: true });
      await expect(tool("preview")).toBeFocused();
      await anne.keyboard.press("Enter");
      const beside = anne.getByRole("region", { name: writing.preview.title });
      await expect(beside.locator("caption")).toHaveText("Two figures");
      await expectSound(anne, "write-preview", language);
      await anne.keyboard.press("Enter");
      await expect(beside).toBeHidden();

      // A table of the text, changed in its grid and nowhere else.
      const caption = body.indexOf("Table:");
      await written.evaluate(
        (area: HTMLTextAreaElement, at) => area.setSelectionRange(at, at),
        caption,
      );
      await tool("table").click();
      const dialog = anne.getByRole("dialog");
      await dialog.getByRole("textbox", { name: writing.table.caption }).fill("Three | figures");
      await dialog.locator('[data-cell="1 1"]').press("Enter");
      await anne.keyboard.type("one hundred");
      await expectSound(anne, "table", language);
      await dialog.getByRole("button", { name: writing.replace }).click();
      await expect(written).toBeFocused();
      await expect(written).toHaveValue(/one hundred/);
      const changed = await written.inputValue();
      expect(changed.slice(0, caption)).toBe(body.slice(0, caption));
      await anne.keyboard.press("Control+z");
      await expect(written).toHaveValue(body);

      // A drawing, made in its form and seen before it is put in.
      await tool("figure").click();
      for (const field of ["title", "unit", "alt"] as const) {
        await dialog.getByRole("textbox", { name: writing.figure[field] }).fill(`The ${field}`);
      }
      for (const [place, value] of [
        ["0 1", "Ours"],
        ["1 0", "2024"],
        ["1 1", "1"],
        ["2 0", "2025"],
        ["2 1", "2"],
      ] as const) {
        await dialog.locator(`[data-cell="${place}"]`).fill(value);
      }
      await expect(dialog.locator("figure svg").first()).toBeVisible();
      await expectSound(anne, "figure", language);
      await dialog.getByRole("button", { name: writing.insert }).click();
      await expect(written).toHaveValue(/```figure\n\{"kind":"bar","id":"the-title",/);
      await written.fill(body);

      // A picture of one's own: refused while it is none, and until it is described.
      await written.press("Control+End");
      await tool("picture").click();
      const choose = dialog.locator("input[type=file]");
      await choose.setInputFiles({
        name: "quay.png",
        mimeType: "image/png",
        buffer: Buffer.from("no picture"),
      });
      await expect(dialog.getByRole("status")).toHaveText(writing.picture.failed);
      await choose.setInputFiles({
        name: "quay.png",
        mimeType: "image/png",
        buffer: await anne.screenshot(),
      });
      const seen = dialog.locator(".writing-picture-seen");
      await expect
        .poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(300);
      await expect(dialog.getByRole("button", { name: writing.insert })).toBeDisabled();
      await dialog.getByRole("textbox", { name: writing.picture.alt }).fill("A quay in winter.");
      await expectSound(anne, "picture", language);
      await dialog.getByRole("button", { name: writing.insert }).click();
      await expect(written).toHaveValue(/!\[A quay in winter\.\]\(picture:[0-9a-f]{64}\/\d+x\d+\)/);
      await expect(written).toBeFocused();
      await expect(anne.locator("#letter-body-en-error")).toBeHidden();
      const pictured = await anne.locator("#letter-body-en").inputValue();
      await anne.locator("#letter-body-fr").fill(pictured);

      // As readers get it, from what makes it.
      await button(anne, letters.preview.show).click();
      await expect(anne.getByRole("group", { name: letters.preview.title })).toBeFocused();
      await expect(anne.locator(".letter-page table caption")).toHaveText("Two figures");
      const picture = anne.locator('.letter-page img[alt="A quay in winter."]');
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(300);
      await anne.getByRole("tab", { name: letters.preview.mail }).click();
      const frame = anne.frameLocator(".letter-frame iframe");
      await expect(frame.locator("body")).toContainText("A note.");
      await anne.getByLabel(letters.preview.scheme).selectOption("dark");
      await anne.getByLabel(letters.preview.width).selectOption("375");
      await expect
        .poll(() =>
          frame.locator("body").evaluate((node) => getComputedStyle(node).backgroundColor),
        )
        .toBe("rgb(16, 28, 38)");
      await expectSound(anne, "preview-mail", language);
      await anne.getByRole("tab", { name: letters.preview.text }).click();
      await expect(anne.locator(".mail-text")).toContainText(
        `${host.origin}${localisePath("/references", language)}`,
      );

      // Somebody else writes at the same time.
      await saved(anne);
      const address = new URL(anne.url());
      const chloe = await elsewhere(browser, host.origin, width);
      await sitDown(chloe, ["compliance"], language, address.search, host.sql);
      await part(chloe, "write");
      await chloe.locator("#letter-summary-en").fill("What Chloe says.");
      await saved(chloe);
      await anne.locator("#letter-summary-en").fill("What Anne says.");
      const bar = anne.locator(".letter-saving");
      const conflict = anne.getByRole("heading", { name: approvals.conflict.title });
      await expect(bar).toContainText(letters.conflict.notSaved);
      await anne.locator("#letter-body-fr").press("End");
      await expect(conflict).not.toBeInViewport();
      await button(anne, letters.conflict.show).click();
      await expect(conflict).toBeFocused();
      await expect(conflict).toBeInViewport();
      // Gone elsewhere and back: the text is still there, and still not saved.
      await part(anne, "read");
      await part(anne, "write");
      await expect(bar).toContainText(letters.conflict.notSaved);
      await expect(anne.locator(".approvals-conflict del").first()).toContainText("Chloe");
      await expect(anne.locator("#letter-summary-en")).toHaveValue("What Anne says.");
      await expectSound(anne, "conflict", language);
      await button(anne, letters.conflict.mine).click();
      await saved(anne);

      // Each in one language: both are kept.
      await chloe.locator("#letter-summary-fr").fill("Ce que dit Chloe.");
      await saved(chloe);
      await expect(chloe.locator("#letter-summary-en")).toHaveValue("What Anne says.");
      await anne.locator("#letter-summary-en").fill("What Anne says in English.");
      await saved(anne);
      await expect(anne.locator("#letter-summary-fr")).toHaveValue("Ce que dit Chloe.");

      // Left while it is being saved, and again: nobody else did.
      for (const words of ["What Anne says first.", "What Anne says then."]) {
        const held = Promise.withResolvers<void>();
        await anne.route("**/functions/v1/desk", async (route) => {
          if (isSave(route)) await held.promise;
          await route.fallback();
        });
        await anne.locator("#letter-summary-en").fill(words);
        await expect(bar).toContainText(letters.saving);
        await anne.getByRole("link", { name: letters.back }).click();
        await anne.getByRole("link", { name: `A first letter ${language}` }).click();
        await expect(anne.locator("#letter-summary-en")).toHaveValue(words);
        held.resolve();
      }
      await anne.unrouteAll({ behavior: "wait" });
      await anne.locator("#letter-summary-en").fill("What Anne says.");
      await saved(anne);

      // Left before it is saved: nothing is done with the text before.
      await anne.route("**/functions/v1/desk", (route) =>
        isSave(route) ? route.abort() : route.fallback(),
      );
      await anne.locator("#letter-summary-en").fill("What Anne says last.");
      await part(anne, "read");
      await expect(anne.getByText(letters.unsaved.text)).toBeVisible();
      await expect(button(anne, approvals.submit)).toBeHidden();
      await anne.getByRole("link", { name: letters.unsaved.back }).click();
      await anne.locator("#letter-body-fr").press("End");
      const notSaved = anne.getByText(fields(letters.notSaved).trim());
      await expect(notSaved).toBeInViewport();
      await anne.unrouteAll({ behavior: "wait" });
      await anne.locator("#letter-summary-en").fill("What Anne says at last.");
      await part(anne, "read");
      await expect(anne.locator(".approvals-text").first()).toContainText("at last.");

      // The network is lost: what is drawn on demand is said to be missing, and the rest stays.
      await part(anne, "write");
      await anne.reload();
      await anne.route(/drawn-letter/, (route) => route.abort());
      await part(anne, "read");
      await anne.getByText(letters.preview.title, { exact: true }).click();
      const preview = anne.locator(".letter-preview");
      await expect(preview).toContainText(accountWords[language].trouble.offline);
      await anne.unrouteAll({ behavior: "wait" });
      await preview.getByRole("button", { name: accountWords[language].trouble.retry }).click();
      await expect(anne.locator(".letter-page h3")).toBeVisible();

      // Checked, and tried on oneself.
      await part(anne, "read");
      await expect(anne.locator(".letter-checks > li")).toHaveCount(7);
      await expect(anne.locator('.letter-checks > li[data-state="bad"]')).toHaveCount(0);
      await expectSound(anne, "checks", language);
      await button(anne, letters.test.send).click();
      await expect(anne.getByText(fields(letters.test.done, { to: email }))).toBeInViewport();
      await expect.poll(() => host.mail.mails.length).toBe(2);
      for (const { to } of host.mail.mails) expect(to?.[0]?.address).toBe(email);
    });

    journey("is approved, sent, left, corrected, and taken off the site", async ({ browser }) => {
      const anne = await elsewhere(browser, host.origin, width);
      const email = await sitDown(anne, ["communications"], language, "", host.sql);
      const author = await accountOf(host, email);
      await writeLetter(host.sql, { slug: "a-first-letter", title: "A first letter", author });
      const title = `A first letter (${language})`;
      await anne.goto(`${localisePath("/desk", language)}?room=letters`);
      await anne.getByRole("link", { name: title }).click();

      // Submitted; whoever wrote it does not approve it.
      await part(anne, "read");
      await button(anne, approvals.submit).click();
      await expect(anne.getByText(approvals.said.submit)).toBeVisible();
      await expect(button(anne, approvals.approve)).toHaveCount(0);
      const dan = await elsewhere(browser, host.origin, width);
      await sitDown(dan, ["relations"], language, "?room=approvals&state=submitted", host.sql);
      await dan.getByRole("link", { name: title }).click();
      await expect(dan.getByRole("link", { name: letters.parts.read })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await button(dan, approvals.approve).click();
      await expect(dan.locator(".approvals-seal")).toBeVisible();
      await expectSound(dan, "approved", language);
      await anne.reload();
      await button(anne, approvals.publish).click();
      await expect(anne.getByText(approvals.said.publish, { exact: true })).toBeVisible();

      // Planned, paused, stopped; then sent now, with a typed count.
      await addReaders(host, 5);
      host.mail.refused.add("reader-5@read.example");
      host.mail.mails.length = 0;
      await part(anne, "send");
      await anne.getByLabel(letters.send.later, { exact: true }).check();
      await anne.locator("#letter-count").fill("4");
      await anne
        .getByRole("button", { name: fields(letters.send.send_other, { count: 5 }) })
        .click();
      await expect(anne.locator("#letter-count-error")).toContainText("5");
      await expectSound(anne, "send-form", language);
      await anne.locator("#letter-count").fill("5");
      await anne
        .getByRole("button", { name: fields(letters.send.send_other, { count: 5 }) })
        .click();
      await expect(anne.getByRole("heading", { name: letters.sendings.scheduled })).toBeVisible();
      await button(anne, letters.steer.stop).dblclick();
      await button(anne, letters.steer.sure).click();
      await expect(anne.getByRole("heading", { name: letters.sendings.stopped })).toBeVisible();
      expect(host.mail.mails).toHaveLength(0);
      await anne.locator("#letter-rate").fill("30");
      await anne.locator("#letter-count").fill("5");
      await anne
        .getByRole("button", { name: fields(letters.send.send_other, { count: 5 }) })
        .click();
      await expect(anne.getByRole("heading", { name: letters.sendings.running })).toBeVisible();
      await button(anne, letters.steer.pause).click();
      await expect(anne.getByRole("heading", { name: letters.sendings.paused })).toBeVisible();
      await expectSound(anne, "paused", language);
      await button(anne, letters.steer["go-on"]).click();
      await expect(anne.getByRole("heading", { name: letters.sendings.done })).toBeVisible({
        timeout: 300_000,
      });
      expect(host.mail.mails).toHaveLength(4);
      expect(await factsOf(anne)).toMatchObject({
        [letters.counts.accepted]: "4",
        [letters.counts.refused]: "1",
        [letters.counts.returned]: "1",
      });
      await expectSound(anne, "sent", language);

      // Left by one click, and by the page: opening it changes nothing.
      const [first, second, third] = host.mail.mails;
      const header = first?.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
      const oneClick = header.replaceAll(/[<>]/g, "");
      const shown = await fetch(oneClick, { headers: { "accept-language": language } });
      expect(shown.status).toBe(200);
      expect(new URL(shown.url).pathname).toBe(localisePath("/newsletter/unsubscribe", language));
      expect(new URL(shown.url).search).toBe(new URL(oneClick).search);
      expect(await readersLeft(host)).toBe(5);
      const clicked = await fetch(oneClick, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
        redirect: "manual",
      });
      expect(clicked.status).toBeLessThan(400);
      expect(await readersLeft(host)).toBe(4);
      const leaving = linkIn(second, "/newsletter/unsubscribe");
      const theirs = leaving.pathname.startsWith("/fr/") ? "fr" : "en";
      const visitor = await elsewhere(browser, host.origin, width);
      await visitor.goto(leaving.pathname + leaving.search);
      expect(await readersLeft(host)).toBe(4);
      await visitor
        .getByRole("main")
        .getByRole("button", { name: leaveWords[theirs].action.button, exact: true })
        .click();
      await expect(
        visitor.getByRole("heading", {
          name: leaveWords[theirs].action.outcomes.unsubscribed.title,
        }),
      ).toBeVisible();
      expect(await readersLeft(host)).toBe(3);

      // One comes back, one is unknown: a person decides.
      await anne.goto(`${localisePath("/desk", language)}?room=letters`);
      // The list moves what stands below it as it comes.
      await expect(anne.locator(".register")).toBeVisible();
      await anne.getByText(letters.returned.title, { exact: true }).click();
      await anne
        .locator("#letter-returned")
        .fill(`Status: 5.1.1\nMessage-ID: ${third?.messageId}\n`);
      await expectSound(anne, "returned", language);
      await button(anne, letters.returned.note).click();
      await expect(anne.getByText(letters.returned.done, { exact: true })).toBeVisible();
      await host.sql(
        `update private.letter_recipients set state = 'unknown' where id = (
           select id from private.letter_recipients where state = 'accepted' and returned_at is null
           limit 1
         )`,
      );
      await anne.goto(localisePath("/desk", language));
      await anne
        .getByRole("link", {
          name: fields(deskWords[language].waiting.kinds.letters_one, { number: 1 }),
        })
        .click();
      await anne.getByRole("link", { name: title }).click();
      await part(anne, "send");
      expect(await factsOf(anne)).toMatchObject({ [letters.counts.returned]: "2" });
      await expectSound(anne, "unknown", language);
      await expect(button(anne, letters.unknown.again)).not.toHaveAttribute("data-unread");
      await button(anne, letters.unknown.again).click();
      await expect(
        anne.getByText(fields(letters.unknown.sure.again_one, { count: 1 })),
      ).toBeVisible();
      await expectSound(anne, "unknown-sure", language);
      for (const name of [
        letters.unknown.no,
        letters.unknown.leave,
        fields(letters.unknown.yes.leave_one, { count: 1 }),
      ]) {
        await expect(button(anne, name)).not.toHaveAttribute("data-unread");
        await button(anne, name).click();
      }
      await expect(anne.getByText(letters.unknown.left)).toBeVisible();

      // An erratum, approved like everything else.
      await part(anne, "write");
      await anne.getByText(letters.errata.add, { exact: true }).click();
      await anne.locator("#erratum-en").fill("The sum was 3.");
      await anne.locator("#erratum-fr").fill("La somme était 3.");
      await anne.reload();
      await expect(anne.locator("#erratum-fr")).toHaveValue("La somme était 3.");
      await expect(button(anne, letters.errata.keep)).not.toHaveAttribute("data-unread");
      await button(anne, letters.errata.keep).dblclick();
      await expect(anne.locator(".letter-errata > li")).toHaveCount(1);
      await expect(anne.getByText(letters.errata.missing)).toBeHidden();
      await saved(anne);
      await expectSound(anne, "erratum", language);
      await part(anne, "read");
      await button(anne, approvals.submit).click();
      await expect(anne.getByText(approvals.said.submit)).toBeVisible();
      await dan.reload();
      await button(dan, approvals.approve).click();
      await expect(dan.getByText(approvals.said.give)).toBeVisible();
      await anne.reload();
      await button(anne, approvals.publish).click();
      await expect(anne.getByText(approvals.said.publish, { exact: true })).toBeVisible();
      expect(await host.sql("select errata -> 0 ->> 'fr' as fr from public.letters")).toEqual([
        { fr: "La somme était 3." },
      ]);

      // Taken off the site, once somebody has said so twice.
      await anne.reload();
      await button(anne, approvals.withdraw).dblclick();
      expect(await host.sql("select from public.letters where withdrawn_at is not null")).toEqual(
        [],
      );
      await button(anne, approvals.withdrawLetter).click();
      await expect(anne.getByText(approvals.said.withdrawLetter)).toBeVisible();
      expect(
        await host.sql("select slug from public.letters where withdrawn_at is not null"),
      ).toEqual([{ slug: "a-first-letter" }]);
      await expect(anne.getByText(approvals.withdrawn)).toBeVisible();
      // The address stays its own.
      await part(anne, "write");
      await expect(anne.locator("#letter-slug")).toBeDisabled();
      await anne.getByRole("link", { name: letters.back }).click();
      await expect(anne.getByText(fields(letters.withdrawnOn))).toBeVisible();
    });

    journey("a list of readers is tried, brought, and taken out", async ({ browser }) => {
      const page = await elsewhere(browser, host.origin, width);
      await sitDown(page, ["communications"], language, "?room=readers", host.sql);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(readers.title);
      // Of nobody there is nothing to draw.
      await expect(page.locator(".readers-drawing")).toHaveCount(0);
      await expectSound(page, "readers", language);
      const own = crypto.randomUUID().slice(0, 8);
      const table = `Courriel;Langue;Date;Preuve\r\nzoe-${own}@list.example;Français;14/05/2021;Salon de 2021\r\nnobody;fr;14/05/2021;Salon de 2021\r\n`;
      const choose = () =>
        page
          .locator("input[type=file]")
          .setInputFiles({ name: "liste.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
      await choose();
      await expect(page.locator(".register tbody tr")).toContainText(
        deskWords[language].releases.reasons["bad-email"],
      );
      await expectSound(page, "import", language);
      await page
        .getByRole("button", { name: fields(readers.import.bring_one, { count: 1 }) })
        .click();
      await expect(page.getByText(fields(readers.import.done_one, { count: 1 }))).toBeVisible();
      await choose();
      await expect(page.locator(".register tbody tr").first()).toContainText(
        readers.import.outcomes.known,
      );
      const download = page.waitForEvent("download");
      await button(page, readers.export.send).click();
      const file = await readFile(await (await download).path(), "utf8");
      expect(file).toContain(`zoe-${own}@list.example;fr;`);
      expect(file).toContain("Salon de 2021");
    });
  });
}

function isSave(route: Route): boolean {
  return route.request().postDataJSON()?.act === "letters.save";
}

async function accountOf({ sql }: OwnHost, email: string): Promise<string> {
  const [row] = await sql<{ id: string }>("select id from auth.users where email = $1", [email]);
  return row?.id ?? "";
}

async function addReaders({ sql }: OwnHost, count: number): Promise<void> {
  await sql(
    `insert into public.newsletter_subscribers (email, language, confirmed_at)
     select 'reader-' || n || '@read.example', case when n % 2 = 0 then 'fr' else 'en' end, now()
     from generate_series(1, $1::int) as n`,
    [count],
  );
}

async function readersLeft({ sql }: OwnHost): Promise<number> {
  const [row] = await sql<{ count: number }>(
    "select count(*)::int as count from public.newsletter_subscribers where email like 'reader-%'",
  );
  return row?.count ?? 0;
}

/** What a sending's list of facts says, by its labels: the newest. */
async function factsOf(page: Page): Promise<Record<string, string>> {
  const list = page.locator(".letter-progress .mail-facts").first();
  await expect(list).toBeVisible();
  return list.evaluate((node) =>
    Object.fromEntries(
      [...node.querySelectorAll("dt")].map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent,
      ]),
    ),
  ) as Promise<Record<string, string>>;
}

/** Nothing that axe finds wrong, and nothing to scroll to sideways. */
async function expectSound(page: Page, name: string, language: Language): Promise<void> {
  if (pictures) {
    await page.screenshot({ path: `${pictures}/${language}-${name}.png`, fullPage: true });
  }
  expect(await violationsOn(page), name).toEqual([]);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond, name).toBeLessThanOrEqual(0);
}
