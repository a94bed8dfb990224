/** Two persons, always: what one colleague tries alone is refused, and nothing has changed. */
import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { atEndOfAll } from "../at-end.ts";
import { smallPdf as pdf } from "../made-files.ts";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import { act, staffWith } from "./desk.ts";
import { roomOf } from "./desk-releases.ts";
import { addPartner, fillSpace, overviewOf, type Session, sessionOf } from "./partner-space.ts";

const ormes = { entity: "Ormes foundation", fund: "Shared fund" };
const call = { ...ormes, kind: "call", on: "2099-01-15", reference: "C7", amount: "100000" };
const reason = "The manager asks for it before this evening.";
const refused = (why: string) => ({ status: 422, body: { code: "invalid", reason: why } });

describe.each(engines)("on the %s engine", (engine) => {
  const atEnd = atEndOfAll();
  let backend: TestBackend;
  let room: ReturnType<typeof roomOf>;
  let anne: Session;
  let bruno: Session;
  let chloe: Session;
  let partner: Session;
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    room = roomOf(backend);
    anne = await staffWith(backend, "anne@firm.example", ["relations", "administrator"]);
    bruno = await staffWith(backend, "bruno@firm.example", ["relations"]);
    chloe = await staffWith(backend, "chloe@firm.example", ["compliance"]);
    await fillSpace(backend.sql);
    await addPartner(backend.sql, "ormes@partner.example");
    partner = await sessionOf(backend, "ormes@partner.example");
  });

  async function reachedPartners() {
    const [counted] = await backend.sql(
      `select (select count(*)::int from public.documents) as documents,
         (select count(*)::int from public.capital_flows) as flows,
         (select count(*)::int from private.outbox where template like 'lp-%') as mails`,
    );
    return { ...counted, calls: (await overviewOf(backend, partner)).calls };
  }

  /** A false notice for every investor of a fund, with the file that the attack used. */
  async function falseCall(by: Session, brings = by): Promise<{ id: string; hash: string }> {
    const id = await room.begun(by);
    await room.imported(by, id, "notices", [call]);
    const { sha256 } = await room.uploaded(brings, "call.pdf", pdf(`call ${id}`));
    const document = { sha256, fileName: "call.pdf", fund: ormes.fund, all: true };
    await room.withDocuments(by, id, [{ ...document, type: "capital-call", period: call.on }]);
    return { id, hash: (await room.shown(by, id)).hash };
  }

  test("security 1: no lane, no setting and no function of the texts lets one person release", async () => {
    const { id, hash } = await falseCall(anne);
    const before = await reachedPartners();
    const { mails } = (await room.rehearsed(anne, id)).done;
    const alone = [
      ["releases.release", { mails }],
      ["releases.release", { mails, reason }],
      ["works.publish", {}],
      ["works.publish-now", { reason }],
    ] as const;
    const why = expect.stringMatching(/^(not-approved|own-room)$/);
    const tryAll = async () => {
      for (const [name, fields] of alone) {
        expect(await act(backend, anne, name, { id, hash, ...fields })).toMatchObject(refused(why));
      }
    };
    await tryAll();
    await backend.sql("update private.approval_settings set two_eyes = false");
    await tryAll();
    expect((await room.shown(anne, id)) as object).toMatchObject({ twoEyes: true, state: "draft" });
    await backend.sql("update private.approval_settings set two_eyes = true");
    // As a tab of the version before asks, which has the reason among its arguments.
    const inSql = backend.sql(
      "select private.desk_release($1::uuid, s.id, $2::uuid, $3, $4, $5) from auth.sessions s where user_id = $1::uuid",
      [anne.user.id, id, hash, mails, reason],
    );
    await expect(inSql).rejects.toThrow("not-approved");
    await room.submitted(anne, id);
    await tryAll();
    expect(await act(backend, anne, "approvals.give", { id, hash })).toMatchObject(
      refused("author"),
    );
    expect(await reachedPartners()).toEqual(before);
  });

  test("who brought a file for a release does not approve it, whoever wrote the rest", async () => {
    const { id, hash } = await falseCall(anne, bruno);
    await room.submitted(anne, id);
    expect(await room.shown(bruno, id)).toMatchObject({ mine: true });
    expect(await act(backend, bruno, "approvals.give", { id, hash })).toMatchObject(
      refused("author"),
    );
    await room.looked(chloe, id);
    await room.done(chloe, "approvals.give", { id, hash });
  });

  test("whom a release invites does not approve it", async () => {
    const id = await room.begun(anne);
    const chloes = { email: "chloe@firm.example", name: "Chloe", language: "en", role: "full" };
    await room.imported(anne, id, "invitations", [{ ...chloes, entity: ormes.entity }]);
    const { hash } = await room.shown(anne, id);
    await room.submitted(anne, id);
    expect(await act(backend, chloe, "approvals.give", { id, hash })).toMatchObject(
      refused("author"),
    );
    await room.looked(bruno, id);
    await room.done(bruno, "approvals.give", { id, hash });
  });

  test("no row of the tables lets a release out, or counts as an approval, by itself", async () => {
    const { id, hash } = await falseCall(anne);
    const approve = (lane: string, why: string | null, by = anne) =>
      backend.sql(
        `insert into private.approvals (work_id, hash, revision, approver, approver_name, lane, reason)
         select id, $2, newest, $3::uuid, 'Anne', $4, $5 from private.works where id = $1::uuid`,
        [id, hash, by.user.id, lane, why],
      );
    await expect(approve("emergency", reason, chloe)).rejects.toThrow("own-room");
    await expect(approve("normal", null)).rejects.toThrow("author");
    const goes = backend.sql(
      `with marked as materialized (select set_config('private.releasing', $1, true))
       update private.works set live_revision = newest from marked where id::text = $1`,
      [id],
    );
    await expect(goes).rejects.toThrow("not-approved");
  });

  test("security 12: the file of a submitted or approved release is not dropped", async () => {
    const { id, hash } = await falseCall(anne);
    const sha256 = createHash("sha256")
      .update(pdf(`call ${id}`))
      .digest("hex");
    const drop = () => act(backend, bruno, "releases.drop-file", { sha256 });
    await room.submitted(anne, id);
    expect(await drop()).toMatchObject(refused("file-held"));
    await room.looked(chloe, id);
    await room.done(chloe, "approvals.give", { id, hash });
    expect(await drop()).toMatchObject(refused("file-held"));
    expect((await room.shown(anne, id)).faults).toEqual([]);
    // Sent back or changed, it is a draft again, and nobody looks at it.
    await room.withDocuments(anne, id, []);
    expect(await drop()).toMatchObject({ status: 200 });
  });

  test("a newcomer confirms no number that would be called about an account", async () => {
    const [fund] = await backend.sql<{ id: string }>(
      "select id from public.funds where name = $1",
      [ormes.fund],
    );
    const about = { fund: fund?.id, phone: "+352 26 00 00 77" };
    await room.done(anne, "bank.note-number", { ...about, name: "Back office" });
    await backend.sql(
      "update private.staff set established_at = null, invited_at = now() where user_id = $1::uuid",
      [bruno.user.id],
    );
    const confirm = (by: Session) => act(backend, by, "bank.confirm-number", about);
    expect(await confirm(bruno)).toMatchObject(refused("newcomer-here"));
    await backend.sql("update private.staff set established_at = now() where user_id = $1::uuid", [
      bruno.user.id,
    ]);
    expect((await confirm(bruno)).status).toBe(200);
  });

  test("the terminal empties the desk of nobody by calling them a partner", async () => {
    const before = await backend.sql(
      "select count(*)::int as few from private.established_approvers()",
    );
    await backend.sql(
      `insert into public.partners (user_id, name, language) values ($1::uuid, 'Chloe', 'en')`,
      [chloe.user.id],
    );
    await backend.sql(
      `insert into public.partner_memberships (user_id, entity_id)
       select $1::uuid, id from public.partner_entities where name = $2`,
      [chloe.user.id, ormes.entity],
    );
    expect(
      await backend.sql("select private.revoke_partner('chloe@firm.example') as done"),
    ).toEqual([{ done: true }]);
    expect(
      await backend.sql("select count(*)::int as few from private.established_approvers()"),
    ).toEqual(before);
    expect((await act(backend, chloe, "releases.list", {})).status, "still at the desk").toBe(200);
    expect(
      await backend.sql("select ends_at <= now() as ended from private.memberships_of($1::uuid)", [
        chloe.user.id,
      ]),
    ).toEqual([]);
  });

  test("once anything was confirmed by a second person, the terminal establishes nobody", async () => {
    await backend.sql("delete from private.factors");
    await backend.sql("update private.staff set established_at = null");
    const established = async (email: string) => {
      await backend.sql(
        "select private.terminal_invite_staff($1, 'Own mailbox', 'en', 'compliance', 'x')",
        [email],
      );
      const [row] = await backend.sql(
        "select private.is_established(id) as counts from auth.users where email = $1",
        [email],
      );
      return row?.counts;
    };
    await backend.sql("alter table private.approvals disable trigger user");
    await backend.sql("delete from private.approvals");
    await backend.sql("alter table private.approvals enable trigger user");
    const [taken] = await backend.sql(
      "select count(*)::int as n from private.bank_account_changes where outcome = 'taken'",
    );
    expect(taken?.n, "an account was").toBeGreaterThan(0);
    expect(await established("own@mailbox.example")).toBe(false);
  });
});
