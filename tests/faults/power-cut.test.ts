/**
 * A power cut takes what was not on the disk. That each answer waits for the disk is proven in
 * tests/host/power-cut.test.ts; here the files are taken as they are at random moments, and must be
 * a database that recovers by itself with all that was acknowledged.
 */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { openPglite } from "#server/engine/pglite.ts";
import { record } from "./fault-row.ts";
import { acknowledged, seenBy, startLoad } from "./load.ts";
import { lostWrites } from "./lost.ts";
import { newSite } from "./site.ts";

const copies = 12;

/** What a copy of the database holds, once it has recovered. */
async function storedIn(folder: string): Promise<Set<string>> {
  const copy = await openPglite(folder);
  try {
    const messages = await copy.sql<{ reference: string }>(
      "select reference from private.contact_messages",
    );
    const rows = await copy.sql<{ email: string }>(
      "select email from public.newsletter_subscribers",
    );
    return new Set([...messages.map((row) => row.reference), ...rows.map((row) => row.email)]);
  } finally {
    await copy.close();
  }
}

test("copied at random moments under load, the data folder has all that was acknowledged", async ({
  task,
}) => {
  const site = await newSite("embedded");
  const host = await site.start();
  const backend = Number(/"pid":(\d+),"msg":"the backend starts"/.exec(host.said())?.[1]);
  const load = startLoad(host, { senders: 2, subscribers: 2 });
  let lost = 0;
  for (let taken = 0; taken < copies; taken += 1) {
    const before = acknowledged(load);
    await vi.waitFor(() => expect(acknowledged(load)).toBeGreaterThan(before + 8), {
      timeout: 60_000,
      interval: 2,
    });
    await wait(Math.random() * 40);
    // No file changes while it is copied: a disk, too, has one state when the current goes.
    process.kill(backend, "SIGSTOP");
    const told = [...load.messages, ...load.addresses];
    const copy = mkdtempSync(join(tmpdir(), "power-cut-"));
    cpSync(join(site.env.DATA_FOLDER ?? "", "database"), copy, { recursive: true });
    process.kill(backend, "SIGCONT");
    const stored = await storedIn(copy);
    lost += told.filter((one) => !stored.has(one)).length;
    rmSync(copy, { recursive: true, force: true });
  }
  await load.stop();
  record(task, {
    fault: `data folder copied at ${copies} random moments, each copy opened`,
    engine: site.engine,
    underWay: "2 visitors sending messages, 2 subscribing, 1 reading, without pause",
    acknowledged: acknowledged(load),
    lost: lost + (await lostWrites(site, [load])),
    normalAfter: "at once: every copy recovered by itself",
    seen: seenBy(load),
  });
});
