/** Two persons, always: what one colleague tries alone is refused, and nothing has changed. */
import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { atEndOfAll } from "../at-end.ts";
import { smallPdf as pdf } from "../made-files.ts";
import { bothEngines, startBackend, type TestBackend } from "./backend.ts";
import { act, staffWith } from "./desk.ts";
import { roomOf } from "./desk-releases.ts";
import { addPartner, fillSpace, overviewOf, type Session, sessionOf } from "./partner-space.ts";

const ormes = { entity: "Ormes foundation", fund: "Shared fund" };
const call = { ...ormes, kind: "call", on: "2099-01-15", reference: "C7", amount: "100000" };
const reason = "The manager asks for it before this evening.";
const refused = (why: string) => ({ status: 422, body: { code: "invalid", reason: why } });

describe.each(bothEngines)("on the %s engine", (engine) => {
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
});
