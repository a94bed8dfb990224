/** Publications of the desk: who may do what, that it is never one person, and which version shows. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { PublicationContent, PublicationWork } from "#core/acts/publications.ts";
import { atEndOfAll } from "../at-end.ts";
import { plainPdf } from "../made-files.ts";
import { publishPublication } from "../published-publication.ts";
import { asAnon } from "./as-anon.ts";
import { bothEngines, startBackend, type TestBackend } from "./backend.ts";
import { act, staffWith } from "./desk.ts";
import { bearing, type Session } from "./partner-space.ts";

const refused = (why: string) => ({ status: 422, body: { code: "invalid", reason: why } });
const summary = {
  en: "What the firm measured in the year that ended, on its own account and in the advice that it gave.",
  fr: "Ce que la maison a mesuré pendant l’année écoulée, pour elle-même et dans les conseils qu’elle a donnés.",
};
const noPdf = { en: null, fr: null };
const text = (more: Partial<PublicationContent> = {}): PublicationContent => ({
  pdf: noPdf,
  slug: "esg-report-2026",
  version: "1.0",
  after: null,
  category: "esg-report",
  follows: "esg-report-2025",
  change: { en: "", fr: "" },
  en: { title: "ESG report 2026", summary: summary.en, body: "It begins.\n\n## Carbon\n\nLess." },
  fr: {
    title: "Rapport ESG 2026",
    summary: summary.fr,
    body: "Il commence.\n\n## Carbone\n\nMoins.",
  },
  ...more,
});
const next = (version: string, after: string, more: Partial<PublicationContent> = {}) =>
  text({
    version,
    after,
    change: { en: "A sum is put right.", fr: "Un total est corrigé." },
    ...more,
  });

describe.each(bothEngines)("on the %s engine", (engine) => {
  const atEnd = atEndOfAll();
  let backend: TestBackend;
  let anne: Session;
  let chloe: Session;
  const others: Record<string, Session> = {};
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    anne = await staffWith(backend, "anne@firm.example", ["communications"]);
    chloe = await staffWith(backend, "chloe@firm.example", ["compliance"]);
    for (const role of ["relations", "administrator", "reader"]) {
      others[role] = await staffWith(backend, `${role}@firm.example`, [role]);
    }
    others.nobody = await staffWith(backend, "nobody@firm.example", []);
  });

  async function shown(id: string): Promise<PublicationWork> {
    return (await act(backend, chloe, "publications.show", { id })).body as PublicationWork;
  }

  async function saved(content: PublicationContent, by = anne): Promise<PublicationWork> {
    const answer = await act(backend, by, "publications.save", { content });
    expect(answer).toMatchObject({ status: 200, body: { outcome: "saved" } });
    return shown((answer.body as { id: string }).id);
  }

  async function on(who: Session, name: string, { id, hash }: PublicationWork, more: object = {}) {
    return act(backend, who, name, { id, hash, ...more });
  }

  async function published(content: PublicationContent): Promise<PublicationWork> {
    const work = await saved(content);
    expect((await on(anne, "works.submit", work)).status).toBe(200);
    expect((await on(chloe, "approvals.give", work)).status).toBe(200);
    expect(await on(anne, "works.publish", work)).toMatchObject({ status: 200 });
    return work;
  }

  /** What is live, and that any visitor may read it, and nothing else: so does what makes pages. */
  async function live(slug: string): Promise<unknown[]> {
    const rows = await backend.sql(
      "select version from public.publications where slug = $1 and withdrawn_at is null",
      [slug],
    );
    const statement = `select from public.publications where slug = '${slug}'`;
    expect(await asAnon(backend, statement)).toBe(rows.length);
    return rows;
  }

  test("one writes it, another approves it, and one act takes it back", async () => {
    const work = await saved(text());
    expect(await live("esg-report-2026")).toEqual([]);
    expect((await on(anne, "works.submit", work)).status).toBe(200);
    expect(await on(anne, "works.publish", work)).toMatchObject(refused("not-approved"));
    expect((await on(chloe, "approvals.give", work)).status).toBe(200);
    expect((await on(anne, "works.publish", work)).status).toBe(200);
    expect(await live("esg-report-2026")).toEqual([{ version: "1.0" }]);
    expect(await shown(work.id)).toMatchObject({ state: "live", withdrawnAt: null });
    expect(
      await act(backend, anne, "publications.save", { ...work, content: text() }),
    ).toMatchObject(refused("live-already"));
    expect((await on(chloe, "works.withdraw", work)).status).toBe(200);
    expect(await live("esg-report-2026")).toEqual([]);
    // It comes back as it was, once somebody else has approved it again.
    expect(await on(anne, "works.publish", work)).toMatchObject(refused("not-approved"));
  });

  test("neither its author, nor who may only read, puts it on the site", async () => {
    const work = await saved(text({ slug: "alone" }), chloe);
    expect((await on(chloe, "works.submit", work)).status).toBe(200);
    expect(await on(chloe, "approvals.give", work)).toMatchObject(refused("author"));
    for (const who of ["relations", "administrator", "reader"]) {
      const by = others[who] as Session;
      expect((await act(backend, by, "publications.list")).status).toBe(200);
      expect((await act(backend, by, "publications.show", { id: work.id })).status).toBe(200);
      const content = text({ slug: "mine" });
      expect([who, (await act(backend, by, "publications.save", { content })).status]).toEqual([
        who,
        403,
      ]);
      for (const name of ["publications.drop", "works.submit", "works.publish", "works.withdraw"]) {
        expect([who, name, (await on(by, name, work)).status]).toEqual([who, name, 403]);
      }
    }
    for (const name of ["publications.list", "publications.show", "approvals.give"]) {
      const answer = await on(others.nobody as Session, name, work);
      expect([name, answer.status]).toEqual([name, 403]);
    }
    expect(await live("alone")).toEqual([]);
  });

  test("it is never urgent, also where the firm has switched the second person off", async () => {
    const work = await saved(text({ slug: "hurried" }));
    const reason = { reason: "It was promised to a journalist for noon." };
    expect(await on(anne, "works.publish-now", work, reason)).toMatchObject(refused("not-urgent"));
    await backend.sql("update private.approval_settings set two_eyes = false");
    const alone = await on(anne, "works.publish", work);
    await backend.sql("update private.approval_settings set two_eyes = true");
    expect(alone).toMatchObject(refused("not-approved"));
    expect(await live("hurried")).toEqual([]);
  });

  test("a further version says what it changes, and taking it back shows the one before", async () => {
    const first = await published(text({ slug: "grows" }));
    const second = await published(next("1.1", "1.0", { slug: "grows" }));
    // The order of 1.10 and 1.9 is that of numbers.
    for (const [version, after] of [
      ["1.9", "1.1"],
      ["1.10", "1.9"],
    ] as const) {
      await published(next(version, after, { slug: "grows" }));
    }
    expect(await shown(first.id)).toMatchObject({ newest: "1.10" });
    expect(await on(anne, "works.withdraw", second)).toMatchObject(refused("newer-version"));
    const content = next("2.0", "1.10", { slug: "grows", change: { en: "", fr: "" } });
    expect(await on(anne, "works.submit", await saved(content))).toMatchObject(
      refused("publication-faults"),
    );
    const rows = (await act(backend, anne, "publications.list")).body as {
      rows: { version: string; slug: string; id: string }[];
    };
    for (const version of ["1.10", "1.9", "1.1"]) {
      const { id } = rows.rows.find((row) => row.slug === "grows" && row.version === version) ?? {};
      expect((await on(anne, "works.withdraw", await shown(String(id)))).status).toBe(200);
    }
    expect(await live("grows")).toEqual([{ version: "1.0" }]);
  });

  test("it follows the version that the site shows, or is written again from that", async () => {
    await published(text({ slug: "turns" }));
    const [mine, theirs] = [
      await saved(next("1.1", "1.0", { slug: "turns" })),
      await saved(next("1.2", "1.0", { slug: "turns" })),
    ];
    for (const work of [mine, theirs]) {
      expect((await on(anne, "works.submit", work)).status).toBe(200);
    }
    expect((await on(chloe, "approvals.give", mine)).status).toBe(200);
    expect((await on(anne, "works.publish", mine)).status).toBe(200);
    expect(await on(chloe, "approvals.give", theirs)).toMatchObject(refused("other-version"));
    const older = await saved(next("1.0", "1.1", { slug: "turns-back" }));
    expect(await on(anne, "works.submit", older)).toMatchObject(refused("other-version"));
    expect(
      await act(backend, anne, "publications.save", { content: text({ slug: "turns" }) }),
    ).toMatchObject(refused("version-taken"));
  });

  test("nothing goes on from a version that was taken back, nor is that written again", async () => {
    const first = await published(text({ slug: "goes" }));
    const second = await saved(next("1.1", "1.0", { slug: "goes" }));
    await on(anne, "works.submit", second);
    await on(chloe, "approvals.give", second);
    expect((await on(chloe, "works.withdraw", first)).status).toBe(200);
    expect(await on(anne, "works.publish", second)).toMatchObject(refused("other-version"));
    const { id, number } = first;
    const content = text({ slug: "goes", category: "climate-strategy" });
    expect(await act(backend, anne, "publications.save", { id, number, content })).toMatchObject(
      refused("version-out"),
    );
    await published(text({ slug: "goes", version: "1.2" }));
    expect(await live("goes")).toEqual([{ version: "1.2" }]);
  });

  test("the tables take only what two persons agreed on", async () => {
    const work = await saved(text({ slug: "slipped" }));
    const row = `insert into public.publications (
        slug, version, work_id, category, published_on, en, fr, change
      )
      select name, '1.0', id, 'esg-report', now(), '{}', '{}', '{}' from private.works where id = $1`;
    await expect(backend.sql(row, [work.id])).rejects.toThrow("not-approved");
    await expect(
      backend.sql(
        `insert into private.works (kind, name, newest, live_revision)
         values ('publication', 'slipped/2.0', 1, 1)`,
      ),
    ).rejects.toThrow("not-approved");
    await publishPublication(backend.sql, { slug: "slips" });
    await expect(
      backend.sql("update public.publications set en = '{}' where slug = 'slips'"),
    ).rejects.toThrow("not-approved");
  });

  test("a change of what is approved has to be approved again", async () => {
    const work = await saved(text({ slug: "mended" }));
    await on(anne, "works.submit", work);
    await on(chloe, "approvals.give", work);
    const content = text({ slug: "mended", category: "climate-strategy" });
    const { id, number } = work;
    expect(await act(backend, anne, "publications.save", { id, number, content })).toMatchObject({
      status: 200,
    });
    expect(await on(anne, "works.publish", work)).toMatchObject({ status: 409 });
    expect(await on(anne, "works.publish", await shown(id))).toMatchObject(refused("not-approved"));
    expect(await act(backend, anne, "publications.save", { id, number, content })).toMatchObject({
      status: 409,
    });
  });

  test("no account number, no policy, no picture, no sample, and nothing half written", async () => {
    const save = (content: object) => act(backend, anne, "publications.save", { content });
    const account = "Pay to FR76 3000 6000 0112 3456 7890 189";
    const paying = { ...text({ slug: "paying" }), change: { en: account, fr: "" } };
    expect(await save(paying)).toMatchObject(refused("account-number"));
    expect(await save({ ...text(), category: "investment-policy" })).toMatchObject(
      refused("category"),
    );
    expect(await save(text({ slug: "Not an address" }))).toMatchObject(refused("address"));
    expect(await save(text({ slug: "complaints-policy" }))).toMatchObject(refused("own-room"));
    const { en, fr } = text();
    const faults: Partial<PublicationContent>[] = [
      { en: { ...en, body: `![A tree](picture:${"a".repeat(64)}/100x100)` } },
      { en: { ...en, body: `${en.body}\n\nLorem ipsum.` } },
      { en: { ...en, summary: "Too short." } },
      { fr: { ...fr, body: "" } },
      { fr: { ...fr, body: `${fr.body}\n\n## Eau\n\nPlus.` } },
      { fr: { ...fr, summary: summary.en } },
    ];
    for (const [place, fault] of faults.entries()) {
      const work = await saved(text({ slug: `fault-${place}`, ...fault }));
      const answer = await on(anne, "works.submit", work);
      expect([place, answer]).toMatchObject([place, refused("publication-faults")]);
    }
  });

  test("what is given up leaves every list, and its number can be given again", async () => {
    const work = await saved(text({ slug: "given-up" }));
    expect(await on(chloe, "publications.drop", work)).toMatchObject({ status: 200 });
    expect((await act(backend, anne, "publications.show", { id: work.id })).status).toBe(404);
    await published(text({ slug: "given-up" }));
    const { body } = await act(backend, anne, "approvals.list", { words: "ESG report 2026" });
    const rows = (body as { rows: { id: string; kind: string }[] }).rows;
    expect(rows.some(({ kind }) => kind === "publication")).toBe(true);
    expect(rows.some(({ id }) => id === work.id)).toBe(false);
  });

  async function brought(by: Session, bytes: Buffer, language = "fr", name = "report.pdf") {
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const about = { name, size: bytes.length, sha256 };
    const begun = await act(backend, by, "publications.begin-pdf", about);
    if (begun.status !== 200) return begun;
    const { upload } = begun.body as { upload: string };
    const { headers } = bearing(by);
    const sent = await backend.ask(`/functions/v1/desk-file?upload=${upload}&at=0`, {
      method: "POST",
      body: new Uint8Array(bytes),
      headers: { ...headers, "content-type": "application/octet-stream" },
    });
    expect(sent.status).toBe(200);
    return act(backend, by, "publications.end-pdf", { upload, language });
  }

  test("a PDF is looked into, and whoever approves it and every reader gets these bytes", async () => {
    const bytes = readFileSync("content/editions/whistleblowing/1.0/fr.pdf");
    const { body } = await brought(anne, bytes);
    expect(body).toMatchObject({ outcome: "taken", bytes: bytes.length });
    const { hash, pages } = body as { hash: string; pages: number };
    const seen = async () =>
      asAnon(backend, `select from public.publication_pdfs where hash = '${hash}'`);
    expect(await seen()).toBe(0);
    const pdf = { en: null, fr: { hash, bytes: bytes.length, pages } };
    const path = `/publications/files/${hash}.pdf`;
    expect((await backend.fetchBytes(path)).status).toBe(404);
    const atDesk = `/functions/v1/desk-file?pdf=${hash}`;
    const read = await backend.fetchBytes(atDesk, bearing(chloe));
    expect(read.bytes.equals(bytes)).toBe(true);
    expect((await backend.fetchBytes(atDesk)).status).toBe(401);
    expect((await backend.fetchBytes(atDesk, bearing(others.nobody as Session))).status).toBe(403);
    const work = await published(text({ slug: "with-a-pdf", pdf }));
    expect(await seen()).toBe(1);
    const given = await backend.fetchBytes(path);
    expect(given.headers.get("content-type")).toBe("application/pdf");
    expect(given.bytes.equals(bytes)).toBe(true);
    const etag = String(given.headers.get("etag"));
    const again = await backend.fetchBytes(path, { headers: { "if-none-match": etag } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect((await backend.fetchBytes(path, { method: "HEAD" })).status).toBe(200);
    // What the browser says of it is what was read in it.
    const fr = pdf.fr;
    for (const [place, said] of [
      { en: fr, fr: null },
      { en: null, fr: { ...fr, pages: pages + 1 } },
      { en: null, fr: { ...fr, bytes: 1 } },
    ].entries()) {
      const other = await saved(text({ slug: `said-${place}`, pdf: said }));
      const answer = await on(anne, "works.submit", other);
      expect([place, answer]).toMatchObject([place, refused("pdf-missing")]);
    }
    expect((await on(chloe, "works.withdraw", work)).status).toBe(200);
    expect(await seen()).toBe(0);
    for (const headers of [{}, { "if-none-match": etag }]) {
      expect((await backend.fetchBytes(path, { headers })).status).toBe(404);
    }
    expect((await backend.fetchBytes(atDesk, bearing(anne))).status).toBe(200);
    const missing = { en: null, fr: { hash: "0".repeat(64), bytes: 1, pages: 1 } };
    const without = await saved(text({ slug: "without", pdf: missing }));
    expect(await on(anne, "works.submit", without)).toMatchObject(refused("pdf-missing"));
  });

  test("a PDF that not everybody can read, or that acts by itself, is not taken", async () => {
    const french = readFileSync("content/editions/whistleblowing/1.0/fr.pdf");
    const outcome = async (bytes: Buffer, language?: string) =>
      ((await brought(anne, bytes, language)).body as { outcome: string }).outcome;
    expect(await outcome(french, "en")).toBe("pdf-language");
    expect(await outcome(plainPdf())).toBe("pdf-untagged");
    expect(await outcome(plainPdf({ page: "/AA << /O << /S /URI /URI (a) >> >>" }))).toBe(
      "pdf-acts",
    );
    expect(await outcome(Buffer.from("no PDF"))).toBe("not-a-document");
    expect(await brought(anne, french, "fr", "report.xlsx")).toMatchObject(
      refused("not-a-document"),
    );
    for (const who of ["relations", "reader", "nobody"]) {
      expect([who, (await brought(others[who] as Session, french)).status]).toEqual([who, 403]);
    }
  });

  test("of PDFs that no version names, a colleague has twenty at most", async () => {
    const bruno = await staffWith(backend, "bruno@firm.example", ["communications"]);
    await backend.sql(
      `insert into public.publication_pdfs (hash, bytes, pages, language)
       select repeat(md5(number::text), 2), 'x', 1, 'fr' from generate_series(1, 20) as number`,
    );
    await backend.sql(
      `select private.note($1, 'Bruno', 'publications.end-pdf', 'pdf:' || hash)
       from public.publication_pdfs where bytes = 'x'`,
      [bruno.user.id],
    );
    expect(await brought(bruno, plainPdf())).toMatchObject(refused("pdfs-unused"));
    expect((await brought(anne, plainPdf())).status).toBe(200);
  });
});
