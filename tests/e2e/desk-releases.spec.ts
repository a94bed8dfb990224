/**
 * A whole quarter at the desk alone: from spreadsheets and forty files to the partner's account. It
 * is long because it is one story.
 */
import type { APIRequestContext, Page } from "@playwright/test";
import { sessionKey } from "#app/state/session-hint.ts";
import type { Language } from "#core/languages.ts";
import { publicKey } from "#server/backend/ask-lite.ts";
import { addBankAccounts } from "../db/partner-space.ts";
import { smallPdf } from "../made-files.ts";
import { whole } from "../whole.ts";
import { violationsOn } from "./axe.ts";
import { deskWords, elsewhere, sitDown } from "./desk.ts";
import { sql } from "./lp-staff.ts";
import { mailsTo } from "./mail.ts";
import { expect, ownAddress, test } from "./test.ts";

// What somebody changed meanwhile is an answer that browsers report; so is a line that was cut.
test.use({ expectedErrors: [/status of (401|404|409|422)|ERR_FAILED/] });

// A call is due on a day that is likely.
const nextYear = new Date().getFullYear() + 1;
/** A whole quarter in a whole run; otherwise what has each of its parts. */
const [entities, persons] = whole ? [40, 60] : [8, 12];
/** Of all of them together: ten thousand of the first, twenty of the second, and so on. */
const calledOfAll = (((entities * (entities + 1)) / 2) * 10_000).toLocaleString("en");
// Sixty persons of whom nobody is nearly another, nor one of a try before.
const given = ["Anne", "Bruno", "Chloé", "Denis", "Élise", "Fatou", "Gilles", "Hugo"];
const family = ["Kremer", "Vasseur", "Thill", "Bernard", "Arnaud", "Petit", "Morel", "Delattre"];
const password = "two rivers, one course";
const hashed = "$2b$10$sfi.UIVJ1Pds8T7gdh24Gucd48lPG28WyQGQVvFFQdJeZtgZlX57S";
const { releases, approvals } = deskWords.en;

/** As French Excel saves it. */
function csv(name: string, rows: readonly (readonly string[])[]) {
  const text = rows.map((row) => row.join(";")).join("\r\n");
  return { name, mimeType: "text/csv", buffer: Buffer.from(text, "latin1") };
}

function pdf(name: string, about: string, bytes = 20_000) {
  return { name, mimeType: "application/pdf", buffer: smallPdf(about, bytes) };
}

/** Words with their places filled in. */
function fields(words: string, values: Record<string, string | number>): string {
  return words.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}

async function begin(page: Page, name: string, words = releases): Promise<void> {
  await page.getByLabel(words.new.name).fill(name);
  await page.getByRole("button", { name: words.new.begin }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

async function importSheet(page: Page, file: ReturnType<typeof csv>, lines: number, make = 0) {
  await page.getByLabel(releases.import.choose).setInputFiles(file);
  const run = page.locator(".releases-dry-run");
  await expect(run).toBeVisible();
  if (make > 0) {
    await run.getByRole("button", { name: `Make the ${make} that resemble no other` }).click();
  }
  await run.getByRole("button", { name: `Add ${lines} lines`, exact: true }).click();
  await expect(run).toHaveCount(0);
  await expect(page.locator(".register").first()).toContainText(file.name);
}

/** The author's own check: the total of a call first, then the lines. */
async function lookThrough(page: Page, total = ""): Promise<void> {
  await page.getByRole("button", { name: releases.review.begin }).click();
  await seeLines(page, total);
}

async function seeLines(page: Page, total: string): Promise<void> {
  if (total) {
    await page.getByLabel(/^Total called, in EUR/).fill(total);
    await page.getByRole("button", { name: releases.review.compare }).click();
  }
  await expect(
    page.getByRole("heading", { name: /^What deviates, largest first: / }),
  ).toBeVisible();
}

/** How many mails are to be read at the moment of printing. */
async function mailsOnPaper(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.print = () => {
      const mails = document.querySelectorAll(".review details[open] .review-mail");
      document.body.setAttribute("data-mails", String(mails.length));
    };
  });
  await page.getByRole("button", { name: releases.review.print, exact: true }).click();
  const printed = page.locator("body[data-mails]");
  await expect(printed).toHaveCount(1);
  return Number(await printed.getAttribute("data-mails"));
}

