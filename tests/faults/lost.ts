import { expect, vi } from "vitest";
import type { Visits } from "./load.ts";
import type { Site } from "./site.ts";

/** How many of the acknowledged writes are not in the database. */
export async function lostWrites({ sql }: Site, visits: Visits[]): Promise<number> {
  const messages = await sql<{ reference: string }>(
    "select reference from private.contact_messages",
  );
  const rows = await sql<{ email: string }>("select email from public.newsletter_subscribers");
  const stored = new Set([
    ...messages.map(({ reference }) => reference),
    ...rows.map(({ email }) => email),
  ]);
  return visits
    .flatMap((visit) => [...visit.messages, ...visit.addresses])
    .filter((written) => !stored.has(written)).length;
}

type Mails = {
  queued: number;
  lost: number;
  /** Sent again, under the same Message-ID, because a host died before it could note the first. */
  twice: number;
};

/**
 * Waits until every mail has gone out and says what became of them. `hurry`: mails that wait for
 * their time, such as a killed worker's loan of five minutes, need not wait for it here.
 */
export async function mailsOf(
  site: Site,
  { hurry = true, timeout = 120_000 } = {},
): Promise<Mails> {
  const { sql, mail } = site;
  if (hurry) await sql("update private.outbox set next_attempt_at = now() where state = 'queued'");
  await vi.waitFor(
    async () => {
      const [left] = await sql<{ count: number }>(
        "select count(*)::integer as count from private.outbox where state <> 'sent'",
      );
      expect(left?.count, "mails not sent").toBe(0);
    },
    { timeout, interval: 250 },
  );
  // Every write owes its mails: two a message, one an address, one more once it is confirmed.
  const [owed] = await sql<{ count: number }>(
    `select (2 * (select count(*) from private.contact_messages)
       + (select count(*) + count(confirmed_at) from public.newsletter_subscribers))::integer as count`,
  );
  const rows = await sql<{ id: string }>("select id from private.outbox");
  expect(rows).toHaveLength(owed?.count ?? -1);
  const arrived = mail.mails.map(({ messageId }) => messageId?.slice(1, 37) ?? "");
  const unique = new Set(arrived);
  expect([...unique].filter((id) => !rows.some((row) => row.id === id))).toEqual([]);
  return {
    queued: rows.length,
    lost: rows.filter(({ id }) => !unique.has(id)).length,
    twice: arrived.length - unique.size,
  };
}
