/**
 * The desk's room of persons: access and erasure from the request to the
 * certificate, who may, and that nothing is left. It is long because it is one story.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { purge } from "#functions/_shared/purge.ts";
import { atEndOfAll } from "../at-end.ts";
import type { Certificate } from "../erase-at-desk.ts";
import { linkIn } from "../mail-server.ts";
import { until } from "../until.ts";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import { contactMessage } from "./contact-message.ts";
import { act, staffWith } from "./desk.ts";
import {
  addPartner,
  askDocument,
  fillSpace,
  publish,
  type Session,
  sessionOf,
} from "./partner-space.ts";

type Counted = {
  table: string;
  name: { en: string; fr: string };
  found: number;
  kept?: number;
  ground?: { en: string };
};

describe.each(engines)("persons on the %s engine", (engine) => {
  let backend: TestBackend;
  let compliance: Session;
  let worker: Session;
  let document: string;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    await fillSpace(backend.sql);
    document = (await publish(backend.sql, "Shared fund", "%PDF-1.4 a report")).id;
    compliance = await staffWith(backend, "compliance@firm.example", ["compliance"]);
    worker = await staffWith(backend, "worker@firm.example", ["communications"]);
  });

  /** A word of this person's alone, which no language bends. */
  const wordOf = (email: string) => `vu9${email.split("@")[0]}`;

  /** Subscriber, sender of an answered message and partner at once, who downloaded a document. */
  async function everywhere(email: string): Promise<string> {
    await addPartner(backend.sql, email);
    const session = await sessionOf(backend, email);
    expect((await askDocument(backend, document, session)).status).toBe(200);
    const subscribed = await backend.post("/rest/v1/newsletter_subscribers", { email });
    expect(subscribed.status).toBe(201);
    // As the mailed link does, which is not due for two minutes.
    await backend.sql(
      "update public.newsletter_subscribers set confirmed_at = now() where email = $1",
      [email],
    );
    const written = await backend.post(
      "/functions/v1/contact",
      contactMessage({
        email: email.toUpperCase(),
        name: "Camille Partout",
        message: `Bonjour, ${wordOf(email)} vous écrit.`,
      }),
    );
    expect(written.status).toBe(201);
    const { reference } = written.body as { reference: string };
    await mailed();
    await answered(reference, email);
    return reference;
  }

  async function mailed(): Promise<void> {
    await until(async () => {
      // Due, or on its way this very moment.
      const due = await backend.sql(
        `select from private.outbox
           where state = 'queued' and (next_attempt_at <= now() or lent_until > now())`,
      );
      expect(due).toEqual([]);
    });
  }

  /** Noted, looked at and answered by a colleague; the answer comes back. */
  async function answered(reference: string, email: string): Promise<void> {
    const body = `${wordOf(email)} called.`;
    for (const [name, fields] of [
      ["messages.take", { reference, version: 1 }],
      ["messages.note", { reference, version: 2, body }],
      ["messages.answer", { reference, version: 3, body: `Dear ${wordOf(email)}, gladly.` }],
      ["presence", { thing: `message:${reference}`, writing: true }],
    ] as const) {
      expect([name, (await act(backend, worker, name, fields)).status]).toEqual([name, 200]);
    }
    await mailed();
    const [mail] = await backend.sql<{ mail: string }>(
      `select mail from private.message_entries where kind = 'answer' and message_id =
         (select id from private.contact_messages where reference = $1)`,
      [reference],
    );
    const returned = { id: mail?.mail, reason: "full" };
    expect((await act(backend, worker, "mail.returned", returned)).status).toBe(200);
  }

  /** They leave: no membership, so that nothing binds the firm. */
  async function leave(email: string): Promise<void> {
    await backend.sql(
      `update public.partner_memberships set ends_at = now()
       where user_id = (select id from auth.users where email = $1)`,
      [email],
    );
  }

  async function open(email: string, kind: string, more: object = {}): Promise<string> {
    const { status, body } = await act(backend, compliance, "persons.open", {
      email,
      kind,
      ...more,
    });
    expect([status, body]).toEqual([200, { id: expect.any(String), outcome: "asked" }]);
    return (body as { id: string }).id;
  }

  const proofMails = (email: string) =>
    backend.mail.mails.filter(
      ({ to, text }) =>
        to?.[0]?.address?.toLowerCase() === email && text?.includes("/contact/proof"),
    );

  async function prove(email: string) {
    await until(() => expect(proofMails(email)).not.toEqual([]));
    const link = linkIn(proofMails(email).at(-1), "/contact/proof");
    return backend.post("/functions/v1/person-proof", { token: link.searchParams.get("token") });
  }

  async function find(id: string) {
    const { status, body } = await act(backend, compliance, "persons.find", { id });
    expect(status).toBe(200);
    return body as { proven: boolean; tables: Counted[]; erasable?: number };
  }

  /** Where these words still stand, in whatever column of whatever table. */
  async function traces(words: string): Promise<string[]> {
    const columns = await backend.sql<{ table: string; column: string }>(
      `select format('%I.%I', table_schema, table_name) as table, format('%I', column_name) as column
       from information_schema.columns join information_schema.tables
         using (table_schema, table_name)
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
         and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'tsvector')`,
    );
    expect(columns.length).toBeGreaterThan(100);
    const found: string[] = [];
    for (const { table, column } of columns) {
      const rows = await backend.sql(
        `select from ${table} where position($1 in lower(${column}::text)) > 0 limit 1`,
        [words],
      );
      if (rows.length > 0) found.push(`${table}.${column}`);
    }
    return found;
  }

  const acts = async () =>
    (
      await backend.sql<{ act: string }>(
        "select act from private.ledger where act like 'persons.%' order by seq",
      )
    ).map(({ act: name }) => name);

  async function unchanged(work: () => Promise<void>): Promise<void> {
    const state = () =>
      backend.sql(
        `select (select count(*)::int from private.ledger) as ledger,
           (select count(*)::int from private.outbox) as mails,
           (select jsonb_agg(to_jsonb(requests) order by id) from private.person_requests as requests)
             as requests,
           (select count(*)::int from private.contact_messages) as messages,
           (select count(*)::int from auth.users) as users`,
      );
    const before = await state();
    await work();
    expect(await state()).toEqual(before);
  }

  test("an access goes from the request to what the person is given", async () => {
    const email = "access@person.example";
    const reference = await everywhere(email);
    const before = (await acts()).length;
    const id = await open(email, "access", { message: reference, language: "fr" });
    const unproven = await find(id);
    expect(unproven).toMatchObject({ proven: false });
    expect(unproven.tables).toContainEqual({
      table: "private.contact_messages",
      name: { en: "Messages by the contact form", fr: "Messages du formulaire de contact" },
      found: 1,
    });
    await unchanged(async () => {
      const refused = await act(backend, compliance, "persons.export", { id });
      expect([refused.status, refused.body]).toEqual([
        422,
        { code: "invalid", reason: "unproven" },
      ]);
    });

    // Opening the mailed page changes nothing; the button does, once.
    expect((await prove(email)).body).toEqual({ outcome: "proven" });
    expect((await prove(email)).body).toEqual({ outcome: "used" });
    expect(proofMails(email)[0]?.text).toContain("https://site.example/fr/contact/proof");
    expect(linkIn(proofMails(email)[0], "/contact/proof").searchParams.get("kind")).toBe("access");

    const { status, body } = await act(backend, compliance, "persons.export", { id });
    expect(status).toBe(200);
    const { data, html } = body as {
      data: { tables: { table: string; rows: Record<string, unknown>[] }[] };
      html: string;
    };
    const rows = (table: string) => data.tables.find((one) => one.table === table)?.rows;
    expect(rows("private.contact_messages")).toMatchObject([
      { reference, name: "Camille Partout", email: email.toUpperCase() },
    ]);
    expect(rows("public.newsletter_subscribers")).toMatchObject([{ email }]);
    expect(rows("private.newsletter_proofs")).toMatchObject([{ left_at: null }]);
    expect(rows("private.message_entries")).toContainEqual({
      kind: "note",
      at: expect.any(String),
      body: `${wordOf(email)} called.`,
      language: null,
    });
    expect(rows("private.message_links")).toHaveLength(1);
    expect(rows("private.mail_returns")).toMatchObject([{ reason: "full" }]);
    expect((rows("private.outbox") ?? []).map(({ template }) => template)).toEqual(
      expect.arrayContaining(["contact-answer", "contact-answer-copy", "person-proof"]),
    );
    expect(JSON.stringify(data)).not.toMatch(/worker@firm/);
    expect(rows("public.document_downloads")).toMatchObject([{ document_id: document }]);
    expect(rows("auth.users")).toMatchObject([{ email }]);
    expect(JSON.stringify(data)).not.toMatch(/encrypted_password|_hash"|"token"|\$2b\$/);
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain("Messages du formulaire de contact");
    expect(html).toContain("Camille Partout");

    const closed = await act(backend, compliance, "persons.close", { id });
    expect([closed.status, closed.body]).toEqual([200, { outcome: "closed" }]);
    const [request] = await backend.sql(
      "select address, address_hmac, done_at from private.person_requests where id = $1",
      [id],
    );
    expect(request).toEqual({
      address: null,
      address_hmac: expect.stringMatching(/^[0-9a-f]{8}\.[0-9a-f]{64}$/),
      done_at: expect.anything(),
    });
    expect((await acts()).slice(before)).toEqual([
      "persons.open",
      "persons.proven",
      "persons.export",
      "persons.close",
    ]);
    expect(await traces(email)).toContain("private.contact_messages.email");
  });

  const linkMails = (email: string) =>
    backend.mail.mails.filter(
      ({ to, text }) => to?.[0]?.address === email && text?.includes("/contact/data"),
    );
  async function offered(id: string, email: string): Promise<string> {
    const before = linkMails(email).length;
    const { status, body } = await act(backend, compliance, "persons.hand-over", { id });
    expect([status, body]).toEqual([200, { outcome: "mailed" }]);
    await until(() => expect(linkMails(email).length).toBeGreaterThan(before));
    const link = linkIn(linkMails(email).at(-1), "/contact/data");
    return String(link.searchParams.get("token"));
  }
  const fetchBy = async (token: string) =>
    (await backend.post("/functions/v1/person-data", { token })).body as {
      outcome: string;
      html?: string;
    };
  const rowOf = async (id: string) => {
    const { body } = await act(backend, compliance, "persons.list", { id });
    return (body as { rows: Record<string, unknown>[] }).rows[0];
  };

  test("a private link hands over what is kept, proves the address, and ends", async () => {
    const email = "linked@person.example";
    await everywhere(email);
    const id = await open(email, "access", { language: "fr" });
    const earlier = await offered(id, email);
    const token = await offered(id, email);
    expect(await fetchBy(earlier)).toEqual({ outcome: "unknown" });
    expect(await rowOf(id)).toMatchObject({ proven: null, handed: null, done: null });

    const given = await fetchBy(token);
    expect(given.outcome).toBe("given");
    expect(given.html).toContain('<html lang="fr">');
    expect(given.html).toContain("Camille Partout");
    expect(await rowOf(id)).toMatchObject({
      proven: expect.any(String),
      handed: expect.any(String),
      done: null,
    });
    // A download may have broken: for an hour it answers again, also a form without a script.
    const plain = await backend.fetchBytes("/functions/v1/person-data", {
      method: "POST",
      body: new URLSearchParams({ token, language: "fr" }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(plain.status).toBe(200);
    expect(plain.headers.get("content-disposition")).toBe('attachment; filename="data.html"');
    expect(plain.bytes.toString("utf8")).toContain("Camille Partout");

    await backend.sql(
      `update private.person_links set used_at = now() - interval '61 minutes'
       where request_id = $1 and purpose = 'data'`,
      [id],
    );
    expect(await fetchBy(token)).toEqual({ outcome: "used" });
    await backend.sql(
      "update private.person_requests set handed_at = now() - interval '73 hours' where id = $1",
      [id],
    );
    await purge(backend.sql);
    expect(await rowOf(id)).toMatchObject({
      address: null,
      outcome: "handed",
      done: expect.any(String),
    });
    const noted = await backend.sql<{ act: string; name: string }>(
      "select act, actor_name as name from private.ledger where about = $1 order by seq",
      [`request:${id}`],
    );
    expect(noted.map(({ act: one }) => one)).toEqual([
      "persons.open",
      "persons.hand-over",
      "persons.hand-over",
      "persons.handed",
      "persons.handed",
    ]);
    expect(JSON.stringify(noted)).not.toContain(email);
  });

  test("a private link that nobody used in time, or of a request that is done, gives nothing", async () => {
    const email = "late@person.example";
    await everywhere(email);
    const id = await open(email, "access");
    const token = await offered(id, email);
    const valid = (until: string) =>
      backend.sql(`update private.person_links set expires_at = ${until} where request_id = $1`, [
        id,
      ]);
    await valid("now()");
    expect(await fetchBy(token)).toEqual({ outcome: "expired" });
    await valid("now() + interval '1 day'");
    await act(backend, compliance, "persons.close", { id });
    expect((await fetchBy(token)).outcome).toMatch(/^(unknown|expired)$/);
    expect(await rowOf(id)).toMatchObject({ outcome: "unproven" });
    expect((await act(backend, compliance, "persons.hand-over", { id })).status).toBe(409);
    const erasure = await open(email, "erasure");
    expect((await act(backend, compliance, "persons.hand-over", { id: erasure })).status).toBe(422);
    expect((await act(backend, worker, "persons.hand-over", { id: erasure })).status).toBe(403);
    // The link of a proof fetches nothing, and that of the data proves nothing by itself.
    await until(() => expect(proofMails(email)).not.toEqual([]));
    const proof = linkIn(proofMails(email).at(-1), "/contact/proof").searchParams.get("token");
    expect(await fetchBy(String(proof))).toEqual({ outcome: "unknown" });
  });

  /** The last mail says that it is done; the address goes once it has gone. */
  async function told(email: string, times = 1): Promise<void> {
    const last = () =>
      backend.mail.mails.filter(
        ({ to, subject }) =>
          to?.[0]?.address === email && /is erased|sont effacées/.test(subject ?? ""),
      );
    await until(async () => {
      expect(last()).toHaveLength(times);
      const left = "select id from private.person_requests where lower(address) = $1";
      expect(await backend.sql(left, [email])).toEqual([]);
    });
  }

  test("an erasure goes from the request to the certificate, and leaves nothing", async () => {
    const email = "erased@person.example";
    const reference = await everywhere(email);
    await everywhere("bystander@person.example");
    await leave(email);
    const [known] = await backend.sql<{ id: string }>(
      "select id from auth.users where email = $1",
      [email],
    );
    const asked = await act(backend, compliance, "persons.open", { email, kind: "access" });
    // What came back of a subscription that is no more: nothing but the mark leads to it.
    await backend.sql(
      `with mail as (
         insert into private.outbox (template, language, about, state, settled_at)
         values ('newsletter-confirmation', 'en', gen_random_uuid(), 'sent', now()) returning id
       )
       insert into private.mail_returns (outbox_id, reason, recipient)
       select id, 'server', private.address_mark($1) from mail`,
      [email],
    );
    const id = await open(email, "erasure", { message: reference });
    expect(await traces(email)).not.toEqual([]);
    expect(await traces(wordOf(email))).toEqual(
      expect.arrayContaining([
        "private.contact_messages.message",
        "private.contact_messages.search",
        "private.message_entries.body",
      ]),
    );
    await unchanged(async () => {
      const early = await act(backend, compliance, "persons.erase", { id, count: 1 });
      expect([early.status, early.body]).toEqual([422, { code: "invalid", reason: "unproven" }]);
    });
    // Two requests, two mails: each proves its own.
    await until(() => expect(proofMails(email)).toHaveLength(2));
    for (const mail of proofMails(email)) {
      const token = linkIn(mail, "/contact/proof").searchParams.get("token");
      const proven = await backend.post("/functions/v1/person-proof", { token });
      expect(proven.body).toEqual({ outcome: "proven" });
    }

    const { erasable = 0, tables } = await find(id);
    expect(erasable).toBeGreaterThan(8);
    expect(tables).toContainEqual(
      expect.objectContaining({ table: "public.document_downloads", found: 1, kept: 1 }),
    );
    await unchanged(async () => {
      const wrong = await act(backend, compliance, "persons.erase", { id, count: erasable - 1 });
      expect([wrong.status, wrong.body]).toEqual([409, { code: "conflict" }]);
    });

    const { status, body } = await act(backend, compliance, "persons.erase", {
      id,
      count: erasable,
    });
    expect(status).toBe(200);
    const { certificate } = body as { certificate: Certificate };
    const [head] = await backend.sql<{ hash: string; act: string; detail: object }>(
      "select hash, act, detail from private.ledger order by seq desc limit 1",
    );
    expect(certificate).toMatchObject({
      request: id,
      actor: "Colleague compliance@firm.example",
      ledger: head?.hash,
    });
    const of = (table: string) => certificate.tables.find((one) => one.table === table);
    expect(of("private.contact_messages")).toMatchObject({ erased: 1, kept: 0 });
    expect(of("private.message_entries")).toMatchObject({ erased: 3, kept: 0 });
    expect(of("private.message_links")).toMatchObject({ erased: 1, kept: 0 });
    expect(of("private.mail_returns")).toMatchObject({ erased: 2, kept: 0 });
    expect(of("public.newsletter_subscribers")).toMatchObject({ erased: 1, kept: 0 });
    expect(of("private.newsletter_proofs")).toMatchObject({
      erased: 0,
      kept: 1,
      ground: { en: expect.stringContaining("proof of consent") },
    });
    expect(of("auth.users")).toMatchObject({ erased: 1, kept: 0 });
    expect(of("private.person_requests")).toMatchObject({ anonymised: 2, kept: 0 });
    expect(of("public.document_downloads")).toMatchObject({
      erased: 0,
      kept: 1,
      ground: { en: expect.stringContaining("ten years") },
    });
    const gone = certificate.tables.reduce((sum, one) => sum + one.erased + one.anonymised, 0);
    expect(gone).toBe(erasable);
    expect(head).toMatchObject({ act: "persons.erase" });
    expect(JSON.stringify(certificate)).not.toContain("erased@");

    await told(email);
    expect(await traces(email)).toEqual([]);
    expect(await traces(wordOf(email))).toEqual([]);
    const marks = await backend.sql(
      `select (select count(*)::int from private.mail_returns where recipient = mark) as returns,
         (select array_agg(left_at is not null) from private.newsletter_proofs
          where address = mark) as left
       from private.address_mark($1) as mark`,
      [email],
    );
    expect(marks).toEqual([{ returns: 0, left: [true] }]);
    expect(await traces("camille partout")).toEqual(["private.contact_messages.name"]);
    expect(
      await backend.sql("select from auth.sessions where user_id = $1", [known?.id ?? ""]),
    ).toEqual([]);
    expect(await traces("bystander@person.example")).toEqual(
      expect.arrayContaining(["auth.users.email", "private.contact_messages.email"]),
    );

    await unchanged(async () => {
      for (const name of ["persons.erase", "persons.export", "persons.find", "persons.close"]) {
        const again = await act(backend, compliance, name, { id, count: erasable });
        expect([name, again.status]).toEqual([name, 409]);
      }
    });
    const listed = await act(backend, compliance, "persons.list", { state: "done" });
    const rows = (listed.body as { rows: { id: string; certificate: Certificate }[] }).rows;
    expect(rows.find((row) => row.id === id)?.certificate).toEqual(certificate);
    expect(await rowOf(id)).toMatchObject({ outcome: "erased" });
    const other = (asked.body as { id: string }).id;
    expect(await rowOf(other)).toMatchObject({ kind: "access", outcome: "by-erasure" });
    const taken = await act(backend, compliance, "persons.erasures");
    expect((taken.body as { file: string }).file).toContain(id);
  });

  test("who has been erased may come back, ask again, and be erased again", async () => {
    const email = "returning@person.example";
    for (const visit of [1, 2]) {
      await backend.post("/rest/v1/newsletter_subscribers", { email });
      const id = await open(email, "erasure");
      await until(() => expect(proofMails(email)).toHaveLength(visit));
      expect((await prove(email)).body).toEqual({ outcome: "proven" });
      const { erasable } = await find(id);
      const erased = await act(backend, compliance, "persons.erase", { id, count: erasable });
      expect(erased.status).toBe(200);
      await told(email, visit);
      expect(await traces(email)).toEqual([]);
    }
    const hmacs = await backend.sql(
      `select count(*)::int as count from private.person_requests
       where account_erased group by address_hmac having count(*) = 2`,
    );
    expect(hmacs).toEqual([{ count: 2 }]);
  });

  test("a contract in force keeps the account, and the rest goes", async () => {
    const email = "bound@person.example";
    await everywhere(email);
    const id = await open(email, "erasure");
    await prove(email);
    const { erasable } = await find(id);
    const { status, body } = await act(backend, compliance, "persons.erase", {
      id,
      count: erasable,
    });
    expect(status).toBe(200);
    const { certificate } = body as { certificate: Certificate };
    const of = (table: string) => certificate.tables.find((one) => one.table === table);
    expect(of("auth.users")).toMatchObject({
      erased: 0,
      kept: 1,
      ground: { en: expect.stringContaining("contract") },
    });
    expect(of("private.contact_messages")).toMatchObject({ erased: 1, kept: 0 });
    await told(email);
    expect(await traces(email)).toEqual(expect.arrayContaining(["auth.users.email"]));
    expect((await traces(email)).filter((where) => /^(private|newsletter)/.test(where))).toEqual(
      [],
    );
    expect((await sessionOf(backend, email)).access_token).toBeTruthy();
  });

  test("a complaint stays, with its answer and why, and their other messages go", async () => {
    const email = "complaining@person.example";
    for (const subject of ["complaint", "general"] as const) {
      const sent = contactMessage({ email, subject, message: `Bonjour, ${subject} de ma part.` });
      const written = await backend.post("/functions/v1/contact", sent);
      expect(written.status).toBe(201);
      await mailed();
      await answered((written.body as { reference: string }).reference, email);
    }
    const id = await open(email, "erasure");
    await prove(email);
    const { erasable } = await find(id);
    const erased = await act(backend, compliance, "persons.erase", { id, count: erasable });
    expect(erased.status).toBe(200);
    const { certificate } = erased.body as { certificate: Certificate };
    for (const table of ["private.contact_messages", "private.message_entries"]) {
      const row = certificate.tables.find((one) => one.table === table);
      expect(row).toMatchObject({ ground: { en: expect.stringContaining("complaint") } });
      expect([table, row?.erased, row?.kept]).toEqual([table, expect.any(Number), row?.erased]);
      expect(row?.kept).toBeGreaterThan(0);
    }
    const left = await backend.sql(
      `select subject, (select count(*)::int from private.message_entries
         where message_id = messages.id and kind = 'answer') as answers
       from private.contact_messages as messages where lower(email) = $1`,
      [email],
    );
    expect(left).toEqual([{ subject: "complaint", answers: 1 }]);
  });

  test("asked for again, an open request is mailed again and stays one", async () => {
    const email = "again@person.example";
    const id = await open(email, "access");
    expect(await open("Again@person.example", "access")).toBe(id);
    await until(() => expect(proofMails(email)).toHaveLength(2));
    await act(backend, compliance, "persons.close", { id });
    expect((await prove(email)).body).toEqual({ outcome: "unknown" });
  });

  test("a month runs from the day the message came", async () => {
    const email = "late@person.example";
    const written = await backend.post("/functions/v1/contact", contactMessage({ email }));
    const { reference } = written.body as { reference: string };
    await backend.sql(
      `update private.contact_messages set received_at = '2026-11-01T10:00:00Z'
       where reference = $1`,
      [reference],
    );
    const id = await open(email, "access", { message: reference });
    const [request] = await backend.sql(
      "select due_at from private.person_requests where id = $1",
      [id],
    );
    expect(new Date(String(request?.due_at))).toEqual(new Date("2026-12-01T10:00:00Z"));
    const [waiting] = await backend.sql("select * from private.waiting_requests");
    expect(waiting).toMatchObject({ kind: "requests", act: "persons.read" });
    expect(new Date(String(waiting?.due))).toEqual(new Date("2026-12-01T10:00:00Z"));
    const stranger = { email: "other@person.example", kind: "access", message: reference };
    expect((await act(backend, compliance, "persons.open", stranger)).status).toBe(422);
  });

  test.each([["communications"], ["relations"], ["administrator"], ["reader"]])(
    "%s may do nothing of it",
    async (role) => {
      const session = await staffWith(backend, `${role}@firm.example`, [role]);
      const id = await open(`for-${role}@person.example`, "erasure");
      await prove(`for-${role}@person.example`);
      const { erasable } = await find(id);
      await unchanged(async () => {
        for (const [name, fields] of [
          ["persons.open", { email: "x@person.example", kind: "access" }],
          ["persons.list", {}],
          ["persons.find", { id }],
          ["persons.export", { id }],
          ["persons.close", { id }],
          ["persons.erase", { id, count: erasable }],
          ["persons.erasures", {}],
        ] as const) {
          const { status, body } = await act(backend, session, name, fields);
          expect([name, status, body]).toEqual([name, 403, { code: "forbidden" }]);
        }
      });
    },
  );

  test("a password alone opens nothing of it", async () => {
    const session = await staffWith(backend, "unproven@firm.example", ["compliance"], {
      proven: false,
    });
    await unchanged(async () => {
      expect((await act(backend, session, "persons.list")).status).toBe(403);
    });
  });

  test("what is not a request, a count or an address is refused", async () => {
    const unknown = "00000000-0000-4000-8000-000000000000";
    await unchanged(async () => {
      for (const [name, fields, status] of [
        ["persons.open", { email: "nobody", kind: "access" }, 422],
        ["persons.open", { email: "x@person.example", kind: "all" }, 422],
        ["persons.find", { id: "x" }, 404],
        ["persons.find", { id: unknown }, 404],
        ["persons.export", { id: unknown }, 404],
        ["persons.erase", { id: unknown, count: 1 }, 404],
        ["persons.erase", { id: unknown, count: "1" }, 422],
        ["persons.list", { before: "yesterday" }, 422],
      ] as const) {
        expect([name, (await act(backend, compliance, name, fields)).status]).toEqual([
          name,
          status,
        ]);
      }
      const guessed = await backend.post("/functions/v1/person-proof", { token: "x".repeat(43) });
      expect(guessed.body).toEqual({ outcome: "unknown" });
    });
  });

  test("the list comes in pages, newest first, and each request once", async () => {
    await backend.sql(
      `insert into private.person_requests (kind, address_hmac, language, opened_at, due_at, done_at)
       select 'access', 'x', 'en', timestamptz '2020-01-01' + n / 2 * interval '1 minute', now(), now()
       from generate_series(1, 90) as n`,
    );
    const seen: string[] = [];
    let before = "";
    do {
      const { body } = await act(backend, compliance, "persons.list", { kind: "access", before });
      const { rows, next } = body as { rows: { id: string; at: string }[]; next: string | null };
      expect(rows.length).toBeLessThanOrEqual(40);
      seen.push(...rows.map(({ id }) => id));
      before = next ?? "";
    } while (before);
    const all = await backend.sql<{ id: string }>(
      "select id from private.person_requests where kind = 'access' order by opened_at desc, id desc",
    );
    expect(seen).toEqual(all.map(({ id }) => id));
  });

  test("the ledger tells of all of it, and names nobody", async () => {
    expect(await acts()).toContain("persons.erase");
    const ledger = await backend.sql(
      "select from private.ledger where act like 'persons.%' and ledger::text like '%person.example%'",
    );
    expect(ledger).toEqual([]);
  });
});
