/**
 * Who read what, at the desk: counted against those a document is for. It is long because all of it
 * shares one host.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { DeskBody } from "#core/acts/desk.ts";
import { csv } from "#core/csv.ts";
import { atEndOfAll } from "../at-end.ts";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import { act, staffWith } from "./desk.ts";
import {
  addPartner,
  askDocument,
  fillSpace,
  publish,
  type Session,
  sessionOf,
} from "./partner-space.ts";

type Row = {
  id: string;
  meant: number;
  fetched: number;
  others: number;
  lastAt: string | null;
  withdrawnAt: string | null;
};
type Page = { rows: Row[]; next: string | null };
type Holder = { id: string; name: string; people: number; documents: number; fetched: number };
type Reader = {
  name: string | null;
  entity: string;
  acts: boolean;
  firstAt: string | null;
  times: number;
};

const roles = ["communications", "relations", "compliance", "administrator", "reader"];
const readingActs = ["readings.list", "readings.show", "readings.choices", "readings.export"];

describe.each(engines)("who read what, on the %s engine", (engine) => {
  let backend: TestBackend;
  let desk: Session;
  let shared: string;
  let own: string;
  let wrong: string;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    const { sql } = backend;
    await fillSpace(sql);
    await addPartner(sql, "anne@ormes.example");
    await addPartner(sql, "paul@ormes.example");
    await addPartner(sql, "left@ormes.example");
    await addPartner(sql, "julia@moselle.example", "Moselle office");
    shared = (await publish(sql, "Shared fund", "%PDF-1.4 shared")).id;
    own = (
      await publish(sql, "Shared fund", "%PDF-1.4 own", { entity: "Moselle office", type: "tax" })
    ).id;
    wrong = (await publish(sql, "Old fund", "%PDF-1.4 wrong", { type: "legal" })).id;
    await publish(sql, "Old fund", "%PDF-1.4 unread", { type: "meeting" });
    for (const [email, documents] of Object.entries({
      "anne@ormes.example": [shared, shared, wrong],
      "left@ormes.example": [shared],
      "julia@moselle.example": [own],
    })) {
      const session = await sessionOf(backend, email);
      for (const id of documents)
        expect((await askDocument(backend, id, session)).status).toBe(200);
    }
    await sql("select private.revoke_partner('left@ormes.example')");
    await sql(
      `update public.documents set withdrawn_at = now(), withdrawn_reason = 'The wrong file',
         file_name = 'withdrawn' where id = $1::uuid`,
      [wrong],
    );
    desk = await staffWith(backend, "relations@firm.example", ["relations"]);
  });

  const list = async <Listed = Page>(fields: object = {}) => {
    const { status, body } = await act(backend, desk, "readings.list", fields);
    expect(status).toBe(200);
    return body as Listed;
  };
  const idOf = async (table: string, name: string) =>
    (await backend.sql<{ id: string }>(`select id from public.${table} where name = $1`, [name]))[0]
      ?.id;

  test("each document says how many it is for, and how many of them have it", async () => {
    const { rows } = await list();
    expect(rows).toHaveLength(4);
    const of = (id: string) => rows.find((row) => row.id === id);
    expect(of(shared)).toMatchObject({ meant: 3, fetched: 1, others: 1 });
    expect(of(own)).toMatchObject({ meant: 1, fetched: 1, others: 0 });
    expect(of(wrong), "a withdrawn one stays").toMatchObject({ meant: 2, fetched: 1 });
    expect(of(wrong)?.withdrawnAt).not.toBeNull();
  });

  test("one document names who has it, since when, and who has not", async () => {
    const { body } = await act(backend, desk, "readings.show", { id: shared });
    const { readers } = body as { readers: Reader[] };
    expect(readers.map(({ name, acts, times }) => [name, acts, times])).toEqual([
      ["Partner julia@moselle.example", true, 0],
      ["Partner paul@ormes.example", true, 0],
      ["Partner anne@ormes.example", true, 2],
      ["Partner left@ormes.example", false, 1],
    ]);
    const anne = readers[2] as Reader & { lastAt: string };
    expect(Date.parse(String(anne.firstAt))).toBeLessThan(Date.parse(anne.lastAt));
    const unknown = { id: "00000000-0000-4000-8000-000000000000" };
    expect((await act(backend, desk, "readings.show", unknown)).status).toBe(404);
    expect((await act(backend, desk, "readings.show", { id: "x" })).status).toBe(404);
  });

  test("an account that was erased leaves its line, and no name", async () => {
    const { sql } = backend;
    await addPartner(sql, "erased@ormes.example");
    const session = await sessionOf(backend, "erased@ormes.example");
    await askDocument(backend, wrong, session);
    const { id } = await publish(sql, "Old fund", "%PDF-1.4 later", { type: "accounts" });
    expect((await askDocument(backend, id, session)).status).toBe(200);
    await sql(
      `delete from public.partners
       where user_id = (select id from auth.users where email = 'erased@ormes.example')`,
    );
    const { body } = await act(backend, desk, "readings.show", { id });
    const gone = (body as { readers: Reader[] }).readers.filter(({ acts }) => !acts);
    expect(gone).toMatchObject([{ name: null, entity: "Ormes foundation", times: 1 }]);
    await sql("delete from private.document_files where document_id = $1::uuid", [id]);
  });

  test("filters leave what was asked for", async () => {
    const [fund, entity] = [
      await idOf("funds", "Shared fund"),
      await idOf("partner_entities", "Moselle office"),
    ];
    const ids = async (fields: object) => (await list(fields)).rows.map(({ id }) => id);
    expect(await ids({ fund })).toEqual([own, shared]);
    expect(await ids({ fund, type: "tax" })).toEqual([own]);
    expect(await ids({ entity })).toEqual([own, shared]);
    expect((await list({ entity, type: "report" })).rows[0], "of its people alone").toMatchObject({
      meant: 1,
      fetched: 0,
    });
    expect(await ids({ year: "2025" })).toEqual([]);
    expect(await ids({ year: "2026", fund })).toHaveLength(2);
    expect(await ids({ state: "none", type: "meeting" })).toHaveLength(1);
    expect(await ids({ state: "none", fund })).toEqual([]);
    expect(await ids({ state: "none", entity }), "nobody there has it").toEqual([shared]);
    expect(await ids({ state: "some", fund })).toEqual([shared]);
  });

  test("by entity and by fund: how much there is, and how much was read", async () => {
    const entities = await list<{ rows: Holder[] }>({ by: "entity" });
    expect(
      entities.rows.map(({ name, people, documents, fetched }) => [
        name,
        people,
        documents,
        fetched,
      ]),
    ).toEqual([
      ["Moselle office", 1, 2, 1],
      ["Ormes foundation", 2, 3, 2],
    ]);
    const funds = await list<{ rows: Holder[] }>({ by: "fund" });
    expect(
      funds.rows.map(({ name, people, documents, fetched }) => [name, people, documents, fetched]),
    ).toEqual([
      ["Old fund", 2, 2, 1],
      ["Shared fund", 3, 2, 2],
    ]);
    const fund = await idOf("funds", "Old fund");
    const inOld = await list<{ rows: Holder[] }>({ by: "entity", fund });
    expect(inOld.rows.map(({ name, documents }) => [name, documents])).toEqual([
      ["Ormes foundation", 2],
    ]);
  });

  test("pages follow each other without a gap, of documents and of entities", async () => {
    const { sql } = backend;
    await sql(
      `insert into public.documents
         (fund_id, type, period, version, file_name, media_type, size, sha256)
       select id, 'report', '2019-Q1', place, 'f.pdf', 'application/pdf', 1, repeat('0', 64)
       from public.funds cross join generate_series(1, 45) as place where name = 'Old fund'`,
    );
    await sql(
      `insert into public.partner_entities (name)
       select 'Entity_' || place from generate_series(1, 60) as place`,
    );
    for (const by of ["", "entity"]) {
      const seen: string[] = [];
      let before: string | null = "";
      while (before !== null) {
        const page: Page = await list({ by, before });
        seen.push(...page.rows.map(({ id }) => id));
        before = page.next;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toHaveLength(by ? 62 : 50);
    }
    for (const before of ["nonsense", "2026-11-16_x"]) {
      expect((await act(backend, desk, "readings.list", { before })).status).toBe(422);
      const asked = { by: "entity", before };
      expect((await act(backend, desk, "readings.list", asked)).status).toBe(422);
    }
  });

  test("a file has a line for each person, and the ledger knows of it", async () => {
    const fund = await idOf("funds", "Shared fund");
    const { body } = await act(backend, desk, "readings.export", { fund });
    const { head, lines: cells, rows, next } = body as DeskBody<"readings.export">;
    const file = csv(head, cells);
    expect([rows, next]).toEqual([5, null]);
    const lines = file.trimEnd().split("\r\n");
    expect(lines).toHaveLength(6);
    expect(lines[0]).toContain("fund;for;type;period");
    expect(lines.filter((line) => line.includes("anne@ormes"))[0]).toMatch(
      /^Shared fund;;report;2026-Q3;1;.*Ormes foundation;Partner anne@ormes\.example;true;.*;2$/,
    );
    const [noted] = await backend.sql(
      "select act, detail from private.ledger order by seq desc limit 1",
    );
    expect(noted).toMatchObject({ act: "readings.export", detail: { rows: 5, fund } });
  });

  test("investor relations and compliance may, and nobody else", async () => {
    for (const role of roles) {
      const session = await staffWith(backend, `${role}-only@firm.example`, [role]);
      const allowed = role === "relations" || role === "compliance";
      for (const name of readingActs) {
        const { status } = await act(backend, session, name, { id: shared });
        expect(status, `${role}, ${name}`).toBe(allowed ? 200 : 403);
      }
    }
    const unproven = await staffWith(backend, "unproven@firm.example", ["relations"], {
      proven: false,
    });
    const partner = await sessionOf(backend, "anne@ormes.example");
    for (const name of readingActs) {
      expect((await act(backend, unproven, name, { id: shared })).status).toBe(403);
      expect((await act(backend, partner, name, { id: shared })).status).toBe(403);
      expect((await backend.post("/functions/v1/desk", { act: name, id: shared })).status).toBe(
        401,
      );
    }
    for (const asked of [
      "private.readers_of(gen_random_uuid())",
      "private.desk_reading_choices(gen_random_uuid(), gen_random_uuid())",
    ]) {
      for (const who of ["anon", "authenticated"]) {
        const statement = `do $$ begin set local role ${who}; perform ${asked}; end $$`;
        await expect(backend.sql(statement)).rejects.toThrow("permission denied");
      }
    }
  });
});
