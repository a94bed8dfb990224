import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { compiledBefore } from "../compiled-before.ts";

/** Runs one of our commands to its end. */
export async function command(script: string, env: Record<string, string>, ...args: string[]) {
  const file = join(import.meta.dirname, "../../scripts", script);
  const child = spawn(process.execPath, [...inject("hostFlags"), file, ...args], {
    env: { ...compiledBefore(), TMPDIR: tmpdir(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (bytes) => {
    stdout += bytes;
  });
  child.stderr.on("data", (bytes) => {
    stderr += bytes;
  });
  const [code] = await once(child, "close");
  return { code, stdout, stderr };
}
