/** The same bad inputs over a real connection, and those that only a connection can carry. */
import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { functions } from "#server/backend/functions.ts";
import { runningHost } from "#server/engine/data-folder.ts";
import { type HostileRequest, hostileRequest } from "../db/hostile-requests.ts";
import { dataFolder, type HostProcess, startHost } from "./host-process.ts";

// A busy machine starts processes slowly.
vi.setConfig({ testTimeout: 180_000 });

const endpoints = [
  "/rest/v1/newsletter_subscribers",
  ...Object.keys(functions).map((name) => `/functions/v1/${name}`),
];
const runs = 60;

let host: HostProcess;
beforeAll(async () => {
  const atEnd = (work: () => Promise<void>) => afterAll(work);
  const folder = dataFolder(atEnd);
  host = await startHost({ DATA_FOLDER: folder }, atEnd);
  await host.formsOpen();
  await runningHost(folder).sql("update private.limits set per_address = 100000, overall = 100000");
}, 120_000);

test(`${runs * endpoints.length} bad requests over connections that are used again are all answered`, async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());

  async function isAnswered({ path, method, headers, body }: HostileRequest) {
    const asked = request(host.url + encodeURI(path.replaceAll("\\", "/")), {
      method,
      headers,
      agent,
    });
    asked.end(["GET", "HEAD"].includes(method) ? undefined : body);
    const [response] = await once(asked, "response");
    const answered = await text(response);
    expect(response.statusCode).toBeLessThan(500);
    expect(answered).not.toMatch(/node_modules|\.ts:\d+|\bat \S+ \(/);
  }
  for (const path of endpoints) {
    await fc.assert(fc.asyncProperty(hostileRequest(path), isAnswered), { numRuns: runs });
  }
  expect(await host.errors()).toEqual([]);
});

const post = "POST /functions/v1/contact HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n";

const broken = {
  "half a body, then nothing": `${post}content-length: 100\r\n\r\n{"name":`,
  "half a chunk": `${post}transfer-encoding: chunked\r\n\r\nff\r\n{"name":`,
  "a chunk without a size": `${post}transfer-encoding: chunked\r\n\r\nzz\r\n`,
  "two lengths": `${post}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`,
  "a length and chunks": `${post}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  "a header without a name": `${post}: x\r\n\r\n`,
  "a folded header": `${post}x-a: 1\r\n 2\r\ncontent-length: 2\r\n\r\n{}`,
  "another protocol": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "an upgrade": `${post}connection: upgrade\r\nupgrade: websocket\r\ncontent-length: 2\r\n\r\n{}`,
  "a tunnel": "CONNECT 127.0.0.1:22 HTTP/1.1\r\nhost: a\r\n\r\n",
  bytes: "\u0016\u0003\u0001\u0000\u00ff\u0000",
};

test("what only a connection can carry neither stops the host nor is its failure", async () => {
  for (const [what, bytes] of Object.entries(broken)) {
    const socket = connect(Number(new URL(host.url).port), "127.0.0.1");
    socket.on("error", () => {});
    socket.end(bytes, "latin1");
    const answered = await text(socket).catch(() => "");
    expect(answered, what).not.toMatch(/^HTTP\/1\.1 5/);
    expect((await host.send()).status, `after ${what}`).toBe(201);
  }
  expect(await host.errors()).toEqual([]);
});
