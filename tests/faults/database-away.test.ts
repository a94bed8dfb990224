import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { record, seconds } from "./fault-row.ts";
import { acknowledged, seenBy, startLoad } from "./load.ts";
import { lostWrites, mailsOf } from "./lost.ts";
import { newSiteOnServer } from "./site.ts";

const away = 5_000;

test("PostgreSQL stopped and started again under load", async ({ task }) => {
  const { site, server } = await newSiteOnServer();
  const host = await site.start();
  const load = startLoad(host);
  await vi.waitFor(() => expect(acknowledged(load)).toBeGreaterThan(60), { timeout: 60_000 });

  await server.stop();
  await wait(away);
  await server.start();
  const back = performance.now();
  const known = acknowledged(load);
  await vi.waitFor(() => expect(acknowledged(load)).toBeGreaterThan(known), {
    timeout: 60_000,
    interval: 10,
  });
  const normal = performance.now() - back;
  await vi.waitFor(() => expect(acknowledged(load)).toBeGreaterThan(known + 60), {
    timeout: 60_000,
  });
  await load.stop();
  expect([...load.pages.keys()]).toEqual([200]);
  expect([...load.forms.keys()].sort()).toEqual([201, 503]);
  const mails = await mailsOf(site);
  record(task, {
    fault: `database stopped as if by a power cut, back after ${away / 1000} s`,
    engine: site.engine,
    underWay: "3 visitors sending messages, 3 subscribing, 1 reading, without pause",
    acknowledged: acknowledged(load) + mails.queued,
    lost: (await lostWrites(site, [load])) + mails.lost,
    normalAfter: `${seconds(normal)} after it was back`,
    seen: `${seenBy(load)}; ${mails.twice} mails came twice`,
  });
});
