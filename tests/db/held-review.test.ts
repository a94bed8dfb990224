/**
 * An approval holds what was compared when it was shown: a fund's account, a figure, somebody's access
 * or a name that changes in between stops it, and one that was given already.
 */
import { expect, test } from "vitest";
import { smallPdf } from "../made-files.ts";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import { act, staffWith } from "./desk.ts";
import { roomOf } from "./desk-releases.ts";
import { addPartner, fillSpace } from "./partner-space.ts";

const fund = "Shared fund";
const ormes = { entity: "Ormes foundation", fund };
const call = { ...ormes, kind: "call", on: "2099-03-31", reference: "C9", amount: "100000" };
const earlier = { ...ormes, kind: "call", on: "2026-10-15", reference: "C8", amount: "50000" };

/** By the only way there is: a change that two calls confirm. */
async function changeAccount(sql: TestBackend["sql"], iban: string): Promise<void> {
  const [change] = await sql<{ id: string }>(
    `insert into private.bank_account_changes (
       fund_id, holder, iban, bic, bank, source, proposed_by, proposed_by_name, proposed_at
     )
     select id, name || ' SCSp', $2, 'DEMOLULL', 'A bank', 'A letter', gen_random_uuid(),
       'Proposer', '2024-02-10'
     from public.funds where name = $1 returning id`,
    [fund, iban],
  );
  await sql(
    `insert into private.bank_account_calls (
       change_id, caller, caller_name, phone, spoke_with, confirmed
     )
     select $1::uuid, gen_random_uuid(), 'Caller', '+352 00 00 55', 'Back office', true
     from generate_series(1, 2)`,
    [change?.id ?? ""],
  );
  await sql(
    `select private.take_bank_account(changes) from private.bank_account_changes as changes
     where id = $1::uuid`,
    [change?.id ?? ""],
  );
}

