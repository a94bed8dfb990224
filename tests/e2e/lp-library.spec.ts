/** A partner's documents: found, read, taken several at once, withdrawn, and announced. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Language } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import { violationsOn } from "./axe.ts";
import { inTurn } from "./in-turn.ts";
import { words } from "./lp.ts";
import { openSpace, sql } from "./lp-staff.ts";
import { mailsTo } from "./mail.ts";
import { fillSignIn, sendButton } from "./sign-in.ts";
import { expect, test } from "./test.ts";
import { zipEntries } from "./zip-entries.ts";

test.use({ expectedErrors: [/status of 404/] });
const password = "two rivers, one course";
const hashed = "$2b$10$sfi.UIVJ1Pds8T7gdh24Gucd48lPG28WyQGQVvFFQdJeZtgZlX57S";

type Space = Awaited<ReturnType<typeof openSpace>>;

/** A second fund, and documents with titles, in both; a partner who comes in with a password. */
async function fillLibrary(space: Space) {
  await sql(
    "update auth.users set encrypted_password = $2, email_confirmed_at = now() where email = $1",
    [space.email, hashed],
  );
  const other = `${space.fund} bis`;
  await sql("insert into public.funds (name, vintage, currency) values ($1, 2019, 'EUR')", [other]);
  await sql("select private.set_commitment($1, $2, 1000000, 10, 0, '2026-09-30')", [
    space.entity,
    other,
  ]);
  const publish = async (
    fund: string,
    type: string,
    period: string,
    title: string | null,
    text: string,
  ) => {
    const [row] = await sql<{ id: string }>(
      `select id from private.publish_document($1, null, $2, $3, 'letter.pdf', 'application/pdf', $4, $5)`,
      [fund, type, period, Buffer.from(`%PDF-1.4 ${text}`), title],
    );
    return String(row?.id);
  };
  return {
    other,
    summer: await publish(space.fund, "report", "2026-Q2", "Rapport d’été", "summer"),
    winter: await publish(space.fund, "report", "2025-Q4", "Rapport d’hiver", "winter"),
    tax: await publish(space.fund, "tax", "2025", null, "tax"),
    legal: await publish(other, "legal", "2019", "Règlement du fonds", "rules"),
  };
}

async function comeIn(page: Page, space: Space, language: Language): Promise<void> {
  await page.goto(localisePath("/login", language));
  await expect(page.locator("html[data-alive]")).toBeAttached();
  await fillSignIn(page, { email: space.email, password });
  await sendButton(page).click();
  await expect(page.locator(".documents-filters")).toBeVisible();
}

/** What axe finds in the documents, and nothing wider than the screen. */
async function expectSound(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBeLessThanOrEqual(0);
}

