import { expect, test, vi } from "vitest";
import { bothEngines } from "../db/backend.ts";
import { record, seconds } from "./fault-row.ts";
import { acknowledged, type Load, seenBy, startLoad } from "./load.ts";
import { lostWrites, mailsOf } from "./lost.ts";
import { newSite } from "./site.ts";

const kills = 3;
const writesBetween = 60;

test.for(bothEngines)(
  "killed under load, nothing acknowledged is lost (%s)",
  async (engine, { task }) => {
    const site = await newSite(engine);
    const loads: Load[] = [];
    const times: number[] = [];
    let host = await site.start();
    for (let kill = 0; kill < kills; kill += 1) {
      const load = startLoad(host);
      loads.push(load);
      await vi.waitFor(() => expect(acknowledged(load)).toBeGreaterThan(writesBetween), {
        timeout: 60_000,
        interval: 5,
      });
      host.child.kill("SIGKILL");
      const killed = performance.now();
      await host.ended;
      const stopping = load.stop();
      host = await site.start();
      expect((await host.send()).status).toBe(201);
      times.push(performance.now() - killed);
      await stopping;
    }
    const mails = await mailsOf(site);
    const total = loads.reduce((sum, load) => sum + acknowledged(load), 0);
    record(task, {
      fault: `process killed (SIGKILL), ${kills} times`,
      engine: site.engine,
      underWay: "3 visitors sending messages, 3 subscribing, 1 reading, without pause",
      acknowledged: total + mails.queued,
      lost: (await lostWrites(site, loads)) + mails.lost,
      normalAfter: `${seconds(Math.max(...times))} (start included)`,
      seen: `${seenBy(loads[0] as Load)} in the first round; ${mails.queued} mails, ${mails.twice} of them twice under the same Message-ID`,
    });
  },
);
