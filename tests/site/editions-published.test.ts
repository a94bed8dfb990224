/**
 * An edition announced at the desk: at its address and announced without a build, in force at midnight
 * in Paris in both languages, on a host that was off, too; of a policy also in the lists and feeds that
 * name it. In a whole run on two hosts with one
 * PostgreSQL, otherwise on one: each draws for itself, which takes it a dozen seconds.
 */
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { getDocumentProxy } from "unpdf";
import { expect, onTestFinished, test, vi } from "vitest";
import { formatDate } from "#app/i18n/format.ts";
import { readEditions } from "#builder/editions/read.ts";
import { type CatalogueEntry, feedPath, listPath, pdfPath } from "#core/catalogue.ts";
import { pathOfText } from "#core/edition-texts.ts";
import { type Dated, editionOn } from "#core/editions.ts";
import { firmDay, instantAt } from "#core/firm-time.ts";
import { type Language, languages } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import { personFeedPath } from "#core/person-works.ts";
import { changedWordsFile, changedWordsPath, wordsKey } from "#core/texts/changed-words.ts";
import { openPostgres } from "#server/engine/postgres.ts";
import { textsFolder } from "#server/left-out.ts";
import { announceEdition } from "../announced-edition.ts";
import { newDatabase } from "../db/backend.ts";
import { dataFolder, type HostProcess, startHost } from "../host/host-process.ts";
import { whole } from "../whole.ts";

const patience = { timeout: 540_000, interval: 500 };
const pages = { en: "/confidentialite", fr: "/fr/confidentialite" };
const asked = (path: string) => ({
  headers: { "accept-language": path.startsWith("/fr") ? "fr" : "en" },
});
/** Now, or once all that came with the program applies: what is announced here is what comes next. */
const start = Math.max(
  Date.now(),
  ...readEditions("privacy").map(({ from }) => Number(instantAt(`${from}T12:00`))),
);
const dayAfter = (days: number) => firmDay(new Date(start + days * 86_400_000));

