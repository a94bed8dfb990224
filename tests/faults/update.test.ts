/** Updates without a gap: the next host takes the socket over while the last one still answers. */
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { askForUpdate } from "#server/keeper-socket.ts";
import { bothEngines, type EngineName } from "../db/backend.ts";
import { type HostProcess, startHost } from "../host/host-process.ts";
import { newVersion as versionOfPages } from "../host/versions.ts";
import { until } from "../until.ts";
import { record, seconds } from "./fault-row.ts";
import { acknowledged, type Load, seenBy, startLoad } from "./load.ts";
import { lostWrites, mailsOf } from "./lost.ts";
import { newSite, type Site } from "./site.ts";

const writesBetween = 60;

function newVersion(name: string): string {
  if (!existsSync("build/client")) throw new Error("There is no build: npm run build.");
  return versionOfPages(name, "build/client");
}

async function startKept(site: Site, folder: string, more: Record<string, string> = {}) {
  const env: Record<string, string> = { ...site.env, SITE_FOLDER: "build/client", ...more };
  const host = await startHost(env, undefined, {
    program: join(folder, "server/keeper.ts"),
    cwd: folder,
  });
  await host.formsOpen();
  await site.sql("update private.limits set per_address = 1000000, overall = 1000000");
  return { host, dataFolder: env.DATA_FOLDER ?? "" };
}

async function someMore(load: Load): Promise<void> {
  const before = acknowledged(load);
  await vi.waitFor(() => expect(acknowledged(load)).toBeGreaterThan(before + writesBetween), {
    timeout: 90_000,
    interval: 5,
  });
}

/** As a proxy asks: over a few connections that it keeps. Answers what went wrong. */
function startProxy({ url }: HostProcess) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const failures: string[] = [];
  let asked = 0;
  let stopped = false;
  async function ask(): Promise<void> {
    const request = get(`${url}/fr/contact`, { agent });
    const [response] = await once(request, "response");
    await text(response);
    if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}`);
  }
  const all = Array.from({ length: 4 }, async () => {
    while (!stopped) {
      await ask().catch((error: Error) => failures.push(error.message));
      asked += 1;
      // Now and then long enough for the connection to be idle.
      await pause(asked % 7 === 0 ? 300 : 5);
    }
  });
  return async () => {
    stopped = true;
    await Promise.all(all);
    agent.destroy();
    return { asked, failures };
  };
}

async function versionOf(host: HostProcess): Promise<string> {
  return (await host.ask("/version.txt")).body;
}

test.for(bothEngines)(
  "updated and rolled back under load, no request fails and nothing is lost (%s)",
  async (engine: EngineName, { task }) => {
    const site = await newSite(engine);
    const [first, second] = [newVersion("one"), newVersion("two")];
    const { host, dataFolder } = await startKept(site, first);
    const load = startLoad(host);
    const stopProxy = startProxy(host);
    const times: number[] = [];
    for (const [folder, name] of [
      [second, "two"],
      [first, "one"],
    ] as const) {
      await someMore(load);
      const began = performance.now();
      expect(await askForUpdate(dataFolder, folder)).toEqual({
        done: true,
        sentence: `The site is now served from ${folder}.`,
      });
      times.push(performance.now() - began);
      await until(async () => expect(await versionOf(host)).toBe(name));
    }
    await someMore(load);
    await load.stop();
    const proxy = await stopProxy();
    expect(proxy.failures, "over connections that are kept").toEqual([]);
    expect([...load.pages.keys()], "every page").toEqual([200]);
    expect([...load.forms.keys()], "every form").toEqual([201]);
    const mails = await mailsOf(site);
    record(task, {
      fault: "updated, and rolled back",
      engine: site.engine,
      underWay: "3 visitors sending messages, 3 subscribing, 1 reading, without pause",
      acknowledged: acknowledged(load) + mails.queued,
      lost: (await lostWrites(site, [load])) + mails.lost,
      normalAfter: `${seconds(Math.max(...times))} from the command to the new forms`,
      seen: `${seenBy(load)}; ${proxy.asked} pages over kept connections, 0 failed; ${mails.twice} mails came twice`,
    });
    host.child.kill("SIGTERM");
    expect(await host.ended, "stops well after it").toBe(0);
  },
);

test("two hosts on one PostgreSQL, updated one after the other, answer everybody", async ({
  task,
}) => {
  const site = await newSite("postgres");
  const [first, second] = [newVersion("one"), newVersion("two")];
  const left = await startKept(site, first);
  const right = await startKept(site, first, { DATA_FOLDER: `${site.env.DATA_FOLDER}/right` });
  const loads = [left, right].map(({ host }) => startLoad(host, { senders: 2, subscribers: 1 }));
  for (const { host, dataFolder } of [left, right]) {
    await Promise.all(loads.map(someMore));
    expect((await askForUpdate(dataFolder, second))?.done).toBe(true);
    await until(async () => expect(await versionOf(host)).toBe("two"));
  }
  await Promise.all(loads.map(someMore));
  await Promise.all(loads.map((load) => load.stop()));
  for (const load of loads) {
    expect([[...load.pages.keys()], [...load.forms.keys()]]).toEqual([[200], [201]]);
  }
  const mails = await mailsOf(site);
  const total = loads.reduce((sum, load) => sum + acknowledged(load), 0);
  record(task, {
    fault: "two hosts updated one after the other",
    engine: site.engine,
    underWay: "2 visitors sending messages, 1 subscribing, 1 reading at each, without pause",
    acknowledged: total + mails.queued,
    lost: (await lostWrites(site, loads)) + mails.lost,
    normalAfter: "at once",
    seen: `${seenBy(loads[0] as Load)}, at the first; ${mails.twice} mails came twice`,
  });
});

test("a version that does not start changes nothing", async () => {
  const site = await newSite("embedded");
  const [first, broken] = [newVersion("one"), newVersion("broken")];
  const { host, dataFolder } = await startKept(site, first);
  writeFileSync(join(broken, "server/main.ts"), "throw new Error('broken')");
  const load = startLoad(host, { senders: 1, subscribers: 1, pause: 20 });
  expect(await askForUpdate(dataFolder, broken)).toMatchObject({
    done: false,
    sentence: expect.stringContaining("The old one goes on."),
  });
  await load.stop();
  expect([[...load.pages.keys()], [...load.forms.keys()]]).toEqual([[200], [201]]);
  expect(await versionOf(host)).toBe("one");
});

test("a version that cannot open the database gives way to the one before", async () => {
  const site = await newSite("embedded");
  const [first, broken] = [newVersion("one"), newVersion("broken")];
  const { host, dataFolder } = await startKept(site, first);
  writeFileSync(join(broken, "supabase/migrations/29990101000000_broken.sql"), "select 1 / 0;");
  const asked = performance.now();
  expect(await askForUpdate(dataFolder, broken)).toMatchObject({
    done: false,
    sentence: expect.stringContaining("The one before is back."),
  });
  expect(performance.now() - asked, "as soon as it has failed").toBeLessThan(60_000);
  expect(await versionOf(host)).toBe("one");
  expect((await host.send()).status).toBe(201);
});
