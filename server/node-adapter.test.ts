import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { until } from "../tests/until.ts";
import type { Backend } from "./backend/backend.ts";
import { answerWithBackend } from "./node-adapter.ts";

/** A server whose backend answers as told, and a connection to it that stays open. */
async function startServer(handle: Backend["handle"]) {
  const ends: Promise<unknown>[] = [];
  const backend = { handle: vi.fn(handle) };
  const server = createServer((request, response) => {
    ends.push(answerWithBackend(backend as unknown as Backend, request, response, "192.0.2.1"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  let received = "";
  socket.on("data", (bytes) => {
    received += bytes;
  });
  const statuses = () => [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  return { socket, port, statuses, backend, ends, received: () => received };
}

const next = "GET /next HTTP/1.1\r\nhost: a\r\n\r\n";
const long = 300_000;

test.each([
  { what: "reads", handle: async (request: Request) => Response.json(await request.text()) },
  { what: "does not read", handle: async () => new Response(null, { status: 404 }) },
])("a long body that the backend $what does not hold up the next request", async ({ handle }) => {
  const { socket, statuses } = await startServer(handle);
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${long}\r\n\r\n`);
  socket.write("x".repeat(long));
  socket.write(next);
  await until(() => expect(statuses()).toHaveLength(2));
});

test("no more of a long body is kept than what shows that it is too long", async () => {
  const { socket, received } = await startServer(async (request) =>
    Response.json({ length: (await request.text()).length }),
  );
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${long * 5}\r\n\r\n`);
  socket.write("x".repeat(long * 5));
  await until(() => expect(received()).toMatch(/"length":\d+\}/));
  const length = Number(/"length":(\d+)\}/.exec(received())?.[1]);
  expect(length).toBeGreaterThan(128 * 1024);
  expect(length).toBeLessThan(long);
});

test.each([
  { length: "declared", head: `content-length: ${2 ** 30}`, body: "" },
  { length: "not told", head: "transfer-encoding: chunked", body: `${"x".repeat(2 ** 16)}\r\n` },
])("a body without end, its length $length, is refused before it was read", async (sent) => {
  const { socket, statuses, backend } = await startServer(async () => new Response());
  socket.on("error", () => {});
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\n${sent.head}\r\n\r\n`);
  for (let chunk = 0; sent.body && chunk < 40; chunk += 1) socket.write(`10000\r\n${sent.body}`);
  await until(() => expect(statuses()).toEqual(["413"]));
  await until(() => expect(socket.closed).toBe(true));
  expect(backend.handle).not.toHaveBeenCalled();
});

test("slow uploads: pieces that never end fill no memory, and forms are taken all the same", async () => {
  const { socket, port, statuses } = await startServer(async () => new Response());
  const head = `POST /functions/v1/desk-file HTTP/1.1\r\nhost: a\r\ncontent-length: ${2 ** 20}\r\n\r\n`;
  const stalled = Array.from({ length: 40 }, () => connect(port, "127.0.0.1"));
  onTestFinished(() => {
    for (const one of stalled) one.destroy();
  });
  const putOff = stalled.map(async (one) => {
    one.on("error", () => {}).write(head);
    one.write(Buffer.alloc(2 ** 20 - 1));
    const [answer] = await once(one, "data");
    return String(answer);
  });
  expect(await Promise.any(putOff)).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 5\r/);
  socket.write("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\n{}");
  await until(() => expect(statuses()).toEqual(["200"]));
});

test("a visitor who leaves in the middle of a body is no error, and nothing is done", async () => {
  const { socket, backend, ends } = await startServer(async () => new Response());
  socket.write("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{");
  await until(() => expect(ends).toHaveLength(1));
  socket.destroy();
  await expect(ends[0]).resolves.toBeUndefined();
  expect(backend.handle).not.toHaveBeenCalled();
});

test("a visitor who leaves before the answer is no error", async () => {
  const answer = Promise.withResolvers<Response>();
  const { socket, ends, backend } = await startServer(() => answer.promise);
  socket.write("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\n{}");
  await until(() => expect(backend.handle).toHaveBeenCalled());
  socket.destroy();
  await until(() => expect(socket.closed).toBe(true));
  answer.resolve(new Response("x".repeat(1_000_000)));
  await expect(ends[0]).resolves.toBeUndefined();
});

test("what a web request cannot be is refused", async () => {
  const { socket, statuses, backend } = await startServer(async () => new Response());
  socket.write("TRACE / HTTP/1.1\r\nhost: a\r\n\r\n");
  socket.write(next);
  await until(() => expect(statuses()).toEqual(["405", "200"]));
  expect(backend.handle).toHaveBeenCalledTimes(1);
});

test("method, path, headers, body and address arrive as they were sent", async () => {
  const { socket, received } = await startServer(async (request, address) => {
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    return Response.json([
      request.method,
      pathname + search,
      request.headers.get("x-two"),
      body,
      address,
    ]);
  });
  socket.write(
    "POST /p?q=1 HTTP/1.1\r\nhost: a\r\nx-two: 1\r\nx-two: 2\r\ncontent-length: 2\r\n\r\nhi",
  );
  await until(() => expect(received()).toContain('["POST","/p?q=1","1, 2","hi","192.0.2.1"]'));
});
