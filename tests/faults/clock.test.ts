import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { bothEngines } from "../db/backend.ts";
import type { HostProcess } from "../host/host-process.ts";
import { linkIn } from "../mail-server.ts";
import { record, seconds } from "./fault-row.ts";
import { acknowledged, seenBy, startLoad, subscribe } from "./load.ts";
import { lostWrites, mailsOf } from "./lost.ts";
import { newSite, type Site } from "./site.ts";

const day = 24 * 60 * 60 * 1000;
const gentle = { senders: 2, subscribers: 1, pause: 50 };

/** A link that arrives now, and is not followed yet. */
async function newLink(site: Site, host: HostProcess, email: string): Promise<string> {
  expect((await subscribe(host, email)).status).toBe(201);
  await host.ask("/functions/v1/send-newsletter-confirmation", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });
  const mail = await vi.waitFor(
    () => {
      const found = site.mail.mails.find(({ to }) => to?.some(({ address }) => address === email));
      expect(found, `the mail to ${email}`).toBeDefined();
      return found;
    },
    { timeout: 30_000, interval: 50 },
  );
  return linkIn(mail, "/newsletter/confirm").searchParams.get("token") ?? "";
}

async function follow(host: HostProcess, token: string): Promise<number> {
  const { status } = await host.ask("/functions/v1/newsletter-confirm", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token }),
  });
  return status;
}

async function isLimited(site: Site, host: HostProcess): Promise<boolean> {
  await site.sql("update private.limits set per_address = 3 where kind = 'contact'");
  const statuses: number[] = [];
  for (let sent = 0; sent < 4; sent += 1) {
    statuses.push((await host.send({}, "203.0.113.9")).status);
  }
  await site.sql("update private.limits set per_address = 1000000 where kind = 'contact'");
  return statuses.join() === "201,201,201,429";
}

test.for(bothEngines)(
  "the host's clock jumps a day ahead and back (%s)",
  async (engine, { task }) => {
    const site = await newSite(engine);
    const clock = join(site.env.DATA_FOLDER ?? "", "clock");
    writeFileSync(clock, "0");
    const preload = join(import.meta.dirname, "shifted-clock.ts");
    Object.assign(site.env, { NODE_OPTIONS: `--import=${preload}`, CLOCK_FILE: clock });
    const host = await site.start();
    const load = startLoad(host, gentle);
    const before = await newLink(site, host, "before@visitor.example");

    async function jump(offset: number): Promise<number> {
      const began = performance.now();
      writeFileSync(clock, String(offset));
      await vi.waitFor(() => {
        const told = [
          ...host
            .said()
            .slice(-2_000)
            .matchAll(/"time":(\d+)/g),
        ].at(-1)?.[1];
        expect(Math.abs(Number(told) - Date.now() - offset)).toBeLessThan(10_000);
      });
      // What is queued from now on goes out.
      const known = site.mail.mails.length;
      expect((await host.send()).status).toBe(201);
      await vi.waitFor(() => expect(site.mail.mails.length).toBeGreaterThan(known + 1), {
        timeout: 60_000,
        interval: 50,
      });
      return performance.now() - began;
    }

    const ahead = await jump(day);
    expect(await isLimited(site, host), "limits hold a day ahead").toBe(true);
    expect(await follow(host, before), "a link from before the jump").toBe(200);
    const during = await newLink(site, host, "during@visitor.example");
    const back = await jump(0);
    expect(await follow(host, during), "a link from a day ahead").toBe(200);
    const behind = await jump(-day);
    const early = await newLink(site, host, "early@visitor.example");
    expect(await follow(host, early), "a link from a day behind").toBe(200);
    const again = await jump(0);
    await load.stop();
    expect([...load.pages.keys(), ...load.forms.keys()].sort()).toEqual([200, 201]);
    // A confirmation waits for two minutes, what a round left behind for five. The clock must not
    // have made a day of either.
    await site.sql(
      `update private.outbox set next_attempt_at = now()
     where state = 'queued' and next_attempt_at < now() + interval '6 minutes'`,
    );
    const mails = await mailsOf(site, { hurry: false });
    record(task, {
      fault: "clock a day ahead, right, a day behind, right",
      engine: engine === "postgres" ? `${site.engine} (its own clock stays right)` : site.engine,
      underWay:
        "2 visitors sending messages, 1 subscribing, 1 reading; links followed, limits reached",
      acknowledged: acknowledged(load) + mails.queued,
      lost: (await lostWrites(site, [load])) + mails.lost,
      normalAfter: `${seconds(Math.max(ahead, back, behind, again))} (until a new message's mails arrived)`,
      seen: seenBy(load),
    });
  },
);
