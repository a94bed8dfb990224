import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { within } from "../wait.ts";

export type Load = {
  url: string;
  connections: number;
  seconds: number;
  headers: Record<string, string>;
};
/** Latencies in milliseconds. */
export type Loaded = { perSecond: number; p50: number; p99: number; errors: number };

export async function load(what: Load): Promise<Loaded> {
  const script = join(import.meta.dirname, "fire.ts");
  const child = spawn(process.execPath, [script, JSON.stringify(what)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const said = text(child.stdout);
  try {
    await within(what.seconds * 1000 + 60_000, "A load", once(child, "exit"));
  } finally {
    child.kill("SIGKILL");
  }
  return JSON.parse(await said);
}
