/**
 * The ledger at the desk: who reads it, what is found in it, and that no change goes unseen. It is
 * long because all of it shares one host.
 */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Sql } from "#functions/_shared/sql.ts";
import { exportHead } from "#server/backend/ledger-heads.ts";
import { readHeads, verifyLedger } from "../../scripts/ledger/verify-ledger.ts";
import { atEndOfAll } from "../at-end.ts";
import { rechained } from "../rechained.ts";
import { bothEngines, engines, startBackend, type TestBackend } from "./backend.ts";
import { act, staffWith } from "./desk.ts";
import { openEngine, type TestEngine } from "./engine.ts";
import type { Session } from "./partner-space.ts";

type Entry = {
  seq: number;
  name: string;
  act: string;
  about: string;
  called: string | null;
  names: Record<string, string>;
  hash: string;
  before: string | null;
  right: string;
  whole: boolean;
};
type Listed = { rows: Entry[]; next: string | null; areas: string[] };

describe.each(engines)("at the desk, on the %s engine", (engine) => {
  const ends: (() => Promise<void>)[] = [];
  let backend: TestBackend;
  let compliance: Session;
  beforeAll(async () => {
    backend = await startBackend(engine, (end) => ends.push(end));
    compliance = await staffWith(backend, "ledger@firm.example", ["compliance"]);
    await backend.sql(
      `select private.note(
         $1::uuid, 'Anne Martin', case when n % 10 = 0 then 'messages.answer' else 'mail.send' end,
         case when n % 10 = 0 then 'message:261115-AB' || n else 'mail:' || n end, n,
         jsonb_build_object('state', 'answered')
       ) from generate_series(1, 95) as n`,
      [compliance.user.id],
    );
    await backend.sql(`select private.note(null, 'root (terminal)', 'funds.add', 'fund:one')`);
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  async function listed(fields: object = {}): Promise<Listed> {
    const { status, body } = await act(backend, compliance, "ledger.list", fields);
    expect(status).toBe(200);
    return body as Listed;
  }

  test("is read newest first, page by page, each row once", async () => {
    const seen: number[] = [];
    let before = "";
    for (let page = 0; page < 3; page++) {
      const { rows, next } = await listed({ before });
      seen.push(...rows.map(({ seq }) => seq));
      before = next ?? "";
    }
    expect(before).toBe("");
    expect(seen).toEqual(Array.from({ length: 96 }, (_, index) => 96 - index));
  });

  test("each row says where the row before ended, and that it holds", async () => {
    const { rows } = await listed();
    rows.slice(1).forEach((row, index) => {
      expect(rows[index]?.before).toBe(row.hash);
    });
    expect(rows.every(({ whole, hash, right }) => whole && hash === right)).toBe(true);
  });

  test.each([
    [{ of: "messages." }, 9],
    [{ of: "messages.answer" }, 9],
    [{ of: "messages" }, 0],
    [{ about: "message:261115-AB20" }, 1],
    [{ about: "message" }, 9],
    [{ who: "terminal" }, 1],
    [{ words: "261115 ab3" }, 1],
    [{ words: "anne message" }, 9],
    [{ words: "nobody" }, 0],
    [{ words: "'); drop table private.ledger; --" }, 0],
    [{ from: "2026-01-01", of: "funds." }, 1],
    [{ from: "2999-01-01" }, 0],
    [{ to: "2001-01-01" }, 0],
    [{ of: "messages.", words: "terminal" }, 0],
  ])("asked for %j it answers %i rows", async (fields, count) => {
    expect((await listed(fields)).rows).toHaveLength(count);
  });

  test("by who, and which areas there are", async () => {
    expect((await listed({ who: compliance.user.id, of: "funds." })).rows).toEqual([]);
    expect((await listed({ who: compliance.user.id, of: "messages." })).rows).toHaveLength(9);
    expect((await listed()).areas).toEqual(["funds", "mail", "messages"]);
  });

  test("is verified to its head", async () => {
    const { body } = await act(backend, compliance, "ledger.verify");
    const [last] = (await listed()).rows;
    expect(body).toEqual({ seq: 96, hash: last?.hash, broken: null, reason: null, more: false });
  });

  test.each([
    ["communications", 403],
    ["relations", 403],
    ["reader", 403],
    ["administrator", 200],
    ["compliance", 200],
  ])("for %s it answers %i", async (role, status) => {
    const session = await staffWith(backend, `${role}-ledger@firm.example`, [role]);
    const before = await backend.sql("select count(*) from private.ledger");
    for (const name of ["ledger.list", "ledger.verify"]) {
      expect((await act(backend, session, name)).status).toBe(status);
    }
    expect(await backend.sql("select count(*) from private.ledger")).toEqual(before);
  });

  test("not with a password alone", async () => {
    const session = await staffWith(backend, "unproven@firm.example", ["compliance"], {
      proven: false,
    });
    expect((await act(backend, session, "ledger.list")).status).toBe(403);
    expect((await act(backend, session, "ledger.verify")).status).toBe(403);
  });

  test("each thing is told by what it is called today, without a change to its row", async () => {
    const [made] = await backend.sql<{ entity: string; letter: string }>(
      `with entity as (
         insert into public.partner_entities (name) values ('Ledger foundation') returning id
       ), letter as (
         insert into private.works (kind, name) values ('letter', 'Autumn') returning id
       )
       select entity.id as entity, letter.id as letter from entity, letter`,
    );
    await backend.sql(
      `select private.note(null, 'root (terminal)', 'works.save', 'letter:' || $1),
         private.note(null, 'root (terminal)', 'partners.let-in', 'staff:' || $2,
           null, jsonb_build_object('entity', $3::text))`,
      [made?.letter ?? "", compliance.user.id, made?.entity ?? ""],
    );
    const { rows } = await listed({ from: "2026-01-01", words: "root" });
    expect(rows.slice(0, 3)).toMatchObject([
      {
        called: "Colleague ledger@firm.example",
        names: { entity: "Ledger foundation" },
        whole: true,
      },
      { about: `letter:${made?.letter}`, called: "Autumn", names: {}, whole: true },
      { about: "fund:one", called: null, names: {}, whole: true },
    ]);
  });

  // Last: it adds to what the others count.
  test("words are found however far back they are", async () => {
    await backend.sql(
      `select private.note(null, 'root (terminal)', 'mail.send', 'mail:' || n)
       from generate_series(1, 900) as n`,
    );
    expect((await listed({ words: "261115 ab3" })).rows).toMatchObject([{ seq: 30 }]);
    expect((await listed({ words: "anne", of: "messages." })).rows).toHaveLength(9);
    expect((await listed({ words: "anne", about: "message:261115-AB20" })).rows).toHaveLength(1);
    const { rows, next } = await listed({ words: "anne" });
    expect([rows[0]?.seq, rows.length, next]).toEqual([95, 40, "56"]);
    const older = await listed({ words: "anne", before: next });
    expect(older.rows[0]?.seq).toBe(55);
    expect((await listed({ words: "terminal" })).rows[0]?.seq).toBe(998);
  });
});

describe.each(bothEngines)("against a hand in the database, on the %s engine", (engine) => {
  const silent = { info: () => {}, error: () => {} };

  let opened: TestEngine;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    opened = await openEngine(engine, atEnd);
  });

  /** Thirty rows in a ledger that has nothing of the test before. */
  async function filled() {
    await asSuperuser(opened.sql, "truncate private.ledger, private.ledger_exports");
    const folder = mkdtempSync(join(tmpdir(), "heads-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    await opened.sql(
      `select private.note(null, 'Anne', 'mail.send', 'mail:' || n) from generate_series(1, 30) as n`,
    );
    await exportHead(opened.sql, folder, silent);
    const verify = () => verifyLedger(opened.sql, readHeads(folder), { rowsPerCall: 7 });
    return { ...opened, verify, folder };
  }

  async function asSuperuser(sql: Sql, ...statements: string[]): Promise<void> {
    await sql("alter table private.ledger disable trigger all");
    for (const statement of statements) await sql(statement);
    await sql("alter table private.ledger enable trigger all");
  }

  test("nothing is changed, taken out or emptied", async () => {
    const { sql, verify } = await filled();
    for (const statement of [
      "update private.ledger set about = 'mail:x' where seq = 3",
      "delete from private.ledger where seq = 3",
      "truncate private.ledger",
    ]) {
      await expect(sql(statement)).rejects.toThrow("only ever added to");
    }
    expect(await verify()).toMatchObject({ kind: "whole", rows: 30, heads: 1 });
  });

  test.each(["about = 'mail:x'", "detail = '{\"a\":1}'", "at = at + interval '1 microsecond'"])(
    "one row with %s is found out",
    async (change) => {
      const { sql, verify } = await filled();
      await asSuperuser(sql, `update private.ledger set ${change} where seq = 12`);
      expect(await verify()).toEqual({ kind: "changed", seq: 12 });
    },
  );

  test("a name moved from one field into another is found out", async () => {
    const { sql, verify } = await filled();
    await sql(`select private.note(gen_random_uuid(), 'Anne', 'mail.send', 'mail:31')`);
    await asSuperuser(
      sql,
      `update private.ledger set actor = null, actor_name = actor || chr(10) || actor_name
       where seq = 31`,
    );
    expect(await verify()).toEqual({ kind: "changed", seq: 31 });
  });

  test("a row taken out of the middle is found out", async () => {
    const { sql, verify } = await filled();
    await asSuperuser(sql, "delete from private.ledger where seq = 15");
    expect(await verify()).toEqual({ kind: "missing", seq: 16 });
  });

  test("the end taken off is found out by the exported head, and when it was written over", async () => {
    const { sql, verify } = await filled();
    await asSuperuser(sql, "delete from private.ledger where seq > 28");
    expect(await verify()).toMatchObject({ kind: "head-missing", seq: 30 });
    await sql(`select private.note(null, 'Eve', 'mail.send', 'mail:' || n)
               from generate_series(29, 31) as n`);
    expect(await verify()).toMatchObject({ kind: "head-differs", seq: 30 });
  });

  test("a whole chain made anew is found out by the exported head", async () => {
    const { sql, verify } = await filled();
    await asSuperuser(sql, "update private.ledger set about = 'mail:x' where seq = 3", rechained);
    const broken = await sql("select broken from private.check_ledger(0, '', 1000)");
    expect(broken).toEqual([{ broken: null }]);
    expect(await verify()).toMatchObject({ kind: "head-differs", seq: 30 });
  });

  test("twenty acts at once make one chain", async () => {
    const first = await filled();
    const second = await first.another();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? first : second).sql(
          `select private.note(null, 'Anne', 'mail.send', 'at-once:${index}')`,
        ),
      ),
    );
    expect(await first.verify()).toMatchObject({ kind: "whole", rows: 50 });
  });

  test("the head is exported once a day, and again at a start when it moved", async () => {
    const { sql, folder } = await filled();
    expect(await exportHead(sql, folder, silent)).toBe(false);
    await sql(`select private.note(null, 'Anne', 'mail.send', 'mail:31')`);
    expect(await exportHead(sql, folder, silent)).toBe(false);
    expect(await exportHead(sql, folder, silent, { atStart: true })).toBe(true);
    expect(await exportHead(sql, folder, silent, { atStart: true })).toBe(false);
    expect(readHeads(folder).map(({ seq }) => seq)).toEqual([30, 31]);
    expect(await sql("select seq from private.export_ledger_head()")).toEqual([{ seq: 31 }]);
    expect(await sql("select seq from private.export_ledger_head()")).toEqual([]);
  });
});
