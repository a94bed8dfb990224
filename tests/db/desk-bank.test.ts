/**
 * The bank account that a fund is paid on: how it is changed, and that nobody can change it in any
 * other way. It is long because every way around the rules is tried.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { atEndOfAll } from "../at-end.ts";
import { until } from "../until.ts";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import { act, confirmed, staffWith } from "./desk.ts";
import { addPartner, bearing, fillSpace, type Session, sessionOf } from "./partner-space.ts";

const known = "+352 00 00 55";
const wrongIban = "LU280019400644750001";
const details = { iban: "LU28 0019 4006 4475 0000", bic: "BGLLLULL", bank: "Another bank" };

describe.each(engines)("a fund's account on the %s engine", (engine) => {
  let backend: TestBackend;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    await fillSpace(backend.sql);
    await backend.sql("update public.funds set legal_name = name || ' SCSp'");
  });

  const sql = (statement: string, parameters: unknown[] = []) =>
    backend.sql(statement, parameters as string[]);

  /** A fund with a number that counts, and two entities in it. */
  async function newFund(): Promise<string> {
    const name = `Fund ${crypto.randomUUID().slice(0, 8)}`;
    const [row] = await backend.sql<{ id: string }>(
      `insert into public.funds (name, legal_name, vintage, currency)
       values ($1, $1 || ' SCSp', 2024, 'EUR') returning id`,
      [name],
    );
    const id = String(row?.id);
    await sql(
      `insert into private.bank_contacts (
         fund_id, name, phone, known_since, noted_by, confirmed_by, confirmed_at
       )
       values ($1, 'Back office', $2, now() - interval '30 days', gen_random_uuid(),
         gen_random_uuid(), now() - interval '29 days')`,
      [id, known],
    );
    return id;
  }

  /** Somebody who has been here for long. */
  async function colleague(role: string): Promise<Session> {
    const email = `${crypto.randomUUID().slice(0, 8)}@firm.example`;
    const session = await staffWith(backend, email, [role]);
    for (const day of ["staff set invited_at", "staff_roles set given_at"]) {
      await sql(`update private.${day} = now() - interval '90 days' where user_id = $1`, [
        session.user.id,
      ]);
    }
    return session;
  }

  async function propose(session: Session, fund: string, more: object = {}) {
    const [row] = await backend.sql<{ legal_name: string }>(
      "select legal_name from public.funds where id = $1",
      [fund],
    );
    const fields = { fund, holder: row?.legal_name, source: "A letter", ...details, ...more };
    return act(backend, session, "bank.propose", fields);
  }

  const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id;
  const call = (session: Session, id: string, more: object = {}) =>
    act(backend, session, "bank.call", {
      id,
      phone: known,
      spokeWith: "Mrs Thill",
      confirmed: true,
      ...more,
    });
  const accountsOf = (fund: string) =>
    sql(
      `select holder, iban, ended_at is null as current from public.fund_accounts
       where fund_id = $1 order by holds_from`,
      [fund],
    );
  const waits = async (session: Session) => {
    const { body } = await act(backend, session, "waiting");
    return (body as { waiting: { kind: string }[] }).waiting.map(({ kind }) => kind);
  };

  test("by the book: proposed by one, called about by two others, taken, told to everyone", async () => {
    const fund = await newFund();
    for (const [entity, email] of [
      ["Ormes foundation", `a-${engine}@ormes.example`],
      ["Moselle office", `m-${engine}@moselle.example`],
    ] as const) {
      await sql(
        `insert into public.commitments (entity_id, fund_id, committed, as_of)
         select id, $2, 1000, '2026-01-01' from public.partner_entities where name = $1`,
        [entity, fund],
      );
      await addPartner(backend.sql, email, entity);
    }
    const [one, two, three] = [
      await colleague("relations"),
      await colleague("relations"),
      await colleague("compliance"),
    ];
    const proposed = await propose(one, fund);
    expect(proposed.status).toBe(200);
    const id = idOf(proposed);
    expect(await accountsOf(fund)).toEqual([]);
    expect(await waits(three)).toContain("account-calls");
    expect((await call(two, id)).body).toEqual({ outcome: "called", told: null });
    expect(await accountsOf(fund)).toEqual([]);
    const taken = await call(three, id);
    expect(taken.body).toMatchObject({ outcome: "taken" });
    expect(await accountsOf(fund)).toMatchObject([{ iban: "LU280019400644750000", current: true }]);
    // Once more: the first ends, and stays readable.
    const again = idOf(await propose(two, fund, { iban: "DE89370400440532013000" }));
    await call(one, again);
    expect((await call(three, again)).body).toMatchObject({ outcome: "taken" });
    expect(await accountsOf(fund)).toMatchObject([
      { iban: "LU280019400644750000", current: false },
      { iban: "DE89370400440532013000", current: true },
    ]);

    const mails = () =>
      backend.mail.mails.filter(({ to }) =>
        [`a-${engine}@ormes.example`, `m-${engine}@moselle.example`].includes(
          String(to?.[0]?.address),
        ),
      );
    await until(() => expect(mails()).toHaveLength(4));
    // Two of each: the first account did not change.
    expect(
      mails()
        .map(({ subject }) => subject?.split(": ")[1])
        .sort(),
    ).toEqual([
      "bank details have been entered",
      "bank details have been entered",
      "bank details have changed",
      "bank details have changed",
    ]);
    for (const { text } of mails()) {
      // Above the firm's own particulars, which give its capital.
      const [said] = text?.split("\n-- \n") ?? [];
      expect(said).toContain("/lp");
      expect(said).not.toMatch(/LU28|DE89|BGLL|\bEUR\b|€/);
    }
    const acts = await sql(
      "select act, detail::text as detail from private.ledger where about = 'fund:' || $1 order by seq",
      [fund],
    );
    expect(acts.map((row) => (row as { act: string }).act)).toEqual([
      "bank.propose",
      "bank.call",
      "bank.call",
      "bank.take",
      "bank.propose",
      "bank.call",
      "bank.call",
      "bank.take",
    ]);
    expect(JSON.stringify(acts)).not.toMatch(/LU28|Thill|\+352/);
  });

  test("one stolen account can propose, and nothing comes of it", async () => {
    const fund = await newFund();
    const thief = await colleague("relations");
    const id = idOf(await propose(thief, fund));
    expect(await call(thief, id)).toMatchObject({ status: 422, body: { reason: "own" } });
    // Nor while it waits is there another, or the same by another name.
    expect((await propose(thief, fund)).status).toBe(409);
    expect(await accountsOf(fund)).toEqual([]);
    const honest = await colleague("compliance");
    const refused = await call(honest, id, { confirmed: false, reason: "They know nothing of it" });
    expect(refused.body).toMatchObject({ outcome: "refused" });
    expect(await waits(honest)).toContain("account-alarms");
    expect(await waits(thief)).not.toContain("account-alarms");
    expect((await call(await colleague("relations"), id)).status).toBe(409);
    expect(await accountsOf(fund)).toEqual([]);
    expect((await act(backend, thief, "bank.close-alarm", { id })).status).toBe(403);
    expect((await act(backend, honest, "bank.close-alarm", { id })).status).toBe(200);
    expect(await act(backend, honest, "bank.close-alarm", { id })).toMatchObject({ status: 409 });
  });

  test("the same person does not count twice", async () => {
    const fund = await newFund();
    const [one, two] = [await colleague("relations"), await colleague("compliance")];
    const id = idOf(await propose(one, fund));
    expect((await call(two, id)).status).toBe(200);
    expect(await call(two, id)).toMatchObject({ status: 422, body: { reason: "twice" } });
    const both = await Promise.all([call(two, id), call(two, id)]);
    expect(both.map(({ status }) => status)).toEqual([422, 422]);
    expect(await accountsOf(fund)).toEqual([]);
  });

  test("two who confirm at once take it once", async () => {
    const fund = await newFund();
    const [one, two, three] = [
      await colleague("relations"),
      await colleague("relations"),
      await colleague("compliance"),
    ];
    const id = idOf(await propose(one, fund));
    const answers = await Promise.all([call(two, id), call(three, id)]);
    const outcomes = answers.map(({ body }) => (body as { outcome: string }).outcome).sort();
    expect(outcomes).toEqual(["called", "taken"]);
    expect(await accountsOf(fund)).toHaveLength(1);
  });

  test("a thief who first changes the number gets nowhere with it", async () => {
    const fund = await newFund();
    const [thief, careless, other] = [
      await colleague("relations"),
      await colleague("relations"),
      await colleague("compliance"),
    ];
    const phone = "+352 99 99 99";
    const note = { fund, name: "Back office", phone };
    expect((await act(backend, thief, "bank.note-number", note)).status).toBe(200);
    expect(await act(backend, thief, "bank.note-number", note)).toMatchObject({
      status: 422,
      body: { reason: "known" },
    });
    expect(await act(backend, thief, "bank.confirm-number", { fund, phone })).toMatchObject({
      status: 422,
      body: { reason: "own" },
    });
    expect(await waits(other)).toContain("account-numbers");
    expect((await act(backend, careless, "bank.confirm-number", { fund, phone })).status).toBe(200);
    // Confirmed by a second person, and too new to count.
    const id = idOf(await propose(thief, fund));
    expect(await call(careless, id, { phone })).toMatchObject({
      status: 422,
      body: { reason: "number" },
    });
    const { body } = await act(backend, other, "bank.read", { fund });
    const [change] = (body as { changes: { numbers: { phone: string }[] }[] }).changes;
    expect(change?.numbers.map((number) => number.phone)).toEqual([known]);
    expect((await act(backend, thief, "bank.withdraw", { id })).status).toBe(200);

    // With the known number off file there is no number, and no proposal.
    await act(backend, thief, "bank.end-number", { fund, phone: known });
    expect(await propose(thief, fund)).toMatchObject({ status: 422, body: { reason: "number" } });
    await sql(
      `update private.bank_contacts set known_since = known_since - interval '13 days'
       where fund_id = $1 and phone = $2`,
      [fund, phone],
    );
    expect(await propose(thief, fund)).toMatchObject({ status: 422, body: { reason: "number" } });
    await sql(
      `update private.bank_contacts set known_since = known_since - interval '2 days'
       where fund_id = $1 and phone = $2`,
      [fund, phone],
    );
    expect((await propose(thief, fund)).status).toBe(200);
  });

  test("a number that is taken off file confirms nothing more, and a call can still refuse", async () => {
    const fund = await newFund();
    const [one, two] = [await colleague("relations"), await colleague("compliance")];
    const id = idOf(await propose(one, fund));
    await act(backend, one, "bank.end-number", { fund, phone: known });
    expect(await call(two, id)).toMatchObject({ status: 422, body: { reason: "number" } });
    expect((await call(two, id, { confirmed: false })).body).toMatchObject({ outcome: "refused" });
  });

  test("who was let in, or given roles, for the change does not count", async () => {
    const fund = await newFund();
    const thief = await colleague("relations");
    const puppet = await staffWith(backend, `${crypto.randomUUID()}@firm.example`, ["compliance"]);
    const id = idOf(await propose(thief, fund));
    expect(await call(puppet, id)).toMatchObject({ status: 422, body: { reason: "newcomer" } });
    const friend = await colleague("reader");
    const administrator = await colleague("administrator");
    const given = { id: friend.user.id, was: ["reader"], roles: ["reader", "compliance"] };
    await confirmed(backend, administrator, thief, "staff.roles", given);
    expect(await call(friend, id)).toMatchObject({ status: 422, body: { reason: "newcomer" } });
    // Another role beside the one that calls takes nothing away.
    const old = await colleague("compliance");
    const more = { id: old.user.id, was: ["compliance"], roles: ["reader", "compliance"] };
    await confirmed(backend, administrator, thief, "staff.roles", more);
    expect((await call(old, id)).status).toBe(200);
  });

  test("what is wrong in itself is not even proposed", async () => {
    const fund = await newFund();
    const one = await colleague("relations");
    for (const [more, reason] of [
      [{ iban: wrongIban }, "iban"],
      [{ iban: "LU28" }, "iban"],
      [{ bic: "BGLL1ULL" }, "bic"],
      [{ holder: "Somebody else" }, "holder"],
      [{ holder: "" }, "holder-missing"],
      [{ source: "" }, "source"],
    ] as const) {
      expect(await propose(one, fund, more), reason).toMatchObject({
        status: 422,
        body: { reason },
      });
    }
    const holder = { holder: "Depositary for the fund", holderReason: "A segregated account" };
    expect((await propose(one, fund, holder)).status).toBe(200);
    // Past the function, the database says the same.
    const other = await newFund();
    const insert = `insert into private.bank_account_changes (
        fund_id, holder, iban, bic, bank, source, proposed_by, proposed_by_name
      ) values ($1, 'X Y', $2, $3, 'A bank', 'A letter', gen_random_uuid(), 'X')`;
    await expect(sql(insert, [other, wrongIban, "BGLLLULL"])).rejects.toThrow("iban");
    await expect(sql(insert, [other, "LU280019400644750000", "B"])).rejects.toThrow("bic");
  });

  test("nothing slips in beside: not over REST, not past the tables' own rules", async () => {
    const fund = await newFund();
    const staff = await colleague("relations");
    const row = { fund_id: fund, holder: "Thief", iban: "DE89370400440532013000", bic: "BGLLLULL" };
    for (const session of [staff, await partner()]) {
      for (const [method, path] of [
        ["POST", "/rest/v1/fund_accounts"],
        ["PATCH", "/rest/v1/fund_accounts?bank=eq.A bank"],
        ["DELETE", "/rest/v1/fund_accounts?bank=eq.A bank"],
        ["POST", "/rest/v1/rpc/desk_record_bank_call"],
        ["POST", "/rest/v1/account_calls"],
      ] as const) {
        const answer = await backend.post(path, row, { method, ...bearing(session) });
        expect(answer.status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
      }
    }
    const insert = `insert into public.fund_accounts (fund_id, holder, iban, bic, bank, verified_on)
      values ($1, 'Thief', 'DE89370400440532013000', 'BGLLLULL', 'A bank', current_date)`;
    await expect(sql(insert, [fund])).rejects.toThrow("two calls");
    await expect(
      sql("update public.fund_accounts set iban = 'DE89370400440532013000'"),
    ).rejects.toThrow("nothing else");
    await expect(sql("delete from public.fund_accounts")).rejects.toThrow("not deleted");
    const id = idOf(await propose(staff, fund));
    await expect(
      sql("update private.bank_account_changes set iban = 'DE89370400440532013000' where id = $1", [
        id,
      ]),
    ).rejects.toThrow("rewritten");
    await expect(
      sql(
        "update private.bank_account_changes set outcome = 'taken', settled_at = now() where id = $1",
        [id],
      ),
    ).rejects.toThrow("two calls");
    const slip = `insert into private.bank_account_calls (
        change_id, caller, caller_name, phone, spoke_with, confirmed
      ) values ($1, $2, 'X', $3, 'Y Z', true)`;
    await expect(sql(slip, [id, staff.user.id, known])).rejects.toThrow("own");
    await expect(sql(slip, [id, crypto.randomUUID(), "+352 1 2 3"])).rejects.toThrow("number");
    expect(await accountsOf(fund)).toEqual([]);
  });

  test("the one-person switch is not for accounts", async () => {
    const fund = await newFund();
    const one = await colleague("relations");
    await sql("update private.approval_settings set two_eyes = false");
    const id = idOf(await propose(one, fund));
    expect((await call(one, id)).status).toBe(422);
    await sql("update private.approval_settings set two_eyes = true");
    expect(await accountsOf(fund)).toEqual([]);
  });

  test("only the proposer withdraws", async () => {
    const fund = await newFund();
    const [one, two] = [await colleague("relations"), await colleague("relations")];
    const id = idOf(await propose(one, fund));
    expect(await act(backend, two, "bank.withdraw", { id })).toMatchObject({ status: 422 });
    expect((await act(backend, one, "bank.withdraw", { id })).status).toBe(200);
    expect((await call(two, id)).status).toBe(409);
  });

  test("each act is for the roles that have it, and what is not allowed changes nothing", async () => {
    const fund = await newFund();
    const id = idOf(await propose(await colleague("relations"), fund));
    const allowed: Record<string, string[]> = {
      "bank.read": ["relations", "compliance", "administrator", "reader"],
      "bank.note-number": ["relations"],
      "bank.confirm-number": ["relations", "compliance"],
      "bank.end-number": ["relations", "compliance"],
      "bank.propose": ["relations"],
      "bank.call": ["relations", "compliance"],
      "bank.withdraw": ["relations"],
      "bank.close-alarm": ["compliance"],
    };
    const everything = async () =>
      JSON.stringify([
        await sql("select * from private.bank_account_changes order by id"),
        await sql("select * from private.bank_account_calls order by at"),
        await sql("select * from private.bank_contacts order by known_since"),
        await sql("select seq from private.ledger"),
      ]);
    const fields = {
      ...{ fund, id, ...details, holder: "X Y", source: "A letter", name: "X Y" },
      ...{ phone: "+352 1 2 3 4 5", spokeWith: "X Y", confirmed: true },
    };
    for (const role of ["communications", "relations", "compliance", "administrator", "reader"]) {
      const session = await colleague(role);
      for (const [name, roles] of Object.entries(allowed)) {
        if (roles.includes(role)) continue;
        const before = await everything();
        expect((await act(backend, session, name, fields)).status, `${role} ${name}`).toBe(403);
        expect(await everything()).toBe(before);
      }
      const read = await act(backend, session, "bank.read", { fund });
      expect(read.status).toBe(allowed["bank.read"]?.includes(role) ? 200 : 403);
    }
    const stranger = await partner();
    for (const name of Object.keys(allowed)) {
      expect((await act(backend, stranger, name, fields)).status, name).toBe(403);
    }
  });

  async function partner(): Promise<Session> {
    const email = `${crypto.randomUUID().slice(0, 8)}@ormes.example`;
    await addPartner(backend.sql, email);
    return sessionOf(backend, email);
  }
});
