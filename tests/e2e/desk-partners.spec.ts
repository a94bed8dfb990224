/**
 * Partners at the desk: registers, an invitation, a merge, and a fund's account by call-back. It is
 * long because all of it shares the same people.
 */
import type { Browser, Page } from "@playwright/test";
import type { Language } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import { violationsOn } from "./axe.ts";
import { confirmElsewhere, deskWords, enterRoom, sitDown } from "./desk.ts";
import { inTurn } from "./in-turn.ts";
import { openSpace, sql } from "./lp-staff.ts";
import { mailsTo } from "./mail.ts";
import { expect, test } from "./test.ts";

// What is not allowed, and what somebody changed meanwhile, is an answer that browsers report.
test.use({ expectedErrors: [/status of (401|403|404|409|422)/] });
const known = "+352 00 00 55";

for (const [language, width] of [
  ["en", 1440],
  ["fr", 375],
] as const) {
  const words = deskWords[language];
  const { partners, refusals } = words;

  test.describe(`${language}, ${width} px`, () => {
    const journey = inTurn(language);
    test.use({ viewport: { width, height: 800 } });

    journey(
      "a fund, an entity and a person: made, noticed as near, merged, invited, shut out",
      async ({ page, browser, baseURL }) => {
        const own = crypto.randomUUID().slice(0, 8);
        const second = { browser, baseURL: baseURL ?? "", language };
        await sitDown(page, ["relations"], language, "?room=partners");
        await expectSound(page);
        await open(page, partners.funds.add);
        const fund = `Confluence ${own}`;
        await page.locator("#fund-name").fill(fund);
        await page.locator("#fund-legalName").fill("C");
        await page.locator("#fund-vintage").fill("2026");
        await page.locator("#fund-currency").fill("eur");
        await page.getByRole("button", { name: partners.save, exact: true }).click();
        const faults = page.locator(".error-summary").getByRole("link");
        await expect(faults).toHaveText([partners.funds.nameWrong]);
        await page.locator("#fund-legalName").fill(`${fund} SCSp`);
        await page.getByRole("button", { name: partners.save, exact: true }).click();
        await expect(page.getByRole("heading", { name: fund, level: 1 })).toBeVisible();
        await expect(page.getByText(partners.bank.none)).toBeVisible();
        await expectSound(page);

        // A colleague is quicker: what they changed alone stays, what both changed is asked.
        await open(page, partners.funds.change);
        await page.locator("#fund-manager").fill("Alzette");
        await page.locator("#fund-vintage").fill("2025");
        await sql(
          `update public.funds set depositary = 'Banque du Quai', manager = 'Another',
           version = version + 1 where name = $1`,
          [fund],
        );
        await page.getByRole("button", { name: partners.save, exact: true }).click();
        await expect(page.locator(".sending-stopped")).toContainText(partners.funds.bothChanged);
        await expect(page.locator("#fund-depositary")).toHaveValue("Banque du Quai");
        const asked = page.getByRole("table", { name: partners.funds.theirs }).locator("tbody tr");
        await expect(asked).toHaveText([/Another.*Alzette/]);
        await page.getByRole("button", { name: partners.save, exact: true }).click();
        await expect(page.getByText(partners.saved)).toBeVisible();
        const rows = await sql<object>(
          "select depositary, manager, vintage from public.funds where name = $1",
          [fund],
        );
        expect(rows).toEqual([{ depositary: "Banque du Quai", manager: "Alzette", vintage: 2025 }]);

        await page.goto(`${localisePath("/desk", language)}?room=partners&list=entities`);
        await addEntity(page, language, `Fondation ${own}`);
        await page.goto(`${localisePath("/desk", language)}?room=partners&list=entities`);
        await addEntity(page, language, `Fondation ${own} S.A.`, true);
        await expectSound(page);
        await open(page, partners.persons.invite.title);
        const email = `claire-${own}@partner.example`;
        await page.locator("#partner-name").fill(`Claire ${own}`);
        await page.locator("#partner-email").fill(email);
        await page.locator("#partner-role").selectOption("read");
        // What was typed outlives a reload, and is forgotten once it is done.
        const drafts = () => page.evaluate(() => sessionStorage.getItem("deskDrafts"));
        await page.reload();
        await open(page, partners.persons.invite.title);
        await expect(page.locator("#partner-name")).toHaveValue(`Claire ${own}`);
        await expect(page.locator("#partner-role")).toHaveValue("read");
        expect(await drafts()).toContain(email);
        // To whom and for whom is asked once more; a double click asks, and sends nothing.
        const { send, sure: sending } = partners.persons.invite;
        await page.getByRole("button", { name: send, exact: true }).dblclick();
        await expect(page.locator("details .partner-facts")).toContainText(
          new RegExp(`${email}.*Fondation ${own} S.A.`, "s"),
        );
        await expectSound(page);
        await press(page, words.leave);
        await expect(page.locator("#partner-name")).toBeFocused();
        await expect(page.locator("#partner-email")).toHaveValue(email);
        await press(page, send);
        await press(page, sending.replace("{{email}}", email));
        await expect(page.getByText(words.proposed)).toBeVisible();
        expect(await drafts()).toBeNull();
        await confirmElsewhere(second, email);
        expect(await mailsTo(email, 1)).toHaveLength(1);
        await page.reload();

        await open(page, partners.entities.merge.with);
        await page.getByLabel(partners.entities.merge.search).fill(`Fondation ${own}`);
        const into = partners.entities.merge.choose.replace("{{name}}", `Fondation ${own}`);
        await page.getByRole("button", { name: into, exact: true }).click();
        await expect(page.getByText(partners.entities.merge.rows.people)).toBeVisible();
        await page.locator("#merge-name").fill("another name");
        const merge = page.getByRole("button", { name: partners.entities.merge.send, exact: true });
        await merge.click();
        await expect(page.locator(".error-summary")).toContainText(refusals.typed);
        await expectSound(page);
        await page.locator("#merge-name").fill(`Fondation ${own} S.A.`);
        await merge.click();
        await expect(page.getByText(words.proposed)).toBeVisible();
        await confirmElsewhere(second, `Fondation ${own} S.A.`);
        await page.goto(page.url().replace(/&into=[^&]*/, ""));
        await page.getByRole("link", { name: `Fondation ${own}`, exact: true }).click();
        await expect(
          page.getByRole("heading", { name: `Fondation ${own}`, exact: true }),
        ).toBeVisible();
        await page.getByRole("link", { name: `Claire ${own}` }).click();
        await expect(page.locator(".partner-facts")).toContainText(
          partners.persons.standings.never,
        );
        await expectSound(page);

        await page.goto(
          `${localisePath("/desk", language)}?room=partners&list=persons&standing=never&q=${own}`,
        );
        await page.getByRole("link", { name: `Claire ${own}` }).click();
        await press(page, partners.persons.reset);
        await press(page, partners.persons.resetSure.replace("{{name}}", `Claire ${own}`));
        await expect(page.locator(".partner-said")).toHaveText(words.proposed);
        expect(await confirmElsewhere(second, email)).toMatch(/\d{4} \d{4}/);
        await page.reload();
        const revoke = page.getByRole("button", { name: partners.persons.revoke, exact: true });
        await revoke.press("Enter");
        const sure = partners.persons.revokeSure.replace("{{name}}", `Claire ${own}`);
        await expect(page.getByRole("button", { name: sure, exact: true })).toBeFocused();
        await press(page, words.leave);
        await expect(revoke).toBeFocused();
        await revoke.dblclick();
        await press(page, sure);
        await expect(page.getByText(partners.persons.revokeDone)).toBeVisible();
        await expectSound(page);
        await enterRoom(page, "search");
        await page.getByLabel(words.search.label).fill(own);
        await expect(page.locator(".register tbody tr")).toHaveCount(4);
      },
    );

    journey(
      "a fund's account changes by two calls, and its partners read of it",
      async ({ page, browser, baseURL }) => {
        const { bank } = partners;
        const space = await openSpace(language);
        await mailsTo(space.email, 1);
        const id = await fundWithNumber(space.fund);
        const at = `?room=partners&fund=${id}`;
        await sitDownOf(page, language, ["relations"], at);
        // What may be long comes after it.
        const { holders, documents } = partners.funds;
        const parts = page.locator(".desk-room h2");
        await expect(parts).toHaveText([bank.title, holders, documents]);
        await open(page, bank.propose.title);
        await page.locator("#account-iban").fill("LU28 0019 4006 4475 0001");
        await page.locator("#account-bic").fill("BGLLLULL");
        await page.locator("#account-bank").fill("Banque de l’Exemple");
        await page.locator("#account-source").fill("Letter of the manager, 2 November");
        await press(page, bank.propose.send);
        await expect(page.locator(".error-summary")).toContainText(refusals.iban);
        await expectSound(page);
        await page.locator("#account-iban").fill("LU28 0019 4006 4475 0000");
        await press(page, bank.propose.send);
        await expect(page.getByText(bank.propose.done)).toBeVisible();
        await expect(page.getByText(bank.change.own)).toBeVisible();
        await expect(page.locator("#call-phone")).toHaveCount(0);
        await expectSound(page);

        for (const [role, said] of [
          ["relations", bank.call.called],
          ["compliance", bank.call.entered_one.replace("{{count}}", "1")],
        ] as const) {
          const other = await elsewhere(browser, baseURL, width);
          await sitDownOf(other, language, [role], "");
          const waiting = words.waiting.kinds["account-calls_other"].split("{{number}} ")[1] ?? "";
          const one = words.waiting.kinds["account-calls_one"].split("{{number}} ")[1] ?? "";
          await other
            .getByRole("link", { name: new RegExp(`${escaped(waiting)}|${escaped(one)}`) })
            .click();
          await other.getByRole("link", { name: space.fund }).click();
          await other.locator("#call-phone").selectOption(known);
          await other.locator("#call-spokeWith").fill("Mme Thill");
          await other.locator("#call-result").selectOption("yes");
          await expectSound(other);
          await press(other, bank.call.send);
          await expect(other.getByText(said)).toBeVisible();
          await expectSound(other);
          await other.context().close();
        }
        await page.reload();
        await expect(page.locator(".partner-iban")).toHaveText("LU28 0019 4006 4475 0000");
        const [, mail] = await mailsTo(space.email, 2);
        expect(mail?.subject).toContain(
          language === "fr" ? "coordonnées bancaires" : "bank details",
        );
        expect(mail?.text).not.toMatch(/LU28|BGLL/);
        // Nobody has asked for mails without names.
        expect(mail?.text).toContain(space.fund);
      },
    );

    journey(
      "a call that does not confirm refuses the change, and compliance looks into it",
      async ({ page, browser, baseURL }) => {
        const { bank } = partners;
        const space = await openSpace(language);
        const id = await fundWithNumber(space.fund);
        await sql(
          `insert into private.bank_account_changes (
           fund_id, holder, iban, bic, bank, source, proposed_by, proposed_by_name
         )
         values ($1, 'Somebody', 'DE89370400440532013000', 'DEUTDEFF', 'A bank', 'A mail',
           gen_random_uuid(), 'A stolen account')`,
          [id],
        );
        await sitDownOf(page, language, ["compliance"], `?room=partners&fund=${id}`);
        await page.locator("#call-phone").selectOption(known);
        await page.locator("#call-spokeWith").fill("Mme Thill");
        await page.locator("#call-result").selectOption("no");
        await page.locator("#call-reason").fill("Nobody there asked for it.");
        await press(page, bank.call.send);
        await expect(page.getByText(bank.call.refused)).toBeVisible();
        await expect(page.getByText(bank.past.alarm)).toBeVisible();
        await expectSound(page);
        await press(page, bank.past.close);
        await press(page, bank.past.closeSure);
        await expect(page.getByText(bank.past.closed)).toBeVisible();
        const reader = await elsewhere(browser, baseURL, width);
        await sitDown(reader, ["reader"], language, `?room=partners&fund=${id}`);
        await expect(reader.getByText(bank.past.outcomes.refused)).toBeVisible();
        await expect(reader.getByRole("button", { name: bank.numbers.end })).toHaveCount(0);
        await expect(reader.getByText(partners.funds.change)).toHaveCount(0);
        await reader.context().close();
      },
    );
  });
}