/** Found in the room of approvals, read in its own, approved. */
async function approve(page: Page, name: string, total: string): Promise<void> {
  await page.goto("/desk?room=approvals&state=submitted");
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.locator(".releases-acts .releases-counted")).toContainText(
    releases.counted.mails,
  );
  await seeLines(page, total);
  expect(await mailsOnPaper(page), "every mail is printed, too").toBeGreaterThan(0);
  await page.getByRole("button", { name: releases.approve }).click();
  await expect(page.getByText(releases.approved)).toBeVisible();
}

/** Submitted by one, approved by the other, and let go with a double click. */
async function letGo(page: Page, other: Page, name: string, total = ""): Promise<number> {
  await page.getByRole("button", { name: approvals.submit }).click();
  await expect(page.getByText(approvals.said.submit)).toBeInViewport();
  await approve(other, name, total);
  await page.reload();
  const count = page.getByLabel(/type the number of mails/);
  const label = await page.locator("label[for=release-count]").textContent();
  const mails = Number(/mails: (\d+)/.exec(label ?? "")?.[1]);
  await count.fill(String(mails));
  await page.getByRole("button", { name: releases.let.go, exact: true }).dblclick();
  await expect(page.getByRole("heading", { name: releases.released.title })).toBeVisible();
  return mails;
}

/** What somebody of an entity sees, once they have a password and a factor. */
async function signedIn(request: APIRequestContext, email: string) {
  await sql("update auth.users set encrypted_password = $2 where email = $1", [email, hashed]);
  const headers = { apikey: publicKey, "x-forwarded-for": ownAddress(test.info()) };
  const signIn = await request.post("/auth/v1/token?grant_type=password", {
    data: { email, password, gotrue_meta_security: {} },
    headers,
  });
  const session = await signIn.text();
  const { access_token } = JSON.parse(session) as { access_token: string };
  await sql(
    `insert into private.factor_checks (session_id, kind)
     select sessions.id, 'code' from auth.sessions
     join auth.users on users.id = sessions.user_id where users.email = $1`,
    [email],
  );
  const bearing = { ...headers, authorization: `Bearer ${access_token}` };
  const overview = async () =>
    (await request.post("/rest/v1/rpc/lp_overview", { data: {}, headers: bearing })).json();
  return {
    overview,
    /** Their own screen. */
    async open(page: Page) {
      await page.goto("/robots.txt");
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        sessionKey,
        session,
      ] as const);
      await page.goto("/lp");
    },
    async download(id: string) {
      const { partner } = await overview();
      const query = new URLSearchParams({ entity: partner.entityId, id });
      return request.get(`/functions/v1/lp-document?${query}`, { headers: bearing });
    },
  };
}

