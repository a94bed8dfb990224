/** What a host says of itself to a balancer and to whoever runs it; behind a proxy, as most are. */
import { beforeAll, describe, expect, test } from "vitest";
import { atEndOfAll } from "../at-end.ts";
import { startMailServer } from "../mail-server.ts";
import { dataFolder, type HostProcess, startHost } from "./host-process.ts";
import { ready } from "./readyz.ts";
import { expectOneId } from "./request-id.ts";

describe("behind a proxy", () => {
  const atEnd = atEndOfAll();
  let host: HostProcess;
  beforeAll(async () => {
    const mail = await startMailServer();
    atEnd(() => mail.stop());
    const env = { SMTP_URL: mail.url, TRUST_PROXY: "loopback" };
    host = await startHost({ DATA_FOLDER: dataFolder(atEnd), ...env }, atEnd);
  });

  test("a host is ready once its forms are open, and says how each part is", async () => {
    const early = await ready(`${host.url}/readyz`);
    expect([early.code, early.told.status]).toEqual([503, "not ready"]);
    await host.formsOpen();
    const { code, told } = await ready(`${host.url}/readyz`);
    expect([code, told.status]).toEqual([200, "ready"]);
    expect(told.parts.map(({ part }) => part)).toEqual([
      "database",
      "disk",
      "worker",
      "mail server",
      "queue",
      "letters",
      "retention",
      "secrets",
    ]);
    for (const { part, sentence } of told.parts) expect(sentence, part).toMatch(/^[A-Z0-9].*\.$/);
    const outside = await ready(`${host.url}/readyz`, { "x-forwarded-for": "198.51.100.4" });
    expect(
      outside.told.parts.filter((part) => "sentence" in part),
      "for outsiders",
    ).toEqual([]);
    expect((await fetch(`${host.url}/readyz?other`)).status).toBe(404);
  });

  test("a forged X-Forwarded-For does not get past the limit", async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent += 1) {
      statuses.push((await host.send({}, `198.51.100.${sent}, 203.0.113.7`)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
    expect((await host.send({}, "203.0.113.7, 203.0.113.8")).status).toBe(201);
  });

  test("a request keeps the proxy's id through both processes", async () => {
    await expectOneId(host, true);
  });
});
