/**
 * The rooms of the desk, each on its way from beginning to end, with real mail. It is long because
 * every room is walked through with the same steps: in one language, and in both in a whole run.
 */
import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import ownEn from "#app/sign-in/pages/own-account/words.en.ts";
import ownFr from "#app/sign-in/pages/own-account/words.fr.ts";
import accountEn from "#app/sign-in/words.en.ts";
import accountFr from "#app/sign-in/words.fr.ts";
import resultEn from "#app/site/pages/contact-result/words.en.ts";
import resultFr from "#app/site/pages/contact-result/words.fr.ts";
import dataEn from "#app/site/pages/person-data/words.en.ts";
import dataFr from "#app/site/pages/person-data/words.fr.ts";
import proofEn from "#app/site/pages/person-proof/words.en.ts";
import proofFr from "#app/site/pages/person-proof/words.fr.ts";
import { publishedVersions } from "#content/consent-version.ts";
import { site } from "#content/site.ts";
import type { Language } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import { contactMessage } from "../db/contact-message.ts";
import { linkIn } from "../mail-server.ts";
import { whole } from "../whole.ts";
import { violationsOn } from "./axe.ts";
import { addColleague } from "./colleague.ts";
import { deskWords, elsewhere, enterRoom, sitDown, unfold } from "./desk.ts";
import { inTurn } from "./in-turn.ts";
import { sql } from "./lp-staff.ts";
import { mailsTo } from "./mail.ts";
import { expect, ownAddress, test } from "./test.ts";
import { zipEntries } from "./zip-entries.ts";

// What is not allowed, and what somebody changed meanwhile, is an answer that browsers report.
test.use({ expectedErrors: [/status of (401|403|404|409|422)/] });
const accountWords = { en: accountEn, fr: accountFr };
const ownWords = { en: ownEn, fr: ownFr };
const resultWords = { en: resultEn, fr: resultFr };
const proofWords = { en: proofEn, fr: proofFr };
const dataWords = { en: dataEn, fr: dataFr };
const sizes = [
  ["en", 1440],
  ["fr", 375],
] as const;