test("a whole quarter: many entities, people and files, two colleagues", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.setTimeout(900_000);
  const own = crypto.randomUUID().slice(0, 6);
  const fund = `Confluence ${own}`;
  await sql("insert into public.funds (name, vintage, currency) values ($1, 2024, 'EUR')", [fund]);
  await addBankAccounts(sql, fund);
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnop";
  const names = Array.from({ length: entities }, (_, index) => {
    const word = ["Prévoyance", "Fondation", "Mutuelle", "Société"][index % 4];
    return `${word} ${letters[index]}${own}${letters[index]?.repeat(5)}`;
  });
  const people = Array.from({ length: persons }, (_, index) => ({
    email: `p${index}-${own}@partner.example`,
    entity: names[index % entities] ?? "",
  }));
  const colleague = await elsewhere(browser, baseURL);
  await sitDown(page, ["relations"], "en", "?room=releases");
  await sitDown(colleague, ["compliance"], "en", "?room=approvals");

  const began = Date.now();
  await begin(page, `People ${own}`);
  const last = own.replaceAll(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "");
  const invited = people.map(({ email, entity }, index) => [
    email,
    `${given[index % given.length]} ${family[Math.floor(index / given.length)]} ${last}`,
    entity,
    "en",
  ]);
  await importSheet(
    page,
    csv("personnes.csv", [["Courriel", "Nom", "Entité", "Langue"], ...invited]),
    persons,
    entities,
  );
  const committed = names.map((name, index) => [
    name,
    fund,
    `${index + 1} 000 000,00`,
    "30/06/2026",
  ]);
  await importSheet(
    page,
    csv("engagements.csv", [["Investisseur", "Fonds", "Engagement", "Au"], ...committed]),
    entities,
  );
  await lookThrough(page);
  expect(await letGo(page, colleague, `People ${own}`)).toBe(persons);
  const midway = Date.now();

  await page.goto("/desk?room=releases");
  await begin(page, `Quarter ${own}`);
  const notices = names.flatMap((name, index) => [
    [name, fund, "Appel de fonds", "15/07/2026", "Appel 1", `${index + 1}00000,50`],
    [name, fund, "Appel de fonds", `15/12/${nextYear}`, "Appel 2", `${index + 1}0000,00`],
  ]);
  const head = ["Investisseur", "Fonds", "Nature", "Échéance", "Référence", "Montant"];
  await importSheet(page, csv("avis.csv", [head, ...notices]), 2 * entities);
  const values = names.map((name, index) => [name, fund, "30/09/2026", `${index + 1}11000,25`]);
  await importSheet(
    page,
    csv("valeurs.csv", [["Investisseur", "Fonds", "Au", "Valeur liquidative"], ...values]),
    entities,
  );
  const files = names.map((name, index) =>
    index < 2
      ? pdf(`scan-000${index}.pdf`, `${own} ${index}`)
      : pdf(`${fund}_${name}_relevé de compte_2026-Q3.pdf`, `${own} ${index}`),
  );
  const notice = `${fund}_appel de fonds_${nextYear}-12-15.pdf`;
  files.push(pdf(notice, `${own} notice`));
  await page.getByLabel(releases.files.choose).setInputFiles(files);
  // Each file is looked into by a process of its own, one after the other.
  const sent = `Files sent: ${files.length} of ${files.length}`;
  await expect(page.getByText(sent)).toBeVisible({ timeout: 600_000 });
  const register = page.locator(".releases-documents .register");
  await expect(register.locator("tbody tr")).toHaveCount(files.length);
  // What no name could say comes first, and is chosen by hand.
  await expect(page.locator(".releases-unsure")).toHaveCount(3);
  await page
    .getByLabel(`${releases.entity}, ${notice}`, { exact: true })
    .selectOption({ label: releases.everyone });
  for (const index of [0, 1]) {
    const of = (label: string) =>
      page.getByLabel(`${label}, scan-000${index}.pdf`, { exact: true });
    await of(releases.fund).selectOption(fund);
    await of(releases.entity).selectOption(names[index] ?? "");
    await of(releases.type).selectOption("capital-account");
    await of(releases.period).fill("2026-q3");
  }
  await page.getByRole("button", { name: releases.save, exact: true }).click();
  await expect(page.getByRole("heading", { name: releases.preview.title })).toBeVisible();
  await lookThrough(page, calledOfAll);
  const preview = page.locator(".releases-preview");
  await preview.getByLabel(releases.entity).selectOption(names[2] ?? "");
  await expect(preview.locator(".register").first()).toContainText("€3,000,000.00");
  await expect(preview.locator(".register").first()).toContainText("€300,000.50");
  await expect(preview.locator(".register").first()).toContainText("€311,000.25");
  await expect(preview).toContainText("Appel 2");
  expect(await letGo(page, colleague, `Quarter ${own}`, calledOfAll)).toBe(2 * persons);
  const ended = Date.now();

  const third = people[2]?.email ?? "";
  // The invitation, the call and the statement.
  const mails = await mailsTo(third, 3);
  const subjects = mails.map(({ subject }) => subject).join(" | ");
  expect(mails.map(({ text }) => text).join("\n")).not.toContain("300,000");
  const partner = await signedIn(request, third);
  const seen = await partner.overview();
  expect(seen.accounts).toMatchObject([
    { committed: "3000000.00", paidIn: "300000.50", unfunded: "2699999.50", nav: "311000.25" },
  ]);
  expect(seen.calls).toMatchObject([{ dueOn: `${nextYear}-12-15`, amount: "30000.00" }]);
  expect(seen.documents).toHaveLength(2);
  const { id, fileName } = seen.documents.find(({ own }: { own: boolean }) => own);
  expect(fileName).toContain(names[2]);
  expect((await partner.download(id)).status()).toBe(200);
  const screen = await elsewhere(browser, baseURL);
  await partner.open(screen);
  await expect(screen.getByRole("heading", { level: 1 })).toHaveText(names[2] ?? "");
  for (const amount of ["€3,000,000", "€300,000.50", "€2,699,999.50", "€311,000.25"]) {
    await expect(screen.getByText(amount).filter({ visible: true }).first()).toBeVisible();
  }
  const called = screen.getByText("€30,000", { exact: true }).filter({ visible: true });
  await expect(called.first()).toBeVisible();
  const file = screen.locator(".document-file").getByText(fileName);
  await expect(file).toBeVisible();

  // The wrong file: gone at once, and who had it is told.
  await page.goto(`/desk?room=releases&view=published&words=${encodeURIComponent(names[2] ?? "")}`);
  const withdraw = page.getByRole("button", { name: `Withdraw ${fileName}` });
  const reason = page.getByLabel(releases.withdraw.reason);
  await withdraw.click();
  await reason.fill("It was another entity’s statement.");
  // What was typed outlives a reload.
  await page.reload();
  await withdraw.click();
  await expect(reason).toHaveValue("It was another entity’s statement.");
  await page.getByRole("button", { name: releases.withdraw.act, exact: true }).click();
  await expect(page.getByText(`${fileName} is gone. 1 person had it, and is told.`)).toBeVisible();
  await expect(page.locator(".register")).toContainText(names[2] ?? "");
  expect((await partner.download(id)).status()).toBe(404);
  const after = await partner.overview();
  expect(after.documents.filter(({ own }: { own: boolean }) => own)).toMatchObject([
    { fileName: "withdrawn", withdrawnReason: "It was another entity’s statement." },
  ]);
  await mailsTo(third, 4);
  await screen.reload();
  await expect(screen.getByText("It was another entity’s statement.")).toBeVisible();
  await expect(file).toHaveCount(0);
  test.info().annotations.push({
    type: "timed",
    description: `people ${midway - began} ms, quarter ${ended - midway} ms; ${subjects}`,
  });
});

