/**
 * Letters at the desk: who may do what with them, and what each act changes. It is long because all
 * of it shares one host, and each act needs a letter that went through those before it.
 */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { firmClock } from "#core/firm-time.ts";
import { until } from "../until.ts";
import { asAnon } from "./as-anon.ts";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import { act, publishWork, staffWith } from "./desk.ts";
import type { Session } from "./partner-space.ts";

const body = "A line with a [page](/references).\n\n## One\n\nPast performance is no guide.";
const letter = (slug: string, more: object = {}) => ({
  slug,
  theme: "impact",
  signatory: "rochebrune",
  en: { title: "A letter", summary: "What it says.", body },
  fr: { title: "Une lettre", summary: "Ce qu’elle dit.", body },
  errata: [],
  ...more,
});
type Work = { id: string; number: number; hash: string; state: string };

describe.each(engines)("on the %s engine", (engine) => {
  const ends: (() => Promise<void>)[] = [];
  let backend: TestBackend;
  let anne: Session;
  let chloe: Session;
  let reader: Session;
  const others: Record<string, Session> = {};
  beforeAll(async () => {
    backend = await startBackend(engine, (end) => ends.push(end));
    anne = await staffWith(backend, "anne@firm.example", ["communications"]);
    chloe = await staffWith(backend, "chloe@firm.example", ["compliance"]);
    reader = await staffWith(backend, "reader@firm.example", ["reader"]);
    others.administrator = await staffWith(backend, "admin@firm.example", ["administrator"]);
    others.relations = await staffWith(backend, "bruno@firm.example", ["relations"]);
    others.unproven = await staffWith(backend, "late@firm.example", ["communications"], {
      proven: false,
    });
    others.nobody = await staffWith(backend, "nobody@firm.example", []);
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  let slugs = 0;
  async function written(more: object = {}): Promise<string> {
    slugs += 1;
    const content = letter(`letter-${slugs}`, more);
    const { status, body: made } = await act(backend, anne, "letters.save", { content });
    expect(status).toBe(200);
    return (made as { id: string }).id;
  }

  async function shown(id: string): Promise<Work> {
    return (await act(backend, anne, "approvals.show", { id })).body as Work;
  }

  async function published(more: object = {}): Promise<Work> {
    const id = await written(more);
    await publishWork(backend, anne, chloe, id);
    return { ...(await shown(id)), id };
  }

  async function readers(count: number, language = "en"): Promise<number> {
    await backend.sql(
      `insert into public.newsletter_subscribers (email, language, confirmed_at)
       select gen_random_uuid() || '@reader.example', $2, now() from generate_series(1, $1::int)`,
      [count, language],
    );
    const [row] = await backend.sql<{ count: number }>(
      `select count(*)::int as count from public.newsletter_subscribers
       where confirmed_at is not null and dead_since is null`,
    );
    return row?.count ?? 0;
  }

  async function everything() {
    const [row] = await backend.sql(
      `select
         (select count(*) from private.works) as works,
         (select count(*) from private.revisions) as revisions,
         (select count(*) from private.letter_sendings) as sendings,
         (select string_agg(state, ',' order by id) from private.letter_sendings) as states,
         (select count(*) from private.letter_tests) as tests,
         (select count(*) from private.letter_recipients where returned_at is not null) as returned,
         (select count(*) from public.newsletter_subscribers) as readers,
         (select count(*) from public.letters) as published,
         (select count(*) from private.ledger) as ledger`,
    );
    return row;
  }

  /** Far enough away that nothing leaves while a test looks. */
  const tomorrow = () => firmClock(new Date(Date.now() + 86_400_000));

  async function scheduled(): Promise<{ work: Work; sending: string }> {
    const work = await published();
    const count = await readers(2);
    const { hash, id } = work;
    const fields = { id, hash, at: tomorrow(), perMinute: 600, count };
    const { status, body: made } = await act(backend, anne, "letters.send", fields);
    expect(status).toBe(200);
    return { work, sending: (made as { id: string }).id };
  }

  const refused = (reason: string) => ({ status: 422, body: { code: "invalid", reason } });

  test("finding 4: a text made to be slow is not read, whoever sends it", async () => {
    const hostile = { title: "A", summary: "B", body: "*a_".repeat(6_666) };
    const content = letter("slow-letter", { en: hostile, fr: hostile });
    const heavy = { code: "heavy", what: "", line: 1 };
    const seen = await act(backend, reader, "letters.preview", { content });
    expect(seen).toMatchObject({
      status: 200,
      body: { mails: {}, faults: { en: heavy, fr: heavy } },
    });
    const checked = await act(backend, reader, "letters.check", { content });
    expect(checked.body).toMatchObject({ checks: { en: { fault: heavy }, fr: { fault: heavy } } });
    const tried = await act(backend, anne, "letters.test", { content });
    expect(tried).toMatchObject(refused("letter-faults"));
    // It may be kept, and goes no further.
    const id = await written({ en: hostile, fr: hostile });
    const { hash } = await shown(id);
    expect(await act(backend, anne, "works.submit", { id, hash })).toMatchObject(
      refused("letter-faults"),
    );
  });

  test("finding 9: sample text and the other language go no further, and it is said where", async () => {
    const words = { title: "A letter", summary: "What it says.", body: "The text is in English." };
    const french = {
      title: "Une lettre",
      summary: "Ce qu’elle dit.",
      body: "Le texte est en français.",
    };
    for (const [content, language, line, reason] of [
      [{ en: { ...words, body: "One.\n\nLorem ipsum." }, fr: french }, "en", 3, "sample-text"],
      [{ en: words, fr: { ...french, title: "xxx" } }, "fr", 1, "sample-text"],
      [{ en: { ...words, body: french.body }, fr: french }, "en", 1, "wrong-language"],
      [{ en: words, fr: { ...french, summary: words.body } }, "fr", 1, "wrong-language"],
    ] as const) {
      const id = await written(content);
      const { hash } = await shown(id);
      for (const name of ["works.submit", "works.publish", "works.publish-now"]) {
        const told = await act(backend, anne, name, { id, hash, reason: "It cannot wait." });
        expect(told).toMatchObject({ status: 422, body: { reason, where: { language, line } } });
      }
    }
  });

  test("whoever may not is refused, and nothing changes", async () => {
    const { work, sending } = await scheduled();
    const another = await published();
    const content = letter("another-letter");
    const count = await readers(0);
    const before = await everything();
    const line = { line: 1, email: "a@b.example", language: "en", day: "2020-01-01" };
    const acts: [string, object, string[]][] = [
      ["letters.list", {}, ["nobody", "unproven"]],
      ["letters.standing", { id: work.id }, ["nobody", "unproven"]],
      ["letters.preview", { content }, ["nobody", "unproven"]],
      ["letters.check", { content }, ["nobody", "unproven"]],
      ["letters.test", { content }, ["nobody", "unproven"]],
      ["letters.save", { content }, ["administrator", "reader", "nobody", "unproven"]],
      ["presence", { thing: `letter:${work.id}` }, ["nobody", "unproven"]],
      [
        "letters.send",
        { id: another.id, hash: another.hash, count },
        ["administrator", "reader", "relations", "compliance", "nobody", "unproven"],
      ],
      [
        "letters.steer",
        { sending, wanted: "stop" },
        ["administrator", "reader", "relations", "compliance", "nobody", "unproven"],
      ],
      [
        "letters.unknown",
        { sending, decision: "again", count: 1 },
        ["administrator", "reader", "relations", "compliance", "nobody", "unproven"],
      ],
      [
        "letters.returned",
        { mail: randomUUID(), reason: "unknown" },
        ["administrator", "reader", "relations", "compliance", "nobody", "unproven"],
      ],
      ["readers.show", {}, ["administrator", "reader", "relations", "nobody", "unproven"]],
      [
        "readers.import",
        { lines: [{ ...line, evidence: "paper form" }], forReal: true },
        ["administrator", "reader", "relations", "compliance", "nobody", "unproven"],
      ],
      [
        "readers.export",
        {},
        ["administrator", "reader", "relations", "compliance", "nobody", "unproven"],
      ],
    ];
    const sessions: Record<string, Session> = { ...others, reader, compliance: chloe };
    for (const [name, fields, roles] of acts) {
      for (const role of roles) {
        const by = sessions[role];
        if (!by) throw new Error(`Nobody is ${role}.`);
        const { status } = await act(backend, by, name, fields);
        expect([name, role, status]).toEqual([name, role, 403]);
      }
    }
    expect(await everything()).toEqual(before);
  });

  test("a letter is written, with a number for each draft, and never over another's", async () => {
    const id = await written();
    const content = letter("ignored", { theme: "allocation" });
    const saved = await act(backend, anne, "letters.save", { id, number: 1, content });
    expect(saved).toMatchObject({ status: 200, body: { number: 2, outcome: "saved" } });
    const again = await act(backend, anne, "letters.save", { id, number: 2, content });
    expect(again).toMatchObject({ body: { number: 2, outcome: "unchanged" } });
    const late = await act(backend, chloe, "letters.save", { id, number: 1, content });
    expect(late).toMatchObject({ status: 409, body: { code: "conflict" } });
    const { body: list } = await act(backend, reader, "letters.list");
    expect((list as { rows: object[] }).rows).toContainEqual(
      expect.objectContaining({ id, titles: { en: "A letter", fr: "Une lettre" }, number: 2 }),
    );
  });

  test.each([
    ["no slug", { slug: "" }],
    ["a slug that is a path", { slug: "../desk" }],
    ["another theme", { theme: "gossip" }],
    ["no French", { fr: undefined }],
    ["a body that is too long", { en: { title: "T", summary: "S", body: "x".repeat(20_001) } }],
    ["a body that is no text", { en: { title: "T", summary: "S", body: { a: 1 } } }],
    ["a character that no database takes", { en: { title: "T\0", summary: "S", body } }],
    ["an erratum without a day", { errata: [{ on: "soon", en: "A mistake.", fr: "Une faute." }] }],
  ])("a letter with %s is refused", async (_name, more) => {
    const before = await everything();
    const content = letter("hostile", more);
    const name = "letters.save";
    expect(await act(backend, anne, name, { content })).toMatchObject(refused("letter"));
    expect(await act(backend, anne, name, { id: "1 or 1", content })).toMatchObject({
      status: 404,
    });
    expect(await everything()).toEqual(before);
  });

  test("approvals name a letter by its titles, and find it by them", async () => {
    const titles = { en: "On patience", fr: "De la patience" };
    const text = (title: string) => ({ title, summary: "", body });
    const id = await written({ en: text(titles.en), fr: text(titles.fr) });
    for (const words of Object.values(titles)) {
      const { body: listed } = await act(backend, anne, "approvals.list", { words });
      expect(listed).toMatchObject({ rows: [{ id, kind: "letter", titles }] });
    }
  });

  test("a text with a fault is kept, shown with its fault, and neither submitted nor published", async () => {
    const faulty = { en: { title: "T", summary: "S", body: "> A quotation." } };
    const id = await written(faulty);
    const { hash } = await shown(id);
    const content = letter("x", faulty);
    const preview = await act(backend, reader, "letters.preview", { content });
    expect(preview.body).toMatchObject({
      faults: { en: { code: "no-place", what: "blockquote", line: 1 } },
      mails: { fr: { subject: "Une lettre" } },
    });
    const reason = "because the press asks for it";
    const before = await everything();
    for (const name of ["works.submit", "works.publish", "works.publish-now"]) {
      const told = await act(backend, anne, name, { id, hash, reason });
      expect(told).toMatchObject(refused("letter-faults"));
    }
    expect(await act(backend, anne, "letters.test", { content })).toMatchObject(
      refused("letter-faults"),
    );
    expect(await everything()).toEqual(before);
  });

  test("what can be known of a letter is checked, its links by where they lead", async () => {
    const lines = [
      "See [ours](/references), [nothing](/no-such-page), [in](https://127.0.0.1/) and [it](/letters/x).",
      "",
      "It returned 7% and is guaranteed.",
    ];
    const content = letter("x", { en: { title: "T", summary: "S", body: lines.join("\n") } });
    const { body: told } = await act(backend, chloe, "letters.check", { content });
    expect(told).toMatchObject({
      checks: {
        en: {
          warningMissing: true,
          words: [
            { kind: "promise", line: 3, words: "guaranteed" },
            { kind: "performance", line: 3, words: "7%" },
          ],
        },
        fr: { shape: { headings: 1 } },
      },
    });
    const { links } = told as { links: { address: string; state: string }[] };
    expect(Object.fromEntries(links.map(({ address, state }) => [address, state]))).toEqual({
      "/references": "answers",
      "/fr/references": "answers",
      // The host of these tests serves no pages.
      "/no-such-page": "silent",
      "https://127.0.0.1/": "private",
      "/letters/x": "answers",
    });
  });

  test("a test goes to who asks for it, in both languages, and to nobody else", async () => {
    const sent = backend.mail.mails.length;
    const content = letter("tested");
    const told = await act(backend, chloe, "letters.test", { content });
    expect(told).toMatchObject({ status: 200, body: { to: "chloe@firm.example" } });
    await until(() => expect(backend.mail.mails).toHaveLength(sent + 2));
    const mails = backend.mail.mails.slice(sent);
    for (const { to } of mails) {
      expect(to?.map(({ address }) => address)).toEqual(["chloe@firm.example"]);
    }
    expect(mails.map(({ subject }) => subject ?? "").sort()).toEqual([
      "Essai\u202f: Une lettre",
      "Test: A letter",
    ]);
    expect(mails[0]?.text).toContain("/references");
  });

  test("a letter is sent once, to as many as were counted, when it is published", async () => {
    const id = await written();
    const { hash } = await shown(id);
    const count = await readers(1);
    const send = (more: object) =>
      act(backend, anne, "letters.send", { id, hash, at: tomorrow(), count, ...more });
    expect(await send({})).toMatchObject(refused("not-published"));
    const work = await published();
    const ready = { id: work.id, hash: work.hash };
    const before = await everything();
    for (const [reason, more] of [
      ["count", { count: count + 1 }],
      ["count", { count: "all" }],
      ["schedule", { at: "soon" }],
      ["schedule", { at: 5 }],
      ["past", { at: "2020-01-01T10:00" }],
      ["schedule", { perMinute: 0 }],
      ["schedule", { perMinute: 10_000_000 }],
    ] as const) {
      expect([more, await send({ ...ready, ...more })]).toEqual([
        more,
        expect.objectContaining(refused(reason)),
      ]);
    }
    expect((await send({ ...ready, hash: "0".repeat(64) })).status).toBe(404);
    expect(await everything()).toEqual(before);
    expect((await send(ready)).status).toBe(200);
    expect(await send(ready)).toMatchObject(refused("sent-already"));
    const [row] = await backend.sql<{ at: Date }>(
      "select send_at as at from private.letter_sendings where work_id = $1",
      [work.id],
    );
    expect(Math.abs(new Date(row?.at ?? 0).getTime() - Date.now() - 86_400_000)).toBeLessThan(
      120_000,
    );
  });

  test("it is paused, goes on and is stopped, each once", async () => {
    const { work, sending } = await scheduled();
    const steer = (wanted: string) => act(backend, anne, "letters.steer", { sending, wanted });
    expect(await steer("go-on")).toMatchObject({ status: 409 });
    expect(await steer("pause")).toMatchObject({ status: 200, body: { state: "paused" } });
    expect(await steer("pause")).toMatchObject({ status: 409 });
    expect(await steer("go-on")).toMatchObject({ status: 200, body: { state: "scheduled" } });
    expect(await steer("fly")).toMatchObject({ status: 422 });
    expect(await steer("stop")).toMatchObject({ status: 200, body: { state: "stopped" } });
    expect(await steer("go-on")).toMatchObject({ status: 409 });
    const acts = await backend.sql<{ act: string }>(
      "select act from private.ledger where about = $1 order by seq desc limit 4",
      [`letter:${work.id}`],
    );
    expect(acts.map(({ act: name }) => name)).toEqual([
      "letters.stop",
      "letters.go-on",
      "letters.pause",
      "letters.send",
    ]);
  });

  test("what asks and what is unknown waits for who may send, until it is decided", async () => {
    const waiting = async () => {
      const { body: told } = await act(backend, anne, "waiting");
      const all = (told as { waiting: { kind: string; count: number }[] }).waiting;
      return all.find(({ kind }) => kind === "letters")?.count ?? 0;
    };
    expect(await waiting()).toBe(0);
    const { work, sending } = await scheduled();
    await backend.sql("update private.letter_sendings set state = 'asks' where id = $1", [sending]);
    expect(await waiting()).toBe(1);
    await backend.sql(
      `insert into private.letter_recipients (sending_id, subscriber, language, state, settled_at)
       select $1, id, language, 'unknown', now() from public.newsletter_subscribers limit 2`,
      [sending],
    );
    await backend.sql(
      "update private.letter_sendings set state = 'done', started_at = now() where id = $1",
      [sending],
    );
    expect(await waiting()).toBe(1);
    const decide = (decision: string, count: unknown, by = anne) =>
      act(backend, by, "letters.unknown", { sending, decision, count });
    // Another count than was looked at: there are more by now, or somebody has decided already.
    for (const count of [1, 3, undefined]) {
      expect(await decide("leave", count)).toMatchObject(refused("unknown-count"));
    }
    expect(await decide("shrug", 2)).toMatchObject({ status: 422 });
    expect(await decide("leave", 2, reader)).toMatchObject({ status: 403 });
    expect(await waiting()).toBe(1);
    expect(await decide("leave", 2)).toMatchObject({ status: 200, body: { mails: 2 } });
    expect(await waiting()).toBe(0);
    const standing = async () => {
      const { body } = await act(backend, reader, "letters.standing", { id: work.id });
      return (body as { sendings: object[] }).sendings[0];
    };
    expect(await standing()).toMatchObject({ undecided: 0, counts: { unknown: 2 } });

    // A later kill asks anew, whatever was decided of the first.
    await backend.sql(
      `insert into private.letter_recipients (sending_id, subscriber, language, state, settled_at)
       select $1, id, language, 'unknown', now() from public.newsletter_subscribers
       where id not in (select subscriber from private.letter_recipients where sending_id = $1)
       limit 1`,
      [sending],
    );
    expect(await waiting()).toBe(1);
    expect(await standing()).toMatchObject({ undecided: 1, counts: { unknown: 3 } });
    expect(await decide("again", 3)).toMatchObject({ status: 200, body: { mails: 3 } });
    expect(await standing()).toMatchObject({ state: "running", counts: { ready: 3, unknown: 0 } });
    const acts = await backend.sql<{ act: string; detail: unknown }>(
      "select act, detail from private.ledger where about = $1 order by seq desc limit 2",
      [`letter:${work.id}`],
    );
    expect(acts).toEqual([
      { act: "letters.unknown-again", detail: { mails: 3 } },
      { act: "letters.unknown-leave", detail: { mails: 2 } },
    ]);
    await backend.sql("update private.letter_sendings set state = 'stopped' where id = $1", [
      sending,
    ]);
  });

  test("what is unknown of a stopped sending is left, or goes with the one that follows", async () => {
    const { work, sending } = await scheduled();
    const stop = (id: string) =>
      backend.sql(
        "update private.letter_sendings set state = 'stopped', started_at = now() where id = $1",
        [id],
      );
    const makeUnknown = (most: number) =>
      backend.sql(
        `insert into private.letter_recipients (sending_id, subscriber, language, state, settled_at)
         select $1, id, language, 'unknown', now() from public.newsletter_subscribers
         where dead_since is null
           and id not in (select subscriber from private.letter_recipients where sending_id = $1)
         order by id limit $2`,
        [sending, most],
      );
    const decide = (decision: string, count: number, by = anne) =>
      act(backend, by, "letters.unknown", { sending, decision, count });
    const standing = async (id: string) => {
      const { body } = await act(backend, reader, "letters.standing", { id: work.id });
      return (body as { sendings: { id: string }[] }).sendings.find((one) => one.id === id);
    };
    await makeUnknown(1);
    await stop(sending);
    expect(await standing(sending)).toMatchObject({ undecided: 1 });
    expect(await decide("leave", 1, reader)).toMatchObject({ status: 403 });
    expect(await decide("leave", 1)).toMatchObject({ status: 200, body: { mails: 1 } });
    expect(await standing(sending)).toMatchObject({ state: "stopped", undecided: 0 });

    // The next sending is to everybody else, and to those who were decided to have it once more.
    expect(await decide("again", 1)).toMatchObject({ status: 200, body: { mails: 1 } });
    expect(await standing(sending)).toMatchObject({ state: "stopped", counts: { ready: 1 } });
    await makeUnknown(1);
    const count = await readers(0);
    const { hash, id } = work;
    const fields = { id, hash, at: tomorrow(), perMinute: 1, count };
    const { body: made } = await act(backend, anne, "letters.send", fields);
    const following = (made as { id: string }).id;
    await backend.sql("update private.letter_sendings set send_at = now() where id = $1", [
      following,
    ]);
    await backend.sql("select private.begin_letters()");
    expect(await standing(following)).toMatchObject({ counts: { recipients: count - 1 } });

    // It has its readers already: who is decided now joins them, and it goes on for them.
    await backend.sql("update private.letter_sendings set state = 'done' where id = $1", [
      following,
    ]);
    expect(await decide("again", 1)).toMatchObject({ status: 200 });
    expect(await standing(following)).toMatchObject({
      state: "running",
      counts: { recipients: count },
    });
    await stop(following);
  });

  test("a letter that came back is noted once, and its address written to no more", async () => {
    const { sending } = await scheduled();
    const [row] = await backend.sql<{ id: string; subscriber: string }>(
      `insert into private.letter_recipients (sending_id, subscriber, language, state)
       select $1, id, language, 'accepted' from public.newsletter_subscribers
       where dead_since is null limit 1 returning id, subscriber`,
      [sending],
    );
    const fields = { mail: row?.id, reason: "unknown" };
    expect(
      await act(backend, anne, "letters.returned", { ...fields, reason: "cold" }),
    ).toMatchObject(refused("reason"));
    expect((await act(backend, anne, "letters.returned", fields)).status).toBe(200);
    expect((await act(backend, anne, "letters.returned", fields)).status).toBe(404);
    const [dead] = await backend.sql(
      "select dead_since is not null as dead from public.newsletter_subscribers where id = $1",
      [row?.subscriber ?? ""],
    );
    expect(dead).toEqual({ dead: true });
  });

  test("a published letter keeps its address, whatever is written later", async () => {
    const work = await published({ slug: `kept-${engine}` });
    const content = letter("elsewhere", {
      errata: [{ on: "2026-11-16", en: "A mistake.", fr: "Une faute." }],
    });
    const { id, number } = work;
    expect((await act(backend, anne, "letters.save", { id, number, content })).status).toBe(200);
    const { hash } = await shown(id);
    await act(backend, anne, "works.submit", { id, hash });
    await act(backend, chloe, "approvals.give", { id, hash });
    expect((await act(backend, anne, "works.publish", { id, hash })).status).toBe(200);
    expect(
      await backend.sql(
        "select slug, errata -> 0 ->> 'fr' as fr from public.letters where work_id = $1",
        [id],
      ),
    ).toEqual([{ slug: `kept-${engine}`, fr: "Une faute." }]);
    expect(JSON.stringify((await act(backend, anne, "letters.list")).body)).not.toContain(
      "elsewhere",
    );
  });

  test("a letter that is withdrawn leaves the site, and comes back where and when it was", async () => {
    const { work, sending } = await scheduled();
    const { id, hash } = work;
    const withdraw = () => act(backend, anne, "works.withdraw", { id, hash });
    const seen = () => asAnon(backend, `select from public.letters where work_id = '${id}'`);
    expect(await withdraw()).toMatchObject(refused("sending"));
    expect(await seen()).toBe(1);
    await act(backend, anne, "letters.steer", { sending, wanted: "stop" });
    await backend.sql("update public.letters set published_on = '2026-01-05' where work_id = $1", [
      id,
    ]);
    const withdrawnAt = async () => {
      const { body: list } = await act(backend, anne, "letters.list");
      const { rows } = list as { rows: { id: string; withdrawnAt: string | null }[] };
      const row = rows.find((one) => one.id === id);
      expect(await shown(id)).toMatchObject({ withdrawnAt: row?.withdrawnAt });
      return row?.withdrawnAt;
    };
    expect(await withdrawnAt()).toBeNull();
    expect((await withdraw()).status).toBe(200);
    expect(await seen()).toBe(0);
    expect(await withdrawnAt()).toEqual(expect.any(String));
    expect(await act(backend, anne, "works.publish", { id, hash })).toMatchObject(
      refused("not-approved"),
    );
    await act(backend, anne, "works.submit", { id, hash });
    await act(backend, chloe, "approvals.give", { id, hash });
    expect((await act(backend, anne, "works.publish", { id, hash })).status).toBe(200);
    expect(await seen()).toBe(1);
    expect(await withdrawnAt()).toBeNull();
    const days = await backend.sql(
      "select published_on::text as day from public.letters where work_id = $1",
      [id],
    );
    expect(days).toEqual([{ day: "2026-01-05" }]);
  });

  test("who else is at a letter is told", async () => {
    const thing = `letter:${await written()}`;
    await act(backend, anne, "presence", { thing, writing: true });
    const { body: told } = await act(backend, chloe, "presence", { thing, writing: false });
    expect(told).toEqual({ others: [{ name: "Colleague anne@firm.example", writing: true }] });
    expect((await act(backend, chloe, "presence", { thing: "staff:1" })).status).toBe(422);
  });

  test("a list is tried, brought with its proofs, and brought again without effect", async () => {
    const own = randomUUID().slice(0, 8);
    const day = "2021-05-04";
    const evidence = "paper form, fair of 2021";
    const line = (number: number, more: object = {}) => ({
      line: number,
      email: `Reader-${number}-${own}@List.example`,
      language: "fr",
      day,
      evidence,
      ...more,
    });
    const email = `gone-${own}@list.example`;
    await backend.sql(
      "insert into public.newsletter_subscribers (email, confirmed_at) values ($1, now())",
      [email],
    );
    await backend.sql("delete from public.newsletter_subscribers where email = $1", [email]);
    const lines = [
      line(2),
      line(3, { email: "nobody" }),
      line(4, { email: `Reader-2-${own}@list.example` }),
      line(5, { language: "de" }),
      line(6, { day: "2021-02-30" }),
      line(7, { day: "2999-01-01" }),
      line(8, { evidence: "yes" }),
      line(9, { email }),
      line(10, { language: " EN " }),
      line(11, { email: "'; drop table private.works; --@list.example" }),
    ];
    for (const odd of [null, "text", line(-1)]) {
      expect(
        await act(backend, anne, "readers.import", { lines: [odd], forReal: true }),
      ).toMatchObject(refused("lines"));
    }
    const outcomes = ["add", "email", "twice", "language", "day", "day", "evidence", "left", "add"];
    const bring = async (forReal: boolean) => {
      const { status, body: told } = await act(backend, anne, "readers.import", { lines, forReal });
      expect(status).toBe(200);
      return told as { rows: { line: number; outcome: string }[]; added: number };
    };
    const before = await everything();
    const mails = await backend.sql("select count(*) from private.outbox");
    const tried = await bring(false);
    expect(tried.rows.filter(({ line: n }) => n > 0).map(({ outcome }) => outcome)).toEqual([
      ...outcomes,
      "email",
    ]);
    expect(tried.added).toBe(0);
    expect(await everything()).toEqual(before);
    expect((await bring(true)).added).toBe(2);
    expect(await backend.sql("select count(*) from private.outbox")).toEqual(mails);
    const proofs = await backend.sql(
      `select proofs.evidence, proofs.source, proofs.confirmed_at::date::text as day
       from private.newsletter_proofs as proofs
       where address = private.address_mark($1)`,
      [`reader-2-${own}@list.example`],
    );
    expect(proofs).toEqual([{ evidence, source: "import", day }]);
    const again = await bring(true);
    expect(again.added).toBe(0);
    expect(again.rows.find(({ line: n }) => n === 2)?.outcome).toBe("known");
    expect(await act(backend, anne, "readers.import", { lines: "all" })).toMatchObject(
      refused("lines"),
    );
    const many = Array.from({ length: 1001 }, (_, n) => line(n));
    expect(await act(backend, anne, "readers.import", { lines: many })).toMatchObject(
      refused("lines"),
    );
  });

  test("a thousand lines are judged and brought at once", async () => {
    const own = randomUUID().slice(0, 8);
    const lines = Array.from({ length: 1000 }, (_, index) => ({
      line: index + 2,
      email: `many-${index}-${own}@list.example`,
      language: "en",
      day: "2022-01-01",
      evidence: "double opt-in of the old list",
    }));
    const { body: told } = await act(backend, anne, "readers.import", { lines, forReal: true });
    expect(told).toMatchObject({ added: 1000 });
  });

  test("the readers are counted, and taken out as a table that runs no formula", async () => {
    await backend.sql(
      `insert into public.newsletter_subscribers (email, language, confirmed_at)
       values ('=cmd@formula.example', 'fr', now()) on conflict do nothing`,
    );
    const { body: shownNow } = await act(backend, chloe, "readers.show");
    const { now, months } = shownNow as { now: Record<string, number>; months: object[] };
    expect(months).toHaveLength(24);
    expect((now.en ?? 0) + (now.fr ?? 0)).toBe(now.confirmed);
    expect((now.site ?? 0) + (now.import ?? 0)).toBe(now.confirmed);
    const { body: told } = await act(backend, anne, "readers.export");
    const { file, rows, next } = told as { file: string; rows: number; next: string | null };
    expect(rows).toBe(now.confirmed);
    expect(next).toBeNull();
    expect(file).toContain("'=cmd@formula.example");
    expect(file.startsWith("\ufeffemail;language;")).toBe(true);
    const { body: inFrench } = await act(backend, anne, "readers.export", { language: "fr" });
    expect(Object(inFrench).file).toMatch(/^\ufeffcourriel;langue;/);
    expect((await act(backend, anne, "readers.export", { after: "1" })).status).toBe(404);
    const [noted] = await backend.sql(
      "select act, about from private.ledger order by seq desc limit 1",
    );
    expect(noted).toEqual({ act: "readers.export", about: "readers" });
  });
});
