import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { createServer as createSecure } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { hasOpenssl, makeCertificate } from "../../tests/certificate.ts";
import { checkClock } from "./clock.ts";
import { checkHttp, checkHttps, checkProxy } from "./web.ts";

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

async function secureSite(days: number, { name = "localhost", known = true, status = 200 } = {}) {
  const { key, cert, authority } = makeCertificate(days, name);
  const server = createSecure({ key, cert }, (_, response) => response.writeHead(status).end());
  if (known) {
    const before = getCACertificates("default");
    setDefaultCACertificates([...before, authority]);
    onTestFinished(() => setDefaultCACertificates(before));
  }
  return `https://localhost:${await listen(server)}`;
}

test.runIf(hasOpenssl).each([
  ["good for long", 90, {}, "ok", "good for 89 days"],
  ["that ends soon", 20, {}, "look", "see why it is not renewed"],
  ["that ends at once", 3, {}, "wrong", "renew it now"],
  ["for another name", 90, { name: "elsewhere.lu" }, "wrong", "for another name"],
  ["of an unknown authority", 90, { known: false }, "wrong", "authority"],
  ["of a proxy without a host behind it", 90, { status: 502 }, "wrong", "answers 502"],
])("a certificate %s", async (_of, days, how, state, words) => {
  const [found] = await checkHttps(await secureSite(days, how));
  expect(found).toMatchObject({ state, sentence: expect.stringContaining(words) });
});

test("an address where nobody listens is wrong", async () => {
  const server = createServer();
  const port = await listen(server);
  server.close();
  const [found] = await checkHttps(`https://localhost:${port}`);
  expect(found).toMatchObject({ state: "wrong", sentence: expect.stringContaining("proxy") });
});

test.each([
  ["leads to https", 308, "https://localhost/", "ok"],
  ["leads elsewhere", 302, "http://localhost/fr", "wrong"],
  ["shows the site", 200, "", "wrong"],
])("http that %s", async (_how, status, location, state) => {
  const port = await listen(
    createServer((_, response) => response.writeHead(status, { location }).end()),
  );
  const [found] = await checkHttp("https://localhost", port);
  expect(found?.state).toBe(state);
});

test.each([
  [{ proxy: "trusted", secure: true }, "ok", "sees who asks"],
  [{ proxy: "none", secure: false }, "ok", "No proxy"],
  [{ proxy: "unknown", secure: false }, "wrong", "TRUST_PROXY"],
  [{ proxy: "silent", secure: true }, "wrong", "X-Forwarded-For"],
])("what the host reports: %o", async (report, state, words) => {
  const port = await listen(createServer((_, response) => response.end(JSON.stringify(report))));
  const [found] = await checkProxy(`http://localhost:${port}`);
  expect(found).toMatchObject({ state, sentence: expect.stringContaining(words) });
});

test.each([
  ["right", 0, "ok"],
  ["a little slow", -10_000, "look"],
  ["far ahead", 120_000, "wrong"],
])("a clock that is %s", async (_how, off, state) => {
  const tell: RequestListener = (_, response) => response.end();
  const port = await listen(createServer(tell));
  const [found] = await checkClock(`http://127.0.0.1:${port}`, () => Date.now() + off);
  expect(found?.state).toBe(state);
});

test("a server that does not answer, or tells no time, is no reason to set the clock", async () => {
  const silent = createServer((_, response) => {
    response.sendDate = false;
    response.end();
  });
  const [told] = await checkClock(`http://127.0.0.1:${await listen(silent)}`);
  expect(told).toMatchObject({ state: "look", sentence: expect.stringContaining("another") });
  const [away] = await checkClock("http://127.0.0.1:1");
  expect(away?.state).toBe("look");
});
