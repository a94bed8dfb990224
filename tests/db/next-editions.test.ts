/** The next edition of a legal text: who may do what, and that nobody does it alone. */
import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { pino } from "pino";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { firmDay } from "#core/firm-time.ts";
import { bringEditions } from "#functions/_shared/editions/bring.ts";
import { noteLeftOut, textsFolder } from "#server/left-out.ts";
import { atEndOfAll } from "../at-end.ts";
import { asAnon } from "./as-anon.ts";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import { act, staffWith } from "./desk.ts";
import type { Session } from "./partner-space.ts";

const body =
  "An opening.\n\n## Who we are {#who}\n\nA company.\n\n## Your rights {#rights}\n\nMany.";
const corps =
  "Un début.\n\n## Qui nous sommes {#who}\n\nUne société.\n\n## Vos droits {#rights}\n\nNombreux.";
const days = (ahead: number) => firmDay(new Date(Date.now() + ahead * 86_400_000));
let made = 0;
const edition = (more: object = {}) => ({
  text: "privacy",
  version: `9.${made++}`,
  from: days(3000 + made),
  prevails: "fr",
  change: { en: "A right is added.", fr: "Un droit est ajouté." },
  en: { title: "Privacy", summary: "What we keep.", body },
  fr: { title: "Confidentialité", summary: "Ce que nous gardons.", body: corps },
  ...more,
});
const refused = (why: string) => ({ status: 422, body: { code: "invalid", reason: why } });
type Work = { id: string; number: number; hash: string; state: string; fault: string | null };
type Seen = { id: string; hash: string; before: string | null };