for (const [language, width] of sizes) {
  const words = deskWords[language];
  test.describe(`${language}, ${width} px`, () => {
    const journey = inTurn(language);
    test.use({ viewport: { width, height: 800 } });

    journey(
      "a message is found, taken, noted and answered, and found again a year later",
      async ({ page, request, browser, baseURL }) => {
        const { messages } = words;
        // The answer is framed in the visitor's language, whatever the desk's.
        const theirs = language === "en" ? "fr" : "en";
        const { email, reference, word } = await receive(request, theirs);
        await sitDown(page, ["communications"], language, "?room=messages");
        await unfold(page);
        await page.getByLabel(messages.state, { exact: true }).selectOption("new");
        await page.getByLabel(messages.search).fill(word);
        const rows = page.locator(".register tbody tr");
        await expect(rows).toHaveCount(1);
        await expect(rows).toContainText(reference);
        await expectSound(page);

        // Chosen and walked by keys; closed with all that was chosen, and undone.
        const { list } = words;
        const button = (name: string) => page.getByRole("button", { name, exact: true });
        const fresh = async (name: string) => {
          await expect(button(name)).not.toHaveAttribute("data-unread");
          await button(name).click();
        };
        await page.getByLabel(list.keysOff).setChecked(true);
        await rows.focus();
        await page.keyboard.press("x");
        await expect(rows.getByRole("checkbox")).not.toBeChecked();
        await page.getByLabel(list.keysOff).setChecked(false);
        await rows.focus();
        await page.keyboard.press("x");
        await expect(rows.getByRole("checkbox")).toBeChecked();
        const close = list.many.what["messages.close"];
        await button(close).click();
        await expectSound(page);
        await fresh(`${close} (1)`);
        const standing = list.many.standing
          .replace("{{done}}", "1")
          .replace("{{refused}}", "0")
          .replace("{{total}}", "1");
        await expect(page.locator(".list-chosen")).toContainText(standing);
        await expect(rows).toHaveCount(0);
        await expectSound(page);
        await fresh(list.many.undo);
        await expect(page.locator(".list-chosen")).toContainText(
          list.many.taken_one.replace("{{count}}", "1"),
        );
        await expect(rows).toHaveCount(1);
        await button(list.close).click();
        const [file] = await Promise.all([page.waitForEvent("download"), button(list.csv).click()]);
        expect(await readFile(await file.path(), "utf8")).toContain(reference);
        await rows.focus();
        await page.keyboard.press("Enter");
        const title = messages.one.replace("{{reference}}", reference);
        await expect(page.getByRole("heading", { name: title, level: 1 })).toBeFocused();
        await page.getByRole("button", { name: messages.take.act, exact: true }).click();
        await expect(page.getByText(messages.take.done, { exact: true })).toBeVisible();
        await expect(page.getByRole("region", { name: messages.handling })).toBeFocused();
        await keepNote(page, language, "Seen at the fair in March.");
        await expectSound(page);

        const answer = `Thank you.\nWe propose a Tuesday for ${word}.`;
        await page.locator("#message-answer").fill(answer);
        const other = await elsewhere(browser, baseURL);
        await sitDown(other, ["relations"], language, `?room=messages&message=${reference}`);
        await keepNote(other, language, "I called them this morning.");
        await other.context().close();
        // A double click asks, as one click does.
        const send = async () => {
          await page.getByRole("button", { name: messages.answer.send, exact: true }).dblclick();
          const sure = messages.answer.sure.replace("{{email}}", email);
          await page.getByRole("button", { name: sure, exact: true }).click();
        };
        await send();
        await expect(page.getByText(messages.conflict.said)).toBeVisible();
        await expect(page.locator(".message-meanwhile")).toContainText(
          "I called them this morning.",
        );
        await expect(page.locator("#message-answer")).toHaveValue(answer);
        await expectSound(page);
        expect(await mailsTo(email, 1)).toHaveLength(1);
        await send();
        await expect(
          page.getByText(messages.answer.done.replace("{{email}}", email), { exact: true }),
        ).toBeVisible();
        await expect(page.locator("#message-answer")).toHaveValue("");
        await expect(page.locator(".message-meanwhile")).toHaveCount(0);

        const [acknowledgement, answered] = await mailsTo(email, 2);
        expect(answered?.text).toContain(`We propose a Tuesday for ${word}.`);
        expect(answered?.html).toContain(`lang="${theirs}"`);
        const copy = (await mailsOfFirm(reference, 2))[1];
        expect(copy?.text).toContain(`We propose a Tuesday for ${word}.`);
        const link = linkIn(acknowledgement, "/contact/result");
        expect(link.pathname).toBe(localisePath("/contact/result", theirs));
        await page.goto(link.pathname + link.search);
        const { status } = resultWords[theirs];
        await expect(
          page.getByRole("heading", { name: status.state.answered.title }),
        ).toBeVisible();
        await expect(page.locator(".reference dd").filter({ visible: true })).toHaveText(reference);
        await expectSound(page);

        await sql(
          `update private.contact_messages set received_at = received_at - interval '360 days'
         where reference = $1`,
          [reference],
        );
        await page.goto(`${localisePath("/desk", language)}?room=messages`);
        await unfold(page);
        await page.getByLabel(messages.state, { exact: true }).selectOption("answered");
        const menu = page.locator(".desk-menu-button");
        if (await menu.isVisible()) {
          // What was typed reaches the address later: a menu opened meanwhile stays open.
          await page.getByLabel(messages.search).fill("nothing-such");
          await menu.click();
          await expect(page).toHaveURL(/nothing-such/);
          await expect(rows).toHaveCount(0);
          await expect(menu).toHaveAttribute("aria-expanded", "true");
          await menu.click();
        }
        await page.getByLabel(messages.search).fill(word);
        await expect(rows).toHaveCount(1);
        await expect(rows).toContainText(reference);
        await enterRoom(page, "search");
        await page.getByLabel(words.search.label).fill(word);
        await expect(rows.filter({ hasText: reference })).toHaveCount(1);
        await expectSound(page);
      },
    );

    journey(
      "a letter about a complaint is taken back before it leaves; to close it without an answer asks twice",
      async ({ page, request }) => {
        const { messages } = words;
        const { reference, email } = await receive(request, language, { subject: "complaint" });
        await sitDown(page, ["communications"], language, `?room=messages&message=${reference}`);
        const limit = page.locator(".message-facts dt").filter({ hasText: messages.answerLimit });
        await expect(limit).toHaveCount(1);
        const field = page.locator("#message-answer");
        await field.fill("The expert is away.");
        await page.getByLabel(messages.answer.more).check();
        await page.locator("#message-longer").check();
        await page.getByRole("button", { name: messages.answer.send, exact: true }).click();
        const now = messages.answer.sure.replace("{{email}}", email);
        await page.getByRole("button", { name: now, exact: true }).click();
        // The later day is the day now.
        await expect(limit).toHaveCount(0);
        await mailsTo(email, 2);
        // As if the mail server had put it off.
        await sql(
          `update private.outbox
           set state = 'queued', settled_at = null, next_attempt_at = now() + interval '1 hour'
           where template = 'contact-answer' and about in (
             select entries.id from private.message_entries as entries
             join private.contact_messages as messages on messages.id = entries.message_id
             where reference = $1
           )`,
          [reference],
        );
        await page.reload();
        await field.fill("Dear Madam,");
        await page.getByRole("button", { name: messages.takeBack.act, exact: true }).click();
        await expect(page.getByText(messages.takeBack.done, { exact: true })).toBeVisible();
        await expect(page.getByText(messages.entry.unsent, { exact: true })).toBeVisible();
        await expect(field).toBeFocused();
        await expect(field).toHaveValue("Dear Madam,\n\nThe expert is away.");
        await expect(page.locator("#message-longer")).toBeChecked();
        await expect(limit).toHaveCount(1);
        await expectSound(page);

        const close = page.getByRole("button", { name: messages.close.act, exact: true });
        const state = page.locator(".message-state");
        await close.press("Enter");
        const sure = page.getByRole("button", { name: messages.close.sure, exact: true });
        await expect(sure).toBeFocused();
        await expect(state).toHaveText(messages.states.taken);
        await page.getByRole("button", { name: words.leave, exact: true }).click();
        await close.dblclick();
        await sure.click();
        await expect(state).toHaveText(messages.states.closed);
        const [owed = ""] = messages.notGiven.split("{{day}}");
        await expect(page.locator(".message-facts")).toContainText(owed.trim());
        await page.goto(`${localisePath("/desk", language)}?room=messages&message=200101-AAAAA`);
        await expect(page.getByText(words.gone)).toBeVisible();
        await expectSound(page);

        // The letter that was taken back is still in the form: whoever leaves is asked.
        const { action, unsaved, stay, anyway } = accountWords[language].signOut;
        const button = (name: string) => page.getByRole("button", { name, exact: true });
        await button(action).click();
        await expect(page.getByText(unsaved, { exact: true })).toBeVisible();
        await expect(button(stay)).toBeFocused();
        await expectSound(page);
        await button(stay).click();
        await expect(button(action)).toBeFocused();
        // From their own page, everywhere: the same question.
        await page.goto(`${localisePath("/account", language)}?from=desk`);
        const { everywhere } = ownWords[language];
        await page.locator("summary", { hasText: everywhere.title }).click();
        await button(everywhere.action).click();
        await expect(page.getByText(unsaved, { exact: true })).toBeVisible();
        await button(stay).click();
        await button(action).click();
        await button(anyway).click();
        await expect(page).toHaveURL(/\/login/);
        await expect
          .poll(() => page.evaluate(() => sessionStorage.getItem("deskDrafts")))
          .toBeNull();
      },
    );

    journey(
      "a mail that was given up is shown with its reason, and sent again",
      async ({ page, request }) => {
        const { mail } = words;
        const { email, reference } = await receive(request, language);
        await giveUp(reference);
        await sitDown(page, ["communications"], language, "?room=mail");
        await unfold(page);
        await page.getByLabel(mail.standing, { exact: true }).selectOption("dead");
        await page.getByLabel(mail.searchRecipient).fill(email);
        const rows = page.locator(".register tbody tr");
        await expect(rows).toHaveCount(1);
        await expect(rows).toContainText(mail.standings.dead);
        await expect(rows).toContainText(mail.reasons.unknown);
        await expectSound(page);
        await rows.getByRole("link", { name: mail.templates["contact-acknowledgement"] }).click();
        await expect(page.getByRole("heading", { name: mail.one, level: 1 })).toBeFocused();
        await expect(page.locator(".mail-facts")).toContainText(mail.reasons.unknown);
        const frame = page.frameLocator(".desk-mail-frame");
        await expect(frame.locator("body")).toContainText(reference);
        await page.getByText(mail.view.text, { exact: true }).click();
        await expect(page.locator(".mail-text")).toContainText(reference);
        await expectSound(page);
        await page.getByRole("button", { name: mail.again.send, exact: true }).click();
        await expect(page.getByText(mail.again.done, { exact: true })).toBeVisible();
        const [, again] = await mailsTo(email, 2);
        expect(again?.text).toContain(reference);
      },
    );

    journey(
      "a person's request goes from the proof of the address to the certificate",
      async ({ page, request, browser, baseURL }) => {
        const { persons, messages } = words;
        const { email, reference } = await receive(request, language, { subject: "personal-data" });
        await mailsTo(email, 1);
        await sitDown(page, ["compliance"], language, `?room=messages&message=${reference}`);
        await page.getByRole("link", { name: messages.dataRequest }).click();
        await expect(page.locator("#person-email")).toHaveValue(email);
        await expect(page.locator("#person-message")).toHaveValue(reference);
        await page.goto(`${localisePath("/desk", language)}?room=persons`);
        const visitor = await elsewhere(browser, baseURL);

        /** Opened at the desk, proven by the button behind the mail, and opened anew. */
        async function prove(kind: "access" | "erasure", mailsBefore: number): Promise<void> {
          await page.getByText(persons.open.title, { exact: true }).click();
          await page.locator("#person-email").fill(email);
          await page.locator("#person-message").fill(reference.toLowerCase());
          await page.locator(".person-choices").getByLabel(persons.kind).selectOption(kind);
          await page.getByRole("button", { name: persons.open.send, exact: true }).click();
          const opened = persons.open.done.replace("{{email}}", email);
          await expect(page.getByText(opened, { exact: true })).toBeVisible();
          await expectSound(page);
          const row = page.getByRole("row", { name: new RegExp(email) });
          const link = row.filter({ hasText: persons.kinds[kind] }).getByRole("link");
          await link.click();
          await expect(page.getByText(persons.found.unproven)).toBeVisible();
          await expect(page.getByRole("button", { name: persons.give })).toHaveCount(0);
          await expectSound(page);
          const mails = await mailsTo(email, mailsBefore + 1);
          const proof = linkIn(mails.at(-1), "/contact/proof");
          await visitor.goto(proof.pathname + proof.search);
          await visitor.locator("html[data-alive]").waitFor({ state: "attached" });
          const { action, confirms } = proofWords[language];
          await expect(visitor.getByText(confirms[kind], { exact: true })).toBeVisible();
          await visitor.getByRole("button", { name: action.button }).click();
          await expect(
            visitor.getByRole("heading", { name: action.outcomes.proven.title }),
          ).toBeFocused();
          expect(await violationsOn(visitor)).toEqual([]);
          await page.reload();
          await expect(page.locator(".person-facts")).toContainText(persons.states.proven);
        }

        await prove("access", 1);
        await page.getByRole("link", { name: reference }).click();
        await expect(page.locator(".message-facts")).toContainText(email);
        await page.goBack();
        const found = page.locator(".register");
        await expect(found).toContainText(
          language === "fr" ? "Messages du formulaire de contact" : "Messages by the contact form",
        );
        await expect(found).not.toContainText("private.");
        const files: string[] = [];
        page.on("download", async (file) => files.push(await readFile(await file.path(), "utf8")));
        await page.getByRole("button", { name: persons.give, exact: true }).click();
        await expect(page.getByText(persons.given, { exact: true })).toBeVisible();
        await expect.poll(() => files.length).toBe(2);
        for (const file of files) expect(file).toContain(reference);
        await expectSound(page);
        const given = await mailsTo(email, 2);
        await page.getByRole("button", { name: persons.handOver, exact: true }).click();
        const linked = await mailsTo(email, given.length + 1);
        const link = linkIn(linked.at(-1), "/contact/data");
        await visitor.goto(link.pathname + link.search);
        await visitor.locator("html[data-alive]").waitFor({ state: "attached" });
        const taking = dataWords[language].action;
        const [taken] = await Promise.all([
          visitor.waitForEvent("download"),
          visitor.getByRole("button", { name: taking.button }).click(),
        ]);
        expect(await readFile(await taken.path(), "utf8")).toContain(reference);
        await expect(
          visitor.getByRole("heading", { name: taking.outcomes.given.title }),
        ).toBeFocused();
        expect(await violationsOn(visitor)).toEqual([]);
        await page.getByRole("button", { name: persons.answered, exact: true }).click();
        await page.getByRole("button", { name: persons.closeNow, exact: true }).click();
        await expect(page.getByText(persons.closed, { exact: true })).toBeVisible();
        await page.getByRole("link", { name: persons.back }).click();

        await prove("erasure", 3);
        const send = page.getByRole("button", { name: persons.erase.send, exact: true });
        await page.locator("#erase-count").fill("0");
        await send.click();
        const [before = "", after = ""] = persons.erase.wrong.split("{{count}}");
        const fault = page.locator(".error-summary");
        await expect(fault).toContainText(before.trim());
        await expectSound(page);
        const said = await fault.getByRole("link").innerText();
        const count = said.replace(before, "").replace(after, "").trim();
        expect(Number(count)).toBeGreaterThan(0);
        await page.locator("#erase-count").fill(count);
        await send.click();
        const title = persons.certificate.title.replace("{{firm}}", site.name);
        await expect(page.getByRole("heading", { name: title })).toBeFocused();
        const gone = count === "1" ? persons.erase.done_one : persons.erase.done_other;
        await expect(page.getByText(gone.replace("{{count}}", count))).toBeVisible();
        await expect(page.locator(".person-facts").first()).toContainText(persons.forgotten);
        await expectSound(page);
        // The address stays until its owner was told, behind other mails.
        await expect.poll(() => tablesWith(email)).toEqual([]);
        await visitor.context().close();
      },
    );

    journey(
      "one writes and submits a text, another approves and publishes it",
      async ({ page, browser, baseURL }) => {
        const { approvals } = words;
        const name = `Visits ${crypto.randomUUID().slice(0, 8)}`;
        await sitDown(page, ["communications"], language, "?room=approvals");
        await expectSound(page);
        await page.getByRole("link", { name: approvals.write }).click();
        await page.locator("#work-name").fill(name);
        await page.locator("#work-en").fill("We receive visitors on Tuesdays.");
        await page.locator("#work-fr").fill("Nous recevons le mardi.");
        await expectSound(page);
        await page.reload();
        await expect(page.locator("#work-name")).toHaveValue(name);
        await expect(page.locator("#work-fr")).toHaveValue("Nous recevons le mardi.");
        const act = (of: Page, called: string) =>
          of.getByRole("button", { name: called, exact: true });
        await act(page, approvals.save).click();
        await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();

        // Changed: kept over a reload, and let go of when it is left.
        await act(page, approvals.edit).click();
        await page.locator("#work-fr").fill("Nous recevons le lundi.");
        await page.reload();
        await expect(page.locator("#work-fr")).toHaveValue("Nous recevons le lundi.");
        await act(page, words.leave).click();
        await page.reload();
        await act(page, approvals.submit).click();
        await expect(page.getByText(approvals.said.submit, { exact: true })).toBeInViewport();
        await expect(page.getByText(approvals.own, { exact: true })).toBeVisible();
        await expect(act(page, approvals.approve)).toHaveCount(0);
        await expect(act(page, approvals.publish)).toHaveCount(0);
        await expectSound(page);

        const other = await elsewhere(browser, baseURL);
        await other.setViewportSize({ width, height: 800 });
        await sitDown(other, ["relations"], language, "?room=approvals&state=submitted");
        await other.getByRole("link", { name, exact: true }).click();
        await other.getByText(approvals.sendBack.title, { exact: true }).click();
        await other.getByLabel(approvals.sendBack.reason).fill("Which hours?");
        await act(other, approvals.sendBack.send).click();
        await expect(other.getByText(approvals.said.sendBack, { exact: true })).toBeVisible();
        await page.goto(`${localisePath("/desk", language)}?room=approvals&state=sent-back`);
        await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Which hours?");
        await page.getByRole("link", { name, exact: true }).click();
        await expect(page.locator(".approvals-remark")).toHaveText("Which hours?");
        await act(page, approvals.submit).click();
        await expect(page.locator(".approvals-remark")).toHaveCount(0);
        await other.reload();
        await act(other, approvals.approve).click();
        await expect(other.getByText(approvals.said.give, { exact: true })).toBeVisible();
        await expect(other.locator(".approvals-seal")).toBeVisible();
        await expectSound(other);
        await act(other, approvals.publish).click();
        await expect(other.getByText(approvals.said.publishAnswer, { exact: true })).toBeVisible();
        await other.context().close();
        await page.reload();
        await expect(page.locator(".approvals-certificate")).toContainText(approvals.states.live);
      },
    );

    journey(
      "proofs of consent are listed, and taken away as a table",
      async ({ page, request }) => {
        const { proofs } = words;
        const id = crypto.randomUUID();
        const answer = await request.post("/functions/v1/record-consent", {
          data: {
            id,
            version: publishedVersions.at(-1),
            performance: true,
            targeting: false,
            method: "custom",
            language,
          },
          headers: { "x-forwarded-for": ownAddress(test.info()) },
        });
        expect(answer.status()).toBe(201);
        await sitDown(page, ["compliance"], language, "?room=proofs");
        await unfold(page);
        await page.getByLabel(proofs.choice, { exact: true }).selectOption("custom");
        const row = page.locator(".register tbody tr").filter({ hasText: id });
        await expect(row).toContainText(proofs.methods.custom);
        await expectSound(page);
        const { csv, excel, takeAway } = words.list;
        for (const [format, ending] of [
          [csv, "csv"],
          [excel, "xlsx"],
        ]) {
          const name = new RegExp(`^${format}.+${takeAway}$`);
          const [file] = await Promise.all([
            page.waitForEvent("download"),
            page.getByRole("button", { name }).click(),
          ]);
          const day = "\\d{4}-\\d\\d-\\d\\d";
          expect(file.suggestedFilename()).toMatch(new RegExp(`^consent-${day}-1\\.${ending}$`));
          const saved = await readFile(await file.path());
          const sheet = "xl/worksheets/sheet1.xml";
          expect(String(ending === "csv" ? saved : zipEntries(saved).get(sheet))).toContain(id);
        }
        await page.getByLabel(proofs.kind, { exact: true }).selectOption("newsletter");
        const find = page.locator(".account-form");
        await find.getByRole("textbox").fill(`nobody-${id}@sender.example`);
        await find.getByRole("button").click();
        await expect(page.getByText(proofs.find.none)).toBeVisible();
        await expectSound(page);
      },
    );

    journey("a reader is not offered what only others may do", async ({ page, request }) => {
      const { messages, mail, approvals, noRoom } = words;
      const { reference } = await receive(request, language);
      await giveUp(reference);
      await sitDown(page, ["reader"], language, `?room=messages&message=${reference}`);
      const nav = page.locator(".desk-menu");
      for (const room of ["persons", "proofs", "ledger"] as const) {
        await expect(nav.locator(`a[href$="room=${room}"]`)).toHaveCount(0);
      }
      await expect(page.locator(".message-facts")).toBeVisible();
      await expect(page.getByRole("button", { name: messages.take.act })).toHaveCount(0);
      await expect(page.locator("textarea")).toHaveCount(0);
      await expectSound(page);
      await enterRoom(page, "mail");
      await unfold(page);
      await page.getByLabel(mail.standing, { exact: true }).selectOption("dead");
      await page.locator(".register").getByRole("link").first().click();
      await expect(page.locator(".mail-facts")).toBeVisible();
      await expect(page.getByRole("button", { name: mail.again.send })).toHaveCount(0);
      await enterRoom(page, "approvals");
      await expect(page.getByRole("heading", { name: approvals.title })).toBeFocused();
      await expect(page.getByRole("link", { name: approvals.write })).toHaveCount(0);
      await page.goto(`${localisePath("/desk", language)}?room=persons`);
      await expect(page.getByRole("heading", { name: noRoom.title })).toBeVisible();
      await expectSound(page);
    });
  });
}

