/**
 * Who comes to the desk, by role: what is not allowed changes nothing. It is long
 * because every role is held against every act.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { leftOfDemonstration } from "#content/demonstration.ts";
import { demonstration } from "#content/site.ts";
import type { Sql } from "#functions/_shared/sql.ts";
import { atEndOfAll } from "../at-end.ts";
import { linkIn } from "../mail-server.ts";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import { act, confirmed, staffWith } from "./desk.ts";
import {
  addPartner,
  askOverview,
  bearing,
  enterBy,
  fillSpace,
  linkFrom,
  sessionOf,
  setPassword,
  signIn,
} from "./partner-space.ts";
import { ageProof, mailTold } from "./strong-sign-in.ts";

const roles = ["communications", "relations", "compliance", "administrator", "reader"];
const changes = [
  { name: "staff.invite", fields: { email: "x@firm.example", name: "X Y", roles: ["reader"] } },
  {
    name: "staff.roles",
    fields: { id: "00000000-0000-4000-8000-000000000001", was: [], roles: ["reader"] },
  },
  { name: "staff.revoke", fields: { id: "00000000-0000-4000-8000-000000000001" } },
  { name: "staff.reset-factors", fields: { id: "00000000-0000-4000-8000-000000000001" } },
];

async function everything(sql: Sql): Promise<string> {
  return JSON.stringify(
    await Promise.all([
      sql("select * from private.staff order by user_id"),
      sql("select * from private.staff_roles order by 1, 2"),
      sql("select seq, hash from private.ledger order by seq"),
      sql("select template, about from private.outbox order by id"),
      sql("select user_id, code_hash from private.enrolments order by 1"),
    ]),
  );
}

describe.each(engines)("the people of the desk on the %s engine", (engine) => {
  let backend: TestBackend;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    await fillSpace(backend.sql);
  });

  const secondPerson = (own: string) =>
    staffWith(backend, `second-${own}@firm.example`, ["compliance"]);
  const colleague = async (email: string) => {
    const [row] = await backend.sql<{ id: string }>("select id from auth.users where email = $1", [
      email,
    ]);
    return String(row?.id);
  };

  test("nobody without a session, a place or a proof is told anything", async () => {
    await addPartner(backend.sql, "partner@ormes.example");
    const partner = await sessionOf(backend, "partner@ormes.example");
    expect((await act(backend, partner, "colleague")).body).toEqual({ needs: "staff" });
    // A tab of the version before asks by the old name.
    expect((await act(backend, partner, "bearer")).body).toEqual({ needs: "staff" });
    const unproven = await staffWith(backend, "bare@firm.example", ["administrator"], {
      proven: false,
    });
    expect((await act(backend, unproven, "colleague")).body).toEqual({ needs: "enrolment" });
    const before = await everything(backend.sql);
    for (const session of [partner, unproven]) {
      for (const name of ["waiting", "demonstration", "staff.list"]) {
        expect(await act(backend, session, name)).toMatchObject({
          status: 403,
          body: { code: "forbidden" },
        });
      }
      for (const { name, fields } of changes) {
        expect((await act(backend, session, name, fields)).status, name).toBe(403);
      }
    }
    const nobody = await backend.post("/functions/v1/desk", { act: "waiting" });
    expect(nobody.status).toBe(401);
    expect(await everything(backend.sql)).toBe(before);
  });

  test("a proof is good for twelve hours", async () => {
    const session = await staffWith(backend, "late@firm.example", ["reader"]);
    expect((await act(backend, session, "waiting")).status).toBe(200);
    await ageProof(backend.sql, session, "12 hours 1 minute");
    expect((await act(backend, session, "waiting")).status).toBe(403);
    expect((await act(backend, session, "colleague")).body).toMatchObject({ needs: "enrolment" });
  });

  test("another's session proves nobody", async () => {
    const own = await staffWith(backend, "own@firm.example", ["administrator"], { proven: false });
    await staffWith(backend, "other@firm.example", ["administrator"]);
    expect((await act(backend, own, "waiting")).status).toBe(403);
  });

  test("only an administrator lets in, changes and shuts out", async () => {
    for (const role of roles.filter((one) => one !== "administrator")) {
      const session = await staffWith(backend, `${role}@firm.example`, [role]);
      const before = await everything(backend.sql);
      for (const { name, fields } of changes) {
        expect((await act(backend, session, name, fields)).status, `${role} ${name}`).toBe(403);
      }
      expect(await everything(backend.sql), role).toBe(before);
      const { status, body } = await act(backend, session, "staff.list");
      expect(status).toBe(200);
      expect(JSON.stringify(body)).toContain(`${role}@firm.example`);
    }
  });

  test("invited at the desk: a mail, a password, no entry without a factor; the ledger knows", async () => {
    const administrator = await staffWith(backend, "chief@firm.example", ["administrator"]);
    await confirmed(backend, administrator, await secondPerson("n"), "staff.invite", {
      email: "New@Firm.example",
      name: "New Colleague",
      roles: ["compliance", "reader"],
      language: "fr",
    });
    const link = await linkFrom(backend, "new@firm.example");
    expect(link.pathname).toBe("/fr/login/password");
    const session = await enterBy(backend, link);
    expect((await act(backend, session, "colleague")).body).toEqual({ needs: "enrolment" });
    expect(
      (await setPassword(backend, session, { password: "three rivers, a bridge" })).status,
    ).toBe(200);
    expect((await act(backend, session, "waiting")).status).toBe(403);
    expect((await askOverview(backend, session)).body).toMatchObject({ partner: null });
    const [row] = await backend.sql(
      `select actor_name, act, about, detail from private.ledger
       where about = 'staff:' || $1 and act = 'staff.invite'`,
      [await colleague("new@firm.example")],
    );
    expect(row).toMatchObject({
      actor_name: "Colleague second-n@firm.example",
      act: "staff.invite",
      detail: { roles: "compliance,reader", again: false },
    });
  });

  test("an unknown role, a name too short, an address that is none: refused, and nobody is made", async () => {
    const administrator = await staffWith(backend, "strict@firm.example", ["administrator"]);
    const before = await everything(backend.sql);
    const good = { email: "odd@firm.example", name: "Odd One", roles: ["reader"] };
    for (const wrong of [
      { ...good, roles: ["king"] },
      { ...good, roles: [] },
      { ...good, name: "O" },
      { ...good, email: "nonsense" },
    ]) {
      expect((await act(backend, administrator, "staff.invite", wrong)).status).toBe(422);
    }
    expect(await everything(backend.sql)).toBe(before);
  });

  test("nobody gives up the administration by themselves; another takes it from them", async () => {
    const one = await staffWith(backend, "keeps@firm.example", ["administrator", "reader"]);
    const other = await staffWith(backend, "takes@firm.example", ["administrator"]);
    const id = await colleague("keeps@firm.example");
    const less = { id, was: ["administrator", "reader"], roles: ["reader"] };
    expect(await act(backend, one, "staff.roles", less)).toMatchObject({
      status: 422,
      body: { reason: "own-role" },
    });
    expect((await act(backend, one, "staff.list")).status).toBe(200);
    expect((await act(backend, other, "staff.roles", less)).status).toBe(200);
    expect((await act(backend, one, "staff.roles", less)).status).toBe(403);
  });

  test("who is here already is not invited: their roles, name and day stay", async () => {
    const administrator = await staffWith(backend, "asks@firm.example", ["administrator"]);
    await staffWith(backend, "here@firm.example", ["compliance", "reader"]);
    const before = await everything(backend.sql);
    const again = { email: "Here@firm.example", name: "Another Name", roles: ["relations"] };
    expect(await act(backend, administrator, "staff.invite", again)).toMatchObject({
      status: 422,
      body: { reason: "already-here" },
    });
    expect(await everything(backend.sql)).toBe(before);
    const id = await colleague("here@firm.example");
    expect((await act(backend, administrator, "staff.revoke", { id })).status).toBe(200);
    expect((await act(backend, administrator, "staff.invite", again)).status).toBe(200);
  });

  test("who has not used their link yet is mailed another", async () => {
    const administrator = await staffWith(backend, "mails@firm.example", ["administrator"]);
    const fields = { email: "waits@firm.example", name: "Wanda Waits", roles: ["reader"] };
    for (const mails of [1, 2]) {
      if (mails === 1) {
        await confirmed(backend, administrator, await secondPerson("w"), "staff.invite", fields);
      } else {
        expect((await act(backend, administrator, "staff.invite", fields)).body).toEqual({
          outcome: "invited",
        });
      }
      const sent = await backend.sql(
        `select count(*)::int as count from private.outbox
         join auth.users on users.id = outbox.about
         where template = 'staff-invitation' and email = 'waits@firm.example'`,
      );
      expect(sent).toEqual([{ count: mails }]);
    }
  });

  test("roles are changed on what was seen; the day of the invitation stays, and the ledger has both", async () => {
    const administrator = await staffWith(backend, "gives@firm.example", ["administrator"]);
    await staffWith(backend, "gets@firm.example", ["reader", "compliance"]);
    const id = await colleague("gets@firm.example");
    const invitedAt = () =>
      backend.sql("select invited_at from private.staff where user_id = $1", [id]);
    await backend.sql(
      "update private.staff set invited_at = now() - interval '90 days' where user_id = $1",
      [id],
    );
    const day = await invitedAt();
    const more = {
      id,
      was: ["reader", "compliance"],
      roles: ["relations", "compliance", "reader"],
    };
    await confirmed(backend, administrator, await secondPerson("g"), "staff.roles", more);
    expect(await invitedAt()).toEqual(day);
    const [noted] = await backend.sql(
      "select detail from private.ledger where about = 'staff:' || $1 and act = 'staff.roles'",
      [id],
    );
    expect(noted).toMatchObject({
      detail: { was: "compliance,reader", roles: "compliance,reader,relations" },
    });
    const before = await everything(backend.sql);
    expect((await act(backend, administrator, "staff.roles", more)).status).toBe(409);
    const was = ["compliance", "reader", "relations"];
    for (const roles of [[], ["king"]]) {
      expect((await act(backend, administrator, "staff.roles", { id, was, roles })).status).toBe(
        422,
      );
    }
    expect(await everything(backend.sql)).toBe(before);
  });

  test("invited again by command, a colleague keeps the day of the first invitation", async () => {
    await staffWith(backend, "twice@firm.example", ["reader"]);
    const day = () => backend.sql("select invited_at from private.staff where user_id = $1", [id]);
    const id = await colleague("twice@firm.example");
    const before = await day();
    await backend.sql(
      "select private.invite_staff('twice@firm.example', 'Twice', 'en', 'reader', null, 'terminal')",
    );
    expect(await day()).toEqual(before);
  });

  test("shut out at once, by every way; nobody shuts themselves out", async () => {
    const administrator = await staffWith(backend, "door@firm.example", ["administrator"]);
    const leaving = await staffWith(backend, "leaving@firm.example", ["compliance"]);
    const self = await act(backend, administrator, "staff.revoke", {
      id: await colleague("door@firm.example"),
    });
    expect(self.status).toBe(422);
    const done = await act(backend, administrator, "staff.revoke", {
      id: await colleague("leaving@firm.example"),
    });
    expect(done).toMatchObject({ status: 200, body: { outcome: "revoked" } });
    expect((await act(backend, leaving, "waiting")).status).toBe(401);
    expect((await backend.ask("/auth/v1/user", bearing(leaving))).status).not.toBe(200);
    const recover = { email: "leaving@firm.example", language: "en" };
    await backend.post("/functions/v1/sign-in-recover", recover);
    const [queued] = await backend.sql(
      "select from private.outbox where about = $1::uuid and template = 'lp-recovery'",
      [await colleague("leaving@firm.example")],
    );
    expect(queued).toBeUndefined();
  });

  test("a colleague who lost everything gets a code from an administrator, and a mail", async () => {
    const administrator = await staffWith(backend, "helper@firm.example", ["administrator"]);
    await staffWith(backend, "lost@firm.example", ["reader"]);
    const id = await colleague("lost@firm.example");
    const other = await secondPerson("r");
    const code = await confirmed(backend, administrator, other, "staff.reset-factors", { id });
    expect(code).toMatch(/^\d{8}$/);
    expect((await signIn(backend, "lost@firm.example")).status, "the password is void").toBe(400);
    await mailTold(backend, "lost@firm.example", "your ways to sign in were reset");
    const lost = { email: "lost@firm.example", language: "en" };
    await backend.post("/functions/v1/sign-in-recover", lost);
    const session = await enterBy(backend, await linkFrom(backend, lost.email, 2));
    const chosen = { password: "a bridge over the moat" };
    expect((await setPassword(backend, session, chosen)).status).toBe(200);
    const ask = (fields: object) =>
      backend.post("/functions/v1/sign-in-account", fields, bearing(session));
    expect((await ask({ action: "ask-code" })).body).toEqual({ code: "code" });
    expect((await ask({ action: "open-enrolment", code })).status).toBe(200);
    expect((await ask({ action: "ask-code" })).status).toBe(200);
  });

  test("what is left of the demonstration is told to every colleague", async () => {
    const reader = await staffWith(backend, "facts@firm.example", ["reader"]);
    const { body } = await act(backend, reader, "demonstration");
    expect(body).toEqual({
      ...{ marked: Boolean(demonstration), left: leftOfDemonstration() },
      ...{ offSince: null, isProposed: false },
    });
  });

  test("what waits is counted for who can do something about it", async () => {
    const administrator = await staffWith(backend, "first@firm.example", ["administrator"]);
    const reader = await staffWith(backend, "watching@firm.example", ["reader"]);
    await backend.sql(
      `insert into private.outbox (template, language, about, state)
       values ('lp-recovery', 'en', gen_random_uuid(), 'dead')`,
    );
    const { body } = await act(backend, administrator, "waiting");
    const kinds = (body as { waiting: { kind: string }[] }).waiting.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["mail", "staff"]));
    expect(kinds).not.toContain("partners");
    const relations = await staffWith(backend, "calling@firm.example", ["relations"]);
    expect(JSON.stringify((await act(backend, relations, "waiting")).body)).toContain("partners");
    expect((await act(backend, reader, "waiting")).body).toMatchObject({ waiting: [] });
  });

  test("the first is invited by command, and the mail leads to a password", async () => {
    await backend.sql(
      "select private.invite_staff('first@house.example', 'First One', 'en', 'administrator', null, 'terminal')",
    );
    const link = await linkFrom(backend, "first@house.example");
    expect(linkIn(backend.mail.mails.at(-1), "/login/password").href).toBe(link.href);
    const [row] = await backend.sql(
      "select actor, actor_name from private.ledger where actor_name = 'terminal'",
    );
    expect(row).toEqual({ actor: null, actor_name: "terminal" });
  });
});
