/** A few bad inputs over a real connection, and those that only a connection can carry. */
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { testBadRequests } from "./bad-requests.ts";

// The same at every run; `npm run test:faults` sends more, and others each time.
const sentTo = testBadRequests(6, { seed: 1 });

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
  const host = sentTo();
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