// One after the other: a chain is broken for both of them.
test.describe("the ledger", () => {
  test.describe.configure({ mode: "default" });
  for (const [language, width] of whole ? sizes : sizes.slice(0, 1)) {
    test(`${language}: it has what was done, and says where it was tampered with`, async ({
      page,
      request,
    }) => {
      const { ledger, messages } = deskWords[language];
      const { reference } = await receive(request, language);
      await page.setViewportSize({ width, height: 800 });
      await sitDown(page, ["compliance"], language, `?room=messages&message=${reference}`);
      await page.getByRole("button", { name: messages.take.act, exact: true }).click();
      await expect(page.getByText(messages.take.done, { exact: true })).toBeVisible();
      await keepNote(page, language, "For the ledger.");
      await enterRoom(page, "ledger");
      await unfold(page);
      await page.getByLabel(ledger.ids, { exact: true }).check();
      await page.getByLabel(ledger.about, { exact: true }).fill(`message:${reference}`);
      const rows = page.locator(".register tbody tr");
      await expect(rows).toHaveCount(2);
      await expect(rows.first()).toContainText(ledger.acts["messages.note"]);
      await expect(rows.last()).toContainText(ledger.acts["messages.take"]);
      await expectSound(page);

      const verify = page.getByRole("button", { name: ledger.verify, exact: true });
      const verdict = page.locator(".ledger-verify").getByRole("status");
      const [entry] = await sql<{ seq: number; actor_name: string }>(
        `select seq::int, actor_name from private.ledger
         where about = $1 and act = 'messages.note'`,
        [`message:${reference}`],
      );
      const { seq, actor_name: name } = entry ?? { seq: 0, actor_name: "" };
      await rename(seq, "Somebody else");
      try {
        await verify.click();
        const broken = ledger.brokenAt.changed.replace("{{seq}}", String(seq));
        await expect(verdict).toHaveText(broken);
        await page.reload();
        await expect(rows.first()).toContainText(ledger.broken);
        await expect(rows.last()).not.toContainText(ledger.broken);
        await expectSound(page);
      } finally {
        await rename(seq, name);
      }
      await verify.click();
      await expect(verdict).toContainText(String(ledger.whole_other.split("{{count}}")[0]).trim());

      // Beside it: what was looked at, and what was refused, of one person.
      const { accesses, lists } = ledger;
      const email = await addColleague(["reader"]);
      await sql(
        `select private.note_access(user_id, 'view', 'partners.fund', ''),
           private.note_refusal(user_id, 'persons.list', 'persons.read', ''),
           private.note_access(user_id, 'refusal', 'releases.end-file', '', 'pdf-script')
         from private.staff join auth.users on users.id = user_id where email = $1`,
        [email],
      );
      await page.getByRole("link", { name: lists.accesses, exact: true }).click();
      await unfold(page);
      await page.getByLabel(ledger.who, { exact: true }).selectOption(await theirId(email));
      await expect(rows).toHaveCount(3);
      await page.getByLabel(accesses.kind, { exact: true }).selectOption("refusal");
      await expect(rows).toHaveCount(2);
      const { may } = deskWords[language].staff;
      const lacking = accesses.lacking.replace("{{right}}", may["persons.read"]);
      await expect(rows.filter({ hasText: lacking })).toHaveCount(1);
      const script = deskWords[language].refusals["pdf-script"];
      await expect(rows.filter({ hasText: script })).toHaveCount(1);
      await expectSound(page);
      await page.getByLabel(accesses.kind, { exact: true }).selectOption("view");
      await expect(rows).toContainText(accesses.acts["partners.fund"]);
    });
  }
});

