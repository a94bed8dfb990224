/** Those who take connections and give nothing for them. */
import { execFileSync } from "node:child_process";
import { expect, test, vi } from "vitest";
import type { HostProcess } from "../host/host-process.ts";
import { type FaultRow, record, seconds } from "./fault-row.ts";
import { memoryOf, socketsOf } from "./host-memory.ts";
import { drip, openSockets } from "./hostile-sockets.ts";
import { acknowledged, type Load, seenBy, startLoad } from "./load.ts";
import { lostWrites } from "./lost.ts";
import { newSite, type Site } from "./site.ts";

// A host, and whoever attacks it, may have as many files open as the machine allows one process.
const allowed = Number(execFileSync("sh", ["-c", "ulimit -Hn"], { encoding: "utf8" })) || 1_048_576;
const idle = Math.min(10_000, allowed - 1_000);
const gentle = { senders: 1, subscribers: 1, pause: 100 };

/** Runs `attack` beside ordinary visitors until the host has got rid of every connection of it. */
async function under(
  attack: (host: HostProcess) => Promise<void>,
  connections: number,
): Promise<{ site: Site; load: Load; after: number; memory: string }> {
  const site = await newSite("embedded");
  const host = await site.start();
  await host.ask("/");
  const before = socketsOf(host);
  const memoryBefore = memoryOf(host);
  await attack(host);
  const began = performance.now();
  await vi.waitFor(() => expect(socketsOf(host)).toBeGreaterThan(connections * 0.9), {
    timeout: 30_000,
    interval: 20,
  });
  const load = startLoad(host, gentle);
  const memory = `${memoryBefore} MB before, ${memoryOf(host)} MB with them`;
  await vi.waitFor(() => expect(socketsOf(host)).toBeLessThan(before + 30), {
    timeout: 120_000,
    interval: 100,
  });
  const after = performance.now() - began;
  await load.stop();
  expect([...load.pages.keys(), ...load.forms.keys()].sort()).toEqual([200, 201]);
  expect(load.slowestPage).toBeLessThan(5_000);
  return { site, load, after, memory };
}

async function rowOf(fault: string, result: Awaited<ReturnType<typeof under>>): Promise<FaultRow> {
  const { site, load, after, memory } = result;
  return {
    fault,
    engine: site.engine,
    underWay: "1 visitor sending messages, 1 subscribing, 1 reading",
    acknowledged: acknowledged(load),
    lost: await lostWrites(site, [load]),
    normalAfter: `all let go after ${seconds(after)}`,
    seen: `${seenBy(load)}; memory ${memory}`,
  };
}

test(`${idle} idle connections are let go, and meanwhile everyone is answered`, async ({
  task,
}) => {
  const result = await under(async (host) => {
    await openSockets(host, idle);
  }, idle);
  record(task, await rowOf(`${idle.toLocaleString("en")} idle sockets`, result));
});

test("slow headers are cut off, and meanwhile everyone is answered", async ({ task }) => {
  const result = await under(async (host) => {
    drip(
      await openSockets(host, 500),
      () => `GET / HTTP/1.1\r\nhost: a\r\nx-a: ${"b".repeat(999)}`,
    );
  }, 500);
  record(task, await rowOf("slow-loris: 500 connections, a byte of a header a second", result));
});

test("slow bodies are cut off, and meanwhile everyone is answered", async ({ task }) => {
  const head =
    "POST /functions/v1/contact HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n";
  const result = await under(async (host) => {
    const sockets = await openSockets(host, 500);
    for (const socket of sockets) socket.write(head);
    drip(sockets, () => "{");
  }, 500);
  record(task, await rowOf("slow bodies: 500 connections, a byte of a form a second", result));
});

test("who asks for pages and does not read them is cut off", async ({ task }) => {
  const result = await under(async (host) => {
    const sockets = await openSockets(host, 100);
    for (const socket of sockets) {
      socket.pause();
      // Many on each connection: more than the kernel's buffers take.
      socket.write("GET /fr/contact HTTP/1.1\r\nhost: a\r\n\r\n".repeat(60));
    }
  }, 100);
  record(task, await rowOf("100 connections that ask for pages and never read them", result));
});
