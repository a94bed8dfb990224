import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, inject, test, vi } from "vitest";
import { copyDatabase } from "../db/prepared-database.ts";
import { record, seconds } from "./fault-row.ts";
import { acknowledged, seenBy, startLoad } from "./load.ts";
import { lostWrites, mailsOf } from "./lost.ts";
import { newSite } from "./site.ts";
import { canMount, smallDisk } from "./small-disk.ts";

const full = 5_000;

// Without root there is no disk of our own to fill, and nobody else's may be filled.
test.skipIf(!canMount)("the disk is full, and has space again", async ({ task }) => {
  const disk = smallDisk(200);
  copyDatabase(inject("embeddedTemplate"), join(disk.folder, "database"));
  const site = await newSite("embedded", { folder: disk.folder });
  const host = await site.start();
  const load = startLoad(host);
  await vi.waitFor(() => expect(acknowledged(load)).toBeGreaterThan(60), { timeout: 60_000 });

  disk.fill();
  // The worst moment: the log of changes needs its next file. It once stopped the whole process.
  await expect(site.sql("select pg_switch_wal()")).rejects.toThrow("the disk is nearly full");
  await vi.waitFor(() => expect(load.forms.get(503) ?? 0).toBeGreaterThan(30), { timeout: 60_000 });
  const meanwhile = acknowledged(load);
  await wait(full);
  expect(acknowledged(load), "no false success").toBe(meanwhile);

  disk.free();
  const freed = performance.now();
  await vi.waitFor(() => expect(acknowledged(load)).toBeGreaterThan(meanwhile), {
    timeout: 60_000,
    interval: 10,
  });
  const normal = performance.now() - freed;
  await vi.waitFor(() => expect(acknowledged(load)).toBeGreaterThan(meanwhile + 60), {
    timeout: 60_000,
  });
  await load.stop();
  expect([...load.pages.keys()]).toEqual([200]);
  expect([...load.forms.keys()].sort()).toEqual([201, 503]);
  host.child.kill("SIGKILL");
  await host.ended;
  await site.start();
  const mails = await mailsOf(site);
  record(task, {
    fault: "disk full, then the process killed",
    engine: site.engine,
    underWay: "3 visitors sending messages, 3 subscribing, 1 reading, without pause",
    acknowledged: acknowledged(load) + mails.queued,
    lost: (await lostWrites(site, [load])) + mails.lost,
    normalAfter: `${seconds(normal)} after there was space, without a restart`,
    seen: `${seenBy(load)}; ${mails.twice} mails came twice`,
  });
});
