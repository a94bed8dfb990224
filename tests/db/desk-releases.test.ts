/**
 * Releases: nothing reaches a partner before somebody else approved exactly that, and all of it
 * does. It is long because all of it shares one host.
 */
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { retentionDays } from "#core/retention.ts";
import { purge } from "#functions/_shared/purge.ts";
import { smallPdf as pdf } from "../made-files.ts";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import { act, staffWith } from "./desk.ts";
import { roomOf } from "./desk-releases.ts";
import {
  addPartner,
  askDocument,
  bearing,
  fillSpace,
  overviewOf,
  type Session,
  sessionOf,
} from "./partner-space.ts";

const ormes = { entity: "Ormes foundation", fund: "Shared fund" };
const call = { ...ormes, kind: "call", on: "2099-01-15", reference: "C7", amount: "100000" };
const value = { ...ormes, asOf: "2026-10-31", nav: "455000.10" };

describe.each(engines)("on the %s engine", (engine) => {
  const ends: (() => Promise<void>)[] = [];
  let backend: TestBackend;
  let room: ReturnType<typeof roomOf>;
  let anne: Session;
  let bruno: Session;
  let chloe: Session;
  let communications: Session;
  let reader: Session;
  let administrator: Session;
  let partner: Session;
  beforeAll(async () => {
    backend = await startBackend(engine, (end) => ends.push(end));
    room = roomOf(backend);
    anne = await staffWith(backend, "anne@firm.example", ["relations"]);
    bruno = await staffWith(backend, "bruno@firm.example", ["relations"]);
    chloe = await staffWith(backend, "chloe@firm.example", ["compliance"]);
    communications = await staffWith(backend, "com@firm.example", ["communications"]);
    reader = await staffWith(backend, "reader@firm.example", ["reader"]);
    administrator = await staffWith(backend, "admin@firm.example", ["administrator"]);
    await fillSpace(backend.sql);
    await addPartner(backend.sql, "ormes@partner.example");
    await addPartner(backend.sql, "moselle@partner.example", "Moselle office");
    partner = await sessionOf(backend, "ormes@partner.example");
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  /** All that partners could see or be told, and all that the desk could change. */
  async function everything() {
    const [row] = await backend.sql(
      `select
         (select count(*) from public.commitments) as commitments,
         (select sum(amount) from public.capital_flows)::text as flows,
         (select sum(nav) from public.valuations)::text as values,
         (select count(*) from public.documents) as documents,
         (select count(*) from public.partner_memberships) as people,
         (select count(*) from public.partner_entities) as entities,
         (select count(*) from auth.users) as accounts,
         (select count(*) from private.outbox) as mails,
         (select count(*) from private.revisions) as revisions,
         (select count(*) from private.approvals) as approvals,
         (select count(*) from private.staged_files) as files,
         (select count(*) from private.ledger) as ledger`,
    );
    return row;
  }

  const refused = (reason: string) => ({ status: 422, body: { code: "invalid", reason } });
  const forbidden = { status: 403, body: { code: "forbidden" } };

  test("written by one, approved by another, rehearsed, and let go as it was rehearsed", async () => {
    const id = await room.begun(anne);
    await room.imported(anne, id, "notices", [call]);
    await room.imported(anne, id, "statements", [value]);
    const { sha256 } = await room.uploaded(anne, "ormes.pdf", pdf("ormes"));
    const document = { sha256, fileName: "ormes.pdf", ...ormes, type: "capital-call" };
    await room.withDocuments(anne, id, [{ ...document, period: "2099-01-15", title: "Call 7" }]);
    await room.looked(chloe, id);
    const before = await everything();
    const { seen, done } = await room.rehearsed(chloe, id, "Ormes foundation");
    expect(done).toMatchObject({ notices: 1, statements: 1, documents: 1, entities: 1, mails: 1 });
    expect(await everything()).toEqual(before);

    const { hash } = await room.shown(anne, id);
    expect(await act(backend, anne, "releases.release", { id, hash, mails: 1 })).toMatchObject(
      refused("not-approved"),
    );
    await room.submitted(anne, id);
    expect(await act(backend, anne, "approvals.give", { id, hash })).toMatchObject(
      refused("author"),
    );
    expect(await act(backend, communications, "approvals.give", { id, hash })).toMatchObject(
      forbidden,
    );
    await room.looked(chloe, id);
    await room.done(chloe, "approvals.give", { id, hash });
    expect((await act(backend, anne, "releases.release", { id, hash, mails: 0 })).status).toBe(409);
    expect((await everything())?.documents).toBe(before?.documents);

    const twice = await Promise.all(
      [0, 1].map(() => act(backend, anne, "releases.release", { id, hash, mails: 1 })),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await room.shown(anne, id)).released?.done).toEqual(done);
    const {
      partner: _who,
      people,
      entities,
      downloads,
      needs,
      seenBefore,
      ...now
    } = (await overviewOf(backend, partner)) as unknown as Record<string, unknown>;
    const steady = (text: unknown) =>
      JSON.stringify(text, (name, part) =>
        ["id", "document", "publishedAt", "isNew"].includes(name) ? undefined : part,
      );
    expect(steady(seen)).toBe(steady(now));
    expect(Number((await everything())?.files)).toBe(0);
  });

  test("documents to all and to one reach those whom each document, held against each holder, reaches", async () => {
    const id = await room.begun(anne);
    const meant = [
      ["to-all.pdf", null, "Shared fund"],
      ["to-ormes.pdf", "Ormes foundation", "Shared fund"],
      ["of-old.pdf", "Ormes foundation", "Old fund"],
    ] as const;
    const documents = [];
    for (const [fileName, entity, fund] of meant) {
      const { sha256 } = await room.uploaded(anne, fileName, pdf(fileName));
      const whom = entity ? { entity } : { all: true };
      documents.push({ sha256, fileName, fund, ...whom, type: "tax", period: "2024" });
    }
    await room.withDocuments(anne, id, documents);
    const [expected] = await backend.sql<{ entities: number; mails: number }>(
      `with meant as (
         select place, entities.id as entity_id, funds.id as fund_id
         from jsonb_array_elements($1::text::jsonb) with ordinality as given (one, place)
         join public.funds on funds.name = one ->> 2
         left join public.partner_entities as entities on entities.name = one ->> 1
       ),
       reached as (
         select meant.place, held.entity_id from meant
         join public.commitments as held on held.fund_id = meant.fund_id
           and held.entity_id = coalesce(meant.entity_id, held.entity_id)
       )
       select
         (select count(distinct entity_id)::int from reached) as entities,
         (
           select count(distinct (place, members.user_id))::int from reached
           join public.partner_memberships as members on members.entity_id = reached.entity_id
             and (members.ends_at is null or members.ends_at > now())
           join public.partners on partners.user_id = members.user_id
             and partners.revoked_at is null and partners.notices = 'at-once'
         ) as mails`,
      [JSON.stringify(meant)],
    );
    expect(expected?.mails).toBeGreaterThan(meant.length);
    const { done } = await room.rehearsed(chloe, id);
    expect(done).toMatchObject({ documents: meant.length, ...expected });
  });

  test("a call or a document for an entity that nobody acts for is said before, by name", async () => {
    const alone = { entity: "Vosges pension", fund: "Shared fund" };
    const id = await room.begun(anne);
    await backend.sql("insert into public.partner_entities (name) values ($1)", [alone.entity]);
    const committed = { committed: "1000000", asOf: "2026-10-01" };
    await room.imported(anne, id, "commitments", [{ ...alone, ...committed }]);
    await room.imported(anne, id, "statements", [{ ...alone, asOf: "2026-10-31", nav: "1" }]);
    const { sha256 } = await room.uploaded(anne, "all.pdf", pdf("for everyone"));
    const shared = { sha256, fileName: "all.pdf", fund: "Shared fund", all: true };
    const report = { ...shared, type: "report", period: "2026-Q3" };
    await room.withDocuments(anne, id, [report]);
    // Figures and what all holders may read wait for whoever is invited later.
    expect((await room.rehearsed(chloe, id)).withoutPerson).toEqual([]);
    await room.imported(anne, id, "notices", [call, { ...call, ...alone }]);
    const notice = await room.uploaded(anne, "notice.pdf", pdf("a notice"));
    const itself = { ...shared, sha256: notice.sha256, fileName: "notice.pdf" };
    await room.withDocuments(anne, id, [
      report,
      { ...itself, type: "capital-call", period: call.on },
    ]);
    expect((await room.rehearsed(chloe, id)).withoutPerson).toEqual([alone.entity]);

    const theirs = await room.begun(anne);
    const [entity] = await backend.sql<{ id: string }>(
      `insert into public.commitments (entity_id, fund_id, committed, as_of)
       select entities.id, funds.id, 1, '2026-10-01' from public.partner_entities as entities
       cross join public.funds where entities.name = $1 and funds.name = $2
       returning entity_id as id`,
      [alone.entity, alone.fund],
    );
    const own = await room.uploaded(anne, "own.pdf", pdf("their own"));
    const document = { sha256: own.sha256, fileName: "own.pdf", ...alone, type: "tax" };
    await room.withDocuments(anne, theirs, [{ ...document, period: "2025" }]);
    expect((await room.rehearsed(anne, theirs)).withoutPerson).toEqual([alone.entity]);
    // Whom the release itself invites will read it; whoever was shut out will not.
    const lea = { email: "lea@vosges.example", name: "Léa Vosges", entity: alone.entity };
    await room.imported(anne, theirs, "invitations", [{ ...lea, language: "fr", role: "read" }]);
    expect((await room.rehearsed(anne, theirs)).withoutPerson).toEqual([]);
    expect(await room.released(anne, bruno, theirs)).toMatchObject({ documents: 1, mails: 1 });
    expect((await room.rehearsed(chloe, id)).withoutPerson).toEqual([]);
    await backend.sql(
      "update public.partner_memberships set ends_at = now() where entity_id = $1::uuid",
      [entity?.id ?? ""],
    );
    expect((await room.rehearsed(chloe, id)).withoutPerson).toEqual([alone.entity]);
  });

  test("imported again, nothing changes and nobody is written to", async () => {
    const id = await room.begun(anne);
    await room.imported(anne, id, "notices", [call]);
    const done = await room.released(anne, bruno, id);
    expect(done).toMatchObject({ notices: 0, mails: 0 });
  });

  test("finding: another notice of a call, and another amount, do not wait for Monday", async () => {
    await backend.sql("update public.partners set notices = 'weekly'");
    const queued = () =>
      backend.sql(
        `select template, changes from private.outbox
         left join private.call_notices as calls on calls.id = about
         where outbox.created_at = (select max(created_at) from private.outbox)`,
      );
    const corrected = await room.begun(anne);
    const { sha256 } = await room.uploaded(anne, "again.pdf", pdf("the notice, corrected"));
    const notice = { sha256, fileName: "again.pdf", ...ormes, type: "capital-call" };
    await room.withDocuments(anne, corrected, [{ ...notice, period: call.on }]);
    expect(await room.released(anne, bruno, corrected)).toMatchObject({ documents: 1, mails: 1 });
    expect(await queued()).toEqual([{ template: "lp-document", changes: null }]);

    const other = { ...call, reference: "C7a", amount: "100" };
    const first = await room.begun(anne);
    await room.imported(anne, first, "notices", [other]);
    expect(await room.released(anne, bruno, first)).toMatchObject({ notices: 1, mails: 1 });
    const dearer = await room.begun(anne);
    await room.imported(anne, dearer, "notices", [{ ...other, amount: "200" }]);
    expect(await room.released(anne, bruno, dearer)).toMatchObject({ notices: 1, mails: 1 });
    expect(await queued()).toEqual([{ template: "lp-call", changes: 1 }]);
    await backend.sql("delete from public.capital_flows where reference = 'C7a'");
    await backend.sql("update public.partners set notices = 'at-once'");
  });

  test("the dry run says what is new, changed, left and refused, with lines and reasons", async () => {
    const id = await room.begun(anne);
    const sheet = await room.sent(anne, id, "notices", [
      call,
      { ...call, amount: "90000" },
      { ...call, reference: "C8" },
      { ...call, entity: "Ormes fondation" },
      { ...call, fund: "No fund" },
      { ...call, entity: "Moselle office", fund: "Old fund" },
      { ...call, reference: "C9", amount: "-5" },
      { ...call, reference: "C9", on: "2026-02-30" },
      { ...call, reference: "C9", on: "2026-09-30" },
      { ...call, reference: "C9", kind: "adjustment" },
      { ...call, reference: "C9", noticedOn: "2099-02-01" },
      { ...call, reference: "C9", kind: "loan" },
      { ...call, reference: "C8" },
    ]);
    const { counts, rows, unknown } = await room.checked(anne, sheet);
    expect(counts).toEqual({ same: 1, created: 1, refused: 10, waiting: 1 });
    expect(rows.map(({ line, why }) => [line, why])).toEqual([
      // Not the same line: the same notice with another amount.
      [3, "twice-notices"],
      [6, "unknown-fund"],
      [7, "no-commitment"],
      [8, "bad-amount"],
      [9, "bad-date"],
      [10, "before-opening"],
      [11, "bad-adjustment"],
      [12, "noticed-late"],
      [13, "bad-kind"],
      [14, "twice"],
    ]);
    // What nobody knows is a question, and no refusal.
    expect((await room.checked(anne, sheet, "waiting")).rows).toMatchObject([
      { line: 5, why: "unknown-entity" },
    ]);
    expect(unknown).toEqual(["Ormes fondation"]);
    const changing = await room.sent(anne, id, "notices", [{ ...call, amount: "90000" }]);
    expect((await room.checked(anne, changing, "changed")).rows).toMatchObject([
      { line: 2, was: { amount: "100000.00", effect: "-100000.00" } },
    ]);
    await room.done(anne, "releases.mend", {
      sheet,
      meanings: { "Ormes fondation": "Ormes foundation" },
      made: [],
    });
    const { number } = await room.shown(anne, id);
    expect(await room.done<object>(anne, "releases.add-sheet", { sheet, number })).toMatchObject({
      lines: 2,
      leftOut: 11,
    });
  });

  test("columns are remembered for a set of headings, for those who may import, and forgotten", async () => {
    const sheet = {
      kind: "invitations",
      heads: ["nom", "courriel", "fonction", "nom"],
      fields: { courriel: "email", nom: "name", fonction: "" },
    };
    const known = (by: Session, kind = "notices") =>
      room.done<{ rows: { id: string; kind: string; heads: string[]; fields: object }[] }>(
        ...([by, "sheets.remembered", { kind }] as const),
      );
    for (const by of [reader, communications, administrator, chloe]) {
      for (const [name, fields] of [
        ["sheets.remembered", { kind: "notices" }],
        ["sheets.remember", sheet],
        ["sheets.forget", { id: crypto.randomUUID() }],
      ] as const) {
        const { status } = await act(backend, by, name, fields);
        expect([name, status]).toEqual([name, 403]);
      }
    }
    await room.done(anne, "sheets.remember", sheet);
    // The same set in another order, by a colleague: one row, and the latest choice.
    const again = { ...sheet, heads: ["fonction", "courriel", "nom"] };
    await room.done(bruno, "sheets.remember", { ...again, fields: { ...sheet.fields, nom: "" } });
    const { rows } = await known(anne);
    expect(rows).toMatchObject([
      {
        kind: "invitations",
        heads: ["courriel", "fonction", "nom"],
        fields: { courriel: "email", nom: "", fonction: "" },
      },
    ]);
    // Lists of readers are another room's, which neither sees nor replaces these.
    expect((await known(communications, "readers")).rows).toEqual([]);
    await room.done(communications, "sheets.remember", { ...again, kind: "readers" });
    expect((await known(anne)).rows).toEqual(rows);
    expect((await known(communications, "readers")).rows).toMatchObject([{ kind: "readers" }]);
    // As many and as long ones as a sheet may have, of letters that nothing packs.
    const long = Array.from({ length: 200 }, () => randomBytes(45).toString("hex"));
    await room.done(anne, "sheets.remember", { ...sheet, heads: long, fields: {} });
    const [widest] = (await known(anne)).rows;
    expect(widest?.heads).toHaveLength(200);
    await room.done(anne, "sheets.forget", { id: widest?.id });
    for (const odd of [
      { ...sheet, heads: [] },
      { ...sheet, kind: "letters" },
      { ...sheet, fields: { nom: "'; drop table" } },
    ]) {
      expect((await act(backend, anne, "sheets.remember", odd)).status).toBe(422);
    }
    await room.done(bruno, "sheets.forget", { id: rows[0]?.id });
    expect((await known(anne)).rows).toEqual([]);
  });

  test("what was typed for a line of a file is found by who typed it, with that file alone", async () => {
    const file = { kind: "notices", file: "a".repeat(64) };
    const cells = { on: "31/02/2026", amount: "1 234,00" };
    const found = async (by: Session, asked: object = file) =>
      (await room.done<{ lines: object[] }>(by, "sheets.corrected", asked)).lines;
    await room.done(anne, "sheets.correct", { ...file, line: 3, cells: {} });
    await room.done(anne, "sheets.correct", { ...file, line: 3, cells });
    expect(await found(anne)).toEqual([{ line: 3, cells }]);
    expect(await found(bruno)).toEqual([]);
    expect(await found(anne, { ...file, file: "b".repeat(64) })).toEqual([]);
    await room.done(bruno, "sheets.uncorrect", file);
    for (const by of [reader, chloe]) {
      for (const [name, fields] of [
        ["sheets.corrected", file],
        ["sheets.correct", { ...file, line: 3, cells: { on: "" } }],
        ["sheets.uncorrect", file],
      ] as const) {
        const { status } = await act(backend, by, name, fields);
        expect([name, status]).toEqual([name, 403]);
      }
    }
    for (const odd of [
      { ...file, line: 0, cells },
      { ...file, line: 3, cells: { "on'": "x" } },
      { ...file, line: 3, cells: { on: "x".repeat(301) } },
    ]) {
      expect((await act(backend, anne, "sheets.correct", odd)).status).toBe(422);
    }
    expect(await found(anne)).toEqual([{ line: 3, cells }]);
    await backend.sql(
      "update private.corrected_lines set typed_at = typed_at - interval '31 days'",
    );
    await backend.sql("select from private.purge_releases(interval '30 days')");
    expect(await found(anne)).toEqual([]);
    await room.done(anne, "sheets.correct", { ...file, line: 3, cells });
    await room.done(anne, "sheets.uncorrect", file);
    expect(await found(anne)).toEqual([]);
  });

  test("figures that do not add up are said at their line, and may be added all the same", async () => {
    const loire = { entity: "Loire mutual", fund: "Shared fund" };
    const id = await room.begun(anne);
    const sums = async (kind: string, lines: Record<string, string>[]) => {
      const sheet = await room.sent(anne, id, kind, lines);
      await room.done(anne, "releases.mend", { sheet, meanings: {}, made: [loire.entity] });
      const before = await everything();
      const { rows } = await room.done<{ rows: object[] }>(anne, "releases.sums", { sheet });
      expect(await everything()).toEqual(before);
      return rows;
    };
    const committed = { ...loire, committed: "1000", asOf: "2026-01-01" };
    expect(await sums("commitments", [committed])).toEqual([]);
    await room.imported(anne, id, "commitments", [committed]);
    const first = { ...loire, kind: "call", on: "2026-02-01", amount: "700" };
    const second = { ...first, on: "2026-03-01", amount: "400.50" };
    const back = { ...first, kind: "return", on: "2026-03-01", amount: "100.50" };
    expect(await sums("notices", [first, second, back])).toEqual([]);
    expect(await sums("notices", [second, { ...back, amount: "10" }, first])).toEqual([
      { line: 2, field: "amount", why: "over-called", difference: "90.50" },
    ]);
    expect(await sums("notices", [first, { ...back, amount: "800" }])).toEqual([
      { line: 3, field: "amount", why: "over-restored", difference: "100.00" },
    ]);
    expect(
      await sums("notices", [
        { ...first, effect: "-700.10" },
        { ...first, purpose: "fees", effect: "0" },
        { ...back, kind: "distribution", effect: "-1" },
      ]),
    ).toEqual([
      { line: 2, field: "effect", why: "effect-astray", difference: "0.10" },
      { line: 4, field: "effect", why: "effect-astray", difference: "1.00" },
    ]);
    await room.imported(anne, id, "notices", [first, { ...back, kind: "distribution" }]);
    const lower = { ...committed, committed: "500", asOf: "2026-02-01" };
    expect(await sums("commitments", [lower])).toEqual([
      { line: 2, field: "committed", why: "over-called", difference: "200.00" },
    ]);
    const opened = { ...loire, asOf: "2026-02-28", nav: "690", managementFees: "-10" };
    const closed = { ...loire, asOf: "2026-03-31", nav: "600", managementFees: "-5" };
    expect(
      await sums("statements", [
        { ...opened, unrealised: "0.02" },
        { ...closed, unrealised: "16" },
        { ...closed, asOf: "2026-04-30", unrealised: "5", realised: "2" },
        // Nothing says that it explains all.
        { ...closed, asOf: "2026-05-31" },
      ]),
    ).toEqual([
      { line: 3, field: "nav", why: "unexplained", difference: "0.50" },
      { line: 4, field: "nav", why: "unexplained", difference: "2.00" },
    ]);
    const last = [opened, { ...closed, unrealised: "16" }];
    const sheet = await room.sent(anne, id, "statements", last);
    const { number } = await room.shown(anne, id);
    expect(await room.done(anne, "releases.add-sheet", { sheet, number })).toMatchObject({
      lines: 2,
      leftOut: 0,
    });
    // The screen asks once more while it closes.
    expect(await room.done(anne, "releases.sums", { sheet })).toEqual({ rows: [] });
  });

  test("a change after the approval voids it; who saved it does not approve it", async () => {
    const id = await room.begun(anne);
    await room.imported(anne, id, "statements", [{ ...value, asOf: "2026-10-30" }]);
    const { hash } = await room.approved(anne, bruno, id);
    await room.imported(bruno, id, "statements", [{ ...value, asOf: "2026-10-29" }]);
    const now = await room.shown(anne, id);
    expect(now.state).toBe("draft");
    expect((await act(backend, anne, "releases.release", { id, hash, mails: 0 })).status).toBe(409);
    const again = { id, hash: now.hash };
    // What she looked through was another state of it.
    expect(await act(backend, anne, "works.submit", again)).toMatchObject(refused("not-looked"));
    await room.submitted(anne, id);
    expect(await act(backend, bruno, "approvals.give", { id, hash: now.hash })).toMatchObject(
      refused("author"),
    );
  });

  test("what the texts' functions do, they do not do to a release", async () => {
    const id = await room.begun(anne);
    await room.imported(anne, id, "statements", [{ ...value, asOf: "2026-10-28" }]);
    const { hash, number } = await room.approved(anne, bruno, id);
    const before = await everything();
    for (const [name, fields] of [
      ["works.publish", { hash }],
      ["works.publish-now", { hash, reason: "Because it cannot wait for anybody." }],
      ["works.save", { number, en: "Text", fr: "Texte" }],
    ] as const) {
      expect(await act(backend, anne, name, { id, ...fields })).toMatchObject(refused("own-room"));
    }
    const { body } = await act(backend, communications, "approvals.show", { id });
    expect(Object.keys(body as object).sort()).toEqual(["id", "kind", "name"]);
    expect(await everything()).toEqual(before);
  });

  test("a draft may have gaps, and is not submitted with them", async () => {
    const id = await room.begun(anne);
    const { hash } = await room.shown(anne, id);
    expect(await act(backend, anne, "works.submit", { id, hash })).toMatchObject(refused("faults"));
    const { sha256 } = await room.uploaded(anne, "scan.pdf", pdf("scan"));
    const document = { sha256, fileName: "scan.pdf", ...ormes, type: "tax", period: "2025" };
    const faults = async (more: object) => {
      await room.withDocuments(anne, id, [{ ...document, ...more }]);
      return (await room.shown(anne, id)).faults.map(({ why }) => why);
    };
    expect(await faults({ fund: "" })).toEqual(["fund-missing"]);
    expect(await faults({ entity: "Nobody" })).toEqual(["entity-missing"]);
    expect(await faults({ type: "novel" })).toEqual(["type-missing"]);
    expect(await faults({ period: "2026-Q5" })).toEqual(["period-missing"]);
    expect(await faults({ entity: "Moselle office", fund: "Old fund" })).toEqual(["no-commitment"]);
    expect(await faults({ sha256: "0".repeat(64) })).toEqual(["file-missing"]);
    expect(await faults({})).toEqual([]);
  });

  test("two saves at once: one is told that it was changed meanwhile", async () => {
    const id = await room.begun(anne);
    const { number } = await room.shown(anne, id);
    const { sha256 } = await room.uploaded(anne, "both.pdf", pdf("both"));
    const saves = await Promise.all(
      [anne, bruno].map((by, index) =>
        act(backend, by, "releases.save", {
          ...{ id, number },
          documents: [{ sha256, fileName: `both-${index}.pdf` }],
        }),
      ),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("a file comes in pieces, goes on where it stopped, and must be what it says", async () => {
    const bytes = Buffer.concat([pdf("long"), Buffer.alloc(2_000_000, 7)]);
    const { createHash } = await import("node:crypto");
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const about = { name: "long.pdf", size: bytes.length, sha256 };
    const begin = () =>
      room.done<{ upload: string; at: number }>(anne, "releases.begin-file", about);
    const { upload } = await begin();
    const first = bytes.subarray(0, 900_000);
    expect((await room.piece(anne, upload, 0, first)).body).toEqual({ at: 900_000 });
    expect((await room.piece(anne, upload, 0, first)).body).toEqual({ at: 900_000 });
    expect((await room.piece(anne, upload, 1_000_000, first)).status).toBe(409);
    expect((await room.piece(bruno, upload, 900_000, first)).status).toBe(404);
    expect((await room.piece(chloe, upload, 900_000, first)).status).toBe(404);
    expect((await act(backend, anne, "releases.end-file", { upload })).status).toBe(409);
    expect(Number((await begin()).at)).toBe(900_000);
    expect((await room.piece(anne, upload, 900_000, Buffer.alloc(1_100_000))).status).toBe(413);
    expect(await room.uploaded(anne, "long.pdf", bytes, 700_000)).toMatchObject({
      outcome: "staged",
    });
    const page = await room.uploaded(anne, "page.pdf", Buffer.from("<html></html>"));
    expect(page).toMatchObject({ outcome: "not-a-document" });
    for (const [name, size, reason] of [
      ["page.html", 10, "not-a-document"],
      ["a.pdf", 0, "empty"],
      ["a.pdf", 33_554_433, "too-large"],
    ] as const) {
      const wrong = { name, size, sha256: "1".repeat(64) };
      expect(await act(backend, anne, "releases.begin-file", wrong)).toMatchObject(refused(reason));
    }
  });

  test("a file that waits is given to who may see releases, to keep and not to open", async () => {
    const bytes = pdf("not yet out");
    const { sha256 } = await room.uploaded(anne, "soon.pdf", bytes);
    const asked = (by: Session | undefined, hash = sha256) =>
      backend.fetchBytes(`/functions/v1/desk-file?sha256=${hash}`, by && bearing(by));
    for (const session of [anne, bruno, chloe, reader]) {
      const given = await asked(session);
      expect([given.status, given.bytes.equals(bytes)]).toEqual([200, true]);
      expect(Object.fromEntries(given.headers)).toMatchObject({
        "content-type": "application/pdf",
        "content-disposition": expect.stringMatching(/^attachment; filename="/),
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
      });
    }
    for (const session of [communications, administrator, partner]) {
      expect((await asked(session)).status).toBe(403);
    }
    expect((await asked(undefined)).status).toBe(401);
    expect((await asked(anne, "3".repeat(64))).status).toBe(404);
  });

  test("a file waits as long as its release is worked on, and anew when it is brought again", async () => {
    const names = ["kept.pdf", "brought.pdf", "left.pdf"];
    const hashes: string[] = [];
    for (const name of names) {
      const { sha256 } = await room.uploaded(anne, name, pdf(name));
      hashes.push(sha256);
    }
    const [kept, brought] = hashes;
    const id = await room.begun(anne);
    const { number } = await room.shown(anne, id);
    await room.done(anne, "releases.save", {
      ...{ id, number },
      documents: [{ sha256: kept, fileName: "kept.pdf" }],
    });
    const days = retentionDays.stagedFiles;
    await backend.sql(
      `update private.staged_files set staged_at = now() - interval '${days} days 1 minute'
       where sha256 = any(string_to_array($1, ' '))`,
      [hashes.join(" ")],
    );
    const about = { name: "brought.pdf", size: pdf("brought.pdf").length, sha256: brought };
    await room.done(anne, "releases.begin-file", about);
    const remaining = async () => {
      await purge(backend.sql);
      const rows = await backend.sql<{ file_name: string }>(
        `select file_name from private.staged_files
         where sha256 = any(string_to_array($1, ' ')) order by 1`,
        [hashes.join(" ")],
      );
      return rows.map(({ file_name }) => file_name);
    };
    expect(await remaining()).toEqual(["brought.pdf", "kept.pdf"]);
    await backend.sql(
      `update private.works set changed_at = now() - interval '${days} days 1 minute' where id = $1`,
      [id],
    );
    expect(await remaining()).toEqual(["brought.pdf"]);
  });

  test("a withdrawn document is gone at once; its name, who had it and why stay", async () => {
    const published = await backend.sql<{ id: string }>(
      `select id from private.publish_document(
         'Shared fund', null, 'report', '2026-Q1', 'Moselle secret.pdf', 'application/pdf',
         '%PDF-1'::bytea, 'Secret'
       )`,
    );
    const id = published[0]?.id ?? "";
    expect((await askDocument(backend, id, partner)).status).toBe(200);
    const reason = "It was meant for somebody else.";
    expect(await act(backend, chloe, "documents.withdraw", { id, reason: "no" })).toMatchObject(
      refused("reason-missing"),
    );
    expect(await act(backend, chloe, "documents.withdraw", { id, reason })).toMatchObject({
      status: 200,
      body: { outcome: "withdrawn", told: 1 },
    });
    expect(await act(backend, anne, "documents.withdraw", { id, reason })).toMatchObject(
      refused("withdrawn-already"),
    );
    expect((await askDocument(backend, id, partner)).status).toBe(404);
    const { documents } = await overviewOf(backend, partner);
    expect(documents.find((one) => one.id === id)).toMatchObject({
      fileName: "withdrawn",
      title: null,
      withdrawnReason: reason,
    });
    const [kept] = await backend.sql(
      `select file_name, title, withdrawn_by_name, told,
         (select count(*)::int from private.document_files where document_id = gone.document_id) as bytes,
         (select detail from private.ledger where about = 'document:' || gone.document_id) as noted
       from private.withdrawn_documents as gone where document_id = $1::uuid`,
      [id],
    );
    expect(kept).toEqual({
      file_name: "Moselle secret.pdf",
      title: "Secret",
      withdrawn_by_name: "Colleague chloe@firm.example",
      told: 1,
      bytes: 0,
      noted: { told: 1, had: 1 },
    });
  });

  test("nobody does what their role does not let them, and nothing changes when they try", async () => {
    const id = await room.begun(anne);
    await room.imported(anne, id, "statements", [{ ...value, asOf: "2026-10-26" }]);
    const sheet = await room.sent(anne, id, "statements", [{ ...value, asOf: "2026-10-25" }]);
    const { hash, number } = await room.shown(anne, id);
    const [document] = await backend.sql<{ id: string }>("select id from public.documents limit 1");
    const sha256 = "2".repeat(64);
    const writes: [string, object][] = [
      ["releases.save", { name: "Another" }],
      ["releases.save", { id, number, documents: [] }],
      ["releases.open-sheet", { work: id, kind: "notices", name: "a.csv" }],
      ["releases.lines", { sheet, lines: [{ line: 2, fields: value }] }],
      ["releases.sums", { sheet }],
      ["releases.mend", { sheet, meanings: {}, made: ["New"] }],
      ["releases.add-sheet", { sheet, number }],
      ["releases.release", { id, hash, mails: 0 }],
      ["releases.begin-file", { name: "a.pdf", size: 9, sha256 }],
      ["releases.drop-file", { sha256 }],
    ];
    const reads: [string, object][] = [
      ["releases.list", {}],
      ["releases.show", { id }],
      ["releases.names", {}],
      ["releases.check", { sheet }],
      ["releases.rehearse", { id, hash }],
      ["releases.loose-files", {}],
      ["documents.published", {}],
    ];
    const withdrawal: [string, object] = [
      "documents.withdraw",
      { id: document?.id, reason: "x".repeat(20) },
    ];
    const before = await everything();
    for (const session of [communications, administrator, partner]) {
      for (const [name, fields] of [...writes, ...reads, withdrawal]) {
        expect({ name, ...(await act(backend, session, name, fields)) }).toMatchObject({
          name,
          ...forbidden,
        });
      }
    }
    for (const session of [chloe, reader]) {
      for (const [name, fields] of writes) {
        expect({ name, ...(await act(backend, session, name, fields)) }).toMatchObject({
          name,
          ...forbidden,
        });
      }
      for (const [name, fields] of reads) {
        expect({ name, status: (await act(backend, session, name, fields)).status }).toEqual({
          name,
          status: 200,
        });
      }
    }
    expect(await act(backend, reader, ...withdrawal)).toMatchObject(forbidden);
    expect(await everything()).toEqual(before);
  });
});
