/** A letter on its way: frozen, claimed once, checked at the last moment, never sent twice silently. */
import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { leaveMark } from "#functions/_shared/letters/leave.ts";
import { letterConnections, sendLetters } from "#functions/_shared/letters/send-letters.ts";
import type { Envelope } from "#functions/_shared/outbox/envelope.ts";
import type { MailError } from "#functions/_shared/outbox/mail-error.ts";
import type { Sql } from "#functions/_shared/sql.ts";
import { hashToken } from "#functions/_shared/tokens.ts";
import { atEndOfAll } from "../at-end.ts";
import { until } from "../until.ts";
import { bothEngines } from "./backend.ts";
import { openEngine } from "./engine.ts";

const origins = { pages: "https://site.example", functions: "https://site.example" };

async function subscribe(sql: Sql, count: number, language = "en"): Promise<void> {
  await sql(
    `insert into public.newsletter_subscribers (email, language, confirmed_at)
     select 'reader' || n || '@' || $2 || '.example', $2, now() from generate_series(1, $1::int) as n`,
    [count, language],
  );
}

async function schedule(sql: Sql, { at = "now()", perMinute = 1_000_000 } = {}): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `with work as (
       insert into private.works (kind, name) values ('letter', gen_random_uuid()::text) returning id
     ), sending as (
       insert into private.letter_sendings (work_id, revision, hash, send_at, per_minute, made_by, made_by_name)
       select id, 1, 'hash', ${at}, $1, gen_random_uuid(), 'Tom' from work returning id
     ), mails as (
       insert into private.letter_mails (sending_id, language, subject, html, plain)
       select sending.id, language, 'A letter in ' || language, '<a href="' || $2 || '">', $2
       from sending, (values ('en'), ('fr')) as languages (language)
     )
     select id from sending`,
    [perMinute, leaveMark],
  );
  return row?.id ?? "";
}

