/** Findings, security 5, 6 and 13: how requests are counted, in the database itself. */
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { consentVersion } from "#content/consent-version.ts";
import type { Sql } from "#functions/_shared/sql.ts";
import { atEndOfAll } from "../at-end.ts";
import { bothEngines, startBackend, type TestBackend } from "./backend.ts";
import { contactMessage } from "./contact-message.ts";
import { fewMails } from "./many-mails.ts";

const email = "reader@visitor.example";

/** What each function is asked that reads the question before it counts: the rest take anything. */
const asked: Record<string, { query?: string; body?: object }> = {
  contact: { body: contactMessage() },
  "desk-file": { query: `sha256=${"a".repeat(64)}` },
  "lp-document": { query: `entity=${randomUUID()}&id=${randomUUID()}` },
  "newsletter-subscribe": { body: { email } },
  "record-consent": {
    body: {
      id: randomUUID(),
      version: consentVersion,
      performance: false,
      targeting: false,
      method: "custom",
    },
  },
  "send-newsletter-confirmation": { body: { email } },
  "sign-in-recover": { body: { email } },
  "web-vitals": { body: { page: "home", metric: "CLS", value: 0 } },
};

describe.each(bothEngines)("limits on the %s engine", (engine) => {
  let backend: TestBackend;
  let sql: Sql;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    sql = backend.sql;
    await sql(fewMails);
    await sql(
      "insert into private.limits (kind, per_address, overall, period) values ('tries', 4, 20, '1 hour')",
    );
  });
  beforeEach(async () => {
    await sql("delete from private.limit_counts");
  });

  const admit = async (address: string, times = 1): Promise<number[]> => {
    const met: number[] = [];
    for (let time = 0; time < times; time++) {
      const [row] = await sql<{ wait: number }>(
        "select private.count_request('tries', $1) as wait",
        [address],
      );
      met.push(Number(row?.wait));
    }
    return met;
  };
  test("finding 13: the tries before a boundary count after it, as far as they are within the hour", async () => {
    expect(await admit("192.0.2.1", 4)).toEqual([0, 0, 0, 0]);
    // As many as fit into what is left of the hour before, wherever in the hour this test runs.
    await sql(
      `update private.limit_counts set began = began - interval '1 hour',
       count = ceil(4 / greatest(0.01, 1 - extract(epoch from now() - date_bin('1 hour', now(), timestamptz '2000-01-01')) / 3600))`,
    );
    expect((await admit("192.0.2.1"))[0]).toBeGreaterThan(0);
    await sql("delete from private.limit_counts");
    expect(await admit("192.0.2.1")).toEqual([0]);
  });

  test("whoever goes on beyond the limit waits longer, but not for ever", async () => {
    const met = await admit("192.0.2.2", 16);
    expect(met.slice(0, 4)).toEqual([0, 0, 0, 0]);
    const waits = met.slice(4);
    expect(waits[0]).toBeGreaterThan(0);
    expect(waits[3]).toBeGreaterThan(waits[0] ?? 0);
    expect(Math.max(...waits)).toBeLessThanOrEqual(2 * 3600);
  });

  test("finding 5: networks of one provider's customer count together", async () => {
    const met: number[] = [];
    for (let network = 0; network < 17; network++)
      met.push(...(await admit(`2001:db8:1:${network.toString(16)}::`)));
    expect(met.slice(0, 16)).toEqual(Array(16).fill(0));
    expect(met[16]).toBeGreaterThan(0);
    expect(await admit("2001:db8:2:1::"), "the neighbour's do not").toEqual([0]);
  });

  test("finding 5: what all visitors share slows, and refuses nobody", async () => {
    const met: number[] = [];
    for (let visitor = 0; visitor < 22; visitor++) met.push(...(await admit(`192.0.2.${visitor}`)));
    expect(met.slice(0, 20)).toEqual(Array(20).fill(0));
    for (const wait of met.slice(20)) expect(wait).toBe(-2);
  });

  test("finding 6: one mailbox gets a few acknowledgements an hour, however its address is written", async () => {
    const written = ["victim", "victim+1", "v.ictim", "vic.tim+x", "VICTIM+2", "victim+3"];
    for (const name of written) {
      const email = `${name}@mailbox.example`;
      const { status } = await backend.post("/functions/v1/contact", contactMessage({ email }));
      expect(status).toBe(201);
    }
    const mails = await sql<{ template: string; count: number }>(
      `select template, count(*)::integer as count from private.outbox
       join private.contact_messages as messages on messages.id = about
       where email like '%@mailbox.example' group by template order by template`,
    );
    expect(mails).toEqual([
      { template: "contact-acknowledgement", count: 4 },
      { template: "contact-notification", count: 6 },
    ]);
  });

  const functions = readdirSync("supabase/functions").filter(
    (name) => name !== "run-jobs" && existsSync(`supabase/functions/${name}/handler.ts`),
  );

  test.each(functions)("%s refuses whoever is over its limit", async (name) => {
    const address = "192.0.2.77";
    await sql(
      `insert into private.limit_counts (kind, who, began, count)
       select
         limits.kind, encode(sha256(convert_to(value || $1, 'UTF8')), 'hex'),
         date_bin(period, now(), timestamptz '2000-01-01'), per_address + 1
       from private.limits, private.salt`,
      [address],
    );
    const { query, body = {} } = asked[name] ?? {};
    const { status } = query
      ? await backend.ask(`/functions/v1/${name}?${query}`, { address })
      : await backend.post(`/functions/v1/${name}`, body, { address });
    expect(status).toBe(429);
  });
});
