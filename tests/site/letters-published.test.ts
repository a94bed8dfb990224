/**
 * A letter published at the desk becomes a page of the running host, with all that pages have; so do
 * publications and whoever is added there, and changed sentences are on every page that says them.
 */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import whoWeAre from "#app/site/pages/who-we-are/words.en.ts";
import whoWeAreInFrench from "#app/site/pages/who-we-are/words.fr.ts";
import { readPublications } from "#builder/publications/read.ts";
import { people } from "#content/people.ts";
import { demonstration, site } from "#content/site.ts";
import { vacancies } from "#content/vacancies.ts";
import type { Sql } from "#functions/_shared/sql.ts";
import { runningHost } from "#server/engine/data-folder.ts";
import { openPostgres } from "#server/engine/postgres.ts";
import { readLeftOut } from "#server/left-out.ts";
import { bothEngines, type EngineName, newDatabase, newDataFolder } from "../db/backend.ts";
import { type HostProcess, startHost } from "../host/host-process.ts";
import { publishLetter } from "../published-letter.ts";
import { publishPublication } from "../published-publication.ts";
import { whole } from "../whole.ts";
import { builtPageAt } from "./built-site.ts";

const slug = "published-later";
const path = `/letters/${slug}`;
// Some seconds on a quiet machine; on a busy one the host draws when nobody else wants the processor.
const patience = { timeout: 900_000, interval: 500 };
const mark = demonstration;
/** The version that the program has of the publication that a further one is written of. */
const shipped = readPublications().find(({ slug }) => slug === "esg-report-2025")?.entries.en
  .version;
const english = { headers: { "accept-language": "en" } };
const french = { headers: { "accept-language": "fr" } };

