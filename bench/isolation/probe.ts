/** How long a visitor waits for pages, while something else is under way. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { atEnd } from "../cleanup.ts";
import { percentile, sum } from "../statistics.ts";
import { until, within } from "../wait.ts";

export type Waits = { waits: number[]; errors: number };
/** How long pages took, in milliseconds. */
export type Waited = {
  pages: number;
  p50: number;
  p95: number;
  p99: number;
  slowest: number;
  errors: number;
};

export function startLoad(file: string, argv: readonly string[]): ChildProcess {
  const script = join(import.meta.dirname, file);
  const child = spawn(process.execPath, [script, ...argv], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  atEnd(async () => void child.kill("SIGKILL"));
  return child;
}

export async function probe(url: string, lasts: number): Promise<Waits> {
  const child = startLoad("reader.ts", [url, String(lasts)]);
  return resultOf<Waits>(child, lasts * 1000 + 60_000);
}

export async function endLoad<Result>(child: ChildProcess): Promise<Result> {
  await until("The load", 10_000, () => child.pid);
  child.kill("SIGTERM");
  return resultOf<Result>(child, 20_000);
}

async function resultOf<Result>(child: ChildProcess, patience: number): Promise<Result> {
  if (!child.stdout) throw new Error("It says nothing.");
  const [words] = await within(
    patience,
    "A load",
    Promise.all([text(child.stdout), once(child, "exit")]),
  );
  return JSON.parse(words);
}

export function summaryOf(rounds: readonly Waits[]): Waited {
  const waits = rounds.flatMap((round) => round.waits);
  return {
    pages: waits.length,
    p50: percentile(waits, 0.5),
    p95: percentile(waits, 0.95),
    p99: percentile(waits, 0.99),
    slowest: Math.max(...waits),
    errors: sum(rounds.map(({ errors }) => errors)),
  };
}