describe.each(engines)("on the %s engine", (engine) => {
  const atEnd = atEndOfAll();
  let backend: TestBackend;
  let anne: Session;
  let chloe: Session;
  let administrator: Session;
  const others: Record<string, Session> = {};
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    await bringEditions(backend.sql);
    anne = await staffWith(backend, "anne@firm.example", ["communications"]);
    chloe = await staffWith(backend, "chloe@firm.example", ["compliance"]);
    administrator = await staffWith(backend, "admin@firm.example", ["administrator"]);
    others.relations = await staffWith(backend, "bruno@firm.example", ["relations"]);
    others.reader = await staffWith(backend, "reader@firm.example", ["reader"]);
    others.nobody = await staffWith(backend, "nobody@firm.example", []);
  });
  // Those of the test before are in the way of the next one's days otherwise.
  beforeEach(async () => {
    await backend.sql(
      `update private.editions set withdrawn_at = now()
       where file is not null and withdrawn_at is null and in_force_from > now()::date + 1`,
    );
  });

  async function shown(id: string): Promise<Work> {
    return (await act(backend, chloe, "editions.show", { id })).body as Work;
  }

  /** What somebody who reads it now sends: which text, and which edition beside it. */
  async function seen(id: string): Promise<Seen> {
    const { hash } = await shown(id);
    const [row] = await backend.sql<{ before: string | null }>(
      `select private.edition_before(content) as before from private.revisions
       join private.works on works.id = work_id and works.newest = number where works.id = $1`,
      [id],
    );
    return { id, hash, before: row?.before ?? null };
  }

  async function saved(content: object, by = anne): Promise<Seen> {
    const { status, body: said } = await act(backend, by, "editions.save", { content });
    expect([status, said]).toMatchObject([200, { outcome: "saved" }]);
    return seen((said as { id: string }).id);
  }

  async function submitted(content: object, by = anne): Promise<Seen> {
    const read = await saved(content, by);
    expect((await act(backend, by, "editions.submit", read)).status).toBe(200);
    return read;
  }

  async function announced(content = edition()) {
    const answer = await act(backend, chloe, "editions.confirm", await submitted(content));
    expect(answer).toMatchObject({ status: 200, body: { outcome: "announced" } });
    return content;
  }

  async function everything() {
    const [row] = await backend.sql(
      `select (select count(*)::int from private.editions) as editions,
         (select count(*)::int from private.editions where withdrawn_at is not null) as withdrawn,
         (select count(*)::int from private.approvals) as approvals,
         (select count(*)::int from private.works) as works,
         (select count(*)::int from private.ledger) as ledger`,
    );
    return row;
  }

  test("what two persons agreed on is frozen byte by byte, with its hash in the ledger", async () => {
    const content = edition();
    // What makes pages reads them from then on, and no day before, as any visitor may.
    const own = `select from public.desk_editions where version = '${content.version}'`;
    const read = await submitted(content);
    expect(await asAnon(backend, own)).toBe(0);
    expect((await act(backend, chloe, "editions.confirm", read)).status).toBe(200);
    expect(await asAnon(backend, own)).toBe(1);
    for (const write of [
      "delete from public.desk_editions",
      "update public.desk_editions set file = ''",
    ]) {
      await expect(asAnon(backend, write)).rejects.toThrow();
    }
    const [kept] = await backend.sql<{ file: string; hash: string; from: string }>(
      `select file, hash, in_force_from::text as from from private.editions
       where text = 'privacy' and version = $1`,
      [content.version],
    );
    const frozen = { ...content, published: firmDay(new Date()) };
    expect(JSON.parse(kept?.file ?? "")).toEqual(frozen);
    expect(kept?.hash).toBe(
      createHash("sha256")
        .update(kept?.file ?? "")
        .digest("hex"),
    );
    const [noted] = await backend.sql<{ detail: object }>(
      "select detail from private.ledger where act = 'editions.confirm' order by seq desc limit 1",
    );
    expect(noted?.detail).toEqual({ hash: kept?.hash, from: content.from, before: read.before });
    const listed = await act(backend, others.reader as Session, "editions.list");
    expect((listed.body as { editions: object[] }).editions).toContainEqual(
      expect.objectContaining({
        version: content.version,
        hash: kept?.hash,
        broughtAt: null,
        author: "Colleague anne@firm.example",
        approver: "Colleague chloe@firm.example",
      }),
    );
    expect(await stands(content.from, "00:00")).toBe(content.version);
    expect(await stands(content.from, "-00:01")).not.toBe(content.version);
  });

  /** Which edition stands at so many hours and minutes after midnight in Paris. */
  async function stands(day: string, after: string) {
    const [row] = await backend.sql<{ version: string }>(
      `select private.edition_at(
         'privacy', ($1::timestamp at time zone 'Europe/Paris') + $2::interval
       ) as version`,
      [day, after],
    );
    return row?.version;
  }

  test("neither its author, nor one colleague by whichever function, announces it", async () => {
    const read = await submitted(edition(), chloe);
    const { id, hash } = read;
    const before = await everything();
    expect(await act(backend, chloe, "editions.confirm", read)).toMatchObject(refused("author"));
    const reason = "It has to stand before this evening.";
    await backend.sql("update private.approval_settings set two_eyes = false");
    for (const [name, by] of [
      ["approvals.give", anne],
      ["works.publish", chloe],
      ["works.publish-now", chloe],
      ["works.withdraw", chloe],
    ] as const) {
      const answer = await act(backend, by, name, { id, hash, reason });
      expect([name, answer.status]).toEqual([name, 422]);
    }
    await backend.sql("update private.approval_settings set two_eyes = true");
    await expect(
      backend.sql(
        `insert into private.editions (text, version, published_on, in_force_from, hash, work_id, file)
         select 'privacy', '9.999', current_date, current_date + 9,
           encode(sha256(convert_to('{}', 'UTF8')), 'hex'), id, '{}'
         from private.works where id = $1`,
        [id],
      ),
    ).rejects.toThrow("two persons");
    expect(await everything()).toEqual(before);
    expect((await act(backend, administrator, "editions.confirm", read)).status).toBe(200);
  });

  test("one of the two is of compliance", async () => {
    const read = await submitted(edition());
    const before = await everything();
    expect(await act(backend, administrator, "editions.confirm", read)).toMatchObject(
      refused("compliance-missing"),
    );
    expect(await everything()).toEqual(before);
    expect((await act(backend, chloe, "editions.confirm", read)).status).toBe(200);
  });

  test("only what was read is confirmed, and what was changed is read again", async () => {
    const first = edition();
    const read = await submitted(first);
    const { id } = read;
    const { number } = await shown(id);
    const changed = { ...first, en: { ...first.en, summary: "What we keep, and why." } };
    const fields = { id, number, content: changed };
    expect((await act(backend, anne, "editions.save", fields)).status).toBe(200);
    expect((await act(backend, anne, "editions.save", fields)).status).toBe(409);
    expect((await act(backend, chloe, "editions.confirm", read)).status).toBe(409);
    expect(await act(backend, chloe, "editions.confirm", await seen(id))).toMatchObject(
      refused("not-submitted"),
    );
  });

  test("it is confirmed beside the edition that it follows, and read again where that is another", async () => {
    const otherNow = { status: 409, body: { code: "conflict", reason: "other-before" } };
    // Both are written today; the one for the earlier day is announced while the other waits.
    const later = await saved(edition({ from: days(4000) }));
    const wrong = { ...later, before: "0".repeat(64) };
    expect(await act(backend, anne, "editions.submit", wrong)).toMatchObject(otherNow);
    expect((await act(backend, anne, "editions.submit", later)).status).toBe(200);
    const between = await announced(edition({ from: days(3999) }));
    const before = await everything();
    for (const read of [later, { ...later, before: null }]) {
      expect(await act(backend, chloe, "editions.confirm", read)).toMatchObject(otherNow);
    }
    expect(await everything()).toEqual(before);
    // The same when that one is taken back after the second person read it.
    const read = await seen(later.id);
    expect(read.before).not.toBe(later.before);
    const { text, version } = between;
    await act(backend, chloe, "editions.withdraw", { text, version });
    expect(await act(backend, chloe, "editions.confirm", read)).toMatchObject(otherNow);
    expect((await act(backend, chloe, "editions.confirm", later)).status).toBe(200);
  });

  test("the version before, which does not say beside which one, submits and confirms nothing", async () => {
    const { id, hash } = await saved(edition());
    const submit = "desk_submit_edition(user_id, id, $2, $3)";
    const confirm = "desk_confirm_edition(user_id, id, $2, $3, 'file')";
    const asked = (by: Session, call: string) =>
      backend
        .sql(`select private.${call} from auth.sessions where user_id = $1`, [by.user.id, id, hash])
        .catch(({ message }: { message: string }) => message);
    const before = await everything();
    // The embedded engine passes on what is said, and no code.
    expect(await asked(anne, submit)).toBe("other-before");
    expect(await asked(chloe, confirm)).toBe("other-before");
    const nobody = others.nobody as Session;
    expect(await asked(nobody, submit)).toMatch(/^not allowed: /);
    expect(await asked(nobody, confirm)).toMatch(/^not allowed: /);
    expect(await everything()).toEqual(before);
  });

  test.each([
    ["no-legal-text", { text: "imprint" }],
    ["version-taken", { version: "2.0" }],
    ["day-past", { from: days(0) }],
    ["day-taken", { from: days(1) }],
    ["edition-faults", { fr: { ...edition().fr, body: "" } }],
    ["edition-faults", { fr: { ...edition().fr, body: "## Qui {#who}\n\nUne société." } }],
    ["edition-faults", { change: { en: "Something.", fr: " " } }],
    ["edition-faults", { en: { ...edition().en, body: `${body}\n\n# A title\n` } }],
  ])("%s: it is not submitted", async (why, more) => {
    if (why === "day-taken") await announced(edition({ from: days(20) }));
    const read = await saved(edition(more));
    const before = await everything();
    expect(await act(backend, anne, "editions.submit", read)).toMatchObject(refused(why));
    expect(await everything()).toEqual(before);
  });

  test.each([
    ["account-number", { en: { ...edition().en, body: `${body} LU28 0019 4006 4475 0000.` } }],
    ["no-day", { from: "2031-02-30" }],
    ["version", { version: "4" }],
    ["edition-too-long", { en: { ...edition().en, body: "a".repeat(60_001) } }],
  ])("%s: it is not saved", async (why, more) => {
    const before = await everything();
    const content = edition(more);
    expect(await act(backend, anne, "editions.save", { content })).toMatchObject(refused(why));
    expect(await everything()).toEqual(before);
  });

  test("before its day it is taken back by one, and the edition before it goes on", async () => {
    const content = await announced();
    const { text, version } = content;
    const before = await stands(content.from, "-1 day");
    const taken = await act(backend, chloe, "editions.withdraw", { text, version });
    expect(taken).toMatchObject({ status: 200, body: { outcome: "withdrawn" } });
    expect(await stands(content.from, "1 day")).toBe(before);
    expect(await act(backend, chloe, "editions.withdraw", { text, version })).toMatchObject(
      refused("withdrawn-already"),
    );
    // Its address goes on, and says so; its number is not given again, its day is.
    const [row] = await backend.sql(
      "select withdrawn from public.desk_editions where version = $1",
      [version],
    );
    expect(row).toEqual({ withdrawn: firmDay(new Date()) });
    await announced(edition({ from: content.from }));
    const again = await act(backend, anne, "editions.save", { content });
    expect(again).toMatchObject(refused("version-taken"));
  });

  test("one whose day has come is never taken back, changed or deleted", async () => {
    const standing = { text: "privacy", version: "2.0" };
    const before = await everything();
    expect(await act(backend, chloe, "editions.withdraw", standing)).toMatchObject(
      refused("day-past"),
    );
    for (const statement of [
      "update private.editions set withdrawn_at = now() where version = '2.0'",
      "update private.editions set hash = repeat('0', 64) where version = '2.0'",
      "update private.editions set in_force_from = in_force_from + 1 where file is not null",
      "delete from private.editions where version = '2.0'",
      "delete from private.editions where file is not null",
      "truncate private.editions",
    ]) {
      await expect(backend.sql(statement), statement).rejects.toThrow();
    }
    expect(await everything()).toEqual(before);
  });

  test("a later version of the program with another for that day, or number, breaks nothing", async () => {
    const { from, version } = await announced();
    const given = (more: object) =>
      backend.sql<{ changed: string }>(
        `select private.bring_editions(
           (select jsonb_agg(jsonb_build_object('text', text, 'version', version,
             'published', published_on, 'from', in_force_from, 'hash', hash))
            from private.editions where brought_at is not null) || $1::text::jsonb
         ) as changed`,
        [
          JSON.stringify([
            { text: "privacy", published: "2026-11-16", hash: "a".repeat(64), ...more },
          ]),
        ],
      );
    expect(await given({ version: "8.8", from })).toEqual([{ changed: "privacy/8.8" }]);
    expect(await given({ version, from: days(9000) })).toEqual([{ changed: `privacy/${version}` }]);
    expect(await stands(from, "1 day")).toBe(version);
  });

  test("whoever may not is refused, and nothing has changed", async () => {
    const read = await submitted(edition());
    const { id } = read;
    const before = await everything();
    const content = edition();
    const withdrawn = { text: "privacy", version: "2.0" };
    for (const [name, fields, by] of [
      ["editions.list", {}, ["nobody"]],
      ["editions.show", { id }, ["nobody"]],
      ["editions.save", { content }, ["nobody", "reader", "relations"]],
      ["editions.submit", read, ["nobody", "reader", "relations"]],
      ["editions.confirm", read, ["nobody", "reader", "relations"]],
      ["editions.withdraw", withdrawn, ["nobody", "reader", "relations"]],
    ] as const) {
      for (const who of by) {
        const answer = await act(backend, others[who] as Session, name, fields);
        expect([name, who, answer.status]).toEqual([name, who, 403]);
      }
    }
    expect((await act(backend, anne, "editions.confirm", read)).status).toBe(403);
    expect(await everything()).toEqual(before);
  });

  test("those who could confirm it are told once, and then what became of it", async () => {
    await backend.sql("delete from private.colleague_notices");
    await backend.sql("update private.staff set entered_at = now()");
    const content = await announced();
    const { text, version } = content;
    await act(backend, chloe, "editions.withdraw", { text, version });
    const told = await backend.sql(
      `select notices.kind, notices.act, staff.name, subject_name
       from private.colleague_notices as notices join private.staff using (user_id)
       order by notices.act, staff.name`,
    );
    const named = { subject_name: `${text}/${version}` };
    const admin = "Colleague admin@firm.example";
    expect(told).toEqual([
      { kind: "edition", act: "editions.confirm", name: admin, ...named },
      { kind: "waits", act: "editions.submit", name: admin, ...named },
      { kind: "waits", act: "editions.submit", name: "Colleague chloe@firm.example", ...named },
      { kind: "edition", act: "editions.withdraw", name: admin, ...named },
    ]);
  });

  test("what the site could not draw is said in the room that it came from", async () => {
    const folder = String(backend.env.DATA_FOLDER);
    const listed = async (name: string) =>
      ((await act(backend, chloe, name)).body as { leftOut: object[] }).leftOut;
    expect(await listed("editions.list")).toEqual([]);
    const [ofEdition, ofLetter, ofAll] = [
      { text: "privacy/9.1", fault: "Line 3 cannot be set." },
      { text: "a-letter", fault: "It has two titles." },
      { text: "", fault: "" },
    ];
    mkdirSync(`${folder}/${textsFolder}`, { recursive: true });
    noteLeftOut(folder, [ofEdition, ofLetter, ofAll], pino({ level: "silent" }));
    expect(await listed("editions.list")).toEqual([ofEdition, ofAll]);
    expect(await listed("letters.list")).toEqual([ofLetter, ofAll]);
    noteLeftOut(folder, [], pino({ level: "silent" }));
    expect(await listed("editions.list")).toEqual([]);
  });

  test("a draft is dropped by who wrote some of it or by compliance, and its number is free", async () => {
    const content = edition();
    const own = await submitted(content);
    const drop = ({ id, hash }: Seen, by: Session) =>
      act(backend, by, "editions.drop", { id, hash });
    const other = await staffWith(backend, `${content.version}@firm.example`, ["communications"]);
    const before = await everything();
    expect(await drop(own, other)).toMatchObject(refused("not-yours"));
    expect((await drop(own, administrator)).status).toBe(403);
    expect(await everything()).toEqual(before);
    expect(await drop(own, anne)).toMatchObject({ status: 200, body: { outcome: "dropped" } });
    const [noted] = await backend.sql(
      "select act, about, detail from private.ledger order by seq desc limit 1",
    );
    expect(noted).toMatchObject({
      ...{ act: "editions.drop", about: `edition:privacy/${content.version}` },
      detail: { hash: own.hash },
    });
    const { id, hash } = own;
    expect((await act(backend, chloe, "editions.show", { id })).status).toBe(404);
    const listed = await act(backend, chloe, "editions.list");
    expect(JSON.stringify(listed.body)).not.toContain(id);
    for (const [name, fields, by] of [
      ["editions.save", { id, number: 1, content: { ...content, from: days(5000) } }, anne],
      ["editions.submit", own, anne],
      ["editions.confirm", own, chloe],
      ["editions.drop", { id, hash }, anne],
    ] as const) {
      expect([name, (await act(backend, by, name, fields)).status]).toEqual([name, 422]);
    }
    // Compliance drops what somebody else left.
    const again = await submitted(edition({ version: content.version }));
    expect((await drop(again, chloe)).status).toBe(200);
    // What was announced is taken back, not dropped.
    const standing = await submitted(edition());
    await act(backend, chloe, "editions.confirm", standing);
    expect(await drop(standing, anne)).toMatchObject(refused("live-already"));
  });

  test("it is sent back with a remark by who could have confirmed it", async () => {
    const { id, hash } = await submitted(edition(), chloe);
    const reason = "The second chapter says nothing.";
    const answer = await act(backend, administrator, "approvals.send-back", { id, hash, reason });
    expect(answer).toMatchObject({ status: 200, body: { outcome: "sent-back" } });
    expect(await shown(id)).toMatchObject({ state: "draft", sentBack: { remark: reason } });
    const again = await submitted(edition(), chloe);
    const by = await act(backend, others.relations as Session, "approvals.send-back", {
      ...{ id: again.id, hash: again.hash },
      reason,
    });
    expect(by.status).toBe(403);
  });
});
