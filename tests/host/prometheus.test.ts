/**
 * What a host tells Prometheus. The rules and the dashboard name what it tells; a real Prometheus
 * reads it, where there is one. The host has no proxy in front: it takes nobody's word for an
 * address or for the id of a request.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { freePort } from "#builder/free-port.ts";
import { atEndOfAll } from "../at-end.ts";
import { contactMessage } from "../db/contact-message.ts";
import { startMailServer } from "../mail-server.ts";
import { until } from "../until.ts";
import { dataFolder, type HostProcess, startHost } from "./host-process.ts";
import { expectOneId } from "./request-id.ts";

const has = (program: string) => spawnSync(program, ["--version"]).status === 0;
const rules = readFileSync("docs/operations/alerts.yml", "utf8");
const dashboard = readFileSync("docs/operations/dashboard.json", "utf8");

const atEnd = atEndOfAll();
let host: HostProcess;
let port: number;
beforeAll(async () => {
  const mail = await startMailServer();
  atEnd(() => mail.stop());
  const env = { SMTP_URL: mail.url, METRICS_PORT: "0", TRUST_PROXY: "" };
  host = await startHost({ DATA_FOLDER: dataFolder(atEnd), ...env }, atEnd);
  await host.formsOpen();
  port = await until(() => {
    const found = /"port":(\d+),"msg":"metrics"/.exec(host.said())?.[1];
    if (!found) throw new Error("It does not say where its metrics are.");
    return Number(found);
  });
});

const told = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

test("metrics count what happened, under names that no visitor can choose", async () => {
  const statuses: number[] = [];
  // Each with another forged X-Forwarded-For, which does not get it past the limit.
  for (let sent = 0; sent < 11; sent += 1) statuses.push((await host.send()).status);
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
  await host.ask("/no-such-page-as-xyzzy");
  await host.ask("/functions/v1/xyzzy", { method: "POST" });
  await host.ask("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "xyzzy@partner.example", password: "wrong wrong wrong" }),
  });
  const sent = 'site_mails_total{kind="single",outcome="sent"} 20\n';
  await until(async () => expect(await told()).toContain(sent));
  const metrics = `http://127.0.0.1:${port}`;
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
  const { parts } = (await (await fetch(`${metrics}/readyz`)).json()) as { parts: object[] };
  expect(parts[0]).toHaveProperty("sentence");
});

test("a visitor cannot say by a header which address they come from", async () => {
  const { status } = await host.ask("/functions/v1/contact", {
    method: "POST",
    headers: { "content-type": "application/json", "x-visitor-address": "198.51.100.4" },
    body: JSON.stringify(contactMessage({})),
  });
  expect(status, "the limit is reached already").toBe(429);
});

test("a request has one id through both processes, and not one that a visitor gave it", async () => {
  await expectOneId(host, false);
});

function namesIn(text: string): string[] {
  const found = [...text.matchAll(/\bsite_\w+/g)].map(([name]) => name);
  return [...new Set(found.map((name) => name.replace(/_(bucket|count|sum)$/, "")))].sort();
}

test("rules and dashboard name metrics that exist, and the dashboard leaves none out", async () => {
  const families = [...(await told()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name).sort();
  expect(namesIn(dashboard)).toEqual(families);
  expect(families).toEqual(expect.arrayContaining(namesIn(rules)));
});

test.skipIf(!has("promtool"))("each alert fires when it should, and not before", () => {
  const { status, stdout, stderr } = spawnSync(
    "promtool",
    ["test", "rules", "docs/operations/alerts.test.yml"],
    { encoding: "utf8" },
  );
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining("SUCCESS")]);
  const tested = readFileSync("docs/operations/alerts.test.yml", "utf8");
  for (const [, alert] of rules.matchAll(/- alert: (\w+)/g)) expect(tested).toContain(alert);
});

test.skipIf(!has("prometheus"))("a real Prometheus scrapes the host", async () => {
  const own = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "prometheus-"));
  const config = join(folder, "prometheus.yml");
  writeFileSync(
    config,
    `global: { scrape_interval: 1s, scrape_timeout: 1s, evaluation_interval: 1s }
rule_files: ["${join(process.cwd(), "docs/operations/alerts.yml")}"]
scrape_configs:
  - { job_name: site, static_configs: [{ targets: ["127.0.0.1:${port}"] }] }
`,
  );
  const child = spawn(
    "prometheus",
    [
      `--config.file=${config}`,
      `--storage.tsdb.path=${join(folder, "data")}`,
      `--web.listen-address=127.0.0.1:${own}`,
    ],
    { stdio: "ignore" },
  );
  const ended = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const ask = async (query: string) => {
    const url = `http://127.0.0.1:${own}/api/v1/query?query=${encodeURIComponent(query)}`;
    const { data } = (await (await fetch(url)).json()) as {
      data: { result: { value: [number, string] }[] };
    };
    return data.result[0]?.value[1];
  };
  await until(async () => expect(await ask('up{job="site"}')).toBe("1"));
  expect(await ask("site_database_open")).toBe("1");
  expect(Number(await ask("site_disk_free_bytes"))).toBeGreaterThan(0);
  host.child.kill("SIGTERM");
  // The alert waits for a minute before it fires; here it is seen to begin.
  await until(async () =>
    expect(await ask('ALERTS{alertname="SiteDown",alertstate="pending"}')).toBe("1"),
  );
});
