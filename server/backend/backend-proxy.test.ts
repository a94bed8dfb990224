import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, createServer, type RequestListener, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { version } from "../version.ts";
import { proxyTo } from "./backend-proxy.ts";

/** A proxy in front of a process that is not there before it is `opened`, and a way to ask it. */
async function start(answer: RequestListener, waitsFor?: number, readsFor?: number) {
  const folder = mkdtempSync(join(tmpdir(), "proxy-"));
  const socketPath = join(folder, "socket");
  const agent = new Agent({ keepAlive: true });
  const listening = Promise.withResolvers<void>();
  let isListening = false;
  const proxy = proxyTo(
    {
      socketPath,
      agent,
      isListening: () => isListening,
      whenListening: () => listening.promise,
      isOpen: () => isListening,
    },
    waitsFor,
    readsFor,
  );
  const backend = createServer(answer);
  const host = createServer((incoming, outgoing) => {
    proxy.answer(incoming, outgoing, "192.0.2.1", { "x-extra": "of the host" });
  });
  await once(host.listen(0, "127.0.0.1"), "listening");
  const { port } = host.address() as AddressInfo;
  onTestFinished(() => {
    agent.destroy();
    for (const server of [host, backend]) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(folder, { recursive: true });
  });

  async function ask(path: string, { method = "GET", headers = {}, body = "" } = {}) {
    const asked = request({ port, host: "127.0.0.1", path, method, headers, agent: false });
    asked.end(body);
    const [response] = await once(asked, "response");
    const { statusCode: status, headers: sent } = response;
    return { status, headers: sent, body: await text(response) };
  }

  async function opened() {
    await once(backend.listen(socketPath), "listening");
    isListening = true;
    listening.resolve();
  }

  return { port, host, proxy, ask, opened };
}

test("a request that comes before the process is there waits for it, and is answered", async () => {
  const { proxy, ask, opened } = await start((_incoming, outgoing) => outgoing.end("here"));
  const waiting = ask("/functions/v1/contact", { method: "POST", body: "{}" });
  let isQuiet = false;
  // Answered meanwhile: the host has taken both.
  expect((await ask("/healthz")).body).toBe(
    `{"status":"ok","version":"${version}","forms":"opening"}`,
  );
  const quiet = proxy.quiet(60_000).then(() => {
    isQuiet = true;
  });
  expect(isQuiet).toBe(false);
  await opened();
  expect(await waiting).toMatchObject({
    status: 200,
    body: "here",
    headers: { "x-extra": "of the host" },
  });
  await quiet;
});

test("a process that does not come is told in a sentence that programs understand", async () => {
  const { ask } = await start(() => {}, 50);
  const { status, body, headers } = await ask("/functions/v1/contact", { method: "POST" });
  expect([status, body]).toEqual([503, '{"code":"unavailable"}']);
  expect(headers).toMatchObject({ "retry-after": "30", "cache-control": "no-store" });
});

test("finding: a form that waits for longer than a silent connection is kept is answered, not reset", async () => {
  const answering = Promise.withResolvers<void>();
  const { ask, host, port, opened } = await start(async (_incoming, outgoing) => {
    await answering.promise;
    outgoing.end("stored");
  });
  host.timeout = 50;
  const waiting = ask("/functions/v1/contact", { method: "POST", body: "{}" });
  await once(host, "request");
  // One on which nobody waits for anything is closed in that time.
  const idle = connect(port, "127.0.0.1");
  onTestFinished(() => void idle.destroy());
  await once(idle.resume(), "close");
  await opened();
  answering.resolve();
  expect(await waiting).toMatchObject({ status: 200, body: "stored" });
});