test("two people at one release: both changes are kept, and it is said", async ({
  page,
  browser,
  baseURL,
}) => {
  const own = crypto.randomUUID().slice(0, 6);
  await sitDown(page, ["relations"], "en", "?room=releases");
  await begin(page, `Shared ${own}`);
  await page
    .getByLabel(releases.files.choose)
    .setInputFiles([pdf("one.pdf", `1 ${own}`), pdf("two.pdf", `2 ${own}`)]);
  await expect(page.getByText("Files sent: 2 of 2")).toBeVisible();
  const period = (on: Page, file: string) => on.getByLabel(`${releases.period}, ${file}`);
  await expect(period(page, "two.pdf")).toBeVisible();
  const other = await elsewhere(browser, baseURL);
  await sitDown(other, ["relations"], "en", new URL(page.url()).search);
  await period(other, "one.pdf").fill("2026-Q1");
  await period(page, "two.pdf").fill("2026-Q2");
  const save = (on: Page) => on.getByRole("button", { name: releases.save, exact: true });
  await save(other).click();
  await expect(save(other)).toHaveCount(0);
  // What was chosen outlives a reload, and is still held against what it was chosen on.
  await page.reload();
  await expect(period(page, "two.pdf")).toHaveValue("Q2\u00a02026");
  await save(page).click();
  await expect(page.getByRole("alert").filter({ hasText: approvals.conflict.title })).toBeVisible();
  await expect(period(page, "one.pdf")).toHaveValue("Q1\u00a02026");
  await expect(period(page, "two.pdf")).toHaveValue("Q2\u00a02026");
  await page.getByRole("button", { name: releases.conflict.save, exact: true }).click();
  await expect(page.getByText(/^Saved as revision/)).toBeVisible();
  await other.reload();
  await expect(period(other, "one.pdf")).toHaveValue("Q1\u00a02026");
  await expect(period(other, "two.pdf")).toHaveValue("Q2\u00a02026");
});