async function theirId(email: string): Promise<string> {
  const [found] = await sql<{ id: string }>("select id from auth.users where email = $1", [email]);
  return String(found?.id);
}

/** Nothing that axe finds wrong, and nothing to scroll to sideways. */
async function expectSound(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBeLessThanOrEqual(0);
}

/** A visitor's message with a word that no other has. */
async function receive(request: APIRequestContext, language: Language, more: object = {}) {
  const own = crypto.randomUUID().slice(0, 8);
  const email = `claire-${own}@sender.example`;
  const word = `quartz${own}`;
  const message = `Bonjour,\nnous souhaitons vous rencontrer au sujet de ${word}.`;
  const answer = await request.post("/functions/v1/contact", {
    data: contactMessage({ email, message, language, ...more }),
    headers: { "x-forwarded-for": ownAddress(test.info()) },
  });
  expect(answer.status()).toBe(201);
  const { reference } = (await answer.json()) as { reference: string };
  return { email, word, reference };
}

/** As if the mail server had refused the acknowledgement for good. */
async function giveUp(reference: string): Promise<void> {
  const acknowledgement = `template = 'contact-acknowledgement' and about = (
    select id from private.contact_messages where reference = $1
  )`;
  const state = `select state::text from private.outbox where ${acknowledgement}`;
  await expect
    .poll(async () => (await sql<{ state: string }>(state, [reference]))[0]?.state)
    .toBe("sent");
  await sql(
    `update private.outbox
     set state = 'dead', attempts = 16, last_error = 'EENVELOPE 550', settled_at = now()
     where ${acknowledgement}`,
    [reference],
  );
}

