/**
 * Nobody widens rights alone, by actor: what one person tries changes nothing, what two do is done,
 * and a departure leaves the firm at work. It is long because all of it shares one host.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { Proposal } from "#core/acts/rights.ts";
import { atEndOfAll } from "../at-end.ts";
import { bothEngines, startBackend, type TestBackend } from "./backend.ts";
import { act, confirmed, staffWith } from "./desk.ts";
import { addPartner, fillSpace, type Session } from "./partner-space.ts";

const refused = (why: string) => ({ status: 422, body: { code: "invalid", reason: why } });

describe.each(bothEngines)("on the %s engine", (engine) => {
  const atEnd = atEndOfAll();
  let backend: TestBackend;
  let admin: Session;
  let anne: Session;
  let chloe: Session;
  let reader: Session;
  let ormes: string;
  let twin: string;
  let paul: string;
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    admin = await staffWith(backend, "admin@firm.example", ["administrator"]);
    anne = await staffWith(backend, "anne@firm.example", ["relations"]);
    chloe = await staffWith(backend, "chloe@firm.example", ["compliance"]);
    reader = await staffWith(backend, "reader@firm.example", ["reader"]);
    await fillSpace(backend.sql);
    await backend.sql("update public.partner_entities set requires_factor = true");
    await addPartner(backend.sql, "paul@partner.example");
    await backend.sql("insert into public.partner_entities (name) values ('Moselle twin')");
    await addPartner(backend.sql, "zoe@partner.example", "Moselle twin");
    await addPartner(backend.sql, "gone@partner.example");
    await backend.sql("select private.revoke_partner('gone@partner.example')");
    const ids = async (statement: string) =>
      (await backend.sql<{ id: string }>(statement)).map(({ id }) => id);
    const named = "select id from public.partner_entities where name = ";
    [twin = ""] = await ids(`${named} 'Moselle twin'`);
    [ormes = ""] = await ids(`${named} 'Ormes foundation'`);
    [paul = ""] = await ids("select id from auth.users where email = 'paul@partner.example'");
  });

  async function rights() {
    const rows = await Promise.all(
      [
        "select user_id, revoked_at, established_at from private.staff order by 1",
        "select user_id, role from private.staff_roles order by 1, 2",
        "select two_eyes from private.approval_settings",
        "select id, requires_factor, merged_into from public.partner_entities order by 1",
        "select user_id, entity_id, role, ends_at from public.partner_memberships order by 1, 2",
        "select user_id, code_hash from private.enrolments order by 1",
        "select id from auth.users order by 1",
      ].map((statement) => backend.sql(statement)),
    );
    return JSON.stringify(rows);
  }

  async function open(by = chloe): Promise<Proposal[]> {
    const { body } = await act(backend, by, "rights.list");
    return (body as { proposals: Proposal[] }).proposals;
  }

  async function dropAll(): Promise<void> {
    for (const { id } of await open()) await act(backend, chloe, "rights.refuse", { id });
  }

  async function relationsTry(): Promise<[string, object][]> {
    const gone = await backend.sql<{ id: string }>(
      "select id from auth.users where email = 'gone@partner.example'",
    );
    const merging = { gone: twin, kept: ormes };
    const { body: seen } = await act(backend, anne, "partners.merging", merging);
    await backend.sql(
      "update public.partner_memberships set ends_at = '2099-01-31', role = 'read' where user_id = $1",
      [paul],
    );
    const [until] = await backend.sql<{ at: string }>(
      "select to_jsonb(ends_at) #>> '{}' as at from public.partner_memberships where user_id = $1",
      [paul],
    );
    const was = { id: paul, entity: ormes, wasRole: "read", wasUntil: until?.at };
    const invited = { name: "Anne Herself", language: "en", role: "full" };
    return [
      ["partners.require-factor", { id: ormes, required: false }],
      ["partners.invite", { ...invited, email: "anne@firm.example", entity: ormes }],
      ["partners.invite", { ...invited, email: "second@mailbox.example", entity: ormes }],
      ["partners.invite-again", { id: gone[0]?.id, entity: ormes }],
      ["partners.change-membership", { ...was, role: "full", until: "2099-01-31" }],
      ["partners.change-membership", { ...was, role: "read", until: "2099-02-28" }],
      ["partners.change-membership", { ...was, role: "read", until: "" }],
      ["partners.reset-factors", { id: paul }],
      ["partners.merge", { ...merging, typed: "Moselle twin", seen }],
    ];
  }

  const adminTries = (): [string, object][] => [
    ["staff.invite", { email: "second@firm.example", name: "Second Box", roles: ["compliance"] }],
    [
      "staff.roles",
      { id: admin.user.id, was: ["administrator"], roles: ["administrator", "compliance"] },
    ],
    ["staff.roles", { id: reader.user.id, was: ["reader"], roles: ["relations"] }],
    ["staff.reset-factors", { id: chloe.user.id }],
    ["approvals.settings", { twoEyes: false }],
  ];

  test("security 2 and 9: whatever one colleague tries alone waits, and nothing has changed", async () => {
    const [partnerTries, before] = [await relationsTry(), await rights()];
    for (const [by, tries] of [
      [anne, partnerTries],
      [admin, adminTries()],
    ] as const) {
      for (const [name, fields] of tries) {
        const { status, body } = await act(backend, by, name, fields);
        expect([name, status, JSON.stringify(body)]).toEqual([
          name,
          200,
          expect.stringMatching(/"outcome":"proposed"|"proposed":true/),
        ]);
        // Asked for once.
        expect([name, await act(backend, by, name, fields)]).toMatchObject([
          name,
          refused("proposed-already"),
        ]);
      }
      // Nobody confirms their own, whichever of their roles lets them.
      for (const { id } of (await open(by)).filter(({ own }) => own)) {
        expect(await act(backend, by, "rights.confirm", { id })).toMatchObject(
          refused("own-proposal"),
        );
      }
    }
    expect(await rights()).toBe(before);
    expect(await open()).toHaveLength(14);
    expect((await act(backend, reader, "rights.list")).status).toBe(403);
    await dropAll();
    expect(await rights()).toBe(before);
    expect(await backend.sql("select from private.proposals where fields <> '{}'")).toEqual([]);
  });

  test("less, and for a shorter time, is done at once by one", async () => {
    const shorter = { id: paul, entity: ormes, wasRole: "read", wasUntil: "2099-01-31T12:00:00Z" };
    await backend.sql(
      "update public.partner_memberships set ends_at = '2099-01-31 12:00Z', role = 'full' where user_id = $1",
      [paul],
    );
    for (const [by, name, fields] of [
      [
        anne,
        "partners.change-membership",
        { ...shorter, wasRole: "full", role: "read", until: "2099-01-30" },
      ],
      [anne, "partners.require-factor", { id: ormes, required: true }],
      [admin, "staff.roles", { id: reader.user.id, was: ["reader"], roles: ["reader"] }],
      [admin, "approvals.settings", { twoEyes: true }],
    ] as const) {
      const { status, body } = await act(backend, by, name, fields);
      expect([name, status, JSON.stringify(body)]).toEqual([
        name,
        200,
        expect.not.stringMatching(/"proposed":true|"outcome":"proposed"/),
      ]);
    }
    expect(await open()).toEqual([]);
  });

  test("whom it concerns is not the second person: a colleague, an invited one, an entity's own", async () => {
    const propose = async (by: Session, name: string, fields: object) => {
      expect((await act(backend, by, name, fields)).status).toBe(200);
      return (await open(chloe)).at(-1)?.id;
    };
    const more = { id: chloe.user.id, was: ["compliance"], roles: ["compliance", "relations"] };
    const own = { name: "Chloe", language: "en", role: "read", entity: ormes };
    const roles = await propose(admin, "staff.roles", more);
    const invite = { ...own, email: "CHLOE@firm.example" };
    const invitation = await propose(anne, "partners.invite", invite);
    for (const id of [roles, invitation]) {
      expect(await act(backend, chloe, "rights.confirm", { id })).toMatchObject(
        refused("own-matter"),
      );
    }
    await act(backend, admin, "rights.confirm", { id: invitation });
    // She acts for it now: what opens it further is not hers to confirm.
    const off = await propose(anne, "partners.require-factor", { id: ormes, required: false });
    expect(await act(backend, chloe, "rights.confirm", { id: off })).toMatchObject(
      refused("own-matter"),
    );
    await backend.sql("delete from public.partner_memberships where user_id = $1", [chloe.user.id]);
    await dropAll();
  });

  test("a newcomer approves and confirms nothing, until two established colleagues say so", async () => {
    const dora = { email: "dora@firm.example", name: "Dora New", roles: ["compliance"] };
    await staffWith(backend, dora.email, ["compliance"]);
    await backend.sql(
      `update private.staff set established_at = null, invited_at = now() - interval '13 days'
       where user_id = (select id from auth.users where email = $1)`,
      [dora.email],
    );
    const [row] = await backend.sql<{ id: string; session: string }>(
      `select users.id, sessions.id as session from auth.users
       join auth.sessions on sessions.user_id = users.id where email = $1`,
      [dora.email],
    );
    const asDora = (statement: string) =>
      backend.sql(statement, [String(row?.id), String(row?.session)]);
    await act(backend, admin, "approvals.settings", { twoEyes: false });
    const confirm = `select private.desk_confirm_proposal($1::uuid, $2::uuid, id, 'x')
      from private.proposals where settled_at is null`;
    await expect(asDora(confirm)).rejects.toThrow("newcomer-here");
    const text = { name: "A text", en: "Text", fr: "Texte" };
    const { body } = await act(backend, anne, "works.save", text);
    const { id } = body as { id: string };
    const shown = await act(backend, anne, "approvals.show", { id });
    const { hash } = shown.body as { hash: string };
    expect((await act(backend, anne, "works.submit", { id, hash })).status).toBe(200);
    const give = `select private.desk_give_approval($1::uuid, $2::uuid, '${id}', '${hash}')`;
    await expect(asDora(give)).rejects.toThrow("newcomer-here");
    const vouch = "select private.desk_vouch($1::uuid, $2::uuid, $1::uuid)";
    await expect(asDora(vouch)).rejects.toThrow("newcomer-here");
    await dropAll();
    await confirmed(backend, admin, chloe, "staff.vouch", { id: row?.id });
    await asDora(give);
    expect(await act(backend, admin, "staff.vouch", { id: row?.id })).toMatchObject(
      refused("established-already"),
    );
  });

  test("a proposal is neither rewritten nor confirmed by a row, and not done on what has changed", async () => {
    const more = { id: reader.user.id, was: ["reader"], roles: ["reader", "communications"] };
    await act(backend, admin, "staff.roles", more);
    const [one] = await open();
    for (const [statement, why] of [
      ['update private.proposals set fields = \'{"roles": "administrator"}\'', "not rewritten"],
      [`update private.proposals set proposed_by = '${chloe.user.id}'`, "not rewritten"],
      ["delete from private.proposals", "not deleted"],
      [
        "update private.proposals set outcome = 'confirmed', settled_at = now(), settled_by = proposed_by",
        "own-proposal",
      ],
      ["update private.proposals set outcome = 'confirmed', settled_at = now()", "own-proposal"],
    ] as const) {
      await expect(backend.sql(`${statement} where id = $1`, [String(one?.id)])).rejects.toThrow(
        why,
      );
    }
    await backend.sql("update private.staff_roles set role = 'communications' where user_id = $1", [
      reader.user.id,
    ]);
    expect((await act(backend, chloe, "rights.confirm", { id: one?.id })).status).toBe(409);
    await backend.sql("update private.staff_roles set role = 'reader' where user_id = $1", [
      reader.user.id,
    ]);
    await dropAll();
  });

  test("what waits is told once to those who can act, and compliance hears what was done", async () => {
    await backend.sql("delete from private.colleague_notices");
    const told = () =>
      backend.sql<{ who: string }>(
        `select notices.kind || ' ' || split_part(email, '@', 1) as who
         from private.colleague_notices as notices join auth.users on users.id = notices.user_id
         join private.outbox on outbox.about = notices.id order by 1`,
      );
    const wider = { id: paul, required: false };
    await confirmed(backend, anne, admin, "partners.require-factor", { ...wider, id: ormes });
    expect((await told()).map(({ who }) => who)).toEqual([
      "confirmed chloe",
      "confirmed dora",
      "proposed admin",
      "proposed chloe",
      "proposed dora",
    ]);
    const [entity] = await backend.sql(
      "select requires_factor from public.partner_entities where id = $1",
      [ormes],
    );
    expect(entity).toEqual({ requires_factor: false });
  });

  test("a departure: two go on, the terminal lets in a third, and two say that they count", async () => {
    const sql = backend.sql;
    for (const { user } of [admin, anne, chloe]) {
      await sql(
        "insert into private.factors (user_id, kind, name, secret) values ($1, 'code', 'App', 'x')",
        [user.id],
      );
    }
    const approvers = async () => {
      const { body } = await act(backend, admin, "rights.list");
      return (body as { approvers: number }).approvers;
    };
    const letIn = () =>
      sql(
        "select private.terminal_invite_staff('eve@firm.example', 'Eve', 'en', 'relations', 'x')",
      );
    expect(await approvers()).toBe(3);
    await expect(letIn()).rejects.toThrow("not done from the terminal");
    expect((await act(backend, admin, "staff.revoke", { id: anne.user.id })).status).toBe(200);
    expect(await approvers()).toBe(2);
    await confirmed(backend, admin, chloe, "staff.roles", {
      ...{ id: admin.user.id, was: ["administrator"], roles: ["administrator", "relations"] },
    });
    await letIn();
    const [eve] = await sql<{ id: string; counts: boolean }>(
      `select id, private.is_established(id) as counts from auth.users
       where email = 'eve@firm.example'`,
    );
    expect(eve?.counts).toBe(false);
    await confirmed(backend, admin, chloe, "staff.vouch", { id: eve?.id });
    expect(await sql("select private.is_established($1) as counts", [String(eve?.id)])).toEqual([
      { counts: true },
    ]);
  });
});