async function addEntity(page: Page, language: Language, name: string, near = false) {
  const { partners } = deskWords[language];
  await open(page, partners.entities.add);
  await page.locator("#entity-name").fill(name);
  await press(page, partners.save);
  if (near) {
    await expect(page.getByText(partners.entities.near)).toBeVisible();
    await press(page, partners.entities.anyway);
  }
  await expect(page.getByRole("heading", { name, level: 1, exact: true })).toBeVisible();
}

/** With a number that counts, and the legal name that an account's holder must have. */
async function fundWithNumber(name: string): Promise<string> {
  const [row] = await sql<{ id: string }>(
    "update public.funds set legal_name = name || ' SCSp' where name = $1 returning id",
    [name],
  );
  await sql(
    `insert into private.bank_contacts (
       fund_id, name, phone, known_since, noted_by, confirmed_by, confirmed_at
     )
     values ($1, 'Back office', $2, now() - interval '30 days', gen_random_uuid(),
       gen_random_uuid(), now() - interval '29 days')`,
    [String(row?.id), known],
  );
  return String(row?.id);
}

/** Somebody who has been at the desk for long. */
async function sitDownOf(page: Page, language: Language, roles: string[], query: string) {
  const email = await sitDown(page, roles, language, query);
  for (const day of ["staff set invited_at", "staff_roles set given_at"]) {
    await sql(
      `update private.${day} = now() - interval '90 days'
       where user_id = (select id from auth.users where email = $1)`,
      [email],
    );
  }
  await page.reload();
  await expect(page.locator(".desk-room h1")).toBeVisible();
}

async function elsewhere(browser: Browser, baseURL: string | undefined, width: number) {
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    locale: "en-GB",
    viewport: { width, height: 800 },
  });
  return context.newPage();
}

async function open(page: Page, summary: string): Promise<void> {
  await page.locator("summary").filter({ hasText: summary }).click();
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Nothing that axe finds wrong, and nothing to scroll to sideways. */
async function expectSound(page: Page): Promise<void> {
  await expect(page.locator(".desk-loading")).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBeLessThanOrEqual(0);
}
