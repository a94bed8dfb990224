/**
 * `npm run bench`: measures everything and writes `docs/benchmark.md`. `npm run bench -- pages`
 * measures one part and keeps the last figures of the others; `npm run bench -- missing` measures
 * the parts without figures of this commit.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "#builder/browser.ts";
import { build } from "#builder/build.ts";
import { command } from "#builder/command.ts";
import { commit } from "../bench/machine.ts";
import { limits } from "../bench/options.ts";
import { writeReport } from "../bench/report.ts";
import { type PartName, readResult } from "../bench/results.ts";
import { explain, step, Trouble } from "../builder/step.mjs";

type Part = { title: string; minutes: number };

/** In this order; a part that takes longer than its minutes is stopped. */
const parts: Record<PartName, Part> = {
  pages: { title: "Measure the pages", minutes: 150 },
  paint: { title: "Measure paints at the end of a slow line", minutes: 120 },
  navigation: { title: "Measure page changes", minutes: 30 },
  host: { title: "Measure the host", minutes: 30 },
  isolation: { title: "Measure pages while the backend is busy", minutes: 10 },
  writes: { title: "Measure writes", minutes: 40 },
  desk: { title: "Measure the desk", minutes: 20 },
  review: { title: "Measure the review of a release", minutes: 20 },
  publishing: { title: "Measure a sentence that is published", minutes: 15 },
  account: { title: "Measure the capital account", minutes: 20 },
  letters: { title: "Measure letters", minutes: 40 },
  search: { title: "Measure the search", minutes: 20 },
  growth: { title: "Measure growth", minutes: 40 },
};
const toolsStamp = "bench/node_modules/.installed";
const names = Object.keys(parts) as PartName[];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts) && name !== "missing");
if (unknown.length > 0) {
  const known = [...names, "missing"].join(", ");
  process.stderr.write(`There is no part called ${unknown.join(", ")}. There are: ${known}.\n`);
  process.exit(1);
}

let failures = 0;
try {
  await installTools();
  await ensureBrowser();
  await build();
  for (const name of wanted()) {
    const { title, minutes } = parts[name];
    try {
      await step(title, () => runPart(name, minutes));
    } catch (error) {
      // The other parts are measured all the same; the report keeps the last figures of this one.
      process.stderr.write(`${explain(error)}\n`);
      failures += 1;
    }
  }
  await step("Write the report", writeReport);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  failures += 1;
}
process.exit(failures > 0 ? 1 : 0);

function wanted(): PartName[] {
  if (asked.length === 0) return names;
  const current = { commit: commit(), limits: limits() };
  const isMissing = (name: PartName) => {
    const taken = readResult(name);
    return taken?.commit !== current.commit || taken.limits !== current.limits;
  };
  return names.filter(
    (name) => asked.includes(name) || (asked.includes("missing") && isMissing(name)),
  );
}

/**
 * Runs a part in a process group and a temporary folder of its own, so that everything it starts
 * and writes can be removed.
 */
async function runPart(name: PartName, minutes: number): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), "bench-"));
  // If we are root, PostgreSQL runs as another user, who must be able to enter.
  chmodSync(scratch, 0o755);
  const child = spawn(process.execPath, ["bench/part.ts", name], {
    env: { ...process.env, TMPDIR: scratch },
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
  });
  const end = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // The whole group has already ended.
    }
  };
  const stopAndLeave = () => {
    end("SIGKILL");
    rmSync(scratch, { recursive: true, force: true });
    process.exit(1);
  };
  let late = false;
  const patience = setTimeout(() => {
    late = true;
    end("SIGTERM");
    setTimeout(() => end("SIGKILL"), 20_000).unref();
  }, minutes * 60_000);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stopAndLeave);
  const [code] = await once(child, "exit");
  clearTimeout(patience);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, stopAndLeave);
  end("SIGKILL");
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  if (late) throw new Trouble(`It was stopped after ${minutes} minutes.`);
  if (code !== 0) throw new Trouble(`The part "${name}" failed; its own words are above.`);
}

/** Installs Lighthouse and other tools that only this command needs. */
async function installTools(): Promise<void> {
  const lock = readFileSync("bench/package-lock.json");
  const wanted = createHash("sha256").update(lock).digest("hex");
  if (existsSync(toolsStamp) && readFileSync(toolsStamp, "utf8") === wanted) return;
  const flags = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
  await step("Install the measuring tools", () =>
    command("npm", ["ci", "--prefix", "bench", ...flags]),
  );
  writeFileSync(toolsStamp, wanted);
}
