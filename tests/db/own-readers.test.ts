/**
 * The readers that an investor lets in, by actor: one of the entity proposes, one of the firm confirms,
 * everybody of the entity is told, and either side ends it. Nobody else does any of it.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { Proposal } from "#core/acts/rights.ts";
import { atEndOfAll } from "../at-end.ts";
import { until } from "../until.ts";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import { act as deskAct, staffWith } from "./desk.ts";
import { addPartner, fillSpace, overviewOf, type Session, sessionOf } from "./partner-space.ts";
import { act } from "./strong-sign-in.ts";

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const auditor = { email: "claude@audit.example", name: "Claude Audit", language: "fr" };

describe.each(engines)("an investor's own readers, on the %s engine", (engine) => {
  let backend: TestBackend;
  let anne: Session;
  let paul: Session;
  let julia: Session;
  let bruno: Session;
  let chloe: Session;
  let ormes: string;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    await fillSpace(backend.sql);
    await addPartner(backend.sql, "anne@ormes.example", "Ormes foundation", "Anne Martin");
    await addPartner(backend.sql, "paul@ormes.example", "Ormes foundation", "Paul Weber");
    await addPartner(backend.sql, "julia@moselle.example", "Moselle office", "Julia Hoffmann");
    bruno = await staffWith(backend, "bruno@firm.example", ["relations"]);
    chloe = await staffWith(backend, "chloe@firm.example", ["compliance"]);
    anne = await sessionOf(backend, "anne@ormes.example");
    paul = await sessionOf(backend, "paul@ormes.example");
    julia = await sessionOf(backend, "julia@moselle.example");
    const [entity] = await backend.sql<{ id: string }>(
      "select id from public.partner_entities where name = 'Ormes foundation'",
    );
    ormes = entity?.id ?? "";
  });

  const propose = (session: Session, more: object = {}) =>
    act(backend, session, "propose-reader", {
      ...{ entity: ormes, ...auditor, until: inDays(90) },
      ...more,
    });
  const peopleOf = async (session: Session) => (await overviewOf(backend, session)).people;
  const toldOf = (subject: RegExp) =>
    backend.mail.mails
      .filter((mail) => subject.test(String(mail.subject)))
      .map(({ to }) => to?.[0]?.address)
      .sort();
  const open = async () =>
    ((await deskAct(backend, chloe, "rights.list")).body as { proposals: Proposal[] }).proposals;

  test("who does not act for the entity proposes nobody, and nobody without an end", async () => {
    expect((await propose(julia)).status).toBe(404);
    await backend.sql(
      `update public.partner_memberships set role = 'read'
       where user_id = (select id from auth.users where email = 'paul@ormes.example')`,
    );
    expect((await propose(paul)).status, "a reader").toBe(404);
    expect(await peopleOf(paul)).toEqual([]);
    await backend.sql("update public.partner_memberships set role = 'full'");
    for (const end of ["", "never", inDays(-1), inDays(400), undefined]) {
      expect((await propose(anne, { until: end })).status, end).toBe(422);
    }
    expect((await propose(anne, { email: "paul@ormes.example" })).body).toEqual({
      code: "reader-already",
    });
    expect((await propose(anne, { entity: crypto.randomUUID() })).status).toBe(404);
    expect(await open()).toEqual([]);
  });

  test("what one of the entity proposes waits for one of the firm, and all of the entity are told", async () => {
    expect((await propose(anne)).status).toBe(200);
    expect((await propose(paul)).body).toEqual({ code: "proposed-already" });
    const [waiting, ...others] = await open();
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({
      ...{ act: "partners.invite", by: "Anne Martin", from: "Ormes foundation", whyNot: null },
      ...{ whom: "Claude Audit", email: auditor.email, entity: "Ormes foundation", roles: "read" },
    });
    expect(await peopleOf(paul)).toContainEqual(
      expect.objectContaining({ name: "Claude Audit", waits: true, role: "read" }),
    );
    expect(await peopleOf(julia)).toEqual([
      expect.objectContaining({ name: "Julia Hoffmann", waits: false }),
    ]);
    await until(() => {
      const told = toldOf(/a reader has been proposed/);
      expect(told).toEqual(["anne@ormes.example", "paul@ormes.example"]);
      expect(toldOf(/a second person is asked for/).length).toBeGreaterThan(0);
    });
    for (const mail of backend.mail.mails.filter(({ to }) =>
      /firm/.test(String(to?.[0]?.address)),
    )) {
      expect(mail.text, "colleagues are told no investor's name").not.toMatch(
        /Anne Martin|Claude|Ormes/,
      );
    }
    const [account] = await backend.sql("select from auth.users where email = $1", [auditor.email]);
    expect(account).toBeUndefined();
  });

  test("withdrawn by any of the entity, and by nobody else, nothing comes of it", async () => {
    const [{ id } = { id: "" }] = await open();
    for (const session of [julia, bruno]) {
      const asked = await act(backend, session, "withdraw-reader", { entity: ormes, id });
      expect(asked.status).toBe(404);
    }
    expect((await act(backend, paul, "withdraw-reader", { entity: ormes, id })).status).toBe(200);
    expect((await deskAct(backend, chloe, "rights.confirm", { id })).status).toBe(404);
    await until(() => expect(toldOf(/no longer proposed/)).toHaveLength(2));
    expect(await peopleOf(anne)).toHaveLength(2);
  });

  test.each(["before", "after"])(
    "who came to act for the entity %s a proposal, and works at the firm, is no second person",
    async (when) => {
      const join = () =>
        backend.sql(
          `with person as (
           insert into public.partners (user_id, name, language)
           select id, 'Bruno', 'en' from auth.users where email = 'bruno@firm.example'
           on conflict (user_id) do update set name = excluded.name returning user_id
         )
         insert into public.partner_memberships (user_id, entity_id)
         select user_id, $1::uuid from person
         on conflict (user_id, entity_id) do update set ends_at = null`,
          [ormes],
        );
      const leave = () =>
        backend.sql(
          `update public.partner_memberships set ends_at = now()
         where user_id = (select id from auth.users where email = 'bruno@firm.example')`,
        );
      if (when === "before") await join();
      expect((await propose(anne)).status).toBe(200);
      const [{ id } = { id: "" }] = await open();
      if (when === "after") await join();
      const confirmedBy = (person: string) =>
        backend.sql(
          `update private.proposals set settled_at = now(), outcome = 'confirmed',
           settled_by_name = 'somebody',
           settled_by = (select id from auth.users where email = $2)
         where id = $1::uuid`,
          [id, person],
        );
      await expect(confirmedBy("anne@ormes.example")).rejects.toThrow("own-proposal");
      await expect(confirmedBy("bruno@firm.example")).rejects.toThrow("own-matter");
      expect((await deskAct(backend, bruno, "rights.confirm", { id })).body).toMatchObject({
        reason: "own-matter",
      });
      await leave();
      if (when === "before") {
        await act(backend, anne, "withdraw-reader", { entity: ormes, id });
        return;
      }
      expect((await deskAct(backend, chloe, "rights.confirm", { id })).status).toBe(200);
      await until(() => expect(toldOf(/a reader now has access/)).toHaveLength(2));
      const told = backend.mail.mails.find(({ subject }) => /now has access/.test(String(subject)));
      expect(told?.text?.replaceAll(/\s+/g, " ")).toContain(
        "Claude Audit may now read the account of Ormes foundation, until",
      );
      const [membership] = await backend.sql(
        `select role, ends_at is not null as ends from public.partner_memberships
       where user_id = (select id from auth.users where email = $1)`,
        [auditor.email],
      );
      expect(membership).toEqual({ role: "read", ends: true });
    },
  );

  test("either side ends it, at once; who acts for the entity is not theirs to end", async () => {
    const people = await peopleOf(anne);
    const idOf = (name: string) => people.find((person) => person.name === name)?.id ?? "";
    const reader = { entity: ormes, id: idOf("Claude Audit") };
    expect((await act(backend, julia, "end-reader", reader)).status).toBe(404);
    const other = { entity: ormes, id: idOf("Paul Weber") };
    expect((await act(backend, anne, "end-reader", other)).status).toBe(404);
    expect((await act(backend, anne, "end-reader", reader)).status).toBe(200);
    expect((await peopleOf(paul)).map(({ name }) => name)).toEqual(["Anne Martin", "Paul Weber"]);
    await until(() => expect(toldOf(/no longer has access/)).toHaveLength(2));

    expect((await propose(paul)).status).toBe(200);
    const [{ id } = { id: "" }] = await open();
    await deskAct(backend, chloe, "rights.confirm", { id });
    expect((await deskAct(backend, bruno, "partners.end-membership", reader)).status).toBe(200);
    await until(() => expect(toldOf(/no longer has access/)).toHaveLength(4));
    expect(await peopleOf(anne)).toHaveLength(2);
  });

  test("a proposal lapses with who made it; what was typed renames nobody", async () => {
    const known = { email: "julia@moselle.example", name: "Somebody Else" };
    expect((await propose(anne, known)).status).toBe(200);
    expect((await propose(paul, { email: "late@audit.example" })).status).toBe(200);
    await backend.sql(
      `update public.partner_memberships set ends_at = now()
       where user_id = (select id from auth.users where email = 'paul@ormes.example')`,
    );
    const waiting = await open();
    const of = (email: string) => waiting.find((one) => one.email === email)?.id;
    const late = await deskAct(backend, chloe, "rights.confirm", { id: of("late@audit.example") });
    expect(late.status).toBe(409);
    const done = await deskAct(backend, chloe, "rights.confirm", { id: of(known.email) });
    expect(done.status).toBe(200);
    const { partner } = await overviewOf(backend, julia);
    expect(partner?.name).toBe("Julia Hoffmann");
  });

  test("five wait at a time, and the sixth waits for one of them", async () => {
    for (let number = 0; number < 4; number += 1) {
      const email = `reader${number}@audit.example`;
      expect((await propose(anne, { email })).status).toBe(200);
    }
    expect((await propose(anne, { email: "sixth@audit.example" })).body).toEqual({
      code: "readers-wait",
    });
  });
});