async function keepNote(page: Page, language: Language, text: string): Promise<void> {
  const { note } = deskWords[language].messages;
  await page.locator("#message-note").fill(text);
  await page.getByRole("button", { name: note.keep, exact: true }).click();
  await expect(page.getByText(note.done, { exact: true })).toBeVisible();
  await expect(page.locator("#message-note")).toBeFocused();
  await expect(page.locator(".message-thread > li").last()).toContainText(text);
}

async function mailsOfFirm(reference: string, count: number) {
  const url = `http://127.0.0.1:${process.env.TEST_MAIL_PORT ?? "4176"}/?to=${site.email}`;
  let mine: { subject?: string; text?: string }[] = [];
  await expect
    .poll(async () => {
      const all: typeof mine = await (await fetch(url)).json();
      mine = all.filter(({ subject, text }) => `${subject} ${text}`.includes(reference));
      return mine.length;
    })
    .toBe(count);
  return mine;
}

/** Every table with a row in which an address stands. */
async function tablesWith(address: string): Promise<string[]> {
  const tables = await sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('private', 'public', 'auth')`,
  );
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const statement = `select from ${name} as row where row::text ilike '%' || $1 || '%' limit 1`;
      return (await sql(statement, [address])).length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}

/** With the owner's rights and an ill will; at once, so that nothing else is written unguarded. */
async function rename(seq: number, name: string): Promise<void> {
  await sql(
    `do $$ begin
       alter table private.ledger disable trigger all;
       update private.ledger set actor_name = '${name}' where seq = ${seq};
       alter table private.ledger enable trigger all;
     end $$`,
  );
}