async function states(sql: Sql, sending: string): Promise<Record<string, number>> {
  const rows = await sql<{ state: string; count: number }>(
    `select state, count(*)::int as count from private.letter_recipients
     where sending_id = $1 group by state order by state`,
    [sending],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

async function stateOf(sql: Sql, sending: string): Promise<string | undefined> {
  const [row] = await sql<{ state: string }>(
    "select state from private.letter_sendings where id = $1",
    [sending],
  );
  return row?.state;
}

const lost = Object.assign(new Error("connection lost"), { code: "CONNECTION_CLOSED" });

function mailError(fields: Partial<MailError>): MailError {
  return Object.assign(new Error("refused"), fields);
}

describe.each(bothEngines)("a letter on its way, on the %s engine", (name) => {
  let sql: Sql;
  let url: string;
  let sent: Envelope[];
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    ({ sql, url = "" } = await openEngine(name, atEnd));
  });
  beforeEach(async () => {
    await sql("truncate private.letter_recipients, private.letter_mails, private.letter_sendings");
    await sql("delete from public.newsletter_subscribers");
    await sql("update private.letter_sender set host = null, until = '-infinity'");
    sent = [];
  });

  const take = async (envelope: Envelope) => void sent.push(envelope);
  const round = (send = take, host: string = randomUUID(), asking = sql) =>
    sendLetters({ sql: asking, send, origins, log: () => {}, host });

  test("goes to each who confirmed, once, in their language, with their own way out", async () => {
    await subscribe(sql, 60, "en");
    await subscribe(sql, 3, "fr");
    await sql(
      "insert into public.newsletter_subscribers (email) values ('unconfirmed@en.example')",
    );
    const sending = await schedule(sql);
    const host = randomUUID();
    expect(await round(take, host)).toEqual({ sent: 63, unreachable: false });
    expect(new Set(sent.map(({ to }) => to)).size).toBe(63);
    expect(sent.filter(({ subject }) => subject === "A letter in fr")).toHaveLength(3);
    expect(await states(sql, sending)).toEqual({ accepted: 63 });
    expect(await stateOf(sql, sending)).toBe("done");
    const [first] = sent;
    const token = /token=([\w-]{43})>/.exec(first?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
    expect(first?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(first?.html).toContain(token);
    expect(first?.text).toBe(token);
    expect(new Set(sent.map(({ text }) => text)).size).toBe(63);
    const [left] = await sql("select private.unsubscribe($1) as outcome", [await hashToken(token)]);
    expect(left).toEqual({ outcome: "unsubscribed" });
    expect(await round(take, host)).toEqual({ sent: 0, unreachable: false });
  });

  test("who leaves after it began, is dead or unconfirmed is passed over at the last moment", async () => {
    await subscribe(sql, 4);
    const sending = await schedule(sql);
    await sql("select private.begin_letters()");
    await sql("delete from public.newsletter_subscribers where email like 'reader1@%'");
    await sql(
      "update public.newsletter_subscribers set dead_since = now() where email like 'reader2@%'",
    );
    await sql(
      "update public.newsletter_subscribers set confirmed_at = null where email like 'reader4@%'",
    );
    expect((await round()).sent).toBe(1);
    expect(sent.map(({ to }) => to)).toEqual(["reader3@en.example"]);
    expect(await states(sql, sending)).toEqual({ accepted: 1, dead: 1, left: 2 });
  });

  // There is only one connection to an embedded database.
  test.runIf(name === "postgres")("a claim waits for nobody, and leaves nobody out", async () => {
    await subscribe(sql, 3);
    const sending = await schedule(sql);
    await sql("select private.begin_letters()");
    const host = randomUUID();
    await sql("select private.hold_letters($1::uuid, '30 seconds')", [host]);
    const other = postgres(url, { max: 1 });
    onTestFinished(() => other.end());
    const claim = () =>
      sql(
        `select from set_config('lock_timeout', '5s', false), private.claim_letters($1::uuid, 10)`,
        [host],
      );
    // Such as a reader who is being erased.
    await other.begin(async (held) => {
      await held`select from private.letter_recipients limit 1 for update`;
      expect(await claim()).toHaveLength(2);
    });
    await other.begin(async (held) => {
      await held`select from private.letter_sendings for update`;
      expect(await claim()).toEqual([]);
    });
    expect(await claim()).toHaveLength(1);
    expect(await states(sql, sending)).toEqual({ sending: 3 });
  });

  test("what was in the air when a host died is unknown, and is not sent again", async () => {
    await subscribe(sql, 5);
    const sending = await schedule(sql);
    const dead = randomUUID();
    await sql("select private.hold_letters($1::uuid, '30 seconds')", [dead]);
    await sql("select private.begin_letters()");
    expect(await sql("select * from private.claim_letters($1::uuid, 2)", [dead])).toHaveLength(2);
    // Its place is not yet free: nobody else sends.
    expect(await round()).toEqual({ sent: 0, unreachable: false });
    await sql("update private.letter_sender set until = now()");
    expect((await round()).sent).toBe(3);
    expect(await states(sql, sending)).toEqual({ accepted: 3, unknown: 2 });
    expect(await stateOf(sql, sending)).toBe("done");
  });

  test("a database that is away when a letter is read refuses it for nobody", async () => {
    await subscribe(sql, 3);
    const sending = await schedule(sql);
    const host = randomUUID();
    const shaky: Sql = async (statement, parameters) => {
      if (statement.includes("from private.letter_mails")) throw lost;
      return sql(statement, parameters);
    };
    expect(await round(take, host, shaky)).toEqual({ sent: 0, unreachable: true });
    expect(await states(sql, sending)).toEqual({ ready: 3 });
    expect(await round(take, host)).toEqual({ sent: 3, unreachable: false });
  });

  test("finding: of a letter killed in the middle no more is unknown than was in the air", async () => {
    await subscribe(sql, 40);
    const sending = await schedule(sql);
    const killed = randomUUID();
    const inTheAir = new Set<string>();
    // Its mails leave, and from the thirteenth on none lands any more.
    const dies = async (envelope: Envelope) => {
      inTheAir.add(envelope.id);
      if (sent.length >= 12) await new Promise(() => {});
      inTheAir.delete(envelope.id);
      return take(envelope);
    };
    round(dies, killed);
    await until(async () => {
      expect(await states(sql, sending)).toEqual({ accepted: 12, ready: 23, sending: 5 });
      expect(inTheAir.size).toBe(letterConnections);
    });
    await sql("update private.letter_sender set until = now()");
    expect((await round()).sent).toBe(23);
    expect(await states(sql, sending)).toEqual({ accepted: 35, unknown: 5 });
    const unknown = await sql<{ id: string }>(
      "select id from private.letter_recipients where state = 'unknown'",
    );
    expect(unknown.map(({ id }) => id).sort()).toEqual([...inTheAir].sort());
    expect(new Set(sent.map(({ to }) => to)).size, "nobody twice").toBe(35);
  });

  test("a database that goes while mails leave is told what became of them", async () => {
    await subscribe(sql, 40);
    const sending = await schedule(sql);
    let asked = 0;
    const gone = Promise.withResolvers<void>();
    const shaky: Sql = async <Row extends object>(...[statement, parameters]: Parameters<Sql>) => {
      const answer = await sql<Row>(statement, parameters);
      if (statement.includes("next_letters")) asked += 1;
      // Done, and never answered.
      if (asked === 2) {
        asked += 1;
        gone.resolve();
        throw lost;
      }
      return answer;
    };
    const slowly = async (envelope: Envelope) => {
      if (sent.length > 0) await gone.promise;
      return take(envelope);
    };
    const host = randomUUID();
    await expect(round(slowly, host, shaky)).rejects.toThrow("connection lost");
    expect(await states(sql, sending)).toEqual({ accepted: 5, ready: 35 });
    expect(await round(take, host)).toEqual({ sent: 35, unreachable: false });
    expect(new Set(sent.map(({ to }) => to)).size).toBe(40);
  });

  test("a letter that does not move is known to stand still, and one that asks", async () => {
    const still = async () => {
      const [row] = await sql<{ seconds: number }>(
        "select private.letter_still_seconds() as seconds",
      );
      return Math.round(Number(row?.seconds));
    };
    await subscribe(sql, 12);
    expect(await still()).toBe(0);
    const sending = await schedule(sql, { perMinute: 60 });
    await sql("select private.begin_letters()");
    await sql("update private.letter_sendings set started_at = now() - interval '20 minutes'");
    expect(await still()).toBe(1200);
    const refuse = async () => Promise.reject(mailError({ code: "ECONNECTION" }));
    await sql("update private.letter_sendings set allowance_at = now() - interval '1 minute'");
    expect((await round(refuse)).unreachable).toBe(true);
    expect(await still(), "a server that is away moves nothing").toBe(1200);
    await sql("update private.letter_sender set until = now()");
    await sql("update private.letter_sendings set allowance_at = now() - interval '1 minute'");
    expect((await round()).sent).toBe(10);
    expect(await still()).toBeLessThan(60);
    await sql("update private.letter_sendings set state = 'paused', moved_at = started_at");
    expect(await still(), "a person paused it").toBe(0);
    await sql("update private.letter_sendings set state = 'asks', send_at = now() - interval '3h'");
    expect(await still()).toBe(10_800);
    expect(await stateOf(sql, sending)).toBe("asks");
  });

  test("a sender that was only slow is believed afterwards", async () => {
    await subscribe(sql, 2);
    const sending = await schedule(sql);
    const slow = randomUUID();
    await sql("select private.hold_letters($1::uuid, '0 seconds')", [slow]);
    await sql("update private.letter_sender set until = now() + interval '1 minute'");
    await sql("select private.begin_letters()");
    const claimed = await sql<{ id: string }>("select id from private.claim_letters($1::uuid, 2)", [
      slow,
    ]);
    await sql("update private.letter_sender set until = now()");
    await round();
    expect(await states(sql, sending)).toEqual({ unknown: 2 });
    const told = claimed.map(({ id }) => ({ id, outcome: "accepted" }));
    await sql("select private.settle_letters($1::uuid, $2::jsonb)", [slow, JSON.stringify(told)]);
    expect(await states(sql, sending)).toEqual({ accepted: 2 });
  });

  test.each([
    ["the server is away", { code: "ECONNECTION" }, "ready", true],
    ["it is lost while the mail leaves", { code: "ECONNECTION", underWay: true }, "unknown", true],
    ["it asks to come back", { code: "EENVELOPE", responseCode: 451 }, "ready", false],
    ["it refuses the mail", { code: "EMESSAGE", responseCode: 554 }, "refused", false],
    [
      "nobody has that address",
      { code: "EENVELOPE", responseCode: 550, command: "RCPT TO" },
      "refused",
      false,
    ],
  ])("%s", async (_case, fields, state, unreachable) => {
    await subscribe(sql, 1);
    const sending = await schedule(sql);
    const refuse = async () => Promise.reject(mailError(fields));
    expect(await round(refuse)).toEqual({ sent: 0, unreachable });
    expect(await states(sql, sending)).toEqual({ [state]: 1 });
    const gone = "command" in fields;
    const [dead] = await sql(
      "select dead_since is not null as dead from public.newsletter_subscribers",
    );
    expect(dead).toEqual({ dead: gone });
  });

  test("a mail that the server puts off is tried later, and given up in the end", async () => {
    await subscribe(sql, 1);
    const sending = await schedule(sql);
    const host = randomUUID();
    const refuse = async () => Promise.reject(mailError({ code: "EENVELOPE", responseCode: 451 }));
    for (let time = 1; time <= 8; time++) {
      expect(await states(sql, sending)).toEqual(time === 1 ? {} : { ready: 1 });
      await round(refuse, host);
      await sql("update private.letter_recipients set not_before = now()");
    }
    expect(await states(sql, sending)).toEqual({ refused: 1 });
  });

  test("no more leave than the rate allows", async () => {
    await subscribe(sql, 40);
    const sending = await schedule(sql, { perMinute: 60 });
    await sql("select private.begin_letters()");
    await sql("update private.letter_sendings set allowance_at = now() - interval '1 hour'");
    expect((await round()).sent).toBe(10);
    expect(await states(sql, sending)).toEqual({ accepted: 10, ready: 30 });
  });

  test("a schedule waits for its time, and one long past asks again", async () => {
    await subscribe(sql, 1);
    const early = await schedule(sql, { at: "now() + interval '1 hour'" });
    const late = await schedule(sql, { at: "now() - interval '3 hours'" });
    expect((await round()).sent).toBe(0);
    expect(await stateOf(sql, early)).toBe("scheduled");
    expect(await stateOf(sql, late)).toBe("asks");
  });

  test("paused or stopped, nothing leaves; begun again, only to who has not had it", async () => {
    await subscribe(sql, 4);
    const sending = await schedule(sql);
    const host = randomUUID();
    await sql("select private.hold_letters($1::uuid, '30 seconds')", [host]);
    await sql("select private.begin_letters()");
    const half = await sql<{ id: string }>("select id from private.claim_letters($1::uuid, 2)", [
      host,
    ]);
    const told = half.map(({ id }) => ({ id, outcome: "accepted" }));
    await sql("select private.settle_letters($1::uuid, $2::jsonb)", [host, JSON.stringify(told)]);
    await sql("update private.letter_sendings set state = 'paused'");
    expect((await round(take, host)).sent).toBe(0);
    await sql("update private.letter_sendings set state = 'stopped'");
    await sql(
      `with again as (
         insert into private.letter_sendings (work_id, revision, hash, per_minute, made_by, made_by_name)
         select work_id, 1, 'hash', 1000000, made_by, 'Tom' from private.letter_sendings
         where id = $1 returning id
       )
       insert into private.letter_mails select again.id, language, subject, html, plain
       from again, private.letter_mails where sending_id = $1`,
      [sending],
    );
    expect((await round(take, host)).sent).toBe(2);
  });
});
