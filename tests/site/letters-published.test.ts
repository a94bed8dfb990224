/** A letter published at the desk becomes a page of the running host, with all that pages have. */
import { rmSync } from "node:fs";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { site } from "#content/site.ts";
import type { Sql } from "#functions/_shared/sql.ts";
import { runningHost } from "#server/engine/data-folder.ts";
import { openPostgres } from "#server/engine/postgres.ts";
import { bothEngines, type EngineName, newDatabase, newDataFolder } from "../db/backend.ts";
import { type HostProcess, startHost } from "../host/host-process.ts";
import { publishLetter } from "../published-letter.ts";
import { whole } from "../whole.ts";
import { builtPageAt } from "./built-site.ts";

const slug = "published-later";
const path = `/letters/${slug}`;
// Some seconds on a quiet machine; on a busy one the host draws when nobody else wants the processor.
const patience = { timeout: 540_000, interval: 500 };
const french = { headers: { "accept-language": "fr" } };

// What differs by engine is where the rows are read; the rest is drawn alike.
describe.each(whole ? bothEngines : (["embedded"] as const))(
  "on the %s engine",
  { timeout: 600_000 },
  (engine: EngineName) => {
    const ends: (() => Promise<void>)[] = [];
    const atEnd = (end: () => Promise<void>) => ends.push(end);
    let env: Record<string, string>;
    let host: HostProcess;
    let sql: Sql;

    beforeAll(async () => {
      const folder = newDataFolder();
      atEnd(async () => rmSync(folder, { recursive: true, force: true }));
      env = { SITE_FOLDER: "build/client", DATA_FOLDER: folder, LETTERS_SECONDS: "2" };
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
      // The one before leads to it.
      expect((await host.ask("/fr/letters/four-subtractions")).body).toContain(`/fr${path}`);
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

    test("an erratum shows at the top and at its place, and the feed tells of the change", async () => {
      const updated = async () =>
        /<updated>(.*?)</.exec((await host.ask("/letters.en.xml")).body)?.[1];
      const before = await updated();
      const erratum = { on: "2026-11-16", en: "It said four.", fr: "Elle disait quatre." };
      await publishLetter(sql, { slug, title: "Published", errata: [erratum] });
      const page = await shows("Elle disait quatre.", `/fr${path}`);
      expect(page.querySelector(".letter-erratum")?.text).toContain("16 novembre 2026");
      expect(page.querySelector("#call-erratum")).not.toBeNull();
      expect(page.querySelector("#note-erratum")?.text).toContain("Elle disait quatre.");
      expect(await updated()).not.toBe(before);
    });

    test("a letter that cannot be drawn is left out, and the others stay", async () => {
      expect(host.said()).toContain("a text is left out");
      expect((await host.ask("/fr/letters/other")).status).toBe(404);
      expect((await host.ask(`/fr${path}`)).status).toBe(200);
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
      if (engine === "postgres") {
        host.child.kill("SIGTERM");
        await host.ended;
        host = await startHost(env, atEnd);
      }
      await host.formsOpen();
    });

    test("taken back, it is gone", async () => {
      if (engine === "embedded") sql = runningHost(env.DATA_FOLDER ?? "").sql;
      await sql("delete from public.letters");
      await vi.waitFor(async () => {
        expect((await host.ask(`/fr${path}`)).status).toBe(404);
      }, patience);
      expect((await host.ask("/fr/letters")).body).not.toContain(slug);
      expect((await host.ask("/sitemap.xml")).body).not.toContain(slug);
      expect((await host.ask("/fr/letters/lower-bidder")).status).toBe(200);
    });
  },
);
