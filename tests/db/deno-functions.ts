import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "../until.ts";

const root = join(import.meta.dirname, "../..");

/** Every function under the real Deno, with this environment; answers where they are. */
export async function startDeno(
  env: Record<string, string>,
  atEnd: (work: () => Promise<void>) => void,
  hear: (words: string) => void = () => {},
): Promise<string> {
  const cache = mkdtempSync(join(tmpdir(), "deno-"));
  const gateway = join(import.meta.dirname, "deno-gateway.ts");
  const offline = ["--no-remote", "--node-modules-dir=manual"];
  const allowed = ["--allow-net", "--allow-env", "--allow-read"];
  const config = ["--config", join(root, "supabase/functions/deno.json")];
  const own = { DENO_DIR: cache, DENO_NO_UPDATE_CHECK: "1", NO_COLOR: "1" };
  // A group of its own: the command is a script that starts the real program.
  const deno = spawn(
    join(root, "node_modules/.bin/deno"),
    ["run", ...offline, ...allowed, ...config, gateway],
    {
      cwd: root,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { PATH: process.env.PATH, ...own, ...env },
    },
  );
  let said = "";
  for (const stream of [deno.stdout, deno.stderr]) {
    stream.on("data", (bytes) => {
      said += bytes;
      hear(String(bytes));
    });
  }
  atEnd(async () => {
    if (deno.pid) process.kill(-deno.pid, "SIGKILL");
    rmSync(cache, { recursive: true, force: true });
  });
  const port = await until(() => {
    const found = /listening on (\d+)/.exec(said)?.[1];
    if (!found) throw new Error(`Deno does not listen: ${said}`);
    return found;
  });
  return `http://127.0.0.1:${port}/functions/v1`;
}
