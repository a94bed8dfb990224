/** What makes the desk's lists quick changes nothing in them: the same rows, order and pages. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fillDesk, sampleWords } from "../../bench/desk/fill.ts";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import { act, staffWith } from "./desk.ts";
import type { Session } from "./partner-space.ts";

type Page = { rows: Record<string, unknown>[]; next: string | null };

describe.each(engines)("on the %s engine", (engine) => {
  const ends: (() => Promise<void>)[] = [];
  let backend: TestBackend;
  let session: Session;
  beforeAll(async () => {
    backend = await startBackend(engine, (end) => ends.push(end));
    const everyRole = ["communications", "compliance"];
    session = await staffWith(backend, "first@firm.example", everyRole);
    for (const name of ["second", "third", "fourth"]) {
      await staffWith(backend, `${name}@firm.example`, ["reader"]);
    }
    // More messages than the search looks through among the newest ones, before it takes the index.
    await fillDesk(backend.sql, { messages: 7_000, ledger: 2_000 });
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  /** The first pages, one after the other, as the desk turns them. */
  async function turned(name: string, fields: object, key: string, pages: number) {
    const found: unknown[] = [];
    let before = "";
    for (let page = 0; page < pages; page += 1) {
      const { status, body } = await act(backend, session, name, { ...fields, before });
      expect(status).toBe(200);
      const { rows, next } = body as Page;
      found.push(...rows.map((row) => row[key]));
      if (next === null) break;
      expect(rows).toHaveLength(40);
      before = next;
    }
    return found;
  }

  async function plainly(statement: string, parameters: string[], pages: number) {
    const rows = await backend.sql<{ key: unknown }>(
      `${statement} limit ${pages * 40}`,
      parameters,
    );
    return rows.map(({ key }) => key);
  }

  const { en, fr } = sampleWords;
  const searches = [en.common, fr.common, en.seldom, fr.seldom, en.hardly, fr.hardly, en.rare];
  test.each(
    [...searches, fr.rare, "nowhere", `${fr.common} rapport`].flatMap((q) => [
      { q, state: "", subject: "" },
      { q, state: "closed", subject: "" },
      { q, state: "new", subject: "investor" },
    ]),
  )("messages with $q, $state $subject", async (filters) => {
    const { q, state, subject } = filters;
    const plain = await plainly(
      `select reference as key from private.contact_messages
       where search @@ private.message_query($1, false)
         and ($2 = '' or state = $2) and ($3 = '' or subject = $3)
       order by received_at desc, id desc`,
      [q, state, subject],
      4,
    );
    expect(await turned("messages.list", filters, "reference", 4)).toEqual(plain);
  });

  test("a word that was not typed to its end is found only where no other is", async () => {
    const found = await turned("messages.list", { q: "porcup" }, "reference", 2);
    expect(found).toHaveLength(5);
    expect(found).toEqual(await turned("messages.list", { q: en.rare }, "reference", 2));
  });

  test("a word that neither language counts is searched for in no message", async () => {
    expect(await turned("messages.list", { q: "on" }, "reference", 1)).toEqual([]);
  });

  test.each([
    { who: "second", of: "messages.answer", about: "" },
    { who: "second", of: "messages.", about: "" },
    { who: "second", of: "mail.", about: "" },
    { who: "second", of: "mail.again", about: "message" },
    { who: "fourth", of: "", about: "message" },
    { who: "", of: "messages.", about: "message" },
    { who: "", of: "mail.", about: "mail" },
  ])("the ledger of $who, $of $about", async ({ who, of, about }) => {
    const [colleague] = await backend.sql<{ id: string }>(
      "select id from auth.users where email = $1",
      [`${who}@firm.example`],
    );
    const id = colleague?.id ?? "";
    const plain = await plainly(
      `select seq::int as key from private.ledger
       where ($1 = '' or actor::text = $1) and act like $2 || '%'
         and ($3 = '' or about like $3 || ':%')
       order by seq desc`,
      [id, of, about],
      4,
    );
    const found = await turned("ledger.list", { who: id, of, about }, "seq", 4);
    expect(found.map(Number)).toEqual(plain.map(Number));
  });

  test("what waits is counted to a thousand, and its oldest and most urgent are right", async () => {
    const { body } = await act(backend, session, "waiting");
    const [plain] = await backend.sql<{ count: number; since: string; due: string }>(
      `select count(*)::int as count, min(received_at) as since, min(answer_due) as due
       from private.contact_messages
       where state in ('new', 'taken') and answer_due < now() + interval '3 days'`,
    );
    const told = (body as { waiting: { kind: string; count: number; due: string }[] }).waiting;
    const deadlines = told.find(({ kind }) => kind === "deadlines");
    expect(plain?.count).toBeGreaterThan(500);
    expect(deadlines?.count).toBe(plain?.count);
    expect(new Date(deadlines?.due ?? "")).toEqual(new Date(plain?.due ?? ""));
    await backend.sql("update private.contact_messages set state = 'new' where state = 'closed'");
    const { body: full } = await act(backend, session, "waiting");
    const messages = (full as { waiting: { kind: string; count: number }[] }).waiting;
    expect(messages.find(({ kind }) => kind === "messages")?.count).toBe(1_000);
  });
});
