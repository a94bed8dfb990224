/** Proofs of consent at the desk: read, found, taken away, and kept without the address. */
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { DeskBody } from "#core/acts/desk.ts";
import { csv } from "#core/csv.ts";
import { retentionDays } from "#core/retention.ts";
import { bringEditions } from "#functions/_shared/editions/bring.ts";
import { purge } from "#functions/_shared/purge.ts";
import { hashToken, newToken } from "#functions/_shared/tokens.ts";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import { act, staffWith } from "./desk.ts";
import { addPartner, fillSpace } from "./partner-space.ts";

type Row = { id: string; at: string; left_at: string | null; method: string; address: string };
type Page = { rows: Row[]; next: string | null; versions: string[] };
type Taken = DeskBody<"proofs.export">;
const fileOf = (body: unknown) => csv((body as Taken).head, (body as Taken).lines);

/** 130 choices, three at each moment, on one day and the next. */
async function fillConsents({ sql }: TestBackend, day = "2026-03-10"): Promise<void> {
  await sql(
    `insert into private.consent_records
       (id, version, performance, targeting, method, language, recorded_at)
     select gen_random_uuid(), case when n % 2 = 0 then 'aaaaaaaaaaaa' else 'bbbbbbbbbbbb' end,
       n % 3 = 0, false, case when n % 3 = 0 then 'custom' else 'decline-all' end, 'fr',
       $1::timestamptz + case when n > 65 then interval '1 day' else interval '0' end
         + n / 3 * interval '1 second'
     from generate_series(1, 130) as n`,
    [`${day} 12:00:00+01`],
  );
}

async function subscribe({ sql }: TestBackend, email: string) {
  const [row] = await sql<{ id: string }>(
    "insert into public.newsletter_subscribers (email, language) values ($1, 'fr') returning id",
    [email],
  );
  const id = String(row?.id);
  async function follow(purpose: "confirm" | "unsubscribe"): Promise<unknown> {
    const hash = await hashToken(newToken());
    await sql("select private.add_newsletter_link($1, $2, $3, null)", [hash, purpose, id]);
    const way = purpose === "confirm" ? "confirm_subscription" : "unsubscribe";
    const [answer] = await sql<{ outcome: string }>(`select private.${way}($1) as outcome`, [hash]);
    return answer?.outcome;
  }
  return { id, confirm: () => follow("confirm"), leave: () => follow("unsubscribe") };
}

async function everything({ sql }: TestBackend): Promise<unknown> {
  const [row] = await sql(
    `select (select count(*)::int from private.ledger) as ledger,
       (select count(*)::int from private.consent_records) as consents,
       (select jsonb_agg(to_jsonb(proofs)) from private.newsletter_proofs as proofs) as proofs`,
  );
  return row;
}

