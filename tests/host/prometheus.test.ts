/** The rules and the dashboard name what the host tells; a real Prometheus reads it, where there is one. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "#builder/free-port.ts";
import { dataFolder, startHost } from "./host-process.ts";

const has = (program: string) => spawnSync(program, ["--version"]).status === 0;
const rules = readFileSync("docs/operations/alerts.yml", "utf8");
const dashboard = readFileSync("docs/operations/dashboard.json", "utf8");

function namesIn(text: string): string[] {
  const found = [...text.matchAll(/\bsite_\w+/g)].map(([name]) => name);
  return [...new Set(found.map((name) => name.replace(/_(bucket|count|sum)$/, "")))].sort();
}

test("rules and dashboard name metrics that exist, and the dashboard leaves none out", async () => {
  const port = await freePort();
  const host = await startHost({ DATA_FOLDER: dataFolder(), METRICS_PORT: String(port) });
  await host.formsOpen();
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const told = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name).sort();
  expect(namesIn(dashboard)).toEqual(told);
  expect(told).toEqual(expect.arrayContaining(namesIn(rules)));
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
  const [port, own] = [await freePort(), await freePort()];
  const host = await startHost({ DATA_FOLDER: dataFolder(), METRICS_PORT: String(port) });
  await host.formsOpen();
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
  await vi.waitFor(async () => expect(await ask('up{job="site"}')).toBe("1"), {
    timeout: 60_000,
    interval: 500,
  });
  expect(await ask("site_database_open")).toBe("1");
  expect(Number(await ask("site_disk_free_bytes"))).toBeGreaterThan(0);
  host.child.kill("SIGTERM");
  // The alert waits for a minute before it fires; here it is seen to begin.
  await vi.waitFor(
    async () => expect(await ask('ALERTS{alertname="SiteDown",alertstate="pending"}')).toBe("1"),
    { timeout: 60_000, interval: 500 },
  );
});
