/** One act on many things: each once, what became of each, and undone where nothing has left. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { atEndOfAll } from "../at-end.ts";
import { until } from "../until.ts";
import { bothEngines, startBackend, type TestBackend } from "./backend.ts";
import { act, staffWith } from "./desk.ts";
import type { Session } from "./partner-space.ts";

type Standing = {
  total: number;
  done: number;
  refused: number;
  left: number;
  taken: number;
  kept: number;
};
type Things = { things: { id: string; name: string; outcome: string; undone: string }[] };

describe.each(bothEngines)("acts on many on the %s engine", (engine) => {
  let backend: TestBackend;
  let session: Session;
  let other: Session;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    session = await staffWith(backend, "anne@firm.example", ["communications", "relations"]);
    other = await staffWith(backend, "bruno@firm.example", ["relations"]);
    // As if the mail server were away: these stay in the queue.
    await backend.sql(
      `create function private.hold_mail() returns trigger language plpgsql as $$
       begin
         new.next_attempt_at := now() + interval '1 hour';
         return new;
       end; $$`,
    );
    await backend.sql(
      `create trigger hold_mail before insert or update on private.outbox for each row
       when (new.state = 'queued' and new.attempts = 0
         and (new.template = 'lp-invitation' or new.last_error = 'EENVELOPE 451'))
       execute function private.hold_mail()`,
    );
  });

  const begin = (name: string, things: object[], id = randomUUID(), more: object = {}) =>
    act(backend, session, "many.begin", { id, what: name, things, ...more });
  /** Asks for steps until nothing is left, as a browser does, and answers every standing. */
  async function goOn(name: "many.step" | "many.undo", id: string, of: "left" | "kept") {
    const standings: Standing[] = [];
    do {
      const { status, body } = await act(backend, session, name, { id });
      expect(status).toBe(200);
      standings.push(body as Standing);
    } while ((standings.at(-1)?.[of] ?? 0) > 0);
    return standings;
  }
  const shown = async (id: string) =>
    ((await act(backend, session, "many.show", { id })).body as Things).things;
  const count = async (statement: string) =>
    Number(
      (await backend.sql<{ many: number }>(`select count(*)::int as many ${statement}`))[0]?.many,
    );

  /** Persons who were invited two weeks ago and never came. */
  async function invited(mark: string, many: number): Promise<string[]> {
    await backend.sql(
      `insert into public.partner_entities (name) values ($1) on conflict do nothing`,
      [`Entity ${mark}`],
    );
    const rows = await backend.sql<{ id: string }>(
      `with accounts as (
         insert into auth.users (id, email, created_at, updated_at)
         select gen_random_uuid(), $1 || number || '@investor.example', now(), now()
         from generate_series(1, ${many}) as number returning id, email
       ), persons as (
         insert into public.partners (user_id, chosen_entity, name, language)
         select accounts.id, entities.id, accounts.email, 'fr'
         from accounts, public.partner_entities as entities where entities.name = 'Entity ' || $1
         returning user_id, chosen_entity
       )
       insert into public.partner_memberships (user_id, entity_id, role, invited_at)
       select user_id, chosen_entity, 'full', now() - interval '14 days' from persons
       returning user_id as id`,
      [mark],
    );
    return rows.map(({ id }) => id);
  }

  test("five hundred persons are reminded, each once, however often it is asked", async () => {
    const ids = await invited("many", 500);
    await backend.sql("update public.partner_memberships set seen_at = now() where user_id = $1", [
      ids[7] ?? "",
    ]);
    const id = randomUUID();
    const things = [...ids, randomUUID()].map((one) => ({ id: one }));
    // Twice in one list, and twice asked for: a double click.
    const [first, second] = await Promise.all([
      begin("partners.invite-again", [...things, { id: ids[0] }], id),
      begin("partners.invite-again", things, id),
    ]);
    expect([first?.status, second?.status]).toEqual([200, 200]);
    expect(first?.body).toMatchObject({ total: 501, done: 0, left: 501 });
    // Two windows go on with it at once.
    const [standings] = await Promise.all([
      goOn("many.step", id, "left"),
      goOn("many.step", id, "left"),
    ]);
    expect(standings.length).toBeGreaterThan(5);
    expect(standings.at(-1)).toMatchObject({ total: 501, done: 499, refused: 2, left: 0 });
    const invitations = "from private.outbox where template = 'lp-invitation'";
    expect(await count(invitations)).toBe(499);
    expect(await count(`from (select distinct about ${invitations}) as persons`)).toBe(499);
    const became = await shown(id);
    expect(became.filter(({ outcome }) => outcome !== "done")).toEqual([
      { id: ids[7], name: "many8@investor.example", outcome: "came", undone: null },
      { id: things.at(-1)?.id, name: null, outcome: "gone", undone: null },
    ]);
    expect(await count("from private.ledger where act = 'many.begin'")).toBe(1);
    expect(await count("from private.ledger where act = 'partners.invite'")).toBe(499);

    // Another act on the same persons: nobody has a second mail in the queue, or on the same day.
    const soon = randomUUID();
    await begin("partners.invite-again", things.slice(0, 30), soon);
    expect((await goOn("many.step", soon, "left")).at(-1)).toMatchObject({ done: 0, refused: 30 });
    expect((await shown(soon))[0]?.outcome).toBe("waits-already");
    await backend.sql(
      "update private.outbox set state = 'sent', settled_at = now() where template = 'lp-invitation'",
    );
    const again = randomUUID();
    await begin("partners.invite-again", things.slice(0, 30), again);
    expect((await goOn("many.step", again, "left")).at(-1)).toMatchObject({ done: 0, refused: 30 });
    expect((await shown(again))[0]?.outcome).toBe("reminded-today");
    expect(await count(invitations)).toBe(499);
    // They have left the house.
    const undone = await goOn("many.undo", id, "kept");
    expect(undone.at(-1)).toMatchObject({ taken: 0, kept: 0 });
    expect((await shown(id))[0]?.undone).toBe("has-left");

    // Others are reminded, and all of it is taken back before a mail leaves.
    const few = await invited("few", 60);
    // One of them may still add a first factor, for an hour; and had a membership that has ended.
    const enrolled = () =>
      backend.sql<{ user_id: string; hours: number }>(
        `select user_id, round(extract(epoch from expires_at - now()) / 3600)::int as hours
         from private.enrolments where user_id::text = any(string_to_array($1, ','))`,
        [few.join()],
      );
    await backend.sql(
      "insert into private.enrolments (user_id, expires_at) values ($1, now() + interval '1 hour')",
      [few[3] ?? ""],
    );
    await backend.sql(
      `insert into public.partner_memberships (user_id, entity_id, role, invited_at, ends_at)
       select $1, id, 'full', now() - interval '3 days', now() - interval '2 days'
       from public.partner_entities where name = 'Entity many'`,
      [few[3] ?? ""],
    );
    const taken = randomUUID();
    await begin(
      "partners.invite-again",
      few.map((one) => ({ id: one })),
      taken,
    );
    await act(backend, session, "many.step", { id: taken });
    expect(await count(invitations)).toBe(524);
    expect(await enrolled()).toHaveLength(25);
    expect((await goOn("many.undo", taken, "kept")).at(-1)).toMatchObject({ done: 25, taken: 25 });
    expect(await count(invitations)).toBe(499);
    expect(await enrolled(), "as before").toEqual([{ user_id: few[3], hours: 1 }]);
    expect((await shown(taken)).filter(({ outcome }) => outcome === "left-out")).toHaveLength(35);
    expect(
      await count("from public.partner_memberships where invited_at < now() - interval '13 days'"),
    ).toBe(61);
  });

  test("a person to whom a mail was given up is marked, and found by it", async () => {
    const [who = "", another = ""] = await invited("gone", 2);
    await backend.sql(
      `insert into private.outbox (template, language, about, state, settled_at, last_error)
       values ('lp-recovery', 'fr', $1, 'dead', now(), 'EENVELOPE 550')`,
      [who],
    );
    const { body } = await act(backend, session, "partners.persons", { standing: "failed" });
    expect((body as { rows: object[] }).rows).toMatchObject([{ id: who, failed: 1 }]);
    const failed = async (id: string) =>
      ((await act(backend, session, "partners.person", { id })).body as { failed: number }).failed;
    expect([await failed(who), await failed(another)]).toEqual([1, 0]);
  });

  test("three hundred mails are sent again, or taken back while the server is away", async () => {
    const rows = await backend.sql<{ id: string }>(
      `insert into private.outbox
         (template, language, about, state, attempts, last_error, settled_at, next_attempt_at)
       select 'contact-acknowledgement', 'fr', gen_random_uuid(), 'dead', 16, 'EENVELOPE 451',
         now() - interval '1 day', now() + interval '1 day'
       from generate_series(1, 300) returning id`,
    );
    const things = rows.map(({ id }) => ({ id }));
    const list = "array(select id from private.outbox where last_error = 'EENVELOPE 451')";
    const id = randomUUID();
    await begin("mail.again", things, id);
    const standings = await goOn("many.step", id, "left");
    expect(standings).toHaveLength(12);
    expect(standings.at(-1)).toMatchObject({ total: 300, done: 300, refused: 0, left: 0 });
    expect(await count(`from private.outbox where id = any(${list}) and state = 'queued'`)).toBe(
      300,
    );
    const undone = await goOn("many.undo", id, "kept");
    expect(undone.at(-1)).toMatchObject({ taken: 300, kept: 0 });
    expect(
      await count(
        `from private.outbox where id = any(${list}) and state = 'dead' and attempts = 16`,
      ),
    ).toBe(300);
    // A step that was asked for late does nothing more.
    expect((await act(backend, session, "many.step", { id })).body).toMatchObject({ taken: 300 });
    expect(await count(`from private.outbox where id = any(${list}) and state = 'queued'`)).toBe(0);

    await backend.sql("drop trigger hold_mail on private.outbox");
    const second = randomUUID();
    await begin("mail.again", things, second);
    await goOn("many.step", second, "left");
    // What they were about is gone: each is settled, once.
    await until(async () =>
      expect(await count("from private.outbox where left_out and state = 'sent'")).toBe(300),
    );
    expect(await count("from private.mail_attempts where outcome = 'left-out'")).toBe(300);
    await begin("mail.again", things, id);
    expect((await shown(second)).every(({ outcome }) => outcome === "done")).toBe(true);
  });

  test("two hundred messages are closed, and opened again as they were", async () => {
    for (let index = 0; index < 200; index += 1) {
      await backend.sql(
        `select private.receive_contact_message(
           $1::uuid, 'Claire Exemple', $2, '', 'press', 'Nous souhaitons vous rencontrer.', 'fr')`,
        [randomUUID(), `writer${index}@sender.example`],
      );
    }
    const messages = await backend.sql<{ id: string; version: number; reference: string }>(
      "select id, version, reference from private.contact_messages order by received_at, id",
    );
    const things = messages.map(({ id, version }) => ({ id, version }));
    // A colleague takes one of them after the list was read.
    const [taken, later] = messages;
    const take = { reference: taken?.reference, version: taken?.version };
    expect((await act(backend, other, "messages.take", take)).status).toBe(200);
    const id = randomUUID();
    await begin("messages.close", things, id);
    expect((await goOn("many.step", id, "left")).at(-1)).toMatchObject({ done: 199, refused: 1 });
    expect((await shown(id))[0]).toMatchObject({ outcome: "changed" });
    expect(await count("from private.contact_messages where state = 'closed'")).toBe(199);
    expect(await count("from private.ledger where act = 'messages.state'")).toBe(199);

    // One was noted on since: it stays as it is.
    const noted = {
      reference: later?.reference,
      version: (later?.version ?? 0) + 1,
      body: "Seen.",
    };
    expect((await act(backend, other, "messages.note", noted)).status).toBe(200);
    expect((await goOn("many.undo", id, "kept")).at(-1)).toMatchObject({ taken: 198, kept: 0 });
    expect(await count("from private.contact_messages where state = 'new'")).toBe(198);
    expect((await shown(id))[1]).toMatchObject({ outcome: "done", undone: "changed" });

    // Given to a colleague, and taken back.
    const now = await backend.sql<{ id: string; version: number }>(
      "select id, version from private.contact_messages where state = 'new' limit 40",
    );
    const [bruno] = await backend.sql<{ id: string }>(
      "select id from auth.users where email = 'bruno@firm.example'",
    );
    const given = randomUUID();
    await begin("messages.assign", now, given, { to: bruno?.id });
    await goOn("many.step", given, "left");
    const his = `from private.contact_messages where assigned_to = '${bruno?.id}'`;
    expect(await count(his)).toBe(41);
    await goOn("many.undo", given, "kept");
    expect(await count(his)).toBe(1);
  });

  test("it is for who may do it to one, and its number is one act's alone", async () => {
    const reader = await staffWith(backend, "rita@firm.example", ["reader"]);
    const [message] = await backend.sql<{ id: string; version: number }>(
      "select id, version from private.contact_messages limit 1",
    );
    const id = randomUUID();
    const asked = { id, what: "messages.close", things: [message] };
    expect((await act(backend, reader, "many.begin", asked)).status).toBe(403);
    expect((await act(backend, session, "many.begin", asked)).status).toBe(200);
    for (const name of ["many.step", "many.undo", "many.show"]) {
      expect([name, (await act(backend, reader, name, { id })).status]).toEqual([name, 403]);
    }
    expect((await act(backend, other, "many.begin", asked)).status).toBe(409);
    // The same number, and another choice: what was written down is not what was asked for.
    for (const change of [
      { things: [{ ...message, id: randomUUID() }] },
      { things: [{ ...message, version: 99 }] },
    ]) {
      const { status } = await act(backend, session, "many.begin", { ...asked, ...change });
      expect(status).toBe(409);
    }
    const { body } = await act(backend, reader, "many.newest");
    expect(body).toEqual({ many: [] });
    const taken = { list: "messages.list", rows: 40 };
    expect((await act(backend, reader, "lists.export", taken)).status).toBe(200);
    expect(await count("from private.ledger where act = 'lists.export'")).toBe(1);
    expect((await act(backend, reader, "lists.export", { ...taken, list: "x y@z" })).status).toBe(
      422,
    );
    const mine = (await act(backend, session, "many.newest")).body as { many: { id: string }[] };
    expect(mine.many.map((one) => one.id)).toContain(id);
    expect((await act(backend, session, "many.step", { id: randomUUID() })).status).toBe(404);
    const tooMany = Array.from({ length: 2001 }, () => ({ id: randomUUID() }));
    expect((await begin("messages.close", tooMany)).status).toBe(422);
  });
});
