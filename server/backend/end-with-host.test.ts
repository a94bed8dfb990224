import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished, test } from "vitest";

test("finding: a process whose thread is busy ends with its parent all the same", async () => {
  const folder = mkdtempSync(join(tmpdir(), "end-with-host-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const busy = join(folder, "busy.mjs");
  writeFileSync(busy, "console.log(process.pid); for (;;);");
  const parent = join(folder, "parent.mjs");
  const watch = join(import.meta.dirname, "end-with-host.ts");
  writeFileSync(
    parent,
    `import { fork } from "node:child_process";
     fork(${JSON.stringify(busy)}, ["socket", String(process.pid)], {
       execArgv: ["--import", ${JSON.stringify(watch)}],
     });`,
  );
  let ended = false;
  const child = spawn(process.execPath, [parent], { stdio: ["ignore", "pipe", "ignore"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [pid] = await once(createInterface(child.stdout), "line");
  onTestFinished(() => {
    if (!ended) process.kill(Number(pid), "SIGKILL");
  });
  child.kill("SIGKILL");
  // Both have the pipe: it is closed once both have ended, and would otherwise never be.
  await once(child, "close");
  ended = true;
});
