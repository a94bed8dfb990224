import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import type { HostProcess } from "../host/host-process.ts";
import { record } from "./fault-row.ts";
import { memoryOf, watchMemory } from "./host-memory.ts";
import { acknowledged, seenBy, startLoad } from "./load.ts";
import { lostWrites } from "./lost.ts";
import { newSite } from "./site.ts";

const megabyte = 2 ** 20;
const gentle = { senders: 1, subscribers: 1, pause: 20 };

test("1 MB of headers is refused, and the host goes on", async ({ task }) => {
  const site = await newSite("embedded");
  const host = await site.start();
  const load = startLoad(host, gentle);
  const answers: string[] = [];
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const socket = connect(Number(new URL(host.url).port), "127.0.0.1");
    socket.on("error", () => {});
    socket.write(`GET / HTTP/1.1\r\nhost: a\r\n`);
    for (let line = 0; line < 1024; line += 1) socket.write(`x-${line}: ${"a".repeat(1015)}\r\n`);
    socket.write("\r\n");
    answers.push((await text(socket).catch(() => "closed")).split("\r\n")[0] ?? "");
  }
  await load.stop();
  expect(new Set(answers)).toEqual(new Set(["HTTP/1.1 431 Request Header Fields Too Large"]));
  expect([...load.pages.keys(), ...load.forms.keys()].sort()).toEqual([200, 201]);
  record(task, {
    fault: "1 MB of headers, 20 times",
    engine: site.engine,
    underWay: "1 visitor sending messages, 1 subscribing, 1 reading",
    acknowledged: acknowledged(load),
    lost: await lostWrites(site, [load]),
    normalAfter: "at once",
    seen: `${seenBy(load)}; the sender saw 431`,
  });
});

/** Sends until all is sent or the host closes; `status` 0 where it closed without an answer. */
async function sendBody(host: HostProcess, headers: Record<string, string>) {
  const total = 1024 * megabyte;
  const chunk = Buffer.alloc(megabyte, "a");
  const asked = request(`${host.url}/functions/v1/contact`, {
    method: "POST",
    agent: false,
    headers: { "content-type": "application/json", ...headers },
  });
  const answered = once(asked, "response").then(
    async ([response]) => {
      await text(response).catch(() => "");
      return response.statusCode as number;
    },
    () => 0,
  );
  let over = false;
  answered.finally(() => {
    over = true;
  });
  let sent = 0;
  asked.on("error", () => {});
  for (; sent < total && !over && !asked.destroyed; sent += megabyte) {
    if (!asked.write(chunk)) await Promise.race([once(asked, "drain").catch(() => {}), answered]);
  }
  asked.end();
  return { status: await answered, sent: sent / megabyte };
}

test("1 GB to a form is refused, and memory stays flat", async ({ task }) => {
  const site = await newSite("embedded");
  const host = await site.start();
  for (let warm = 0; warm < 20; warm += 1) await host.send();
  const before = memoryOf(host);
  const stopWatching = watchMemory(host);
  const load = startLoad(host, gentle);
  const declared = await sendBody(host, { "content-length": String(1024 * megabyte) });
  const undeclared = await sendBody(host, {});
  const peak = stopWatching();
  await load.stop();
  for (const { status } of [declared, undeclared]) expect([0, 413]).toContain(status);
  expect(peak - before, "MB more").toBeLessThan(150);
  expect([...load.pages.keys(), ...load.forms.keys()].sort()).toEqual([200, 201]);
  const say = ({ status, sent }: typeof declared) =>
    `${status || "a closed connection"} after ${sent} MB`;
  record(task, {
    fault: "1 GB body to a form, with its length and in chunks",
    engine: site.engine,
    underWay: "1 visitor sending messages, 1 subscribing, 1 reading",
    acknowledged: acknowledged(load),
    lost: await lostWrites(site, [load]),
    normalAfter: "at once",
    seen: `${seenBy(load)}; the sender saw ${say(declared)}, ${say(undeclared)}; memory ${before} MB before, ${peak} MB at most`,
  });
});
