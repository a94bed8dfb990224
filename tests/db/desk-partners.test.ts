/**
 * Funds, entities and persons at the desk, by role. It is long because all of it shares one host.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { atEndOfAll } from "../at-end.ts";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import { act, confirmed, staffWith } from "./desk.ts";
import {
  addPartner,
  askDocument,
  fillSpace,
  linkFrom,
  overviewOf,
  publish,
  type Session,
  sessionOf,
} from "./partner-space.ts";

const nobody = "00000000-0000-4000-8000-000000000001";
const fund = { name: "A fund", legalName: "", vintage: "2024", currency: "EUR" };

const reading = [
  { name: "partners.funds", fields: {} },
  { name: "partners.fund", fields: { id: nobody } },
  { name: "partners.entities", fields: {} },
  { name: "partners.entity", fields: { id: nobody } },
  { name: "partners.near", fields: {} },
  { name: "partners.persons", fields: {} },
  { name: "partners.person", fields: { id: nobody } },
];
const writing = [
  { name: "partners.save-fund", fields: fund },
  { name: "partners.save-entity", fields: { name: "Nobody's like this" } },
  { name: "partners.save-entity", fields: { name: "Ormes foundations", anyway: true } },
  { name: "partners.require-factor", fields: { id: nobody, required: true } },
  { name: "partners.merging", fields: { gone: nobody, kept: nobody } },
  { name: "partners.merge", fields: { gone: nobody, kept: nobody, typed: "X", seen: {} } },
  {
    name: "partners.invite",
    fields: { email: "x@y.example", name: "X Y", role: "full", entity: nobody },
  },
  { name: "partners.invite-again", fields: { id: nobody, entity: nobody } },
  {
    name: "partners.change-membership",
    fields: { id: nobody, entity: nobody, wasRole: "full", wasUntil: null, role: "read" },
  },
  { name: "partners.end-membership", fields: { id: nobody, entity: nobody } },
  { name: "partners.revoke", fields: { id: nobody } },
  { name: "partners.reset-factors", fields: { id: nobody } },
];

describe.each(engines)("partners at the desk on the %s engine", (engine) => {
  let backend: TestBackend;
  let relations: Session;
  let second: Session;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    await fillSpace(backend.sql);
    relations = await staffWith(backend, "relations@firm.example", ["relations"]);
    second = await staffWith(backend, "second@firm.example", ["compliance"]);
  });

  const sql = <Row extends object>(statement: string, parameters: string[] = []) =>
    backend.sql<Row>(statement, parameters);
  const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id;
  const person = async (email: string) =>
    String(
      (await sql<{ id: string }>("select id from auth.users where email = $1", [email]))[0]?.id,
    );
  const entity = async (name: string) =>
    String(
      (
        await sql<{ id: string }>("select id from public.partner_entities where name = $1", [name])
      )[0]?.id,
    );
  const rowsOf = async (name: string, fields: object) => {
    const { status, body } = await act(backend, relations, name, fields);
    expect(status).toBe(200);
    return (body as { rows: { name: string; standing?: string }[] }).rows;
  };

  async function everything(): Promise<string> {
    const tables = ["public.funds", "public.partner_entities", "public.partner_memberships"];
    const rows = await Promise.all([
      ...tables.map((table) => sql(`select * from ${table} order by 1, 2`)),
      sql("select user_id, revoked_at from public.partners order by 1"),
      sql("select seq from private.ledger order by seq"),
      sql("select id from private.outbox order by id"),
    ]);
    return JSON.stringify(rows);
  }

  test("who may read reads, who may write writes, and nobody else changes anything", async () => {
    await addPartner(backend.sql, "stranger@ormes.example");
    const sessions: [string, Session][] = [
      ["partner", await sessionOf(backend, "stranger@ormes.example")],
    ];
    for (const role of ["communications", "compliance", "administrator", "reader"]) {
      sessions.push([role, await staffWith(backend, `${role}@firm.example`, [role])]);
    }
    const before = await everything();
    for (const [role, session] of sessions) {
      for (const { name, fields } of writing) {
        const { status } = await act(backend, session, name, fields);
        expect(status, `${role} ${name}`).toBe(403);
      }
      const barred = ["partner", "communications"].includes(role);
      for (const { name, fields } of reading) {
        const { status } = await act(backend, session, name, fields);
        expect(status === 403, `${role} ${name} ${status}`).toBe(barred);
      }
    }
    expect(await everything()).toBe(before);
    for (const { name, fields } of reading.filter((one) => !("id" in one.fields))) {
      expect((await act(backend, relations, name, fields)).status, name).toBe(200);
    }
  });

  test("a fund is added, changed on what was seen, and keeps its currency once it has accounts", async () => {
    const made = await act(backend, relations, "partners.save-fund", { ...fund, name: "Rivers" });
    const id = idOf(made);
    const again = await act(backend, relations, "partners.save-fund", { ...fund, name: "Rivers" });
    expect(again).toMatchObject({ status: 422, body: { reason: "name" } });
    for (const [name, status] of [
      ["Great Brooks", 200],
      ["great  brooks", 422],
    ] as const) {
      const alike = await act(backend, relations, "partners.save-fund", { ...fund, name });
      expect(alike.status, name).toBe(status);
    }
    const change = (version: number, more: object) =>
      act(backend, relations, "partners.save-fund", {
        ...fund,
        name: "Rivers",
        id,
        version,
        ...more,
      });
    expect((await change(1, { legalName: "Rivers SCSp", currency: "USD" })).status).toBe(200);
    expect((await change(1, { legalName: "Rivers SA" })).status).toBe(409);
    await sql(
      "select private.set_commitment('Ormes foundation', 'Rivers', 10, 5, 0, '2026-09-30')",
    );
    expect(await change(2, { currency: "EUR" })).toMatchObject({
      status: 422,
      body: { reason: "currency" },
    });
    const { body } = await act(backend, relations, "partners.fund", { id });
    expect(body).toMatchObject({
      legalName: "Rivers SCSp",
      version: 2,
      accounts: [{ entityName: "Ormes foundation", committed: "10.00", paidIn: "5.00", nav: null }],
      totals: { committed: "10.00", paidIn: "5.00", nav: null },
    });
    const [row] = await sql(
      "select detail from private.ledger where about = 'fund:' || $1 and act = 'funds.change'",
      [id],
    );
    expect(row).toEqual({ detail: { changed: ["currency", "legal_name"] } });
    expect(await rowsOf("partners.funds", { q: "rivers scsp" })).toHaveLength(1);
    expect(await rowsOf("partners.funds", { q: "RÎVERS", currency: "EUR" })).toEqual([]);
    expect((await change(2, { vintage: "1066" })).status).toBe(422);
  });

  test("a register is paged in the order of names", async () => {
    await sql(
      `insert into public.partner_entities (name)
       select 'Paged ' || lpad(n::text, 3, '0') from generate_series(1, 95) as n`,
    );
    const seen: string[] = [];
    let after: string | null = "";
    do {
      const answer = await act(backend, relations, "partners.entities", { q: "Paged", after });
      const { rows, next } = answer.body as { rows: { name: string }[]; next: string | null };
      seen.push(...rows.map(({ name }) => name));
      after = next;
    } while (after);
    expect(seen).toHaveLength(95);
    expect(seen).toEqual([...new Set(seen)].sort());
  });

  test("a name that is nearly another's is noticed, and taken when asked for all the same", async () => {
    const name = "Ormes Foundation S.A.";
    const near = await act(backend, relations, "partners.save-entity", { name });
    expect(near).toMatchObject({ status: 409, body: { code: "near" } });
    expect((near.body as { near: { name: string }[] }).near[0]?.name).toBe("Ormes foundation");
    const made = await act(backend, relations, "partners.save-entity", { name, anyway: true });
    expect(made.status).toBe(200);
    // To keep it is to say that they are two investors.
    const { body } = await act(backend, relations, "partners.near");
    expect(JSON.stringify(body)).not.toContain(name);
    const id = idOf(made);
    const rename = (version: number) =>
      act(backend, relations, "partners.save-entity", {
        ...{ id, version, name: "Quite another house", anyway: true },
      });
    expect((await rename(1)).status).toBe(200);
    expect((await rename(1)).status).toBe(409);
  });

  test("invited, never came, came, changed, ended, shut out; nothing of it names them in the ledger", async () => {
    const email = `anne-${engine}@ormes.example`;
    const of = await entity("Ormes foundation");
    const fields = { email, name: "Anne Martin", language: "fr", entity: of };
    const late = { ...fields, role: "read", until: "2020-01-01" };
    expect(await act(backend, relations, "partners.invite", late)).toMatchObject({
      status: 422,
      body: { reason: "until" },
    });
    await confirmed(backend, relations, second, "partners.invite", {
      ...fields,
      role: "read",
      until: "2099-12-31",
    });
    const id = await person(email);
    expect((await linkFrom(backend, email)).pathname).toBe("/fr/login/password");
    const never = await rowsOf("partners.persons", { q: "anne martin", standing: "never" });
    expect(never).toHaveLength(1);
    const waiting = (await act(backend, relations, "waiting")).body as {
      waiting: { kind: string }[];
    };
    expect(waiting.waiting.map(({ kind }) => kind)).toContain("partners");
    expect(
      (await act(backend, relations, "partners.invite-again", { id, entity: of })).status,
    ).toBe(200);
    await linkFrom(backend, email, 2);
    const shown = await act(backend, relations, "partners.person", { id });
    expect(shown.body).toMatchObject({
      hasPassword: false,
      passkeys: 0,
      apps: 0,
      standing: "never",
    });
    const { memberships } = shown.body as { memberships: { endsAt: string; role: string }[] };
    const was = { wasRole: memberships[0]?.role, wasUntil: memberships[0]?.endsAt };
    const change = { id, entity: of, ...was, role: "full", until: "" };
    await confirmed(backend, relations, second, "partners.change-membership", change);
    expect((await act(backend, relations, "partners.change-membership", change)).status).toBe(409);
    const code = await confirmed(backend, relations, second, "partners.reset-factors", { id });
    expect(code).toMatch(/^\d{8}$/);
    const end = { id, entity: of };
    expect((await act(backend, relations, "partners.end-membership", end)).status).toBe(200);
    expect((await act(backend, relations, "partners.end-membership", end)).status).toBe(404);
    expect((await act(backend, relations, "partners.revoke", { id })).status).toBe(200);
    expect((await act(backend, relations, "partners.revoke", { id })).status).toBe(404);
    expect(await rowsOf("partners.persons", { q: "anne martin" })).toMatchObject([
      { standing: "revoked" },
    ]);
    const entries = await sql<{ act: string; row: string }>(
      `select act, ledger::text as row from private.ledger
       where about = 'partner:' || $1 and act not like 'rights.%' order by seq`,
      [id],
    );
    expect(entries.map((one) => one.act)).toEqual([
      "partners.invite",
      "partners.invite",
      "partners.change-membership",
      "partners.reset-factors",
      "partners.end-membership",
      "partners.revoke",
    ]);
    for (const { row } of entries) expect(row).not.toMatch(/anne|martin/i);
  });

  test("a colleague cannot be shut out or taken over by being made a partner", async () => {
    const email = `chief-${engine}@firm.example`;
    await staffWith(backend, email, ["administrator"]);
    const of = await entity("Ormes foundation");
    await confirmed(backend, relations, second, "partners.invite", {
      ...{ email, name: "The Chief", language: "en", entity: of, role: "full" },
    });
    const id = await person(email);
    for (const name of ["partners.revoke", "partners.reset-factors"]) {
      expect(await act(backend, relations, name, { id }), name).toMatchObject({
        status: 422,
        body: { reason: "staff" },
      });
    }
    const [row] = await sql(
      "select encrypted_password <> '' as kept from auth.users where id = $1",
      [id],
    );
    expect(row).toEqual({ kept: true });
  });

  test("a factor asked of an entity gives its people time to add one", async () => {
    const email = `late-${engine}@moselle.example`;
    await addPartner(backend.sql, email, "Moselle office");
    const id = await entity("Moselle office");
    await act(backend, relations, "partners.require-factor", { id, required: true });
    const [row] = await sql(
      `select expires_at > now() + interval '13 days' as time from private.enrolments
       where user_id = $1`,
      [await person(email)],
    );
    expect(row).toEqual({ time: true });
    await confirmed(backend, relations, second, "partners.require-factor", { id, required: false });
    const { body } = await act(backend, relations, "partners.entity", { id });
    expect(body).toMatchObject({ requiresFactor: false });
  });

  test("merged: everything goes, the log of downloads still reads, the old name is refused", async () => {
    for (const name of ["Twin one", "Twin two"]) {
      await sql("insert into public.partner_entities (name, requires_factor) values ($1, false)", [
        name,
      ]);
      await sql("insert into public.funds (name, vintage, currency) values ($1, 2024, 'EUR')", [
        `Fund of ${name}`,
      ]);
      await sql("select private.set_commitment($1, $2, 100, 40, 5, '2026-09-30')", [
        name,
        `Fund of ${name}`,
      ]);
      await addPartner(backend.sql, `${name.toLowerCase().replace(" ", "-")}@twin.example`, name);
    }
    await sql(
      `insert into public.valuations (entity_id, fund_id, as_of, nav)
       select entity_id, fund_id, '2026-09-30', 42 from public.commitments
       where entity_id = (select id from public.partner_entities where name = 'Twin two')`,
    );
    const { id: document } = await publish(backend.sql, "Fund of Twin two", "%PDF-1.4 twin", {
      entity: "Twin two",
    });
    const theirs = await sessionOf(backend, "twin-two@twin.example");
    expect((await askDocument(backend, document, theirs)).status).toBe(200);
    const [gone, kept] = [await entity("Twin two"), await entity("Twin one")];
    const merge = (typed: string, seen: unknown) =>
      act(backend, relations, "partners.merge", { gone, kept, typed, seen });
    const { body: seen } = await act(backend, relations, "partners.merging", { gone, kept });
    expect(seen).toMatchObject({
      ...{ people: 1, inBoth: 0, commitments: 1, lines: 2, values: 1, documents: 1 },
      ...{ downloads: 1, shared: [] },
    });
    expect(await merge("Twin one", seen)).toMatchObject({
      status: 422,
      body: { reason: "typed" },
    });
    expect((await merge("Twin two", { ...(seen as object), lines: 1 })).status).toBe(409);
    const before = await everything();
    const [fundOfTwo] = await sql<{ id: string }>(
      "select id from public.funds where name = 'Fund of Twin two'",
    );
    await sql(
      `insert into public.commitments (entity_id, fund_id, committed, as_of)
       values ($1, $2, 1, '2026-01-01')`,
      [kept, String(fundOfTwo?.id)],
    );
    expect(await merge("Twin two", seen)).toMatchObject({
      status: 422,
      body: { reason: "shared" },
    });
    await sql("delete from public.commitments where entity_id = $1 and fund_id = $2", [
      kept,
      String(fundOfTwo?.id),
    ]);
    expect(await everything()).toBe(before);
    const merging = { gone, kept, typed: "Twin two", seen };
    await confirmed(backend, relations, second, "partners.merge", merging);
    expect((await merge("Twin two", seen)).status).toBe(404);

    const { body } = await act(backend, relations, "partners.entity", { id: kept });
    expect(body).toMatchObject({
      people: [{ email: "twin-one@twin.example" }, { email: "twin-two@twin.example" }].map(() =>
        expect.anything(),
      ),
      accounts: [{ nav: null }, { nav: "42.00", paidIn: "40.00" }],
      documentCount: 1,
      tookOver: [{ name: "Twin two" }],
    });
    const [log] = await sql<{ entity_id: string }>(
      "select entity_id from public.document_downloads where document_id = $1",
      [document],
    );
    expect(log?.entity_id).toBe(gone);
    const overview = await overviewOf(backend, theirs);
    expect(overview.partner?.entity).toBe("Twin one");
    expect(overview.downloads.map((one) => one.document)).toEqual([document]);
    expect(overview.accounts).toHaveLength(2);
    await expect(
      sql("select private.set_commitment('Twin two', 'Old fund', 1, 0, 0, '2026-01-01')"),
    ).rejects.toThrow("Twin two was merged into Twin one");
    await expect(
      sql("select private.invite_partner('z@twin.example', 'Z Z', 'Twin two', 'en', false)"),
    ).rejects.toThrow("was merged");
    const tomb = await act(backend, relations, "partners.entity", { id: gone });
    expect(tomb.body).toMatchObject({ mergedInto: { name: "Twin one" }, people: [] });
    expect(await rowsOf("partners.entities", { q: "Twin" })).toHaveLength(1);
    const [told] = await sql(
      `select count(*)::int as told from private.security_events
       where user_id = $1 and kind = 'entity-added' and detail = 'Twin one'`,
      [theirs.user.id],
    );
    expect(told).toEqual({ told: 1 });
  });

  test("the search finds them for who may", async () => {
    const found = async (session: Session, q: string) => {
      const { body } = await act(backend, session, "search", { q });
      return (body as { found: { room: string; id: string }[] }).found
        .filter(({ room }) => room === "partners")
        .map(({ id }) => id.split(":")[0]);
    };
    await addPartner(backend.sql, `shared-${engine}@ormes.example`);
    expect(await found(relations, "shared")).toEqual(["fund", "person"]);
    expect(await found(relations, "moselle office")).toEqual(["entity"]);
    const other = await staffWith(backend, `words-${engine}@firm.example`, ["communications"]);
    expect(await found(other, "shared")).toEqual([]);
    expect(await found(relations, "%%")).toEqual([]);
  });
});
