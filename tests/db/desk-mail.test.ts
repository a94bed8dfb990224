/**
 * Mail at the desk: what became of it and why, its view, sending again, and what came back. It is
 * long because each thing that can become of a mail is tried.
 */
import { createHmac, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { until } from "../until.ts";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import { act, staffWith } from "./desk.ts";

type Row = {
  id: string;
  template: string;
  standing: string;
  last_error: string | null;
  recipient: string | null;
  returned: string | null;
  returns: number;
};
type Page = { rows: Row[]; next: string | null; templates: string[]; broad: boolean };
type Shown = Row & {
  tries: { outcome: string; error: string | null; words: string | null }[];
  came_back: { reason: string; noted_by: string | null } | null;
  view: { to: string; subject: string; html: string; text: string } | null;
};

async function receive({ sql }: TestBackend, email: string): Promise<void> {
  await sql(
    `select private.receive_contact_message(
       $1::uuid, 'Claire Exemple', $2, '', 'press', 'Nous souhaitons vous rencontrer.', 'fr'
     )`,
    [randomUUID(), email],
  );
}

/** Everything that mail and its views could change. */
async function everything({ sql }: TestBackend): Promise<unknown> {
  const [row] = await sql(
    `select
       (select jsonb_agg(to_jsonb(outbox) order by id) from private.outbox) as outbox,
       (select count(*)::int from private.mail_returns) as returns,
       (select count(*)::int from private.mail_attempts) as attempts,
       (select count(*)::int from private.newsletter_links) as newsletter_links,
       (select count(*)::int from private.sign_in_links) as sign_in_links,
       (select count(*)::int from private.ledger) as ledger`,
  );
  return row;
}

describe.each(engines)("mail at the desk on the %s engine", (engine) => {
  test("a mail that failed is shown with its reason, sent again, and arrives", async () => {
    const backend = await startBackend(engine);
    const { sql, mail } = backend;
    const session = await staffWith(backend, "anne@firm.example", ["communications"]);
    mail.refused.add("gone@sender.example");
    await receive(backend, "gone@sender.example");
    const list = async (fields: object = {}) =>
      (await act(backend, session, "mail.list", fields)).body as Page;
    const refused = await until(async () => {
      const { rows } = await list({ state: "dead" });
      expect(rows).toHaveLength(1);
      return rows[0] as Row;
    });
    expect(refused).toMatchObject({
      template: "contact-acknowledgement",
      last_error: "EENVELOPE 550",
      recipient: "gone@sender.example",
      // The server will have nobody of that name: it counts as one that came back.
      returned: "server",
      returns: 1,
    });
    const { id } = refused;
    const shown = (await act(backend, session, "mail.show", { id })).body as Shown;
    expect(shown.tries).toMatchObject([{ outcome: "refused", error: "EENVELOPE 550" }]);
    expect(shown.tries[0]?.words).toContain("no such mailbox");
    const kept = await sql(
      "select to_jsonb(outbox)::text || coalesce((select string_agg(to_jsonb(tries)::text, '') from private.mail_attempts as tries), '') || coalesce((select string_agg(to_jsonb(came)::text, '') from private.mail_returns as came), '') as text from private.outbox",
    );
    expect(JSON.stringify(kept)).not.toContain("sender.example");

    await sql(
      "update private.outbox set state = 'dead', attempts = 16, settled_at = now() where id = $1",
      [id],
    );
    expect((await list({ state: "dead" })).rows).toMatchObject([{ id, standing: "dead" }]);
    expect(await sql("select kind, act, count::int, due from private.waiting_mail")).toEqual([
      { kind: "mail", act: "mail.send", count: 1, due: null },
    ]);

    mail.refused.clear();
    const again = await act(backend, session, "mail.again", { id });
    expect(again).toMatchObject({ status: 200, body: { outcome: "queued" } });
    await until(() =>
      expect(mail.mails.map(({ to }) => to?.[0]?.address)).toContain("gone@sender.example"),
    );
    await until(async () =>
      expect((await list({ state: "sent", recipient: "gone@" })).rows).toMatchObject([
        { id, returned: null, returns: 0 },
      ]),
    );
    expect(await sql("select act, about, detail from private.ledger")).toEqual([
      {
        act: "mail.again",
        about: `mail:${id}`,
        detail: { template: "contact-acknowledgement", was: "dead" },
      },
    ]);

    const before = await everything(backend);
    expect((await act(backend, session, "mail.again", { id })).status).toBe(422);
    expect(await everything(backend)).toEqual(before);
  });

  test("a mail that a worker holds is not queued a second time", async () => {
    const backend = await startBackend(engine);
    const session = await staffWith(backend, "anne@firm.example", ["communications"]);
    const id = randomUUID();
    await backend.sql(
      `insert into private.outbox
         (id, template, language, about, last_error, attempts, next_attempt_at, lent_until)
       values ($1::uuid, 'contact-acknowledgement', 'en', $1::uuid, 'EENVELOPE 450', 2,
               now() + interval '4 minutes', now() + interval '4 minutes')`,
      [id],
    );
    const before = await everything(backend);
    expect((await act(backend, session, "mail.again", { id })).status).toBe(409);
    expect(await everything(backend)).toEqual(before);
  });

  test("a mail's view has no live token and changes nothing", async () => {
    const backend = await startBackend(engine);
    const { sql } = backend;
    const session = await staffWith(backend, "anne@firm.example", ["compliance"]);
    await sql(
      `insert into public.newsletter_subscribers (email, language, confirmed_at)
       values ('lea@visitor.example', 'fr', now())`,
    );
    const ids = await sql<{ id: string }>(
      `insert into private.outbox (template, language, about, state, settled_at)
       select template, 'fr', about, 'sent', now() from (
         select 'newsletter-welcome' as template, id as about from public.newsletter_subscribers
         union all select template, user_id from private.staff
         cross join unnest(array['lp-recovery', 'staff-invitation']) as template
       ) as mails returning id`,
    );
    const before = await everything(backend);
    expect(ids).toHaveLength(3);
    for (const { id } of ids) {
      const { view } = (await act(backend, session, "mail.show", { id })).body as Shown;
      expect(view?.subject).toBeTruthy();
      expect(view?.text).toContain("token=…");
      expect(view?.html).not.toMatch(/href|<script|token=[\w-]/);
      expect(view?.text).not.toMatch(/token=[\w-]/);
    }
    const { rows } = (await act(backend, session, "mail.list")).body as Page;
    expect(rows.map(({ recipient }) => recipient).sort()).toEqual([
      "anne@firm.example",
      "anne@firm.example",
      "lea@visitor.example",
    ]);
    expect(await everything(backend)).toEqual(before);
  });

  test("whom a mail is for and what it says is shown to those who may read what it is about", async () => {
    const backend = await startBackend(engine);
    const { sql } = backend;
    await receive(backend, "lea@visitor.example");
    await sql(
      `insert into public.newsletter_subscribers (email, language, confirmed_at)
       values ('lea@visitor.example', 'fr', now())`,
    );
    await staffWith(backend, "lea@firm.example", ["reader"]);
    await sql(
      `insert into private.outbox (template, language, about, state, settled_at)
       select template, 'fr', about, 'sent', now() from (
         select 'newsletter-welcome' as template, id as about from public.newsletter_subscribers
         union all select template, user_id from private.staff
         cross join unnest(array['lp-recovery', 'staff-invitation']) as template
       ) as mails`,
    );
    const all = [
      "contact-acknowledgement",
      "contact-notification",
      "lp-recovery",
      "newsletter-welcome",
      "staff-invitation",
    ];
    const [contact, notice, partner, newsletter, staff] = all;
    for (const [role, mayRead] of [
      ["communications", [contact, notice, newsletter, staff]],
      ["relations", [contact, notice, partner, staff]],
      ["compliance", all],
      ["administrator", [contact, notice, partner, staff]],
      ["reader", [contact, notice, partner, staff]],
    ] as const) {
      const session = await staffWith(backend, `${role}@firm.example`, [role]);
      const { rows } = (await act(backend, session, "mail.list")).body as Page;
      expect(rows.map(({ template }) => template).sort()).toEqual(all);
      const named = rows.filter(({ recipient }) => recipient);
      expect([role, named.map(({ template }) => template).sort()]).toEqual([role, mayRead]);
      for (const { id, template } of rows) {
        const { view } = (await act(backend, session, "mail.show", { id })).body as Shown;
        expect([role, template, view !== null]).toEqual([
          role,
          template,
          mayRead.includes(template),
        ]);
      }
      // A search would tell as much as a list.
      const { body } = await act(backend, session, "mail.list", { recipient: "lea@" });
      expect([role, (body as Page).rows.map(({ template }) => template).sort()]).toEqual([
        role,
        mayRead.filter((template) => template !== notice),
      ]);
    }
  });

  test("a mail without anybody left to write to says so", async () => {
    const backend = await startBackend(engine);
    const session = await staffWith(backend, "anne@firm.example", ["reader"]);
    const id = randomUUID();
    await backend.sql(
      `insert into private.outbox (id, template, language, about)
       values ($1::uuid, 'newsletter-welcome', 'en', gen_random_uuid())`,
      [id],
    );
    await until(async () => {
      const shown = (await act(backend, session, "mail.show", { id })).body as Shown;
      expect(shown).toMatchObject({
        standing: "left-out",
        view: null,
        tries: [{ outcome: "left-out" }],
      });
    });
  });

  test("a mail that came back is noted once, and counted for its address", async () => {
    const backend = await startBackend(engine);
    const { sql } = backend;
    const session = await staffWith(backend, "anne@firm.example", ["administrator"]);
    for (const address of ["lea@visitor.example", "Lea@visitor.example", "max@visitor.example"])
      await receive(backend, address);
    await until(async () => {
      const { rows } = (await act(backend, session, "mail.list", { state: "sent" })).body as Page;
      expect(rows).toHaveLength(6);
    });
    const { rows } = (await act(backend, session, "mail.list", { recipient: "LEA@" })).body as Page;
    expect(rows).toHaveLength(2);
    const [first, second] = rows as [Row, Row];
    const note = (id: string, reason: string) =>
      act(backend, session, "mail.returned", { id, reason });
    expect((await note(first.id, "elsewhere")).status).toBe(422);
    expect((await note(first.id, "full")).status).toBe(200);
    expect((await note(first.id, "unknown")).status).toBe(409);
    expect((await note(second.id, "unknown")).status).toBe(200);
    const shown = (await act(backend, session, "mail.show", { id: first.id })).body as Shown;
    expect(shown).toMatchObject({
      returns: 2,
      came_back: { reason: "full", noted_by: "Colleague anne@firm.example" },
    });
    const returned = (await act(backend, session, "mail.list", { state: "returned" })).body as Page;
    expect(returned.rows.map(({ id, returns }) => [id, returns])).toEqual([
      [first.id, 2],
      [second.id, 2],
    ]);
    const max = (await act(backend, session, "mail.list", { recipient: "max@" })).body as Page;
    expect(max.rows).toMatchObject([{ returns: 0, returned: null }]);
    const noted = await sql("select act, detail::text from private.ledger order by seq");
    expect(noted).toHaveLength(2);
    expect(JSON.stringify(noted)).not.toContain("visitor.example");
  });

  test("a search by recipient finds answers and mails about requests, not the firm’s copies", async () => {
    const backend = await startBackend(engine);
    const session = await staffWith(backend, "anne@firm.example", ["communications", "compliance"]);
    await receive(backend, "lou@visitor.example");
    const [message] = await backend.sql<{ reference: string }>(
      "select reference from private.contact_messages",
    );
    const answer = { reference: message?.reference, version: 1, body: "Dear Lou" };
    expect((await act(backend, session, "messages.answer", answer)).status).toBe(200);
    const request = { email: "lou@visitor.example", kind: "access" };
    expect((await act(backend, session, "persons.open", request)).status).toBe(200);
    const { body } = await act(backend, session, "mail.list", { recipient: "lou@" });
    expect((body as Page).rows.map(({ template }) => template).sort()).toEqual([
      "contact-acknowledgement",
      "contact-answer",
      "person-proof",
    ]);
  });

  test("pages cover every mail once, newest first, and filters hold", async () => {
    const backend = await startBackend(engine);
    const session = await staffWith(backend, "anne@firm.example", ["reader"]);
    // Three at each moment: the pages part such mails too.
    await backend.sql(
      `insert into private.outbox (template, language, about, state, settled_at, created_at)
       select case when n % 2 = 0 then 'newsletter-welcome' else 'lp-document' end, 'en',
         gen_random_uuid(), case when n % 5 = 0 then 'dead' else 'sent' end::private.mail_state,
         now(), timestamptz '2026-01-01' + n / 3 * interval '1 second'
       from generate_series(1, 130) as n`,
    );
    const seen: (Row & { created_at: string })[] = [];
    let before: string | null = "";
    let pages = 0;
    do {
      const page = (await act(backend, session, "mail.list", { before })).body as Page;
      expect(page.templates).toEqual(["lp-document", "newsletter-welcome"]);
      seen.push(...(page.rows as typeof seen));
      before = page.next;
      pages += 1;
    } while (before && pages < 9);
    expect(pages).toBe(4);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(130);
    expect(seen).toHaveLength(130);
    const moments = seen.map(({ created_at }) => created_at);
    expect(moments).toEqual([...moments].sort().reverse());
    const dead = (
      await act(backend, session, "mail.list", { state: "dead", template: "lp-document" })
    ).body as Page;
    expect(dead).toMatchObject({ next: null });
    expect(dead.rows).toHaveLength(13);
    expect((await act(backend, session, "mail.list", { before: "some day_or other" })).status).toBe(
      422,
    );
    const signs = (await act(backend, session, "mail.list", { recipient: "%" })).body as Page;
    expect(signs.rows).toEqual([]);
  });

  test("nobody reads or sends without the right, and nothing changes", async () => {
    const backend = await startBackend(engine);
    const { sql } = backend;
    const [dead, sent] = [randomUUID(), randomUUID()];
    await sql(
      `insert into private.outbox (id, template, language, about, state, settled_at, last_error)
       values ($1::uuid, 'lp-document', 'en', $1::uuid, 'dead', now(), 'EENVELOPE 550'),
              ($2::uuid, 'lp-document', 'en', $2::uuid, 'sent', now(), null)`,
      [dead, sent],
    );
    const people = {
      reader: await staffWith(backend, "reader@firm.example", ["reader"]),
      compliance: await staffWith(backend, "compliance@firm.example", ["compliance"]),
      unproven: await staffWith(backend, "late@firm.example", ["administrator"], { proven: false }),
      nobody: await staffWith(backend, "nobody@firm.example", []),
    };
    const before = await everything(backend);
    for (const [who, session] of Object.entries(people)) {
      const mayRead = who === "reader" || who === "compliance";
      for (const [name, fields] of [
        ["mail.list", {}],
        ["mail.show", { id: dead }],
      ] as const)
        expect([who, name, (await act(backend, session, name, fields)).status]).toEqual([
          who,
          name,
          mayRead ? 200 : 403,
        ]);
      for (const [name, fields] of [
        ["mail.again", { id: dead }],
        ["mail.returned", { id: sent, reason: "full" }],
      ] as const)
        expect([who, name, (await act(backend, session, name, fields)).status]).toEqual([
          who,
          name,
          403,
        ]);
    }
    expect(await everything(backend)).toEqual(before);
  });
});

test("an address is marked by HMAC-SHA-256, without its capitals and spaces", async () => {
  const { sql } = await startBackend("embedded");
  const [row] = await sql<{ mark: string; key: Buffer }>(
    "select private.address_mark(' A@b.example') as mark, value as key from private.address_key",
  );
  const key = row?.key ?? "";
  expect(row?.mark).toBe(createHmac("sha256", key).update("a@b.example").digest("hex"));
});
