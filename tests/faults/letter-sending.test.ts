import { expect, onTestFinished, test, vi } from "vitest";
import { letterConnections } from "#functions/_shared/letters/send-letters.ts";
import { bothEngines, type EngineName } from "../db/backend.ts";
import { addReaders, sendingOf, sendNow } from "../letter.ts";
import { startMailSink } from "../mail-sink.ts";
import { record, seconds } from "./fault-row.ts";
import { newSite, newSiteOnServer } from "./site.ts";

const readers: Record<EngineName, number> = { embedded: 10_000, postgres: 100_000 };
const patience = { timeout: 900_000, interval: 100 };

test.for(bothEngines)(
  "a letter whose host is killed and whose mail server goes (%s)",
  { timeout: 1_800_000 },
  async (engine, { task }) => {
    const count = readers[engine];
    const sink = await startMailSink();
    onTestFinished(() => sink.vanish());
    const site = await newSite(engine);
    site.env.SMTP_URL = sink.url;
    let host = await site.start();
    await addReaders(site.sql, count);
    const began = performance.now();
    const letter = await sendNow(site.sql);
    const reach = (part: number) =>
      vi.waitFor(() => expect(sink.taken.size).toBeGreaterThan(count * part), patience);
    for (const part of [0.1, 0.3, 0.5]) {
      await reach(part);
      host.child.kill("SIGKILL");
      await host.ended;
      host = await site.start();
    }
    for (const part of [0.65, 0.8]) {
      await reach(part);
      await sink.vanish();
      await new Promise((after) => setTimeout(after, 2_000));
      await sink.start();
    }
    await vi.waitFor(
      async () => expect((await sendingOf(site.sql, letter)).state).toBe("done"),
      patience,
    );
    const { counts } = await sendingOf(site.sql, letter);
    const twice = [...sink.taken.values()].filter((times) => times > 1).length;
    const { accepted = 0, unknown = 0 } = counts;
    // Whoever is not known to have it is said so.
    const missing = count - accepted - unknown;
    expect({ twice, missing, rest: counts.ready ?? 0 }).toEqual({ twice: 0, missing: 0, rest: 0 });
    expect(unknown).toBeLessThanOrEqual(5 * letterConnections);
    expect(sink.taken.size).toBeGreaterThanOrEqual(accepted);
    record(task, {
      fault: "host killed three times, mail server gone twice, in the middle of a letter",
      engine: site.engine,
      underWay: `a letter to ${count} readers`,
      acknowledged: accepted,
      lost: Math.max(0, accepted - sink.taken.size),
      normalAfter: `${seconds(performance.now() - began)} for the whole letter`,
      seen: `${accepted} accepted, ${unknown} unknown, ${twice} twice`,
    });
  },
);

test("a letter whose database goes three times reaches everybody once", async ({ task }) => {
  const count = 20_000;
  const { site, server } = await newSiteOnServer();
  const sink = await startMailSink();
  onTestFinished(() => sink.vanish());
  site.env.SMTP_URL = sink.url;
  const host = await site.start();
  await addReaders(site.sql, count);
  const letter = await sendNow(site.sql);
  for (const part of [0.2, 0.4, 0.6]) {
    await vi.waitFor(() => expect(sink.taken.size).toBeGreaterThan(count * part), patience);
    await server.stop();
    await new Promise((after) => setTimeout(after, 3_000));
    await server.start();
  }
  const back = performance.now();
  const state = () => sendingOf(site.sql, letter);
  await vi.waitFor(async () => expect((await state()).state).toBe("done"), patience);
  const twice = [...sink.taken.values()].filter((times) => times > 1).length;
  expect({ twice, counts: (await state()).counts }).toEqual({
    twice: 0,
    counts: { accepted: count },
  });
  expect(sink.taken.size).toBe(count);
  // Nothing had to begin anew.
  expect(host.said().match(/the backend starts/g)).toHaveLength(1);
  record(task, {
    fault: "database stopped three times in the middle of a letter",
    engine: site.engine,
    underWay: `a letter to ${count} readers`,
    acknowledged: count,
    lost: count - sink.taken.size,
    normalAfter: `${seconds(performance.now() - back)} until the last mail`,
    seen: `${count} accepted, 0 unknown, ${twice} twice`,
  });
});

test("of two hosts on one database, one sends", async () => {
  const sink = await startMailSink();
  onTestFinished(() => sink.vanish());
  const site = await newSite("postgres");
  site.env.SMTP_URL = sink.url;
  await site.start();
  await site.start();
  await addReaders(site.sql, 3_000);
  const letter = await sendNow(site.sql);
  await vi.waitFor(async () => expect((await sendingOf(site.sql, letter)).state).toBe("done"), {
    timeout: 120_000,
    interval: 200,
  });
  const senders = await site.sql(
    "select distinct claimed_by from private.letter_recipients where state = 'accepted'",
  );
  expect(senders).toHaveLength(1);
  expect([sink.taken.size, Math.max(...sink.taken.values())]).toEqual([3_000, 1]);
});
