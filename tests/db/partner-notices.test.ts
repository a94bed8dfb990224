/**
 * What partners are told of, when, and that they are told once. It is long because all of it shares
 * one host.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { site } from "#content/site.ts";
import { makeDigests } from "#functions/_shared/digests.ts";
import type { Sql } from "#functions/_shared/sql.ts";
import { atEndOfAll } from "../at-end.ts";
import { until } from "../until.ts";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import { act as deskAct, staffWith } from "./desk.ts";
import { openEngine } from "./engine.ts";
import {
  addAccount,
  addPartner,
  askDocument,
  bearing,
  entityNamed,
  fillSpace,
  overviewOf,
  publish,
  sessionOf,
} from "./partner-space.ts";
import { act } from "./strong-sign-in.ts";

const zone = "Europe/Luxembourg";

async function idOf(sql: Sql, table: string, name: string): Promise<string> {
  const [row] = await sql<{ id: string }>(`select id from public.${table} where name = $1`, [name]);
  return String(row?.id);
}

async function announce(sql: Sql, due = "2026-11-30", reference = "Call 4"): Promise<number> {
  const [row] = await sql<{ told: number }>(
    "select private.announce_call($1::uuid, $2::uuid, $3::text::date, $4) as told",
    [
      await idOf(sql, "partner_entities", "Ormes foundation"),
      await idOf(sql, "funds", "Shared fund"),
      due,
      reference,
    ],
  );
  return Number(row?.told);
}

async function withdraw(sql: Sql, document: string): Promise<number> {
  const [row] = await sql<{ told: number }>("select private.tell_of_withdrawal($1::uuid) as told", [
    document,
  ]);
  await sql(
    `update public.documents set withdrawn_at = now(), withdrawn_reason = 'The wrong file',
       file_name = 'withdrawn', title = null
     where id = $1::uuid`,
    [document],
  );
  return Number(row?.told);
}

const prefer = (sql: Sql, email: string, choice: string) =>
  sql(
    `update public.partners set notices = $2
     where user_id = (select id from auth.users where email = $1)`,
    [email, choice],
  );

/** All notices were made then, by the clock of Luxembourg. */
const madeAt = (sql: Sql, moment: string) =>
  sql("update private.document_notices set made_at = $1::text::timestamp at time zone $2", [
    moment,
    zone,
  ]);

async function digestsAt(sql: Sql, moment: string): Promise<number> {
  const [row] = await sql<{ made: number }>(
    "select private.make_digests($2, $1::text::timestamp at time zone $2) as made",
    [moment, zone],
  );
  return Number(row?.made);
}

async function queued(sql: Sql, template: string): Promise<number> {
  const [row] = await sql<{ count: number }>(
    "select count(*)::integer as count from private.outbox where template = $1",
    [template],
  );
  return Number(row?.count);
}