test("killed in the middle of a file: nothing half is there, and it goes on where it stopped", async ({
  page,
}) => {
  const own = crypto.randomUUID().slice(0, 6);
  await sitDown(page, ["relations"], "en", "?room=releases");
  await begin(page, `Broken ${own}`);
  const name = `long-${own}.pdf`;
  const file = pdf(name, own, 1_400_000);
  let pieces = 0;
  await page.route(/\/functions\/v1\/desk-file/, (route) => {
    pieces += 1;
    return pieces > 1 ? route.abort() : route.continue();
  });
  await page.getByLabel(releases.files.choose).setInputFiles(file);
  await expect.poll(() => pieces).toBeGreaterThan(1);
  await page.reload();
  expect(await sql(`select from private.staged_files where file_name = '${name}'`)).toEqual([]);
  await page.unroute(/\/functions\/v1\/desk-file/);
  const sent: string[] = [];
  page.on("request", (one) => {
    if (one.url().includes("desk-file")) sent.push(new URL(one.url()).search);
  });
  await page.getByLabel(releases.files.choose).setInputFiles(file);
  await expect(page.getByText("Files sent: 1 of 1")).toBeVisible();
  // The review below names it as well.
  const documents = page.locator(".releases-documents");
  await expect(documents.getByRole("button", { name, exact: true })).toBeVisible();
  expect(sent.map((search) => new URLSearchParams(search).get("at"))).toEqual([
    "524288",
    "1048576",
  ]);
});

const sizes: readonly (readonly [Language, number])[] = [
  ["fr", 375],
  ...(whole
    ? ([
        ["en", 1440],
        ["en", 375],
        ["fr", 1440],
      ] as const)
    : []),
];

