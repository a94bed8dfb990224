import { once } from "node:events";
import { type IncomingHttpHeaders, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { oldHostReportPath } from "#core/old-names.ts";
import { until } from "../tests/until.ts";
import { createBackend } from "./backend/backend.ts";
import { longestBody, longestWaitInUpdate } from "./backend/patience.ts";
import { readConfig } from "./config.ts";
import { createHost, type Parts } from "./host.ts";
import { hostReportPath } from "./host-report.ts";
import { answerWithBackend } from "./node-adapter.ts";
import { createQuestionLimit } from "./pages/question-limit.ts";
import { plainPolicy, securityHeaders } from "./pages/security-headers.ts";
import type { SiteFile, SiteFiles } from "./pages/site-files.ts";
import { version } from "./version.ts";

type Options = { method?: string; headers?: Record<string, string> };

function siteFiles(): SiteFiles {
  const page = (content: string): SiteFile => ({
    bodies: { identity: Buffer.from(content) },
    etag: "tag",
    type: "text/html; charset=utf-8",
    cacheControl: "no-cache",
    policy: plainPolicy,
    takesQuery: false,
  });
  const pages = ["/", "/contact", "/404", "/search", "/fr/contact", "/fr/404"];
  const script = { ...page("script"), type: "text/javascript", policy: undefined };
  const byPath = new Map(pages.map((path) => [path, page(`at ${path}`)]));
  byPath.set("/assets/a.js", script);
  return { byPath, isPage: (path) => pages.includes(path) };
}

/** A real server on a free port, what it logs, and a way to ask it exactly what is meant. */
async function startHost(env: Record<string, string> = {}, parts: Partial<Parts> = {}) {
  const lines: string[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => lines.push(line) });
  const config = readConfig(env);
  const backend = createBackend(config, log);
  const server = createHost({
    files: siteFiles(),
    config,
    log,
    answerBackend: (...asked) => answerWithBackend(backend, ...asked),
    ...parts,
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });

  async function ask(path: string, { method = "GET", headers = {} }: Options = {}) {
    const asked = request({ host: "127.0.0.1", port, path, method, headers, agent: false });
    asked.end();
    const [response] = await once(asked, "response");
    const answered: { status: number; headers: IncomingHttpHeaders; body: string } = {
      status: response.statusCode,
      headers: response.headers,
      body: await text(response),
    };
    return answered;
  }

  async function send(bytes: string): Promise<string> {
    const socket = connect(port, "127.0.0.1");
    socket.write(bytes);
    return await text(socket);
  }

  return { ask, send, lines, port, server };
}

const french = { headers: { "accept-language": "fr" } };