describe.each(engines)("what partners are told of, on the %s engine", (engine) => {
  let backend: TestBackend;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    await fillSpace(backend.sql);
    await addPartner(backend.sql, "anne@ormes.example");
    await addPartner(backend.sql, "paul@ormes.example");
    await addPartner(backend.sql, "ended@ormes.example");
    await addPartner(backend.sql, "left@ormes.example");
    await addPartner(backend.sql, "julia@moselle.example", "Moselle office");
    await prefer(backend.sql, "paul@ormes.example", "weekly");
    await backend.sql("select private.revoke_partner('left@ormes.example')");
    await backend.sql(
      `update public.partner_memberships set ends_at = now() - interval '1 minute'
       where user_id = (select id from auth.users where email = 'ended@ormes.example')`,
    );
  });

  const mailsOf = (subject: RegExp) =>
    backend.mail.mails.filter((mail) => subject.test(String(mail.subject)));
  const recipients = (subject: RegExp) =>
    mailsOf(subject)
      .map(({ to }) => to?.[0]?.address)
      .sort();

  test("a call is told to all who act for the entity, at once, once, and without a figure", async () => {
    expect(await announce(backend.sql)).toBe(2);
    expect(await announce(backend.sql), "told already").toBe(0);
    const call = /: Shared fund call due 30 November 2026, Ormes foundation$/;
    await until(() => expect(mailsOf(call)).toHaveLength(2));
    expect(recipients(call)).toEqual(["anne@ormes.example", "paul@ormes.example"]);
    const entity = await entityNamed(backend.sql, "Ormes foundation");
    for (const { text, html } of mailsOf(call)) {
      for (const part of [text, String(html)]) {
        expect(part).toContain("Shared fund");
        // Of the entity that is to pay, whichever they saw last.
        expect(String(part).replaceAll("&amp;", "&")).toMatch(
          new RegExp(`https://site\\.example/lp\\?entity=${entity}&fund=[\\w-]+&call=2026-11-30`),
        );
        // But for the companies' own capital, which the law asks of every mail.
        const said = String(part).split(site.email)[0];
        expect(said).not.toMatch(/€|EUR|\d[ ,.]\d{3}|LU\d{2}/);
      }
    }
    expect(await announce(backend.sql, "2026-12-15"), "another day is news").toBe(2);
  });

  test("finding: the notice of a call is told at once to who hears on Mondays", async () => {
    const { sql } = backend;
    const to = { entity: "Ormes foundation" };
    const report = await publish(sql, "Shared fund", "%PDF-1.4 report", to);
    expect(report.told, "a report waits").toBe(1);
    const notice = await publish(sql, "Shared fund", "%PDF-1.4 call", {
      ...to,
      type: "capital-call",
    });
    expect(notice.told, "Anne and Paul").toBe(2);
    // As the version before left it: the next look finds it.
    await sql("update private.document_notices set told_at = null where document_id = $1::uuid", [
      notice.id,
    ]);
    await makeDigests(sql);
    await makeDigests(sql);
    const mails = await sql(
      `select count(*)::integer as mails from private.outbox
       join private.document_notices as notices on notices.id = about
       where notices.document_id = $1::uuid`,
      [notice.id],
    );
    expect(mails, "and once more, once").toEqual([{ mails: 4 }]);
    await sql("delete from private.document_notices where document_id = $1::uuid", [report.id]);
  });

  test("a withdrawal is told to who had fetched the document, and to nobody else", async () => {
    const { id } = await publish(backend.sql, "Shared fund", "%PDF-1.4 wrong", { type: "tax" });
    const anne = await sessionOf(backend, "anne@ormes.example");
    expect((await askDocument(backend, id, anne)).status).toBe(200);
    expect((await askDocument(backend, id, anne)).status).toBe(200);
    expect(await withdraw(backend.sql, id)).toBe(1);
    const gone = /a document that you downloaded was withdrawn/;
    await until(() => expect(mailsOf(gone)).toHaveLength(1));
    expect(recipients(gone)).toEqual(["anne@ormes.example"]);
    expect(mailsOf(gone)[0]?.text).toMatch(/for Ormes\s+foundation on/);
    expect(mailsOf(gone)[0]?.text).toMatch(/tax statement, Shared\s+fund/);
    expect(mailsOf(gone)[0]?.text).not.toMatch(/report\.pdf/i);
    expect((await askDocument(backend, id, anne)).status).toBe(404);
    const [row] = await backend.sql("select private.tell_of_withdrawal($1::uuid) as told", [id]);
    expect(row, "once").toEqual({ told: 0 });
  });

  test("who left the entity since is told of what they hold, and not whose it is", async () => {
    const { sql } = backend;
    const { id } = await publish(sql, "Shared fund", "%PDF-1.4 wrong, too", { type: "tax" });
    const anne = await sessionOf(backend, "anne@ormes.example");
    expect((await askDocument(backend, id, anne)).status).toBe(200);
    const member = "(select id from auth.users where email = 'anne@ormes.example')";
    await sql(`update public.partner_memberships set ends_at = now() where user_id = ${member}`);
    const gone = /a document that you downloaded was withdrawn/;
    const before = mailsOf(gone).length;
    expect(await withdraw(sql, id)).toBe(1);
    await until(() => expect(mailsOf(gone)).toHaveLength(before + 1));
    expect(mailsOf(gone).at(-1)?.text).not.toMatch(/Ormes|Shared\s+fund/);
    await sql(`update public.partner_memberships set ends_at = null where user_id = ${member}`);
  });

  test("somebody chooses how often; who is not let in chooses nothing", async () => {
    const { sql } = backend;
    const paul = await sessionOf(backend, "paul@ormes.example");
    const chosen = async () =>
      (
        await sql<{ notices: string }>(
          `select notices from public.partners join auth.users on users.id = user_id
           where email = 'paul@ormes.example'`,
        )
      )[0]?.notices;
    expect((await act(backend, paul, "choose-notices", { choice: "daily" })).status).toBe(200);
    expect(await chosen()).toBe("daily");
    for (const choice of ["never", "", 1, null, ["weekly"]]) {
      expect((await act(backend, paul, "choose-notices", { choice })).status).toBe(422);
    }
    const choose = { action: "choose-notices", choice: "weekly" };
    expect((await backend.post("/functions/v1/sign-in-account", choose)).status).toBe(401);
    await addAccount(sql, "stranger@nowhere.example");
    const stranger = await sessionOf(backend, "stranger@nowhere.example");
    const asStranger = await backend.post(
      "/functions/v1/sign-in-account",
      choose,
      bearing(stranger),
    );
    expect(asStranger.status).toBe(404);
    await sql("update public.partner_entities set requires_factor = true");
    expect((await act(backend, paul, "choose-notices", { choice: "weekly" })).status).toBe(404);
    await sql("update public.partner_entities set requires_factor = false");
    expect(await chosen()).toBe("daily");
  });

  test("who wants to hear at once hears at once of what was waiting, in one mail", async () => {
    const { sql } = backend;
    const paul = await sessionOf(backend, "paul@ormes.example");
    await act(backend, paul, "choose-notices", { choice: "weekly" });
    for (const type of ["report", "legal", "accounts"]) {
      await publish(sql, "Old fund", `%PDF-1.4 ${type}`, { type });
    }
    await act(backend, paul, "choose-notices", { choice: "at-once" });
    const several = /documents for you/;
    await until(() => expect(recipients(several)).toEqual(["paul@ormes.example"]));
    expect(mailsOf(several)[0]?.text).toContain("3 documents have been placed");
    const waiting = await sql("select from private.document_notices where told_at is null");
    expect(waiting).toHaveLength(0);
  });

  test("mails name the entity, the fund and the kind, and none of it to who wants no names", async () => {
    const { sql } = backend;
    const paul = await sessionOf(backend, "paul@ormes.example");
    const named = async (choice: unknown) =>
      (await act(backend, paul, "choose-mail-names", { named: choice })).status;
    const lastOf = (subject: RegExp) =>
      until(() => {
        const found = mailsOf(subject).filter(({ to }) => to?.[0]?.address?.startsWith("paul@"));
        expect(found).toHaveLength(1);
        return `${found[0]?.subject} ${found[0]?.text}`.replaceAll(/\s+/g, " ");
      });
    const meeting = { type: "meeting", entity: "Ormes foundation" };
    await publish(sql, "Shared fund", "%PDF-1.4 meeting", meeting);
    expect(await lastOf(/general meeting, Ormes foundation/)).toContain(
      "for Ormes foundation: general meeting, Shared fund.",
    );
    expect(await named("no")).toBe(422);
    expect(await named(false)).toBe(200);
    const { partner } = await overviewOf(backend, paul);
    expect(partner).toMatchObject({ mailsNamed: false });
    await publish(sql, "Shared fund", "%PDF-1.4 legal", { ...meeting, type: "legal" });
    await announce(sql, "2027-01-20");
    for (const subject of [/: a document for you/, /capital call, due on 20 January 2027$/]) {
      expect(await lastOf(subject)).not.toMatch(/Ormes|Shared fund|legal document/);
    }
    expect(await named(true)).toBe(200);
  });

  test("at the desk each of them is found by its recipient, and shown", async () => {
    const session = await staffWith(backend, "desk@firm.example", ["relations"]);
    const asked = { recipient: "paul@" };
    const { body } = await deskAct(backend, session, "mail.list", asked);
    const { rows } = body as { rows: { id: string; template: string; recipient: string }[] };
    const found = rows.filter(({ recipient }) => recipient === "paul@ormes.example");
    expect(found.map(({ template }) => template).sort()).toEqual([
      ...["lp-call", "lp-call", "lp-call"],
      "lp-digest",
      ...["lp-document", "lp-document", "lp-document", "lp-document"],
    ]);
    for (const { id, template } of found) {
      const one = (await deskAct(backend, session, "mail.show", { id })).body as {
        view: { text: string } | null;
      };
      expect(one.view?.text, template).toMatch(/investors’\s+space/);
    }
  });
});