// What differs by engine is where the rows are read; the rest is drawn alike.
describe.each(whole ? bothEngines : (["embedded"] as const))(
  "on the %s engine",
  { timeout: 1_000_000 },
  (engine: EngineName) => {
    const ends: (() => Promise<void>)[] = [];
    const atEnd = (end: () => Promise<void>) => ends.push(end);
    let env: Record<string, string>;
    let host: HostProcess;
    let sql: Sql;

    beforeAll(async () => {
      const folder = newDataFolder();
      atEnd(async () => rmSync(folder, { recursive: true, force: true }));
      env = {
        ...{ SITE_FOLDER: "build/client", DATA_FOLDER: folder, LETTERS_SECONDS: "2" },
        NODE_OPTIONS: `--import=${join(import.meta.dirname, "nothing-left.ts")}`,
      };
      if (engine === "postgres") env.DATABASE_URL = await newDatabase();
      host = await startHost(env, atEnd);
      // A new database takes its time on a busy machine.
      await host.formsOpen().catch(host.formsOpen);
      if (env.DATABASE_URL) {
        const opened = await openPostgres(env.DATABASE_URL);
        atEnd(() => opened.close());
        sql = opened.sql;
      } else sql = runningHost(folder).sql;
    }, 300_000);
    afterAll(async () => {
      for (const end of ends.toReversed()) await end();
    });

    function shows(words: string, address = path) {
      return vi.waitFor(async () => {
        const { status, body } = await host.ask(address, french);
        expect(status).toBe(200);
        expect(body).toContain(words);
        return parse(body);
      }, patience);
    }

    test("it is not there before", async () => {
      expect((await host.ask(`/fr${path}`)).status).toBe(404);
      expect((await host.ask("/fr/letters/lower-bidder")).status).toBe(200);
    });

    test("published, it is a page with its head, its data and its text, in both languages", async () => {
      // Beside another that cannot be drawn: all are drawn anew for each change.
      await publishLetter(sql, { slug: "other", title: "Other", body: "# Wrong" });
      await publishPublication(sql, { slug: "esg-report-2030" });
      await publishPublication(sql, {
        slug: "esg-report-2025",
        version: "9.9",
        after: shipped ?? null,
      });
      await publishPublication(sql, { slug: "wrong", body: "# Wrong" });
      await publishLetter(sql, { slug, title: "Published <later>" });
      const page = await shows("An opening in fr.", `/fr${path}`);
      const head = page.querySelector("head");
      expect(page.querySelector("h1")?.text).toBe("Published <later> (fr)");
      expect(head?.querySelector("title")?.text).toContain(site.name);
      expect(head?.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(
        `${site.origin}/fr${path}`,
      );
      expect(head?.querySelectorAll("link[hreflang]").length).toBe(3);
      const data = JSON.parse(
        page.querySelector('script[type="application/ld+json"]')?.rawText ?? "",
      );
      expect(data["@graph"].at(-1)).toMatchObject({
        "@type": "Article",
        inLanguage: "fr",
        author: { name: "Claude Steinfort" },
      });
      expect(page.querySelector(".drawing")).not.toBeNull();
      expect((await host.ask(path)).body).toContain("An opening in en.");
      // As any other page of the build: the same scripts, styles and policy.
      const built = builtPageAt("/fr/letters/lower-bidder")?.root;
      const sheets = (root: typeof page | undefined) =>
        root?.querySelectorAll('link[rel="stylesheet"]').map((link) => link.getAttribute("href"));
      expect(sheets(page)).toEqual(sheets(built));
      expect(page.querySelector("meta[http-equiv]")?.getAttribute("content")).toMatch(/sha256-/);
    });

    test("it stands in the list, the feed, the sitemap, and has its shared picture", async () => {
      const title = "Published &lt;later&gt; (fr)";
      expect((await host.ask("/fr/letters")).body).toContain(title);
      expect((await host.ask("/letters.fr.xml")).body).toContain(`<title>${title}</title>`);
      expect((await host.ask("/letters.fr.json")).body).toContain("Published <later> (fr)");
      expect((await host.ask("/sitemap.xml")).body).toContain(
        `<loc>${site.origin}/fr${path}</loc>`,
      );
      expect((await host.ask(`/og/fr${path}.png`)).body).toMatch(/PNG/);
      expect((await host.ask("/fr/search?q=published+later")).body).toContain(
        `<a href="/fr${path}"><mark>Published</mark>`,
      );
      // Whoever signed it has it on their page, and in their feed.
      expect((await host.ask("/fr/who-we-are/steinfort")).body).toContain(`href="/fr${path}"`);
      expect((await host.ask("/people/steinfort.fr.xml")).body).toContain(
        `<title>${title}</title>`,
      );
      // The one before leads to it.
      expect((await host.ask("/fr/letters/four-subtractions")).body).toContain(`/fr${path}`);
    });

    test("a publication is a page, in the list, home, feed, sitemap, search and shared pictures, without a PDF", async () => {
      const at = "/fr/sustainability/publications/esg-report-2030";
      const { status, body } = await host.ask(at);
      expect(status).toBe(200);
      const page = parse(body);
      expect(page.querySelector("h1")?.text).toBe("Publication esg-report-2030 (fr)");
      expect(page.querySelector("[data-kept-text]")?.text).toContain("An opening in fr.");
      expect(page.querySelector(".download")).toBeNull();
      expect(body).not.toContain('id="notes"');
      for (const list of ["/fr/sustainability/publications", "/fr", "/fr/plan-du-site"]) {
        expect((await host.ask(list)).body, list).toContain(`href="${at}"`);
      }
      const feed = (await host.ask("/publications.fr.xml")).body;
      expect(feed).toContain("<title>Publication esg-report-2030 (fr)</title>");
      expect(feed).not.toContain("esg-report-2030.fr.pdf");
      expect((await host.ask("/publications.fr.json")).body).toContain("esg-report-2030");
      expect((await host.ask("/sitemap.xml")).body).toContain(`<loc>${site.origin}${at}</loc>`);
      expect((await host.ask(`/og${at}.png`)).body).toMatch(/PNG/);
      expect((await host.ask("/fr/search?q=esg-report-2030")).body).toContain(`href="${at}"`);
    });

    test("a further version takes the place of the program's, and says what it changes", async () => {
      const at = "/sustainability/publications/esg-report-2025";
      const { body } = await host.ask(at);
      expect(parse(body).querySelector("#corrections")?.text).toMatch(
        /Version 9\.9, .*A sum is put right in en\./,
      );
      // What the next one begins with.
      const written = JSON.parse((await host.ask("/publications/esg-report-2025.json")).body);
      expect(written).toMatchObject({ version: "9.9", category: "esg-report" });
      expect(written.fr.body).toContain("A sum is put right in fr.");
      expect((await host.ask("/sustainability/publications/wrong")).status).toBe(404);
    });

    test("it is compressed, revalidated and guarded like the others", async () => {
      const asked = { headers: { "accept-encoding": "br", "accept-language": "fr" } };
      const fresh = await fetch(`${host.url}/fr${path}`, asked);
      expect(fresh.headers.get("content-encoding")).toBe("br");
      expect(fresh.headers.get("content-security-policy")).toContain("'sha256-");
      expect(fresh.headers.get("x-content-type-options")).toBe("nosniff");
      const again = await fetch(`${host.url}/fr${path}`, {
        headers: { ...asked.headers, "if-none-match": fresh.headers.get("etag") ?? "" },
      });
      expect(again.status).toBe(304);
    });

    const vacancy = {
      ...vacancies[0],
      slug: "added-later",
      published: "2031-01-01",
      until: "2031-02-01",
    };
    const person = { ...people[0], id: "dupont", name: "Jeanne Dupont" };
    const built = { en: whoWeAre.vision.title, fr: whoWeAreInFrench.vision.title };
    const vision = { en: "A vision: changed", fr: "Une vision : changée" };
    const lede = { en: whoWeAre.lede, fr: whoWeAreInFrench.lede };
    type Text = [place: string, path: string, was: unknown, now: unknown];
    /** At once, in one revision. */
    const change = (changes: readonly Text[], from = "0 s") =>
      sql(
        `insert into private.page_texts (place, path, was, now, live_from)
         select change ->> 0, change ->> 1, nullif(change -> 2, 'null'), nullif(change -> 3, 'null'),
           now() + $2::interval
         from jsonb_array_elements($1::text::jsonb) as changes (change)`,
        [JSON.stringify(changes), from],
      );
    test("an erratum shows at the top and at its place, and the feed tells of the change", async () => {
      const updated = async () =>
        /<updated>(.*?)</.exec((await host.ask("/letters.en.xml")).body)?.[1];
      const before = await updated();
      const erratum = { on: "2026-11-16", en: "It said four.", fr: "Elle disait quatre." };
      // With what is changed on pages, which the next tests look at: each drawing takes seconds.
      await change([
        ["who-we-are", "vision.title", built, vision],
        ["who-we-are", "no.such.text", built, vision],
        ["people", person.id, null, person],
        ["vacancies", vacancy.slug, null, vacancy],
      ]);
      await change([["who-we-are", "lede", lede, { en: "To come.", fr: "À venir." }]], "2 days");
      await publishLetter(sql, { slug, title: "Published", errata: [erratum] });
      const page = await shows("Elle disait quatre.", `/fr${path}`);
      expect(page.querySelector(".letter-erratum")?.text).toContain("16 novembre 2026");
      expect(page.querySelector("#call-erratum")).not.toBeNull();
      expect(page.querySelector("#note-erratum")?.text).toContain("Elle disait quatre.");
      expect(await updated()).not.toBe(before);
    });

    test("a letter that cannot be drawn is left out, and the others stay", async () => {
      expect(host.said()).toContain("a text is left out");
      // What the desk shows of it.
      expect(readLeftOut(String(env.DATA_FOLDER))).toMatchObject([
        { text: "other", fault: expect.stringMatching(/\S/) },
        { text: "publications/wrong/1.0", fault: expect.stringMatching(/\S/) },
      ]);
      expect((await host.ask("/fr/letters/other")).status).toBe(404);
      expect((await host.ask(`/fr${path}`)).status).toBe(200);
    });

    test("a change is on every page that says it, in the words that come alive, and on no other page", async () => {
      const page = await shows("Une vision\u202f: changée", "/fr/who-we-are");
      expect((await host.ask("/who-we-are")).body).toContain("A vision: changed");
      const list = JSON.parse((await host.ask("/changed-words.json")).body);
      const file = `/assets/words/fr-who-we-are-${list["fr/who-we-are"]}.js`;
      expect(page.toString()).toContain(file);
      const words = await fetch(`${host.url}${file}`, { headers: { "accept-encoding": "br" } });
      expect(words.headers.get("cache-control")).toContain("immutable");
      expect(words.headers.get("content-encoding")).toBe("br");
      expect(await words.text()).toContain("Une vision\u202f: changée");
      expect(list["fr/contact"]).toBeUndefined();
      expect((await host.ask("/contact")).body).toBe(
        readFileSync("build/client/contact.html", "utf8"),
      );
      expect((await host.ask("/fr/search?q=vision+changée")).body).toContain("changée</mark>");
    });

    test("whoever was added has a page, in lists, sitemap, search and shared pictures", async () => {
      const { body } = await host.ask("/fr/who-we-are");
      expect(parse(body).querySelector("#people")?.text).toContain("Jeanne Dupont");
      for (const at of ["/fr/who-we-are/dupont", `/fr/careers/${vacancy.slug}`]) {
        expect((await host.ask(at)).status, at).toBe(200);
        expect((await host.ask("/sitemap.xml")).body).toContain(`${site.origin}${at}<`);
        expect((await host.ask(`/og${at}.png`)).body, at).toMatch(/PNG/);
      }
      expect((await host.ask("/fr/careers")).body).toContain(`/fr/careers/${vacancy.slug}`);
      expect((await host.ask("/fr/search?q=jeanne+dupont")).body).toContain(
        "/fr/who-we-are/dupont",
      );
    });

    test("what could not be drawn is told to the desk, with the reason", async () => {
      await vi.waitFor(async () => {
        const [row] = await sql<{ undrawn: object[] }>(
          `select undrawn from private.page_drawings
           where hash = private.page_revision(now()) ->> 'hash'`,
        );
        expect(row?.undrawn).toEqual([
          { place: "who-we-are", path: "no.such.text", reason: "gone" },
        ]);
      }, patience);
    });

    test("what begins another day is not shown yet", async () => {
      const { body } = await host.ask("/who-we-are");
      expect(body).toContain("A vision: changed");
      expect(body).not.toContain("To come.");
    });

    test("after a restart it is there before the database is", async () => {
      host.child.kill("SIGTERM");
      await host.ended;
      const away =
        engine === "postgres" ? { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" } : {};
      host = await startHost({ ...env, ...away }, atEnd);
      const { status, body } = await host.ask(`/fr${path}`);
      expect(status).toBe(200);
      expect(body).toContain("Elle disait quatre.");
      expect((await host.ask("/fr/who-we-are")).body).toContain("Une vision\u202f: changée");
      if (engine === "postgres") {
        host.child.kill("SIGTERM");
        await host.ended;
        host = await startHost(env, atEnd);
      }
      await host.formsOpen();
    });

    test("taken back, it is gone, and every page is as it was built", async () => {
      if (engine === "embedded") sql = runningHost(env.DATA_FOLDER ?? "").sql;
      await sql(
        "update private.page_texts set live_until = greatest(now(), live_from) where live_until is null",
      );
      await sql("delete from public.letters");
      await sql("delete from public.publications");
      await vi.waitFor(async () => {
        expect((await host.ask(`/fr${path}`)).status).toBe(404);
        expect((await host.ask("/fr/who-we-are/dupont")).status).toBe(404);
      }, patience);
      expect((await host.ask("/who-we-are")).body).toBe(
        readFileSync("build/client/who-we-are.html", "utf8"),
      );
      expect((await host.ask("/changed-words.json")).body).not.toContain("who-we-are");
      expect((await host.ask("/fr/letters")).body).not.toContain(slug);
      expect((await host.ask("/sitemap.xml")).body).not.toContain(slug);
      expect((await host.ask("/fr/letters/lower-bidder")).status).toBe(200);
    });

    test("with its mark taken off, no page says that it is a demonstration; put back, all do", async () => {
      const pages = ["/", "/fr/contact", "/privacy", "/fr/letters/lower-bidder", "/no-such-page"];
      const marked = async () => {
        const answers = await Promise.all(pages.map((page) => host.ask(page, english)));
        return answers.map(({ body }) => Object.values(mark).some((said) => body.includes(said)));
      };
      const all = (are: boolean) => pages.map(() => are);
      expect(await marked()).toEqual(all(true));
      await sql("select private.take_mark_off()");
      await vi.waitFor(async () => expect(await marked()).toEqual(all(false)), patience);
      expect(JSON.parse((await host.ask("/changed-words.json")).body)).toHaveProperty("fr/layout");
      await sql("update private.page_texts set live_until = now() where place = 'mark'");
      await vi.waitFor(async () => expect(await marked()).toEqual(all(true)), patience);
    });
  },
);
