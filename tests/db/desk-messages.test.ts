/**
 * Messages at the desk: by role, deadlines, answers by mail, the search, two
 * people at once, and what the visitor's own link shows. It is long because all of it shares a host.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { site } from "#content/site.ts";
import { retentionDays } from "#core/retention.ts";
import { atEndOfAll } from "../at-end.ts";
import { linkIn } from "../mail-server.ts";
import { until } from "../until.ts";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import { contactMessage } from "./contact-message.ts";
import { act, staffWith } from "./desk.ts";
import type { Session } from "./partner-space.ts";

type Shown = {
  message: {
    version: number;
    state: string;
    assignee: string | null;
    due: string | null;
    answerDue: string;
    answerLimit: string | null;
  };
  thread: {
    id: string;
    kind: string;
    by: string;
    body: string | null;
    changedTo: string | null;
    waits: boolean;
  }[];
  mails: { template: string; state: string; error: string | null }[];
  templates: { name: string; body: string }[];
  colleagues: { id: string; name: string }[];
};
type Listed = {
  rows: { reference: string; excerpt: string }[];
  next: string | null;
  counts: Record<string, number>;
};

const host = new URL(site.origin).hostname;
/** For mails, on a busy machine. */

describe.each(engines)("messages at the desk on the %s engine", (engine) => {
  let backend: TestBackend;
  let worker: Session;
  let colleague: Session;
  let reader: Session;
  let unproven: Session;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    worker = await staffWith(backend, "worker@firm.example", ["communications"]);
    colleague = await staffWith(backend, "colleague@firm.example", ["compliance"]);
    reader = await staffWith(backend, "reader@firm.example", ["reader"]);
    unproven = await staffWith(backend, "unproven@firm.example", ["compliance"], {
      proven: false,
    });
  });

  async function received(more: Record<string, unknown> = {}): Promise<string> {
    const { status, body } = await backend.post("/functions/v1/contact", contactMessage(more));
    expect(status).toBe(201);
    return (body as { reference: string }).reference;
  }

  async function shown(reference: string, session = worker): Promise<Shown> {
    const { status, body } = await act(backend, session, "messages.show", { reference });
    expect(status).toBe(200);
    return body as Shown;
  }

  async function listed(filters: object = {}): Promise<Listed> {
    const { status, body } = await act(backend, worker, "messages.list", filters);
    expect(status).toBe(200);
    return body as Listed;
  }

  const referencesOf = ({ rows }: Listed) => rows.map(({ reference }) => reference);

  async function done(name: string, fields: object, session = worker) {
    const { status, body } = await act(backend, session, name, fields);
    expect([name, status]).toEqual([name, 200]);
    return body as { version: number };
  }

  /** All that an act could have changed. */
  async function everything(): Promise<string> {
    const rows = await Promise.all(
      [
        "select * from private.contact_messages order by id",
        "select * from private.message_entries order by id",
        "select id, template, about from private.outbox order by id",
        "select * from private.presence order by thing, user_id",
        "select count(*)::integer as count from private.ledger",
      ].map((statement) => backend.sql(statement)),
    );
    return JSON.stringify(rows);
  }

  const mailsTo = (address: string, word: string) =>
    backend.mail.mails.filter(
      ({ to, subject, text }) =>
        to?.[0]?.address === address && `${subject} ${text}`.includes(word),
    );

  async function waitForMail(address: string, word: string, count = 1) {
    await until(() => expect(mailsTo(address, word)).toHaveLength(count));
    return mailsTo(address, word);
  }

  test("a reader reads and changes nothing; a password alone does neither", async () => {
    const reference = await received();
    await waitForMail("claire@sender.example", reference);
    const on = { reference, version: 1 };
    expect((await shown(reference, reader)).message).toMatchObject({ version: 1, state: "new" });
    const changes: [string, object][] = [
      ["messages.take", on],
      ["messages.assign", { ...on, to: worker.user.id }],
      ["messages.state", { ...on, state: "closed" }],
      ["messages.note", { ...on, body: "A note." }],
      ["messages.answer", { ...on, body: "An answer." }],
      ["messages.take-back", { ...on, entry: worker.user.id }],
    ];
    const before = await everything();
    for (const [name, fields] of changes) {
      expect([name, (await act(backend, reader, name, fields)).status]).toEqual([name, 403]);
    }
    const reads: [string, object][] = [
      ["messages.list", {}],
      ["messages.show", { reference }],
      ["presence", { thing: `message:${reference}` }],
    ];
    for (const [name, fields] of [...reads, ...changes]) {
      const { status, body } = await act(backend, unproven, name, fields);
      expect([name, status, body]).toEqual([name, 403, { code: "forbidden" }]);
    }
    expect(await everything()).toBe(before);
  });

  test("is taken, given on, noted, closed and opened again, each a line of thread and ledger", async () => {
    const reference = await received();
    await done("messages.take", { reference, version: 1 });
    const to = colleague.user.id;
    await done("messages.assign", { reference, version: 2, to });
    await done("messages.note", { reference, version: 3, body: "Called back.\r\nNobody there." });
    await done("messages.state", { reference, version: 4, state: "closed" });
    await done("messages.state", { reference, version: 5, state: "open" });
    await done("messages.assign", { reference, version: 6, to: null });
    const { message, thread } = await shown(reference);
    expect(message).toMatchObject({ version: 7, state: "new", assignee: null });
    expect(thread.map(({ kind, body, changedTo }) => [kind, body ?? changedTo])).toEqual([
      ["assignee", "Colleague worker@firm.example"],
      ["assignee", "Colleague colleague@firm.example"],
      ["note", "Called back.\nNobody there."],
      ["state", "closed"],
      ["state", "taken"],
      ["assignee", null],
    ]);
    const ledger = await backend.sql<{ act: string; version: number; detail: unknown }>(
      "select act, version, detail from private.ledger where about = $1 order by seq",
      [`message:${reference}`],
    );
    expect(ledger.map((row) => [row.act, row.version])).toEqual([
      ["messages.take", 1],
      ["messages.assign", 2],
      ["messages.note", 3],
      ["messages.state", 4],
      ["messages.state", 5],
      ["messages.assign", 6],
    ]);
    expect(JSON.stringify(ledger)).not.toMatch(/Claire|sender\.example|Called/);
  });

  test("is given to nobody who does not work on messages", async () => {
    const reference = await received();
    const before = await everything();
    const fields = { reference, version: 1, to: reader.user.id };
    expect((await act(backend, worker, "messages.assign", fields)).status).toBe(422);
    const gone = { reference: "261115-22222", version: 1 };
    expect((await act(backend, worker, "messages.take", gone)).status).toBe(404);
    expect(await everything()).toBe(before);
  });

  test.each([
    { language: "fr", subject: "Notre réponse à votre message" },
    { language: "en", subject: "Our answer to your message" },
  ])("an answer reaches the visitor in $language, in the thread, with a copy", async (sample) => {
    const email = `${sample.language}@answered.example`;
    const reference = await received({ email, language: sample.language });
    const [acknowledgement] = await waitForMail(email, reference);
    const body =
      "Chère Madame,\n\nnous vous recevons mardi <b>à dix heures</b>.\nÀ bientôt,\nDominique";
    await done("messages.answer", { reference, version: 1, body });
    await waitForMail(email, reference, 2);
    const answer = mailsTo(email, reference).at(-1);
    expect(answer?.subject).toBe(`${sample.subject} (${reference})`);
    expect(answer?.html).toContain(`lang="${sample.language}"`);
    expect(answer?.html).toContain("&lt;b&gt;à dix heures");
    expect(answer?.text).toContain("à dix heures</b>.\nÀ bientôt,\nDominique");
    expect(acknowledgement?.messageId).toMatch(new RegExp(`^<[0-9a-f-]{36}@${host}>$`));
    expect(answer?.inReplyTo).toBe(acknowledgement?.messageId);
    // The signed tag of the thread comes first: a mailbox that is read finds the message by it.
    const [tag = "", ...before] = answer?.references?.split(" ") ?? [];
    expect(before).toEqual([acknowledgement?.messageId]);
    expect(acknowledgement?.references).toBe(tag);
    const found = async (given: string) =>
      (
        await backend.sql<{ reference: string | null }>(
          `select (select reference from private.contact_messages where id = private.thread_of($1))
             as reference`,
          [given],
        )
      )[0]?.reference;
    const [signed = ""] = tag.slice(1).split("@");
    expect(await found(signed)).toBe(reference);
    expect(await found(signed.toUpperCase())).toBe(reference);
    const forged = signed.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    expect(await found(forged)).toBeNull();
    expect(answer?.replyTo?.[0]?.address).toBe(site.email);
    expect(answer?.headers).toContainEqual(
      expect.objectContaining({ key: "auto-submitted", value: "no" }),
    );

    // The notification, and the copy.
    const [, copy] = await waitForMail(site.email, reference, 2);
    expect(copy?.text).toContain("Colleague worker@firm.example");
    expect(copy?.text).toContain("À bientôt,\nDominique");
    expect(copy?.replyTo?.[0]?.address).toBe(email);

    const { message, thread, mails } = await shown(reference);
    expect(message).toMatchObject({ version: 2, state: "answered", due: null });
    expect(thread.map(({ kind, body }) => [kind, body])).toEqual([["answer", body]]);
    await until(async () =>
      expect((await shown(reference)).mails.map(({ state }) => state)).toEqual(
        Array(4).fill("sent"),
      ),
    );
    expect(mails.map(({ template }) => template).sort()).toEqual([
      "contact-acknowledgement",
      "contact-answer",
      "contact-answer-copy",
      "contact-notification",
    ]);

    // Once more: to the one before, in the thread of both.
    await done("messages.answer", { reference, version: 2, body: "One more thing." });
    const later = (await waitForMail(email, reference, 3)).at(-1);
    expect(later?.inReplyTo).toBe(answer?.messageId);
    expect(later?.references).toBe(`${tag} ${acknowledgement?.messageId} ${answer?.messageId}`);
  });

  test("sent twice from one form, an answer goes once", async () => {
    const email = "twice@answered.example";
    const reference = await received({ email });
    await waitForMail(email, reference);
    const fields = { reference, version: 1, body: "Once is enough." };
    const both = await Promise.all([
      act(backend, worker, "messages.answer", fields),
      act(backend, worker, "messages.answer", fields),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const queued = await backend.sql(
      `select template from private.outbox
       join private.message_entries as entries on entries.id = outbox.about
       join private.contact_messages as messages on messages.id = entries.message_id
       where reference = $1 order by template`,
      [reference],
    );
    expect(queued).toEqual([{ template: "contact-answer" }, { template: "contact-answer-copy" }]);
  });

  test("on a version that is no longer, every act is a conflict and leaves the row alone", async () => {
    const reference = await received();
    await done("messages.note", { reference, version: 1, body: "I am on it." }, colleague);
    const before = await everything();
    const stale = { reference, version: 1 };
    for (const [name, fields] of [
      ["messages.take", stale],
      ["messages.assign", { ...stale, to: null }],
      ["messages.state", { ...stale, state: "closed" }],
      ["messages.note", { ...stale, body: "Me too." }],
      ["messages.answer", { ...stale, body: "Dear Madam" }],
      ["messages.take-back", { ...stale, entry: worker.user.id }],
    ] as const) {
      const { status, body } = await act(backend, worker, name, fields);
      expect([name, status, body]).toEqual([name, 409, { code: "conflict" }]);
    }
    expect(await everything()).toBe(before);
    const { message, thread } = await shown(reference);
    expect([message.version, thread[0]?.body]).toEqual([2, "I am on it."]);
  });

  test("an answer is refused empty or too long, and neither cut nor sent", async () => {
    const reference = await received();
    const before = await everything();
    for (const body of ["  \n ", "x".repeat(20_001), 7]) {
      const fields = { reference, version: 1, body };
      expect((await act(backend, worker, "messages.answer", fields)).status).toBe(422);
    }
    expect(await everything()).toBe(before);
  });

  test.each([
    // Thursday, and Friday evening; ten working days cross two weekends; a month without a 31st.
    ["general", "2026-11-12T10:00:00Z", null, "2026-11-16T22:59:59"],
    ["press", "2026-11-13T22:30:00Z", null, "2026-11-17T22:59:59"],
    ["complaint", "2026-11-13T10:00:00Z", "2026-11-27T22:59:59", "2026-12-13T22:59:59"],
    ["personal-data", "2026-03-31T10:00:00Z", null, "2026-04-30T21:59:59"],
  ])("a message about %s of %s is due when it was promised", async (subject, at, first, last) => {
    const utc = (column: string) =>
      `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS') as ${column}`;
    const [row] = await backend.sql(
      `insert into private.contact_messages
         (key, reference, name, email, subject, message, language, received_at)
       values (gen_random_uuid(), 'due-' || $1, 'Due', 'due@sender.example', $1,
         'When is it due?', 'en', $2::timestamptz)
       returning ${utc("acknowledge_due")}, ${utc("answer_due")}`,
      [subject, at],
    );
    expect(row).toEqual({ acknowledge_due: first, answer_due: last });
    await backend.sql("delete from private.contact_messages where reference = 'due-' || $1", [
      subject,
    ]);
  });

  test("a complaint is acknowledged by a first mail, and owed an answer until the last", async () => {
    const reference = await received({ subject: "complaint" });
    const [dues] = await backend.sql<{ first: string; last: string; limit: string }>(
      `select to_json(acknowledge_due) #>> '{}' as first, to_json(answer_due) #>> '{}' as last,
         to_json(private.end_of_day(
           ((received_at at time zone 'Europe/Luxembourg')::date + interval '2 months')::date
         )) #>> '{}' as limit
       from private.contact_messages where reference = $1`,
      [reference],
    );
    expect(new Date((await shown(reference)).message.due ?? 0)).toEqual(
      new Date(dues?.first ?? ""),
    );
    await done("messages.answer", { reference, version: 1, body: "We look into it.", more: true });
    const { message } = await shown(reference);
    expect(message.state).toBe("taken");
    // Both are shown: a month, and two at the latest.
    expect(new Date(message.answerDue)).toEqual(new Date(dues?.last ?? ""));
    expect(new Date(message.answerLimit ?? 0)).toEqual(new Date(dues?.limit ?? ""));
    expect(new Date(message.due ?? 0)).toEqual(new Date(dues?.last ?? ""));
    await done("messages.answer", { reference, version: 2, body: "You were right." });
    expect((await shown(reference)).message).toMatchObject({ state: "answered", due: null });
  });

  test("a letter that says why gives a complaint two months, and nothing else", async () => {
    const email = "longer@answered.example";
    const reference = await received({ email, subject: "complaint" });
    const fields = { reference, version: 1, body: "The expert is away.", more: true, longer: true };
    const last = { ...fields, more: false };
    expect((await act(backend, worker, "messages.answer", last)).status).toBe(422);
    await done("messages.answer", fields);
    const { message } = await shown(reference);
    expect(message.answerDue).toBe(message.answerLimit);
    expect(message.due).toBe(message.answerLimit);
    // The acknowledgement, and the letter.
    await waitForMail(email, reference, 2);
    // Said twice, and the second time taken back: it was said all the same.
    backend.mail.refused.add(email);
    await done("messages.answer", { ...fields, version: 2 });
    const second = await until(async () => {
      const { mails, thread } = await shown(reference);
      expect(mails.filter(({ error }) => error)).toHaveLength(1);
      return thread.at(-1)?.id;
    });
    await done("messages.take-back", { reference, version: 3, entry: second });
    expect((await shown(reference)).message.due).toBe(message.answerLimit);
    backend.mail.refused.delete(email);
    const question = await received();
    const asked = { ...fields, reference: question };
    expect((await act(backend, worker, "messages.answer", asked)).status).toBe(422);
  });

  test("an answer that has not left is taken back, and one that has left is not", async () => {
    const email = "gone@answered.example";
    const reference = await received({ email, subject: "complaint" });
    await waitForMail(email, reference);
    await done("messages.answer", { reference, version: 1, body: "We look into it.", more: true });
    await waitForMail(email, reference, 2);
    const acknowledged = await until(async () => {
      const shownNow = await shown(reference);
      expect(shownNow.mails.map(({ state }) => state)).toEqual(Array(4).fill("sent"));
      return shownNow;
    });
    const left = acknowledged.thread[0]?.id;
    expect(acknowledged.thread[0]?.waits).toBe(false);
    const tooLate = { reference, version: 2, entry: left };
    expect((await act(backend, worker, "messages.take-back", tooLate)).status).toBe(422);

    backend.mail.refused.add(email);
    const longer = { body: "The expert is away.", more: true, longer: true };
    await done("messages.answer", { reference, version: 2, ...longer });
    await done("messages.answer", { reference, version: 3, body: "You were wrong." });
    const waiting = await until(async () => {
      const shownNow = await shown(reference);
      expect(shownNow.mails.filter(({ error }) => error)).toHaveLength(2);
      expect(shownNow.thread.map(({ waits }) => waits)).toEqual([false, true, true]);
      return shownNow;
    });
    expect(waiting.message).toMatchObject({ state: "answered", due: null });
    const [, why, word] = waiting.thread.map(({ id }) => id);
    // One that is on its way may have left.
    const lent = async (until: string) =>
      backend.sql(
        `update private.outbox set lent_until = ${until}
         where id = (select mail from private.message_entries where id = $1)`,
        [word ?? ""],
      );
    await lent("now() + interval '1 minute'");
    const underWay = { reference, version: 4, entry: word };
    expect((await act(backend, worker, "messages.take-back", underWay)).status).toBe(422);
    expect((await shown(reference)).thread.at(-1)?.waits).toBe(false);
    await lent("null");
    await done("messages.take-back", { reference, version: 4, entry: word });
    expect((await shown(reference)).message).toMatchObject({
      state: "taken",
      due: waiting.message.answerLimit,
    });
    await done("messages.take-back", { reference, version: 5, entry: why });
    const { message, thread, mails } = await shown(reference);
    expect(message).toMatchObject({
      state: "taken",
      due: acknowledged.message.answerDue,
      acknowledgedAt: expect.any(String),
      answeredAt: null,
    });
    expect(thread.map(({ kind, body, waits }) => [kind, body, waits])).toEqual([
      ["answer", "We look into it.", false],
      ["unsent", "The expert is away.", false],
      ["unsent", "You were wrong.", false],
      ["state", null, false],
    ]);
    expect(mails.filter(({ state }) => state !== "sent")).toEqual([]);
    // Not twice, and none of another message.
    for (const [of, version] of [
      [reference, 6],
      [await received(), 1],
    ] as const) {
      const again = { reference: of, version, entry: word };
      expect((await act(backend, worker, "messages.take-back", again)).status).toBe(404);
    }
    // What was never sent is not what the next answer follows.
    backend.mail.refused.delete(email);
    await done("messages.answer", { reference, version: 6, body: "You were right." });
    const [, first, last] = await waitForMail(email, reference, 3);
    expect(last?.inReplyTo).toBe(first?.messageId);
  });

  test("a message is opened again only where no other answer, and nobody since, settled it", async () => {
    const email = "later@answered.example";
    const reference = await received({ email, subject: "complaint" });
    await waitForMail(email, reference);
    const entries = async () => (await shown(reference)).thread.map(({ id }) => id);
    const refusedOnce = (count: number) =>
      until(async () => {
        const { mails } = await shown(reference);
        expect(mails.filter(({ error }) => error)).toHaveLength(count);
      });
    backend.mail.refused.add(email);
    await done("messages.answer", { reference, version: 1, body: "We look into it.", more: true });
    await refusedOnce(1);
    const [first] = await entries();
    await done("messages.answer", { reference, version: 2, body: "You were right." });
    await refusedOnce(2);
    const second = (await entries()).at(-1);
    // The last word stands: what came before it may go.
    await done("messages.take-back", { reference, version: 3, entry: first });
    expect((await shown(reference)).message).toMatchObject({ state: "answered", due: null });
    // Closed because it was answered, which it no longer is.
    await done("messages.state", { reference, version: 4, state: "closed" });
    await done("messages.take-back", { reference, version: 5, entry: second });
    const { message } = await shown(reference);
    expect(message.state).toBe("taken");
    expect(message.due).not.toBeNull();
    backend.mail.refused.delete(email);
  });

  test("what waits: new messages, and what is due within three days or late", async () => {
    await backend.sql("update private.contact_messages set state = 'closed'");
    const counts = async () => {
      const rows = await backend.sql<{ kind: string; count: number; due: unknown }>(
        `select kind, count::integer as count, due from private.waiting_messages
         union all select kind, count::integer, due from private.waiting_deadlines`,
      );
      return Object.fromEntries(rows.map(({ kind, count, due }) => [kind, [count, due !== null]]));
    };
    expect(await counts()).toEqual({ messages: [0, false], deadlines: [0, false] });
    const reference = await received({ subject: "personal-data" });
    expect(await counts()).toEqual({ messages: [1, true], deadlines: [0, false] });
    await backend.sql(
      "update private.contact_messages set answer_due = now() - interval '1 day' where reference = $1",
      [reference],
    );
    expect(await counts()).toEqual({ messages: [1, true], deadlines: [1, true] });
    await done("messages.take", { reference, version: 1 });
    expect(await counts()).toEqual({ messages: [0, false], deadlines: [1, true] });
    await done("messages.answer", { reference, version: 2, body: "Here it is." });
    expect(await counts()).toEqual({ messages: [0, false], deadlines: [0, false] });
  });

  test("is found again a year later, by any word, without accents and in both languages", async () => {
    const french = await received({
      name: "Zoé Lefèvre",
      email: "zoe.lefevre@scierie.example",
      phone: "+33 1 99 00 11 22",
      message: "Nous cédons nos scieries ; l’œuvre d’une génération, à Épinal.",
    });
    const english = await received({
      language: "en",
      message: "We are selling two breweries, and wish to keep the brands.",
    });
    await done("messages.answer", { reference: french, version: 1, body: "Voyons-nous." });
    expect(retentionDays.contactMessages).toBeGreaterThan(360);
    await backend.sql(
      "update private.contact_messages set received_at = now() - interval '360 days' where reference = $1",
      [french],
    );
    for (const q of [
      french,
      french.slice(7),
      "zoe lefevre",
      "LEFÈVRE",
      "zoe.lefevre@scierie.example",
      "lefev",
      "33199001122",
      "scierie épinal",
      "générations oeuvre",
      "Zoé scierie",
      "nous on generation",
    ]) {
      expect([q, referencesOf(await listed({ q }))]).toEqual([q, [french]]);
    }
    for (const q of ["brewery", "sells brand", "brewe"]) {
      expect([q, referencesOf(await listed({ q }))]).toEqual([q, [english]]);
    }
    expect(referencesOf(await listed({ q: "scierie", state: "answered" }))).toEqual([french]);
    expect(referencesOf(await listed({ q: "scierie", state: "closed" }))).toEqual([]);
    expect(referencesOf(await listed({ q: "'; drop & | ! :*" }))).toEqual([]);
    const { thread } = await shown(french);
    expect(thread[0]?.body).toBe("Voyons-nous.");
  });

  test("is listed newest first by state, subject and assignee, forty at a time", async () => {
    await backend.sql(
      `insert into private.contact_messages
         (key, reference, name, email, subject, message, language, received_at)
       select gen_random_uuid(), 'page-' || n, 'Paged', 'p@sender.example', 'careers',
         'One of many messages.', 'en', timestamptz '2026-01-01' + n / 3 * interval '1 hour'
       from generate_series(1, 90) as n`,
    );
    const seen: string[] = [];
    let before = "";
    for (let pages = 0; pages < 3; pages += 1) {
      const page = await listed({ subject: "careers", before });
      seen.push(...referencesOf(page));
      expect(page.rows.length).toBe(pages < 2 ? 40 : 10);
      before = page.next ?? "";
    }
    expect(before).toBe("");
    expect(new Set(seen).size).toBe(90);
    expect(seen[0]).toBe("page-90");
    await done("messages.take", { reference: "page-7", version: 1 });
    const mine = { subject: "careers", assignee: "me" };
    expect(referencesOf(await listed(mine))).toEqual(["page-7"]);
    expect(referencesOf(await listed({ ...mine, state: "new" }))).toEqual([]);
    const nobodys = await listed({
      subject: "careers",
      assignee: "nobody",
      before: seen[50] ?? "",
    });
    expect(nobodys.rows).toHaveLength(40);
    const { counts } = await listed();
    const [rows] = await backend.sql<{ count: number }>(
      "select count(*)::integer as count from private.contact_messages where state = 'new'",
    );
    expect(counts.new).toBe(rows?.count);
    await backend.sql("delete from private.contact_messages where reference like 'page-%'");
  });

  /** As a browser without scripts sends a form; answers where it is led to. */
  async function sentPlainly(fields: Record<string, string>): Promise<URL> {
    const { status, headers } = await backend.ask("/functions/v1/contact-status", {
      method: "POST",
      body: new URLSearchParams(fields),
    });
    expect(status).toBe(303);
    return new URL(headers.get("location") ?? "", "https://site.example");
  }

  test("the visitor’s own link shows the state, and nothing of what was written", async () => {
    const email = "status@visitor.example";
    const reference = await received({ email, subject: "complaint" });
    const [mail] = await waitForMail(email, reference);
    const link = linkIn(mail, "/fr/contact/result");
    const token = link.searchParams.get("token");
    const before = await everything();
    const ask = (token: unknown) => backend.post("/functions/v1/contact-status", { token });
    const first = await ask(token);
    expect([first.status, Object.keys(first.body as object).sort()]).toEqual([
      200,
      [
        "acknowledgeBy",
        "acknowledgedAt",
        "answerBy",
        "answeredAt",
        "receivedAt",
        "reference",
        "state",
        "subject",
      ],
    ]);
    expect(first.body).toMatchObject({ reference, subject: "complaint", state: "new" });
    expect(JSON.stringify(first.body)).not.toMatch(/Claire|visitor\.example|rencontrer/);
    expect(await everything()).toBe(before);
    await done("messages.answer", { reference, version: 1, body: "Dear Madam" });
    const answered = (await ask(token)).body as { state: string; answeredAt: string };
    expect(answered.state).toBe("answered");
    expect(Date.now() - Date.parse(answered.answeredAt)).toBeLessThan(60_000);
    for (const wrong of ["x".repeat(43), "", null, 7]) expect((await ask(wrong)).status).toBe(404);

    const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Luxembourg" });
    const next = await sentPlainly({ token: token ?? "", language: "fr" });
    expect(next.pathname + next.hash).toBe("/fr/contact/result#status-answered");
    expect(Object.fromEntries(next.searchParams)).toEqual({
      ...{ reference, received: today, answered: today },
    });
    const wrong = await sentPlainly({ token: "x".repeat(43), language: "en" });
    expect(wrong.href).toBe("https://site.example/contact/result#status-unknown");

    const stored = await backend.sql("select * from private.message_links");
    expect(JSON.stringify(stored)).not.toContain(token);
    await backend.sql("delete from private.contact_messages where reference = $1", [reference]);
    expect((await ask(token)).status).toBe(404);
    const left = await backend.sql(
      `select id::text from private.message_entries where message_id not in
         (select id from private.contact_messages)
       union all select token_hash from private.message_links where message_id not in
         (select id from private.contact_messages)`,
    );
    expect(left).toEqual([]);
  });

  test("the link is asked about a limited number of times from one address", async () => {
    await backend.sql("update private.limits set per_address = 3 where kind = 'contact-status'");
    const statuses: number[] = [];
    for (let asked = 0; asked < 4; asked += 1) {
      const body = { token: "x".repeat(43) };
      const from = { address: "192.0.2.9" };
      statuses.push((await backend.post("/functions/v1/contact-status", body, from)).status);
    }
    expect(statuses).toEqual([404, 404, 404, 429]);
  });

  test("who else has a message open is seen, and locks nobody out", async () => {
    const reference = await received();
    const thing = `message:${reference}`;
    const here = async (session: Session, writing: boolean) =>
      (await act(backend, session, "presence", { thing, writing })).body;
    expect(await here(worker, false)).toEqual({ others: [] });
    expect(await here(colleague, true)).toEqual({
      others: [{ name: "Colleague worker@firm.example", writing: false }],
    });
    expect(await here(worker, false)).toEqual({
      others: [{ name: "Colleague colleague@firm.example", writing: true }],
    });
    await done("messages.take", { reference, version: 1 });
    await backend.sql("update private.presence set at = now() - interval '2 minutes'");
    expect(await here(worker, false)).toEqual({ others: [] });
    const other = await act(backend, worker, "presence", { thing: "person:somebody" });
    expect(other.status).toBe(422);
  });

  test("what is published with two pairs of eyes is offered, in the visitor’s language", async () => {
    const french = await received({ language: "fr" });
    const english = await received({ language: "en" });
    const offered = async (reference: string) =>
      (await shown(reference)).templates.map(({ name, body }) => `${name}: ${body}`);
    const texts = { name: "Meeting", en: "Let us meet.", fr: "Voyons-nous mardi." };
    const saved = await act(backend, worker, "works.save", texts);
    const { id } = saved.body as { id: string };
    const hashOf = async () => {
      const { body } = await act(backend, worker, "approvals.show", { id });
      return { id, hash: (body as { hash: string }).hash };
    };
    expect(await offered(french)).toEqual([]);
    await done("works.submit", await hashOf());
    await done("approvals.give", await hashOf(), colleague);
    expect(await offered(french)).toEqual([]);
    await done("works.publish", await hashOf());
    expect(await offered(french)).toEqual(["Meeting: Voyons-nous mardi."]);
    expect(await offered(english)).toEqual(["Meeting: Let us meet."]);
    await done("works.save", { id, number: 1, en: "Let us speak.", fr: "Voyons-nous jeudi." });
    expect(await offered(french)).toEqual(["Meeting: Voyons-nous mardi."]);
    const before = await everything();
    expect((await act(backend, reader, "works.withdraw", await hashOf())).status).toBe(403);
    const stale = { id, hash: "0".repeat(64) };
    expect((await act(backend, worker, "works.withdraw", stale)).status).toBe(409);
    expect(await everything()).toBe(before);
    expect(await offered(french)).toHaveLength(1);
    await done("works.withdraw", await hashOf());
    expect(await offered(french)).toEqual([]);
    expect((await act(backend, worker, "works.withdraw", await hashOf())).status).toBe(422);
  });

  test("nothing that was written is logged", () => {
    expect(backend.logged()).not.toMatch(/Claire|sender\.example|Dear Madam|Voyons/);
  });
});