test("the process learns the visitor's address from the host alone, and nothing of the connection", async () => {
  const { ask, opened } = await start(({ headers }, outgoing) =>
    outgoing.end(JSON.stringify(headers)),
  );
  await opened();
  const headers = { "x-visitor-address": "198.51.100.4", te: "trailers", "x-kept": "as sent" };
  const received = JSON.parse((await ask("/functions/v1/contact", { headers })).body);
  expect(received).toMatchObject({ "x-visitor-address": "192.0.2.1", "x-kept": "as sent" });
  expect(received).not.toHaveProperty("te");
});

test("a process that ends in the middle of a question is told like one that is not there", async () => {
  const { ask, opened } = await start((incoming) => incoming.socket.destroy());
  await opened();
  expect((await ask("/functions/v1/contact", { method: "POST", body: "{}" })).status).toBe(503);
});

test("an answer that breaks off is broken off, not taken for the whole", async () => {
  const { ask, opened } = await start((_incoming, outgoing) => {
    outgoing.writeHead(200, { "content-length": "100" }).write("half");
    setImmediate(() => outgoing.destroy());
  });
  await opened();
  await expect(ask("/functions/v1/lp-document?id=1")).rejects.toThrow("aborted");
});

test("a body out of all proportion is refused before the process hears of it", async () => {
  let asked = 0;
  const { ask, opened } = await start((_incoming, outgoing) => {
    asked += 1;
    outgoing.end();
  });
  await opened();
  const headers = { "content-length": String(2 ** 30) };
  const refused = await ask("/functions/v1/contact", { method: "POST", headers }).catch(
    (error: NodeJS.ErrnoException) => error,
  );
  expect(refused).toMatchObject({ status: 413, headers: { connection: "close" } });
  expect(asked).toBe(0);
});

test("slow uploads: a body that trickles is refused at its deadline, and is no longer kept", async () => {
  const dropped = Promise.withResolvers<void>();
  const { port, ask, opened } = await start(
    async (incoming, outgoing) => {
      incoming.once("close", () => !incoming.complete && dropped.resolve());
      await text(incoming).catch(() => "");
      outgoing.end("whole");
    },
    undefined,
    100,
  );
  await opened();
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.write("POST /functions/v1/desk-file HTTP/1.1\r\nhost: a\r\ncontent-length: 99999\r\n\r\n");
  const trickle = setInterval(() => socket.write("a"), 10);
  onTestFinished(() => clearInterval(trickle));
  let refused = "";
  socket.on("data", (bytes) => {
    refused += bytes;
    clearInterval(trickle);
  });
  // It may write once more to a connection that was closed a moment before.
  socket.on("error", () => {});
  const closed = once(socket, "close");
  // Nobody waits for it.
  const other = await ask("/functions/v1/contact", { method: "POST", body: "{}" });
  expect(other).toMatchObject({ status: 200, body: "whole" });
  await closed;
  expect(refused).toMatch(/^HTTP\/1\.1 408 [\s\S]*connection: close[\s\S]*\{"code":"slow"\}\r/i);
  await dropped.promise;
});

test("a visitor who leaves takes the question along", async () => {
  const arrived = Promise.withResolvers<void>();
  const dropped = Promise.withResolvers<void>();
  const { port, proxy, opened } = await start((_incoming, outgoing) => {
    outgoing.once("close", () => dropped.resolve());
    arrived.resolve();
  });
  await opened();
  const leaving = request({ port, host: "127.0.0.1", path: "/functions/v1/contact", agent: false });
  leaving.on("error", () => {}).end();
  await arrived.promise;
  leaving.destroy();
  await dropped.promise;
  await proxy.quiet(60_000);
});

test("of the host's own questions, an answer is passed on and a failure is not", async () => {
  const { proxy, opened } = await start(({ url }, outgoing) => {
    outgoing.writeHead(url === "/for-host/metrics" ? 200 : 500).end("figures");
  });
  expect(await proxy.askAsHost("/for-host/metrics"), "before it is there").toBeUndefined();
  await opened();
  expect(await proxy.askAsHost("/for-host/metrics")).toBe("figures");
  expect(await proxy.askAsHost("/for-host/parts")).toBeUndefined();
});
