import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { bothEngines } from "../db/backend.ts";
import type { HostProcess } from "../host/host-process.ts";
import { record, seconds } from "./fault-row.ts";
import { acknowledged, seenBy, startLoad } from "./load.ts";
import { lostWrites, mailsOf } from "./lost.ts";
import { newSite } from "./site.ts";

const kills = 3;
const writesBetween = 60;

/** The process behind the forms, which the host looks after. */
function backendOf({ child: { pid } }: HostProcess): number {
  const [first = ""] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  return Number(first);
}

test.for(bothEngines)(
  "the backend killed under load, no page fails and nothing acknowledged is lost (%s)",
  async (engine, { task }) => {
    const site = await newSite(engine);
    const host = await site.start();
    const load = startLoad(host);
    const times: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const before = acknowledged(load);
      await vi.waitFor(() => expect(acknowledged(load)).toBeGreaterThan(before + writesBetween), {
        timeout: 60_000,
        interval: 5,
      });
      process.kill(backendOf(host), "SIGKILL");
      const killed = performance.now();
      const told = acknowledged(load);
      await vi.waitFor(() => expect(acknowledged(load)).toBeGreaterThan(told + 6), {
        timeout: 60_000,
        interval: 5,
      });
      times.push(performance.now() - killed);
    }
    await load.stop();
    const mails = await mailsOf(site);
    expect([...load.pages.keys()], "every page").toEqual([200]);
    record(task, {
      fault: `backend process killed (SIGKILL), ${kills} times`,
      engine: site.engine,
      underWay: "3 visitors sending messages, 3 subscribing, 1 reading, without pause",
      acknowledged: acknowledged(load) + mails.queued,
      lost: (await lostWrites(site, [load])) + mails.lost,
      normalAfter: `${seconds(Math.max(...times))}, by itself`,
      seen: `${seenBy(load)}; ${mails.queued} mails, ${mails.twice} of them twice under the same Message-ID`,
    });
  },
);
