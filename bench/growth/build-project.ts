import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { atEnd } from "../cleanup.ts";
import { stopChild } from "../site-host.ts";
import { within } from "../wait.ts";

export type Build = {
  seconds: number;
  /** The seconds of each step, by its name. */
  steps: Record<string, number>;
  pages: number;
};

const patience = 15 * 60_000;

/** A complete build, as after a fresh clone. */
export async function buildProject(folder: string): Promise<Build> {
  for (const made of ["build", ".cache", ".react-router", "app/generated"]) {
    rmSync(join(folder, made), { recursive: true, force: true });
  }
  const started = performance.now();
  const run = 'import("./builder/build.ts").then(({ build }) => build())';
  const child = spawn(process.execPath, ["--input-type=module", "--eval", run], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  atEnd(() => stopChild(child));
  let said = "";
  child.stderr.on("data", (bytes) => {
    said += bytes;
  });
  const [code] = await within(patience, "A build", once(child, "close"));
  if (code !== 0) throw new Error(`The build in ${folder} failed: ${said.slice(-2_000)}`);
  return {
    seconds: (performance.now() - started) / 1000,
    steps: Object.fromEntries(
      [...said.matchAll(/^ {2}(.+): done in ([\d.]+) s$/gm)].map(([, name, seconds]) => [
        name,
        Number(seconds),
      ]),
    ),
    pages: globSync("**/*.html", { cwd: join(folder, "build/client") }).length,
  };
}