test("an edition of the desk is announced, applies from midnight on every host, or is taken back", async () => {
  const DATABASE_URL = await newDatabase();
  const { sql, close } = await openPostgres(DATABASE_URL);
  onTestFinished(close);
  const folder = mkdtempSync(join(tmpdir(), "clock-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const clock = join(folder, "clock");
  const moveTo = (instant: number) => writeFileSync(clock, String(instant - Date.now()));
  const envs = [dataFolder(), dataFolder()].map((DATA_FOLDER) => ({
    DATABASE_URL,
    DATA_FOLDER,
    SITE_FOLDER: "build/client",
    LETTERS_SECONDS: "2",
    NODE_OPTIONS: `--import=${join(import.meta.dirname, "../faults/shifted-clock.ts")}`,
    CLOCK_FILE: clock,
  }));
  moveTo(start);
  const hosts = await Promise.all(envs.slice(0, whole ? 2 : 1).map((env) => startHost(env)));
  const [one, two] = hosts as [HostProcess, HostProcess?];
  await Promise.all(hosts.map((host) => host.formsOpen().catch(host.formsOpen)));

  const page = async (host: HostProcess, path: string) => {
    const { status, body } = await host.ask(path, asked(path));
    return { status, root: parse(body) };
  };
  const versionAt = async (host: HostProcess, path: string) =>
    (await page(host, path)).root.querySelector(".legal-imprint dd")?.text;

  const today = editionOn(readEditions("privacy"), dayAfter(0));
  if (!today) throw new Error("No edition of the privacy notice is in force.");
  const { en, fr } = today;
  const next = {
    ...{ text: "privacy", published: dayAfter(0), prevails: "fr" as const },
    change: { en: "A line about the moon.", fr: "Une ligne sur la lune." },
    en: { ...en, body: en.body.replace(/\n\n## /, "\n\nWe keep nothing of the moon.\n\n## ") },
    fr: { ...fr, body: fr.body.replace(/\n\n## /, "\n\nNous ne gardons rien de la lune.\n\n## ") },
  };
  const [coming, later] = [dayAfter(2), dayAfter(9)];
  const hash = await announceEdition(sql, { ...next, version: "98.0", from: coming });
  const policy = editionOn(readEditions("complaints-policy"), firmDay(new Date()));
  if (!policy) throw new Error("No complaints policy is in force.");
  const { change, published } = next;
  await announceEdition(sql, { ...policy, change, published, version: "98.0", from: coming });
  await announceEdition(sql, { ...next, version: "99.0", from: later });

  for (const host of hosts) {
    for (const [language, path] of Object.entries(pages)) {
      await vi.waitFor(async () => {
        const { root } = await page(host, path);
        expect(root.querySelector(".edition-next a")?.getAttribute("href")).toBe(`${path}/98.0`);
      }, patience);
      expect(await versionAt(host, path)).toBe(today.version);
      const own = (await page(host, `${path}/98.0`)).root;
      expect(own.querySelector(".edition-band")).not.toBeNull();
      expect(own.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
      const compared = (await page(host, `${path}/${today.version}-98.0`)).root;
      expect(compared.querySelector("ins")?.text).toContain(language === "fr" ? "lune" : "moon");
    }
    const { body } = await host.ask("/editions/privacy/98.0.json");
    expect(createHash("sha256").update(body).digest("hex")).toBe(hash);
    // It is printed once it is shown, and then offered.
    for (const [language, path] of Object.entries(pages)) {
      const file = `/editions/privacy/99.0.${language}.pdf`;
      await vi.waitFor(async () => {
        const { root } = await page(host, `${path}/99.0`);
        expect(root.querySelector(".edition-pdf a")?.getAttribute("href")).toBe(file);
      }, patience);
      const pdf = await getDocumentProxy(await (await fetch(host.url + file)).bytes());
      expect((await pdf.getMetadata()).info).toMatchObject({
        Title: `${next[language as Language].title}, 99.0`,
        Language: language,
      });
      expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    }
    const listed = JSON.parse((await host.ask("/editions/privacy.json")).body).editions;
    expect(listed[0]).toMatchObject({ version: "99.0", pdfs: languages });
  }

  // What came with the installation is in the ledger with the hash of what the archive shows.
  const noted = await sql<{ about: string; hash: string }>(
    "select about, detail ->> 'hash' as hash from private.ledger where act = 'editions.bring'",
  );
  expect(noted.length).toBeGreaterThan(9);
  for (const { about, hash: known } of noted) {
    const { body } = await one.ask(`/editions/${about.replace("edition:", "")}.json`);
    expect(createHash("sha256").update(body).digest("hex"), about).toBe(known);
  }

  // One host is off over midnight, with what it had drawn before.
  if (two) {
    two.child.kill("SIGTERM");
    await two.ended;
  } else {
    const [drawn, kept] = envs.map(({ DATA_FOLDER }) => join(DATA_FOLDER, textsFolder));
    cpSync(String(drawn), String(kept), { recursive: true });
  }
  moveTo(Number(instantAt(`${coming}T00:00`)) - 3_000);
  expect(await versionAt(one, pages.fr)).toBe(today.version);
  await expectListed(one, policy);
  await vi.waitFor(async () => {
    for (const path of Object.values(pages)) expect(await versionAt(one, path)).toBe("98.0");
  }, patience);
  // It knows without the database, too.
  const away = { ...envs[1], DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" };
  const third = await startHost(away);
  for (const path of Object.values(pages)) {
    expect(await versionAt(third, path)).toBe("98.0");
    const { root } = await page(third, `${path}/${today.version}`);
    expect(root.querySelector(".edition-band")).not.toBeNull();
  }
  for (const host of [one, third]) await expectListed(host, { version: "98.0", from: coming });
  const found = await one.ask("/fr/search?q=lune", asked("/fr"));
  expect(found.body).toContain(pages.fr);

  // The one after it is taken back: the address says so, and it never applies.
  await sql("update private.editions set withdrawn_at = now() where version = '99.0'");
  await vi.waitFor(async () => {
    const { root } = await page(one, `${pages.fr}/99.0`);
    expect(root.querySelector(".edition-band")?.text).toContain("retirée");
  }, patience);
  expect((await page(one, pages.fr)).root.querySelector(".edition-next")).toBeNull();
  moveTo(Number(instantAt(`${later}T12:00`)));
  expect(await versionAt(one, pages.en)).toBe("98.0");
  const on = await fetch(`${one.url}${pages.fr}?on=${later}`, { redirect: "manual" });
  expect(on.headers.get("location")).toBe(`${pages.fr}/98.0`);
}, 600_000);

const slug = "complaints-policy";

/** Wherever the site names the complaints policy, it is this edition and this day. */
async function expectListed(host: HostProcess, { version, from }: Dated): Promise<void> {
  for (const language of languages) {
    const at = (path: string) => localisePath(path, language);
    const own = at(pathOfText(slug));
    const shown = async (path: string) => (await host.ask(at(path), asked(at(path)))).body;
    const listed = parse(await shown("/sustainability/publications"))
      .querySelectorAll(".publications > ol > li")
      .find((row) => row.querySelector(`a[href="${own}"]`));
    const facts = listed?.querySelector(".publications-facts")?.text;
    expect(facts).toContain(`Version ${version},`);
    expect(facts).toContain(formatDate(from, language));
    expect(listed?.querySelector("time")?.getAttribute("datetime")).toBe(from);
    // Whoever comes from another page loads these words: they say the same.
    const words = JSON.parse((await host.ask(changedWordsPath)).body);
    const key = wordsKey(language, "publications");
    const loaded = words[key] && (await host.ask(changedWordsFile(key, words[key]))).body;
    if (version === "98.0") expect(loaded).toContain(`"version":"98.0","from":"${from}"`);
    else expect(loaded).toBeUndefined();

    const list = JSON.parse((await host.ask(listPath(language))).body).publications;
    const entry = list.find((one: CatalogueEntry) => one.slug === slug);
    expect(entry).toMatchObject({ version, from });
    for (const feed of [feedPath(language), personFeedPath("pemberwick", language)]) {
      const found = parse((await host.ask(feed)).body)
        .querySelectorAll("entry")
        .find((one) => one.querySelector("id")?.text.endsWith(own));
      expect(found?.querySelector("updated")?.text, feed).toBe(`${from}T00:00:00Z`);
    }
    for (const path of ["/who-we-are/pemberwick", "/plan-du-site"]) {
      const row = parse(await shown(path)).querySelector(`li:has(a[href="${own}"])`);
      expect(row?.querySelector("time")?.getAttribute("datetime"), path).toBe(from);
    }
    // Where the policy's PDF was before it had editions.
    const print = await fetch(host.url + pdfPath(slug, language), { redirect: "manual" });
    expect(print.headers.get("location")).toBe(entry.pdf?.path ?? own);
  }
}