for (const [language, width] of sizes) {
  test(`${language} at ${width}: a release, its dry run and what is published are sound`, async ({
    page,
  }) => {
    const own = crypto.randomUUID().slice(0, 6);
    const fund = `Fund ${own}`;
    await sql("insert into public.funds (name, vintage, currency) values ($1, 2024, 'EUR')", [
      fund,
    ]);
    const words = deskWords[language].releases;
    await page.setViewportSize({ width, height: 900 });
    await sitDown(page, ["relations"], language, "?room=releases");
    await page.getByRole("button", { name: words.new.begin }).press("Enter");
    const summary = page.locator(".error-summary");
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("alert")).toContainText(words.new.missing);
    await expectSound(page, `${language}-${width}-list`);
    await begin(page, `Revue ${own}`, words);
    const scans = [1, 2, 3].map((at) => pdf(`scan-${at}.pdf`, `${own} ${at}`));
    await page.getByLabel(words.files.choose).setInputFiles(scans);
    await expect(page.locator(".releases-unsure")).toHaveCount(3);
    const unsure = fields(words.files.unsure_other, { count: 3 });
    await expect(page.getByRole("status").filter({ hasText: unsure })).toBeAttached();
    // Fund, kind and period of many files are said once, and then for whom each one is.
    const many = page.getByRole("group", { name: words.many.title });
    await many.getByLabel(words.fund).selectOption(fund);
    await many.getByLabel(words.type).selectOption("report");
    await many.getByLabel(words.period).fill("2026-Q3");
    const missing = fields(words.many.missing_other, { count: 3 });
    await many.getByRole("button", { name: missing }).click();
    await expect(many.getByRole("status")).toHaveText(fields(words.many.done_other, { count: 3 }));
    for (const { name } of scans) {
      const everyone = page.getByLabel(`${words.entity}, ${name}`, { exact: true });
      await everyone.selectOption({ label: words.everyone });
    }
    await expect(page.getByText(words.unfinished.unsaved)).toBeVisible();
    await expectSound(page, `${language}-${width}-many`);
    await page.getByRole("button", { name: words.save, exact: true }).click();
    await expect(page.getByText(words.unfinished.unsaved)).toHaveCount(0);
    const unknown = `Conseiller ${own}`;
    const alike = [`Bourdelle ${own}`, `BOURDELLE ${own} SA`, `Bourdele ${own}`] as const;
    const file = csv("engagements.csv", [
      ["Investisseur", "Fonds", "Engagement", "Au", unknown],
      [`Fondation ${own}`, `Fund ${own}`, "1 000 000,00", "30/09/2026", "A. Roy"],
      ["Personne", `Fund ${own}`, "1,234", "31/02/2026", "B. Sy"],
      ...alike.map((name) => [name, `Fund ${own}`, "2 000,00", "30/09/2026", "B. Sy"]),
    ]);
    await page.getByLabel(words.import.choose).setInputFiles(file);
    const { sheet } = deskWords[language];
    const assign = page.locator(".sheet-assign");
    const go = assign.getByRole("button", { name: sheet.assign.go });
    // A column that nobody knows is not dropped: it is asked about.
    await expect(go).toBeDisabled();
    await expectSound(page, `${language}-${width}-columns`);
    await assign
      .getByLabel(fields(sheet.assign.isOf, { column: unknown }))
      .selectOption({ label: sheet.assign.none });
    await go.click();
    const run = page.locator(".releases-dry-run");
    await expect(run.locator(".sheet-was li").first()).toContainText(unknown);
    // What it would do takes the focus, and is read out.
    await expect(run).toBeFocused();
    await expect(run.getByRole("status").first()).toContainText(words.outcomes.refused);
    // The same headings again: nothing is asked.
    await page.getByLabel(words.import.choose).setInputFiles(file);
    await expect(run.locator(".register")).toContainText("31/02/2026");
    // What cannot be read is mended where it stands, and then waits for a choice like the others.
    await run.getByRole("button", { name: fields(sheet.correct.open, { line: 3 }) }).click();
    const mend = run.locator(".sheet-correct");
    const check = mend.getByRole("button", { name: sheet.correct.check });
    await mend.getByLabel(language === "fr" ? "Engagement" : "Commitment").fill("1 234,00");
    await check.click();
    await expect(mend.getByRole("alert")).toHaveText(words.reasons["bad-day"]);
    await expectSound(page, `${language}-${width}-mend`);
    await mend.getByLabel(language === "fr" ? "Au" : "As of", { exact: true }).fill("28/02/2026");
    await check.click();
    await expect(run.locator('[data-outcome="waiting"] dd')).toHaveText("5");
    await expect(run.locator('[data-outcome="refused"] dd')).toHaveText("0");
    // Three spellings are shown together: two are one investor, the third is taken out by hand.
    const [one, , apart] = alike;
    const group = run.getByRole("group", {
      name: fields(words.unknown.group, { count: 3 }),
      exact: true,
    });
    await group
      .getByLabel(words.unknown.all)
      .selectOption({ label: fields(words.unknown.makeOne, { name: one }) });
    const taken = group.getByRole("combobox", { name: apart, exact: true });
    await taken.selectOption({ label: words.unknown.makeOther });
    await expectSound(page, `${language}-${width}-group`);
    await run.getByRole("button", { name: words.unknown.apply }).click();
    await expect(group).toHaveCount(0);
    await expect(run.locator('[data-outcome="waiting"] dd')).toHaveText("2");
    const said = await sql(
      `select same, count(*)::int from private.name_pairs
       where $1 in (one, other) or $2 in (one, other) or $3 in (one, other)
       group by same order by same`,
      [...alike],
    );
    expect(said).toEqual([
      { same: false, count: 2 },
      { same: true, count: 1 },
    ]);
    // Two lines of one investor are one commitment twice, so that the second is refused.
    await expect(run.locator('[data-outcome="created"] dd')).toHaveText("2");
    await expectSound(page, `${language}-${width}-release`);
    await run.getByRole("button", { name: deskWords[language].leave }).press("Enter");
    await expect(page.getByLabel(words.import.choose)).toBeFocused();
    const remove = words.sheets.removeOne.replace("{{name}}", "scan-1.pdf");
    await page.getByRole("button", { name: remove }).press("Enter");
    await expect(page.getByRole("region", { name: words.documents })).toBeFocused();
    await page.getByRole("link", { name: words.back }).click();
    await page.getByRole("link", { name: words.published.title }).click();
    await expect(page.getByRole("heading", { name: words.published.title })).toBeVisible();
    await expectSound(page, `${language}-${width}-published`);
  });
}

/** Nothing that axe finds wrong, and nothing to scroll to sideways. */
async function expectSound(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES) {
    await page.screenshot({ path: `${process.env.PICTURES}/${name}.png`, fullPage: true });
  }
  expect(await violationsOn(page)).toEqual([]);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBeLessThanOrEqual(0);
}