test.each([
  { kind: "a page", path: "/contact", options: {}, status: 200 },
  { kind: "a fresh page", path: "/", options: { headers: { "if-none-match": "*" } }, status: 304 },
  { kind: "a redirection to French", path: "/contact", options: french, status: 302 },
  { kind: "a redirection for a slash", path: "/contact/", options: {}, status: 308 },
  { kind: "an address that cannot be read", path: "/%00", options: {}, status: 400 },
  { kind: "another host in the path", path: "//evil.example/", options: {}, status: 308 },
  { kind: "an unknown page", path: "/nowhere", options: {}, status: 404 },
  { kind: "an unknown asset", path: "/assets/gone.js", options: {}, status: 404 },
  { kind: "a method for no page", path: "/", options: { method: "POST" }, status: 405 },
  { kind: "a health check", path: "/healthz", options: {}, status: 200 },
  { kind: "a wrong health check", path: "/healthz", options: { method: "POST" }, status: 404 },
  { kind: "a traced health check", path: "/healthz", options: { method: "TRACE" }, status: 405 },
  { kind: "a path like the health check's", path: "/healthzzz", options: {}, status: 404 },
])("$kind is answered $status with every security header", async ({ path, options, status }) => {
  const { ask } = await startHost();
  const answered = await ask(path, options);
  expect(answered.status).toBe(status);
  expect(answered.headers).toMatchObject(securityHeaders);
  expect(answered.headers["x-content-type-options"]).toBe("nosniff");
  expect(answered.headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src/);
  expect(answered.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(answered.headers).not.toHaveProperty("x-powered-by");
  expect(answered.headers).not.toHaveProperty("server");
});

test.each(["GET", "POST", "OPTIONS"])(
  "another site's script that asks by %s is let read nothing",
  async (method) => {
    const { ask } = await startHost();
    const origin = "https://evil.example";
    const headers = { origin, "access-control-request-method": "POST" };
    for (const path of ["/contact", "/healthz", "/functions/v1/nothing", "/auth/v1/nothing"]) {
      const answered = await ask(path, { method, headers });
      const names = Object.keys(answered.headers).filter((name) => /^access-control/.test(name));
      expect(names, path).toEqual([]);
    }
  },
);

test("a script carries what protects it, and not what only documents need", async () => {
  const { ask } = await startHost();
  const { headers } = await ask("/assets/a.js");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  expect(headers).not.toHaveProperty("permissions-policy");
  expect(headers).not.toHaveProperty("content-security-policy");
});

test("the bytes of a page arrive, and HEAD has its length without them", async () => {
  const { ask } = await startHost();
  expect((await ask("/contact")).body).toBe("at /contact");
  const head = await ask("/contact", { method: "HEAD" });
  expect(head).toMatchObject({ status: 200, body: "", headers: { "content-length": "11" } });
});

test("the health check says so in JSON that nobody keeps", async () => {
  const { ask } = await startHost();
  const { headers, body } = await ask("/healthz");
  expect(JSON.parse(body)).toEqual({ status: "ok", version, forms: "opening" });
  expect(headers["content-type"]).toMatch(/^application\/json/);
  expect(headers["cache-control"]).toBe("no-store");
  expect((await ask("/healthz", { method: "HEAD" })).body).toBe("");
});

test.each([hostReportPath, oldHostReportPath])(
  "%s tells the doctor what the host makes of the proxy in front",
  async (path) => {
    const { ask } = await startHost({ TRUST_PROXY: "loopback" });
    const headers = { "x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https" };
    const { status, body } = await ask(path, { headers });
    expect([status, JSON.parse(body)]).toEqual([200, { proxy: "trusted", secure: true }]);
  },
);

test.each([
  { trusted: "loopback", proto: "https", strict: true },
  { trusted: "loopback", proto: "http", strict: false },
  { trusted: "", proto: "https", strict: false },
])(
  "TRUST_PROXY=$trusted and $proto in front: strict transport is $strict",
  async ({ trusted, proto, strict }) => {
    const { ask } = await startHost({ TRUST_PROXY: trusted });
    for (const path of ["/contact?lng=en", "/healthz", "/nowhere", "/contact/"]) {
      const { headers } = await ask(path, { headers: { "x-forwarded-proto": proto } });
      expect("strict-transport-security" in headers).toBe(strict);
    }
    const { headers } = await ask("/?lng=en", { headers: { "x-forwarded-proto": proto } });
    expect(headers["set-cookie"]?.[0]?.endsWith("; Secure")).toBe(strict);
  },
);

test("without a proxy in front there is no strict transport", async () => {
  const { ask } = await startHost({ TRUST_PROXY: "loopback" });
  expect((await ask("/contact")).headers).not.toHaveProperty("strict-transport-security");
});

test("an oversized header is refused and the connection closed", async () => {
  const { send } = await startHost();
  const answered = await send(`GET / HTTP/1.1\r\nhost: a\r\nx-long: ${"a".repeat(20_000)}\r\n\r\n`);
  expect(answered).toMatch(/^HTTP\/1\.1 431 /);
});

test.each([
  "NONSENSE\r\n\r\n",
  "GET / HTTP/9.9\r\n\r\n",
  "GET /\u0000 HTTP/1.1\r\nhost: a\r\n\r\n",
  "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
])("%j is refused and the connection closed", async (bytes) => {
  const { send } = await startHost();
  const answered = await send(bytes);
  expect(answered).toMatch(/^HTTP\/1\.1 400 /);
  expect(answered.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

test("who was refused and does not hang up is hung up on", async () => {
  const { port } = await startHost();
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  onTestFinished(() => {
    socket.destroy();
  });
  let closed = false;
  socket.on("error", () => {
    closed = true;
  });
  socket.resume().write("NONSENSE\r\n\r\n");
  await once(socket, "end");
  // A closed connection is noticed by who goes on writing.
  await until(() => {
    socket.write("x");
    expect(closed).toBe(true);
  });
});

test("the host still answers after a client that could not be understood", async () => {
  const { ask, send } = await startHost();
  await send("NONSENSE\r\n\r\n");
  expect((await ask("/contact")).status).toBe(200);
});

test("a line of log tells the path and the outcome, and nothing about the visitor", async () => {
  const { ask, lines } = await startHost({ TRUST_PROXY: "loopback" });
  const headers = {
    "user-agent": "Curious/1.0",
    "x-forwarded-for": "203.0.113.7",
    cookie: "i18nextLng=en; secret=1",
    referer: "https://elsewhere.example/",
  };
  await ask("/contact?email=someone@example.org", { headers });
  await until(() => expect(lines).toHaveLength(1));
  const line = JSON.parse(lines[0] ?? "");
  expect(line).toMatchObject({ method: "GET", path: "/contact", status: 200, msg: "answered" });
  expect(line.ms).toBeTypeOf("number");
  expect(lines[0]).not.toMatch(/someone|email|\?|203\.0|127\.0\.0\.1|Curious|secret|elsewhere/);
});

test("pages are logged for everyone, assets only for who debugs", async () => {
  const { ask, lines } = await startHost();
  await ask("/assets/a.js");
  await ask("/nowhere");
  await until(() => expect(lines).toHaveLength(2));
  expect(lines.map((line) => JSON.parse(line).level)).toEqual([20, 30]);
});

/** The statuses of so many questions to the search, each as one of the clients behind a proxy. */
async function statusesOf(clients: readonly string[], env: Record<string, string>) {
  // On a clock that stands still answers take no time, and no client gets a turn back.
  const { ask } = await startHost(env, { limitQuestions: createQuestionLimit(() => 0) });
  const statuses: number[] = [];
  for (const client of clients) {
    const headers = { "x-forwarded-for": client };
    statuses.push((await ask("/search?q=fees", { headers })).status);
    expect((await ask("/contact", { headers })).status).toBe(200);
  }
  return statuses;
}

const often = Array(10).fill("203.0.113.7");

test("who asks the search too often waits, and still has every page; others may ask", async () => {
  const statuses = await statusesOf([...often, "203.0.113.8"], { TRUST_PROXY: "loopback" });
  expect(statuses).toEqual([...Array(8).fill(200), 429, 429, 200]);
});

test("nobody asks the search as another by a header of their own", async () => {
  const named = often.map((_, index) => `203.0.113.${index}`);
  expect((await statusesOf(named, {})).slice(-2)).toEqual([429, 429]);
});

test.each(["/contact", "/functions/v1/contact", "/healthz"])(
  "finding 15: a request for %s that names two hosts is refused",
  async (path) => {
    const { send } = await startHost({ TRUST_PROXY: "loopback" });
    const hosts = "host: site.example\r\nHOST: evil.example\r\nx-forwarded-proto: https";
    const answered = await send(`GET ${path} HTTP/1.1\r\n${hosts}\r\n\r\n`);
    expect(answered).toMatch(/^HTTP\/1\.1 400 /);
    expect(answered).toMatch(/strict-transport-security/);
  },
);

test("slow uploads: a piece that waits for an update and then arrives is not reset meanwhile", async () => {
  const { server } = await startHost();
  expect(server.requestTimeout).toBeGreaterThanOrEqual(longestWaitInUpdate + longestBody);
});