for (const [language, width] of [
  ["en", 1440],
  ["fr", 375],
] as const) {
  const { space: said } = words[language];
  test.describe(`${language}, ${width} px`, () => {
    const journey = inTurn(language);
    test.use({ viewport: { width, height: 900 } });

    journey("documents are searched, filtered, and taken as one archive", async ({ page }) => {
      const space = await openSpace(language);
      const library = await fillLibrary(space);
      await comeIn(page, space, language);
      const shown = page.locator(".document h5");
      await expect(shown).toHaveCount(4);
      await page.getByLabel(said.documents.search, { exact: true }).fill("RAPPORT ete");
      await expect(shown).toHaveText(["Rapport d’été"]);
      await expect(page).toHaveURL(/search=RAPPORT/);
      await page.getByRole("button", { name: said.documents.all }).click();
      await page.getByLabel(said.documents.year, { exact: true }).selectOption("2025");
      await expect(shown).toHaveCount(2);
      await page.getByLabel(said.documents.type, { exact: true }).selectOption("tax");
      await expect(shown).toHaveCount(1);
      await page.reload();
      await expect(shown, "kept in the address").toHaveCount(1);
      await expectSound(page);
      await page.getByRole("button", { name: said.documents.all }).click();

      // One goes away between the choice and the taking.
      await page.getByRole("button", { name: said.zip.every }).click();
      await sql(
        `update public.documents set withdrawn_at = now(), withdrawn_reason = 'Mauvais fichier',
           file_name = 'withdrawn', title = null where id = $1::uuid`,
        [library.winter],
      );
      const coming = page.waitForEvent("download");
      await page.getByRole("button", { name: said.zip.action }).click();
      const saved = await coming;
      expect(saved.suggestedFilename()).toMatch(/ - documents \d{4}-\d\d-\d\d\.zip$/);
      const entries = zipEntries(readFileSync(await saved.path()));
      expect([...entries].map(([name, bytes]) => [name, bytes.toString()])).toEqual(
        expect.arrayContaining([
          [`${space.fund}/letter.pdf`, expect.stringMatching(/^%PDF-1\.4 (summer|tax)$/)],
          [`${space.fund}/letter (2).pdf`, expect.stringMatching(/^%PDF-1\.4 (summer|tax)$/)],
          [`${library.other}/letter.pdf`, "%PDF-1.4 rules"],
        ]),
      );
      expect(entries.size).toBe(3);
      const failed = page.locator(".documents-zip [role=alert]");
      await expect(failed).toContainText("Rapport d’hiver");
      await expect(failed).toContainText(said.download.gone);
      const logged = await sql(
        `select from public.document_downloads where document_id = any($1::uuid[])`,
        [`{${[library.summer, library.tax, library.legal].join(",")}}`],
      );
      expect(logged).toHaveLength(3);

      // And what was withdrawn says so, with nothing left to take.
      const gone = page.locator(".document-withdrawn");
      await expect(gone).toContainText("Mauvais fichier");
      await expect(gone.getByRole("button")).toHaveCount(0);
      await expect(gone).not.toContainText("letter.pdf");
      await expectSound(page);
    });

    journey(
      "a document is read in a tab of its own, and that is a line in the log",
      async ({ page }) => {
        const space = await openSpace(language);
        const { summer } = await fillLibrary(space);
        await comeIn(page, space, language);
        const row = page.locator(".document", { hasText: "Rapport d’été" });
        const opened = page.context().waitForEvent("page");
        const answered = page
          .context()
          .waitForEvent("response", (response) => response.url().includes("lp-document?ticket="));
        await row.getByRole("button", { name: said.preview.action }).click();
        await opened;
        const response = await answered;
        expect(response.status()).toBe(200);
        const headers = await response.allHeaders();
        expect(headers["content-type"]).toBe("application/pdf");
        expect(headers["content-disposition"]).toMatch(/^inline;/);
        expect(headers["cache-control"]).toContain("no-store");
        expect(headers["content-security-policy"], "under which Chrome shows it").toBe(
          "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
        );
        const logged = await sql(
          "select from public.document_downloads where document_id = $1::uuid",
          [summer],
        );
        expect(logged).toHaveLength(1);
        const again = await page.request.get(response.url());
        expect(again.status(), "spent").toBe(404);
        await expect(page.locator("ol.download-log > li").first()).toContainText("Rapport d’été");
      },
    );

    journey(
      "one mail a week is chosen, and what waits comes when one wants it at once",
      async ({ page }) => {
        const space = await openSpace(language);
        await fillLibrary(space);
        await comeIn(page, space, language);
        const choice = page.getByLabel(said.notices.label);
        await expect(choice).toHaveValue("at-once");
        await choice.selectOption("weekly");
        await expect(page.getByText(said.notices.done.weekly)).toBeVisible();
        await page.reload();
        await expect(choice).toHaveValue("weekly");
        await space.publish();
        await expectSound(page);
        await choice.selectOption("at-once");
        await expect(page.getByText(said.notices.done["at-once"])).toBeVisible();
        const subject = language === "fr" ? /des documents pour vous/ : /documents for you/;
        // The invitation, a mail for each document before the choice, and one for what waited.
        const subjects = (await mailsTo(space.email, 6)).map((mail) => mail.subject ?? "");
        expect(subjects.filter((one) => subject.test(one))).toHaveLength(1);
      },
    );
  });
}