test.each(engines)("an approval holds what was seen, on the %s engine", async (engine) => {
  const backend = await startBackend(engine);
  const { sql } = backend;
  const room = roomOf(backend);
  const anne = await staffWith(backend, "anne@firm.example", ["relations"]);
  const bruno = await staffWith(backend, "bruno@firm.example", ["relations"]);
  const chloe = await staffWith(backend, "chloe@firm.example", ["compliance"]);
  await fillSpace(sql);
  await sql("insert into public.partner_entities (name) values ('Ormes fondation')");
  await addPartner(sql, "ormes@partner.example");
  const refused = (reason: string) => ({ status: 422, body: { code: "invalid", reason } });

  const id = await room.begun(anne);
  await room.imported(anne, id, "notices", [call]);
  await room.imported(anne, id, "invitations", [
    {
      email: "ormes@partner.example",
      name: "Partner ormes@partner.example",
      entity: ormes.entity,
      language: "en",
      role: "read",
    },
  ]);
  const { sha256 } = await room.uploaded(anne, "call.pdf", smallPdf("a scan"));
  const meant = { sha256, fileName: "call.pdf", fund, all: true, type: "capital-call" };
  await room.withDocuments(anne, id, [{ ...meant, period: call.on }]);
  const { hash } = await room.submitted(anne, id);
  const approve = () => act(backend, chloe, "approvals.give", { id, hash });
  const go = async () => {
    const { mails } = (await room.rehearsed(anne, id)).done;
    return act(backend, anne, "releases.release", { id, hash, mails });
  };
  const notes = async () => (await room.looked(chloe, id)).firstLines?.flatMap((one) => one.notes);

  // The account, between the look and the approval: its author did not see the new one either.
  expect((await room.looked(chloe, id)).calls[0]).not.toHaveProperty("accountBefore");
  await changeAccount(sql, "DE89370400440532013000");
  expect(await approve()).toMatchObject(refused("accounts-changed"));
  expect((await room.shown(chloe, id)).state).toBe("submitted");
  expect((await room.looked(chloe, id)).calls[0]).toMatchObject({
    account: "DE89370400440532013000",
    accountBefore: "LU130000000000000000",
  });
  expect(await approve()).toMatchObject({ status: 200 });

  // Another release of the same fund and entity, between the approval and the release.
  const other = await room.begun(bruno);
  await room.imported(bruno, other, "notices", [earlier]);
  await room.released(bruno, chloe, other);
  const before = await sql("select id, amount from public.capital_flows order by id");
  const byHand = sql(
    `with marked as materialized (select set_config('private.releasing', $1, true))
     update private.works set live_revision = newest from marked where id::text = $1`,
    [id],
  );
  await expect(byHand).rejects.toThrow("figures-changed");
  await sql("delete from private.outbox");
  expect(await go()).toMatchObject(refused("figures-changed"));
  expect(await sql("select id, amount from public.capital_flows order by id")).toEqual(before);
  expect((await room.shown(anne, id)).state, "it waits for an approval again").toBe("submitted");
  expect(await sql("select template from private.outbox")).toContainEqual({
    template: "staff-notice",
  });
  expect(
    await sql("select detail ->> 'why' as why from private.ledger where act = $1", [
      "approvals.void",
    ]),
  ).toEqual([{ why: "figures-changed" }]);
  expect(await go()).toMatchObject(refused("not-approved"));
  expect(await approve()).toMatchObject(refused("figures-changed"));
  expect(await notes()).toContain("since");
  expect(await notes(), "also when it is opened twice").toContain("since");
  expect(await approve()).toMatchObject({ status: 200 });

  // Somebody's access.
  await sql("update public.partner_memberships set ends_at = now() + interval '9 days'");
  expect(await go()).toMatchObject(refused("people-changed"));
  await room.looked(chloe, id);
  expect(await approve()).toMatchObject({ status: 200 });

  // A merging: the line follows it, once it was seen.
  await sql(
    `select private.merge_entities(gone.id, kept.id, private.merge_counts(gone.id, kept.id),
       gen_random_uuid(), 'Bruno')
     from public.partner_entities as gone, public.partner_entities as kept
     where gone.name = $1 and kept.name = 'Ormes fondation'`,
    [ormes.entity],
  );
  expect(await go()).toMatchObject(refused("names-changed"));
  expect((await room.looked(chloe, id)).firstLines?.[0]).toMatchObject({
    entity: "Ormes fondation",
  });
  expect(await approve()).toMatchObject({ status: 200 });
  expect(await go()).toMatchObject({ status: 200 });
  expect(
    await sql(
      `select name from public.capital_flows join public.partner_entities as entities
       on entities.id = entity_id where reference = 'C9'`,
    ),
  ).toEqual([{ name: "Ormes fondation" }]);
});

test.each(engines)(
  "an approval of the version before is given again, on the %s engine",
  async (engine) => {
    const backend = await startBackend(engine);
    const room = roomOf(backend);
    const anne = await staffWith(backend, "anne@firm.example", ["relations"]);
    const chloe = await staffWith(backend, "chloe@firm.example", ["compliance"]);
    await fillSpace(backend.sql);
    const id = await room.begun(anne);
    await room.imported(anne, id, "statements", [{ ...ormes, asOf: "2026-10-31", nav: "430000" }]);
    const { hash } = await room.submitted(anne, id);
    // As it approved: nothing was kept of what was compared.
    await backend.sql("alter table private.approvals disable trigger want_review");
    await backend.sql(
      `insert into private.approvals (work_id, hash, revision, approver, approver_name)
     select id, $2, newest, $3::uuid, 'Chloe' from private.works where id = $1::uuid`,
      [id, hash, chloe.user.id],
    );
    await backend.sql("alter table private.approvals enable trigger want_review");
    const { mails } = (await room.rehearsed(anne, id)).done;
    const go = () => act(backend, anne, "releases.release", { id, hash, mails });
    expect((await room.shown(anne, id)).state).toBe("approved");
    expect(await go()).toMatchObject({ status: 422, body: { reason: "not-approved" } });
    expect((await room.shown(anne, id)).state).toBe("submitted");
    await room.looked(chloe, id);
    await room.done(chloe, "approvals.give", { id, hash });
    expect(await go()).toMatchObject({ status: 200 });
  },
);
