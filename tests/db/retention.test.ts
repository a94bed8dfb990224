/** What is purged, and what is not: rows a minute on either side of each period. */
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { retentionDays } from "#core/retention.ts";
import { grounds } from "#functions/_shared/persons/words.ts";
import { purge } from "#functions/_shared/purge.ts";
import type { Sql } from "#functions/_shared/sql.ts";
import { atEndOfAll } from "../at-end.ts";
import { engines } from "./backend.ts";
import { openEngine } from "./engine.ts";

/** The moment when something of that age began, as SQL. */
const older = (days: number) => `now() - interval '${days} days' - interval '1 minute'`;
const younger = (days: number) => `now() - interval '${days} days' + interval '1 minute'`;

describe.each(engines)("retention on the %s engine", (engine) => {
  let sql: Sql;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    ({ sql } = await openEngine(engine, atEnd));
  });
  beforeEach(async () => {
    await sql("delete from private.contact_messages");
    await sql("delete from public.newsletter_subscribers");
    await sql("delete from private.outbox");
    await sql("delete from private.newsletter_links");
    await sql("delete from private.limit_counts");
  });

  async function left(table: string, column: string): Promise<unknown[]> {
    const rows = await sql<{ value: unknown }>(
      `select ${column} as value from ${table} order by 1`,
    );
    return rows.map(({ value }) => value);
  }

  async function message(name: string, received: string) {
    await sql(
      `insert into private.contact_messages
         (key, reference, name, email, subject, message, language, received_at)
       values ($1::uuid, $2, $2, 'a@sender.example', 'press', 'long enough a text', 'en', ${received})`,
      [randomUUID(), name],
    );
  }

  async function subscriber(name: string, created: string, confirmed = "null") {
    await sql(
      `insert into public.newsletter_subscribers (email, created_at, confirmed_at)
       values ($1, ${created}, ${confirmed})`,
      [`${name}@visitor.example`],
    );
  }

  async function mail(name: string, state: string, settled: string) {
    await sql(
      `insert into private.outbox (template, language, about, state, settled_at, created_at)
       values ($1, 'en', gen_random_uuid(), $2::private.mail_state, ${settled}, ${older(999)})`,
      [name, state],
    );
  }

  async function link(hash: string, expires: string, used: string) {
    const purpose = expires === "null" ? "unsubscribe" : "confirm";
    await sql(
      `insert into private.newsletter_links (hash, purpose, subscriber, expires_at, used_at, created_at)
       values ($1, $2, gen_random_uuid(), ${expires}, ${used}, ${older(999)})`,
      [hash, purpose],
    );
  }

  test("contact messages go after a year", async () => {
    await message("old", older(retentionDays.contactMessages));
    await message("young", younger(retentionDays.contactMessages));
    expect((await purge(sql)).removed).toMatchObject({ "contact-messages": 1 });
    expect(await left("private.contact_messages", "name")).toEqual(["young"]);
  });

  test("subscribers who never confirmed go after three days; the others stay", async () => {
    const days = retentionDays.unconfirmedSubscribers;
    await subscriber("old", older(days));
    await subscriber("young", younger(days));
    await subscriber("confirmed", older(days), younger(days));
    await subscriber("long-confirmed", older(999), older(998));
    expect((await purge(sql)).removed).toMatchObject({ "unconfirmed-subscribers": 1 });
    expect(await left("public.newsletter_subscribers", "email")).toEqual([
      "confirmed@visitor.example",
      "long-confirmed@visitor.example",
      "young@visitor.example",
    ]);
  });

  test("mails that were sent or given up go after a month; queued ones stay, however old", async () => {
    const days = retentionDays.settledMail;
    await mail("sent-old", "sent", older(days));
    await mail("sent-young", "sent", younger(days));
    await mail("dead-old", "dead", older(days));
    await mail("dead-young", "dead", younger(days));
    await mail("queued", "queued", "null");
    expect((await purge(sql)).removed).toMatchObject({ "settled-mail": 2 });
    expect(await left("private.outbox", "template")).toEqual([
      "dead-young",
      "queued",
      "sent-young",
    ]);
  });

  test("links go a month after their use or their end; one can always leave", async () => {
    const days = retentionDays.usedLinks;
    await link("used-old", younger(0), older(days));
    await link("used-young", older(days), younger(days));
    await link("expired-old", older(days), "null");
    await link("expired-young", younger(days), "null");
    await link("leave-used-old", "null", older(days));
    await link("leave-unused", "null", "null");
    expect((await purge(sql)).removed).toMatchObject({ "used-links": 3 });
    expect(await left("private.newsletter_links", "hash")).toEqual([
      "expired-young",
      "leave-unused",
      "used-young",
    ]);
  });

  test("requests about personal data go three years after they are done; their address at once", async () => {
    const request = (message: string, done: string, address: string | null = null) =>
      sql(
        `insert into private.person_requests
           (kind, address_hmac, address, language, message, opened_at, due_at, done_at)
         values ('erasure', 'x', $2, 'en', $1, ${older(2000)}, now(), ${done})`,
        [message, address],
      );
    await request("261115-OLDER", older(retentionDays.personRequests));
    await request("261115-YOUNG", younger(retentionDays.personRequests));
    await request("261115-AGED4", older(3), "told@person.example");
    await request("261115-AGED2", younger(3), "yet@person.example");
    await request("261115-PEND2", "null", "open@person.example");
    await purge(sql);
    expect(
      await left("private.person_requests", "message || ' ' || coalesce(address, '')"),
    ).toEqual([
      "261115-AGED2 yet@person.example",
      "261115-AGED4 ",
      "261115-PEND2 open@person.example",
      "261115-YOUNG ",
    ]);
    await sql("delete from private.person_requests");
  });

  test("what was counted for the limits goes after a day", async () => {
    await sql(
      `insert into private.limit_counts (kind, who, began, count) values
         ('contact', 'old', ${older(1)}, 1), ('contact', 'young', ${younger(1)}, 1)`,
    );
    expect((await purge(sql)).removed).toMatchObject({ "limit-counts": 1 });
    expect(await left("private.limit_counts", "who")).toEqual(["young"]);
  });

  test("every count of an hour that still runs is kept", async () => {
    await sql("select private.count_request('contact', '192.0.2.1')");
    await purge(sql);
    expect(await left("private.limit_counts", "count")).toEqual([1, 1]);
  });

  test("purged twice, nothing more goes", async () => {
    await message("old", older(retentionDays.contactMessages));
    await message("young", younger(retentionDays.contactMessages));
    await purge(sql);
    expect(Object.values((await purge(sql)).removed).every((removed) => removed === 0)).toBe(true);
  });
});

test("every period is a day or more and at most three years, but for the fund's records", () => {
  for (const [name, days] of Object.entries(retentionDays)) {
    expect(days).toBeGreaterThanOrEqual(1);
    expect(days).toBeLessThanOrEqual((name === "documentDownloads" ? 10 : 3) * 366);
  }
});

test("the fund's records are kept as long as who asks for their erasure is told", () => {
  expect(grounds["fund-records"].en).toContain("kept for ten years");
  expect(retentionDays.documentDownloads).toBeGreaterThanOrEqual(10 * 365);
});