describe.each(engines)("digests on the %s engine", (engine) => {
  let sql: Sql;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    ({ sql } = await openEngine(engine, atEnd));
    await fillSpace(sql);
    await addPartner(sql, "daily@ormes.example");
    await addPartner(sql, "weekly@ormes.example");
    await prefer(sql, "daily@ormes.example", "daily");
    await prefer(sql, "weekly@ormes.example", "weekly");
  });

  const clear = async () => {
    await sql("delete from private.outbox");
    await sql(
      "delete from public.documents where id not in (select document_id from public.document_downloads)",
    );
  };

  test("one comes at seven, every day or on Mondays, summer and winter, and never empty", async () => {
    await clear();
    expect((await publish(sql, "Old fund", "%PDF-1.4 a")).told, "nobody at once").toBe(0);
    // A Wednesday in summer: seven there is five here.
    await madeAt(sql, "2026-07-15 09:00");
    expect(await digestsAt(sql, "2026-07-15 23:00")).toBe(0);
    expect(await digestsAt(sql, "2026-07-16 06:59")).toBe(0);
    expect(await digestsAt(sql, "2026-07-16 07:00")).toBe(1);
    expect(await digestsAt(sql, "2026-07-16 07:05"), "once").toBe(0);
    expect(await digestsAt(sql, "2026-07-19 12:00"), "weekly: not on Sunday").toBe(0);
    expect(await digestsAt(sql, "2026-07-20 06:59")).toBe(0);
    expect(await digestsAt(sql, "2026-07-20 07:00")).toBe(1);
    expect(await digestsAt(sql, "2026-07-27 07:00"), "nothing more to say").toBe(0);
    expect(await queued(sql, "lp-digest")).toBe(2);
    await clear();
    await publish(sql, "Old fund", "%PDF-1.4 b");
    await madeAt(sql, "2026-12-02 06:59");
    expect(await digestsAt(sql, "2026-12-02 07:00"), "winter").toBe(1);
  });

  test("a host that was down at seven makes it up, with all that came since", async () => {
    await clear();
    await publish(sql, "Old fund", "%PDF-1.4 c", { type: "tax" });
    await madeAt(sql, "2026-07-14 09:00");
    await publish(sql, "Old fund", "%PDF-1.4 d", { type: "legal" });
    expect(await digestsAt(sql, "2026-07-16 15:00")).toBe(1);
    const [row] = await sql(
      `select count(*)::integer as told from private.document_notices
       where digest_id = (select about from private.outbox where template = 'lp-digest')`,
    );
    expect(row).toEqual({ told: 2 });
  });

  test("changing one's mind loses nothing, and brings no mail before its time", async () => {
    await clear();
    await publish(sql, "Old fund", "%PDF-1.4 e");
    await madeAt(sql, "2026-07-14 09:00");
    await sql(
      `update public.partners set notices = 'daily',
         notices_since = '2026-07-16 10:00'::timestamp at time zone '${zone}'`,
    );
    expect(await digestsAt(sql, "2026-07-16 10:05")).toBe(0);
    expect(await digestsAt(sql, "2026-07-17 07:00")).toBe(2);
    // Left over by a publication in the same moment as the choice.
    await clear();
    await publish(sql, "Old fund", "%PDF-1.4 f");
    await sql("update public.partners set notices = 'at-once', notices_since = null");
    expect(await makeDigests(sql)).toBe(2);
    await prefer(sql, "daily@ormes.example", "daily");
    await prefer(sql, "weekly@ormes.example", "weekly");
  });

  test("what was withdrawn meanwhile is left out, and a digest of nothing else is not made", async () => {
    await clear();
    const kept = await publish(sql, "Old fund", "%PDF-1.4 g", { type: "tax" });
    const wrong = await publish(sql, "Old fund", "%PDF-1.4 h", { type: "legal" });
    await withdraw(sql, wrong.id);
    await madeAt(sql, "2026-07-10 09:00");
    expect(await digestsAt(sql, "2026-07-15 07:00")).toBe(2);
    const told = await sql<{ document_id: string }>(
      "select distinct document_id from private.document_notices where digest_id is not null",
    );
    expect(told).toEqual([{ document_id: kept.id }]);
    await clear();
    const alone = await publish(sql, "Old fund", "%PDF-1.4 i", { type: "report" });
    await withdraw(sql, alone.id);
    await madeAt(sql, "2026-07-10 09:00");
    expect(await digestsAt(sql, "2026-07-15 07:00")).toBe(0);
    expect(await queued(sql, "lp-digest")).toBe(0);
  });

  test("who is revoked, or no longer acts for the entity, gets none", async () => {
    await clear();
    await addPartner(sql, "going@ormes.example");
    await addPartner(sql, "moved@ormes.example");
    await prefer(sql, "going@ormes.example", "daily");
    await prefer(sql, "moved@ormes.example", "daily");
    await publish(sql, "Old fund", "%PDF-1.4 j");
    await madeAt(sql, "2026-07-10 09:00");
    await sql("select private.revoke_partner('going@ormes.example')");
    await sql(
      `update public.partner_memberships set ends_at = now() - interval '1 minute'
       where user_id = (select id from auth.users where email = 'moved@ormes.example')`,
    );
    await sql("delete from private.outbox");
    expect(await digestsAt(sql, "2026-07-15 07:00")).toBe(2);
    const told = await sql<{ email: string }>(
      `select email from private.digests join private.outbox on about = digests.id
       join auth.users on users.id = digests.user_id order by 1`,
    );
    expect(told.map(({ email }) => email)).toEqual(["daily@ormes.example", "weekly@ormes.example"]);
  });

  test("a crash in between leaves all to be told; two hosts at once tell it once", async () => {
    await clear();
    await publish(sql, "Old fund", "%PDF-1.4 k");
    await madeAt(sql, "2026-07-10 09:00");
    await expect(
      sql(`do $$ begin perform private.make_digests('${zone}'); raise exception 'crash'; end $$`),
    ).rejects.toThrow("crash");
    expect(await queued(sql, "lp-digest")).toBe(0);
    const made = await Promise.all([1, 2, 3].map(() => makeDigests(sql)));
    expect(made.reduce((sum, one) => sum + one)).toBe(2);
    expect(await makeDigests(sql)).toBe(0);
    expect(await queued(sql, "lp-digest")).toBe(2);
  });

  test.each([
    "private.make_digests('UTC')",
    "private.make_digest(gen_random_uuid())",
    "private.choose_notices(gen_random_uuid(), gen_random_uuid(), 'weekly')",
    "private.announce_call(gen_random_uuid(), gen_random_uuid(), '2026-11-30', '')",
    "private.tell_of_withdrawal(gen_random_uuid())",
    "* from private.call_notices",
    "* from private.withdrawal_notices",
    "* from private.digests",
    "* from private.document_notices",
  ])("neither a visitor nor a partner reaches %s", async (asked) => {
    for (const role of ["anon", "authenticated"]) {
      const statement = `do $$ begin set local role ${role}; perform ${asked}; end $$`;
      await expect(sql(statement), role).rejects.toThrow("permission denied");
    }
  });
});
