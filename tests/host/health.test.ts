/** What a host says of itself: to a balancer, to whoever runs it, to Prometheus. */
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { contactMessage } from "../db/contact-message.ts";
import { startMailServer } from "../mail-server.ts";
import { dataFolder, type HostProcess, startHost } from "./host-process.ts";

type Told = { status: string; parts: { part: string; state: string; sentence?: string }[] };

async function metricsOf(host: HostProcess): Promise<string> {
  const port = await vi.waitFor(() => {
    const found = /"port":(\d+),"msg":"metrics"/.exec(host.said())?.[1];
    if (!found) throw new Error("It does not say where its metrics are.");
    return found;
  });
  return `http://127.0.0.1:${port}`;
}

async function ready(url: string, headers: Record<string, string> = {}) {
  const answered = await fetch(url, { headers });
  const told = (await answered.json()) as Told;
  const stateOf = (part: string) => told.parts.find((one) => one.part === part)?.state;
  return { code: answered.status, told, stateOf };
}

test("a host is ready once its forms are open, and says how each part is", async () => {
  const mail = await startMailServer();
  const host = await startHost({ DATA_FOLDER: dataFolder(), SMTP_URL: mail.url });
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
  ]);
  for (const { part, sentence } of told.parts) expect(sentence, part).toMatch(/^[A-Z0-9].*\.$/);
  const outside = await ready(`${host.url}/readyz`, { "x-forwarded-for": "198.51.100.4" });
  expect(
    outside.told.parts.filter((part) => "sentence" in part),
    "for outsiders",
  ).toEqual([]);
  expect((await fetch(`${host.url}/readyz?other`)).status).toBe(404);
  await mail.stop();
});

test("with its mail server dead a host takes forms, and says so; to a monitor it is not well", async () => {
  const mail = await startMailServer();
  await mail.stop();
  const host = await startHost({ DATA_FOLDER: dataFolder(), SMTP_URL: mail.url });
  await host.formsOpen();
  const balancer = await ready(`${host.url}/readyz`);
  expect([balancer.code, balancer.told.status]).toEqual([200, "amiss"]);
  expect(balancer.stateOf("mail server")).toBe("amiss");
  const monitor = await ready(`${host.url}/readyz?all`);
  expect([monitor.code, monitor.stateOf("database")]).toEqual([503, "ok"]);
});

test("a backend that does not move is not ready, and pages are served", async () => {
  const host = await startHost({ DATA_FOLDER: dataFolder() });
  await host.formsOpen();
  const backend = Number(/"pid":(\d+),"msg":"the backend starts"/.exec(host.said())?.[1]);
  process.kill(backend, "SIGSTOP");
  const { code, told } = await ready(`${host.url}/readyz`);
  expect([code, told.parts.map(({ part }) => part)]).toEqual([503, ["backend"]]);
  expect((await host.ask("/healthz")).status).toBe(200);
  process.kill(backend, "SIGCONT");
  await pause(1_100);
  expect((await ready(`${host.url}/readyz`)).code).toBe(200);
});

test("metrics count what happened, under names that no visitor can choose", async () => {
  const mail = await startMailServer();
  const env = { SMTP_URL: mail.url, METRICS_PORT: "0", TRUST_PROXY: "" };
  const host = await startHost({ DATA_FOLDER: dataFolder(), ...env });
  await host.formsOpen();
  for (let sent = 0; sent < 11; sent += 1) await host.send();
  await host.ask("/no-such-page-as-xyzzy");
  await host.ask("/functions/v1/xyzzy", { method: "POST" });
  await host.ask("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "xyzzy@partner.example", password: "wrong wrong wrong" }),
  });
  const metrics = await metricsOf(host);
  await vi.waitFor(
    async () => {
      const text = await (await fetch(`${metrics}/metrics`)).text();
      expect(text).toContain('site_mails_total{kind="single",outcome="sent"} 20\n');
    },
    { timeout: 30_000, interval: 200 },
  );
  const answered = await fetch(`${metrics}/metrics`);
  expect(answered.headers.get("content-type")).toContain("version=0.0.4");
  const text = await answered.text();
  const sampleOf = (sample: string) =>
    Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${sample} `))
        ?.split(" ")
        .at(-1),
    );
  expect(sampleOf('site_forms_total{form="contact",outcome="accepted"}')).toBe(10);
  expect(sampleOf('site_forms_total{form="contact",outcome="limited"}')).toBe(1);
  expect(sampleOf('site_limits_hit_total{limit="contact"}')).toBe(1);
  expect(sampleOf('site_sign_ins_total{by="password",outcome="refused"}')).toBe(1);
  expect(sampleOf('site_requests_total{kind="form",status="201"}')).toBe(10);
  expect(sampleOf('site_request_seconds_count{kind="page"}')).toBe(1);
  expect(sampleOf("site_database_open")).toBe(1);
  expect(sampleOf('site_mail_queue{state="queued"}')).toBe(0);
  expect(sampleOf("site_disk_free_bytes")).toBeGreaterThan(0);
  expect(text).not.toMatch(/xyzzy|sender\.example/);
  const families = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
  expect(new Set(families).size, "each family once").toBe(families.length);
  expect((await host.ask("/metrics")).status, "not at the visitors' address").toBe(404);
  expect((await ready(`${metrics}/readyz`)).told.parts[0]).toHaveProperty("sentence");
  await mail.stop();
});

test.each([
  { proxies: "loopback", taken: true },
  { proxies: "", taken: false },
])("a request keeps one id through both processes (TRUST_PROXY=$proxies)", async (expected) => {
  const host = await startHost({ DATA_FOLDER: dataFolder(), TRUST_PROXY: expected.proxies });
  await host.formsOpen();
  const given = "proxy-0123456789";
  const asked = () =>
    fetch(`${host.url}/functions/v1/contact`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-request-id": given,
        "x-forwarded-for": "198.51.100.9",
      },
      body: JSON.stringify(contactMessage({})),
    });
  let last = await asked();
  while (last.status === 201) last = await asked();
  expect(last.status).toBe(429);
  const id = last.headers.get("x-request-id") ?? "";
  expect(id === given).toBe(expected.taken);
  await vi.waitFor(() => {
    const lines = host.said().split("\n");
    const of = (words: string) =>
      lines.filter((line) => line.includes(`"msg":"${words}"`) && line.includes(`"${id}"`));
    expect(of("limit reached").length, "the backend's line").toBeGreaterThan(0);
    expect(of("answered").length, "the host's line").toBeGreaterThan(0);
  });
  const forged = await fetch(`${host.url}/`, { headers: { "x-request-id": 'a"b c' } });
  expect(forged.headers.get("x-request-id")).toMatch(/^[\w-]+$/);
});
