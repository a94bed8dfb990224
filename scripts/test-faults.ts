/**
 * `npm run test:faults`: breaks the site in every way we know and writes the results into
 * docs/reliability.md. `npm run test:faults -- mail` runs only the files of that name and prints
 * the results.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, release, totalmem, type } from "node:os";
import { startVitest } from "vitest/node";
import { build } from "#builder/build.ts";
import { explain } from "../builder/step.mjs";
import type { FaultRow } from "../tests/faults/fault-row.ts";

const report = "docs/reliability.md";
const wanted = process.argv.slice(2);

try {
  await build();
  const began = performance.now();
  // One after the other, since each measures times.
  const vitest = await startVitest("test", wanted, {
    project: ["faults"],
    watch: false,
    fileParallelism: false,
    reporters: ["verbose"],
  });
  const tests = vitest.state.getTestModules().flatMap((file) => [...file.children.allTests()]);
  await vitest.close();
  const passed = tests.length > 0 && tests.every((test) => test.result().state === "passed");
  const rows = tests.flatMap((test) => test.meta().faults ?? []);
  if (passed && wanted.length === 0) writeReport(rows, (performance.now() - began) / 60_000);
  else process.stdout.write(`${tableOf(rows)}\n`);
  process.exit(passed && !process.exitCode ? 0 : 1);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

/** Replaces what is between the two marks of the report; the rest is written by hand. */
function writeReport(rows: FaultRow[], minutes: number): void {
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model.trim()}, ${gigabytes(totalmem())} GB, ${type()} ${release()}, Node ${process.versions.node}`;
  const lost = rows.reduce((sum, row) => sum + row.lost, 0);
  const acknowledged = rows.reduce((sum, row) => sum + row.acknowledged, 0);
  const lines = [
    `- Machine: ${machine}`,
    `- Date: ${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC, ${minutes.toFixed(0)} minutes`,
    `- Commit: ${commit()}`,
    `- Acknowledged ${acknowledged}, lost ${lost}`,
    "",
    tableOf(rows),
  ];
  const text = readFileSync(report, "utf8");
  const marks = /(<!-- run -->\n)[\s\S]*(\n<!-- end -->)/;
  if (!marks.test(text)) throw new Error(`${report} has lost its marks.`);
  writeFileSync(
    report,
    text.replace(marks, (_all, open, close) => `${open}\n${lines.join("\n")}\n${close}`),
  );
}

function tableOf(rows: FaultRow[]): string {
  const head = ["fault", "engine", "under way", "acknowledged", "lost", "normal after", "seen"];
  const cells = rows.map((row) => [
    row.fault,
    row.engine,
    row.underWay,
    row.acknowledged,
    row.lost,
    row.normalAfter,
    row.seen,
  ]);
  return [head, head.map(() => "---"), ...cells].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

function commit(): string {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
  const changed = git("status", "--porcelain", "--", "server", "supabase", "tests", "app");
  return git("rev-parse", "--short", "HEAD") + (changed ? ", with changes not yet committed" : "");
}

function gigabytes(bytes: number): string {
  return (bytes / 2 ** 30).toFixed(0);
}