describe.each(engines)("proofs at the desk on the %s engine", (engine) => {
  test("pages cover every choice once, newest first, and filters hold", async () => {
    const backend = await startBackend(engine);
    const session = await staffWith(backend, "nora@firm.example", ["compliance"]);
    await fillConsents(backend);
    const list = async (fields: object) => {
      const seen: Row[] = [];
      let page: Page;
      let before = "";
      do {
        const answer = await act(backend, session, "proofs.list", { ...fields, before });
        expect(answer.status).toBe(200);
        page = answer.body as Page;
        expect(page.rows.length).toBeLessThanOrEqual(40);
        seen.push(...page.rows);
        before = page.next ?? "";
      } while (before && seen.length < 999);
      expect(page.versions).toEqual(["aaaaaaaaaaaa", "bbbbbbbbbbbb"]);
      return seen;
    };
    const all = await list({});
    expect(all).toHaveLength(130);
    expect(new Set(all.map(({ id }) => id)).size).toBe(130);
    const moments = all.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort().reverse());
    expect(await list({ version: "aaaaaaaaaaaa" })).toHaveLength(65);
    expect(await list({ choice: "custom" })).toHaveLength(43);
    expect(await list({ from: "2026-03-10", to: "2026-03-10" })).toHaveLength(65);
    expect(await list({ from: "2026-03-11" })).toHaveLength(65);
    expect(await list({ from: "2026-03-12" })).toHaveLength(0);
    const refused = await act(backend, session, "proofs.list", { from: "2026-02-30" });
    expect(refused.status).toBe(422);
    expect((await act(backend, session, "proofs.list", { kind: "others" })).status).toBe(422);
    expect((await act(backend, session, "proofs.list", { before: "no_page" })).status).toBe(422);
  });

  test("a consent to the newsletter outlives the subscription, without the address", async () => {
    const backend = await startBackend(engine);
    const { sql } = backend;
    const session = await staffWith(backend, "nora@firm.example", ["communications"]);
    const lea = await subscribe(backend, "Lea@visitor.example");
    await subscribe(backend, "never@visitor.example");
    expect(await sql("select from private.newsletter_proofs")).toHaveLength(0);
    expect(await lea.confirm()).toBe("confirmed");
    const find = async (email: string) => {
      const answer = await act(backend, session, "proofs.find", { email });
      expect(answer.status).toBe(200);
      return (answer.body as Page).rows;
    };
    expect(await find("lea@visitor.example")).toMatchObject([{ id: lea.id, left_at: null }]);
    expect(await lea.leave()).toBe("unsubscribed");
    await sql("delete from public.newsletter_subscribers");
    expect(await find("LEA@visitor.example")).toMatchObject([
      { id: lea.id, left_at: expect.any(String), language: "fr" },
    ]);
    expect(await find("never@visitor.example")).toEqual([]);
    const kept = await sql(
      "select to_jsonb(proofs)::text as text from private.newsletter_proofs as proofs",
    );
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toMatch(/visitor|lea@/i);

    // The same address again is another consent, known to be the same person's.
    const again = await subscribe(backend, "lea@visitor.example");
    await again.confirm();
    const [second, first] = await find("lea@visitor.example");
    expect(second?.address).toBe(first?.address);
    expect([second?.left_at === null, first?.left_at === null]).toEqual([true, false]);
    const listed = await act(backend, session, "proofs.list", {
      kind: "newsletter",
      choice: "left",
    });
    expect((listed.body as Page).rows).toMatchObject([{ id: lea.id }]);
    expect((await act(backend, session, "proofs.find", { email: "lea" })).status).toBe(422);
  });

  test("a proof is not changed, and goes three years after leaving", async () => {
    const { sql, ...backend } = await startBackend(engine);
    const lea = await subscribe({ sql, ...backend }, "lea@visitor.example");
    await lea.confirm();
    for (const statement of [
      "update private.newsletter_proofs set confirmed_at = now() - interval '1 day'",
      "update private.newsletter_proofs set address = repeat('0', 64)",
      "delete from private.newsletter_proofs",
    ])
      await expect(sql(statement)).rejects.toThrow("a proof of consent is not changed");
    await lea.leave();
    const leftAgain = "update private.newsletter_proofs set left_at = now() - interval '9 years'";
    await expect(sql(leftAgain)).rejects.toThrow("not changed");
    const days = retentionDays.newsletterProofs;
    await sql(
      `insert into private.newsletter_proofs
         (id, address, language, subscribed_at, confirmed_at, left_at)
       select gen_random_uuid(), repeat('a', 64), language, now() - interval '9 years',
         now() - interval '9 years', left_at
       from (values
         ('en', now() - interval '${days} days' - interval '1 minute'),
         ('fr', now() - interval '${days} days' + interval '1 minute'),
         ('fr', null)) as proofs (language, left_at)`,
    );
    // The backend's own hourly run may have come first.
    await purge(sql);
    const [runs] = await sql(
      "select sum(gone)::integer as gone from private.retention_runs where rule = 'newsletter-proofs'",
    );
    expect(runs).toEqual({ gone: 1 });
    const left = await sql("select language from private.newsletter_proofs");
    expect(left.map(({ language }) => language)).toEqual(["fr", "fr", "fr"]);
  });

  test("a table is taken away in one file, and the ledger says how much of what", async () => {
    const backend = await startBackend(engine);
    const { sql } = backend;
    const session = await staffWith(backend, "nora@firm.example", ["compliance"]);
    await fillConsents(backend);
    const filter = { from: "2026-03-10", to: "2026-03-11", version: "", choice: "custom" };
    const { status, body } = await act(backend, session, "proofs.export", {
      kind: "consent",
      ...filter,
    });
    expect(status).toBe(200);
    const { rows, next } = body as Taken;
    expect([rows, next]).toEqual([43, null]);
    const [head, ...lines] = fileOf(body).trimEnd().split("\r\n");
    expect(head).toBe(
      "\ufeffNuméro;Donné le;Texte auquel il répond;Choix;Performance;Ciblage;Langue;Notice en vigueur",
    );
    expect(lines).toHaveLength(43);
    expect(lines[0]).toMatch(/^[\w-]{36};2026-03-11 12:.*;[ab]{12};custom;oui;non;français;$/);
    const { to: until, ...rest } = filter;
    expect(await sql("select act, about, detail from private.ledger")).toEqual([
      { act: "proofs.export", about: "proofs:consent", detail: { rows: 43, ...rest, until } },
    ]);
    const others = await act(backend, session, "proofs.export", {
      kind: "newsletter",
      language: "en",
    });
    expect((others.body as Taken).head.slice(0, 3)).toEqual([
      ...["Number", "Fingerprint of the address", "From"],
    ]);
  });

  test("the notice that stood is kept with what somebody gave us, and an import has a day alone", async () => {
    const backend = await startBackend(engine);
    const session = await staffWith(backend, "nora@firm.example", ["compliance"]);
    const { sql } = backend;
    await bringEditions(sql);
    const [stood] = await sql<{ version: string }>(
      "select private.edition_at('privacy', now()) as version",
    );
    expect(stood?.version).toMatch(/^\d+\.\d+$/);
    const version = String(stood?.version);
    await sql(
      "select private.receive_contact_message(gen_random_uuid(), 'Lou', 'lou@visitor.example', '', 'press', 'A long enough text.', 'fr')",
    );
    const lou = await subscribe(backend, "lou@visitor.example");
    await lou.confirm();
    await fillSpace(sql);
    await addPartner(sql, "anne@ormes.example");
    await sql(
      `insert into public.newsletter_subscribers
         (email, language, created_at, confirmed_at, source, evidence)
       values ('brought@visitor.example', 'en', '2025-09-12', '2025-09-12', 'import',
         'Signed form of 12 September 2025')`,
    );
    const list = async (kind: string) =>
      ((await act(backend, session, "proofs.list", { kind })).body as Page).rows;
    expect(await list("message")).toMatchObject([{ subject: "press", edition: version }]);
    // Nora was invited before there were editions, Tom after.
    await staffWith(backend, "tom@firm.example", ["reader"]);
    expect(await list("account")).toMatchObject([
      { whose: "colleague", edition: version },
      { whose: "investor", edition: version },
      { whose: "colleague", edition: null },
    ]);
    expect(await list("newsletter")).toMatchObject([
      { source: "site", edition: version, evidence: null },
      { source: "import", edition: null, evidence: "Signed form of 12 September 2025" },
    ]);
    const asked = { kind: "newsletter", language: "fr" };
    const { body } = await act(backend, session, "proofs.export", asked);
    expect(fileOf(body)).toMatch(
      /;une liste importée;;2025-09-12;Signed form of 12 September 2025;;anglais;\r/,
    );
  });

  test("more than one page, and more than one file, cover every row once", async () => {
    const backend = await startBackend(engine);
    const session = await staffWith(backend, "nora@firm.example", ["compliance"]);
    await backend.sql(
      `insert into private.consent_records
         (id, version, performance, targeting, method, language, recorded_at)
       select gen_random_uuid(), 'aaaaaaaaaaaa', false, false, 'decline-all', 'en',
         timestamptz '2026-01-01' + n / 3 * interval '1 second'
       from generate_series(1, 50007) as n`,
    );
    const first = (await act(backend, session, "proofs.export", { kind: "consent" })).body as Taken;
    expect(first.rows).toBe(50_000);
    const rest = (
      await act(backend, session, "proofs.export", { kind: "consent", before: first.next })
    ).body as Taken;
    expect([rest.rows, rest.next]).toEqual([7, null]);
    const ids = [...first.lines, ...rest.lines].map(([id]) => id);
    expect(new Set(ids).size).toBe(50_007);
  });

  test("nobody reads proofs without the right, and nothing changes", async () => {
    const backend = await startBackend(engine);
    await fillConsents(backend);
    const lea = await subscribe(backend, "lea@visitor.example");
    await lea.confirm();
    const people = [
      await staffWith(backend, "reader@firm.example", ["reader"]),
      await staffWith(backend, "relations@firm.example", ["relations"]),
      await staffWith(backend, "admin@firm.example", ["administrator"]),
      await staffWith(backend, "late@firm.example", ["compliance"], { proven: false }),
      await staffWith(backend, "nobody@firm.example", []),
    ];
    const before = await everything(backend);
    for (const session of people)
      for (const [name, fields] of [
        ["proofs.list", {}],
        ["proofs.export", { kind: "newsletter" }],
        ["proofs.find", { email: "lea@visitor.example" }],
      ] as const)
        expect([name, (await act(backend, session, name, fields)).status]).toEqual([name, 403]);
    const stranger = { access_token: randomUUID(), refresh_token: "", user: { id: randomUUID() } };
    expect((await act(backend, stranger, "proofs.list")).status).toBe(401);
    expect(await everything(backend)).toEqual(before);
  });
});
