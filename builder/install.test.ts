import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

test("a command runs in a container, which has packages and no lock file", () => {
  const folder = mkdtempSync(join(tmpdir(), "container-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const made of ["builder", "scripts", "node_modules"]) mkdirSync(join(folder, made));
  for (const file of ["first-node.mjs", "install.mjs", "refuse-root.mjs", "step.mjs"]) {
    cpSync(`builder/${file}`, join(folder, "builder", file));
  }
  cpSync("scripts/run.mjs", join(folder, "scripts/run.mjs"));
  writeFileSync(join(folder, "scripts/hello.ts"), 'console.log("hello", process.argv[2]);');
  const { stdout, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", "hello.ts", "you"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect([stdout, stderr]).toEqual(["hello you\n", ""]);
});
