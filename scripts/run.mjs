// The door of every command: installs what the lock file says, then hands over to the pinned
// Node. It runs on any Node from 20, before anything is installed.
import { spawn } from "node:child_process";
import { install, pinnedNode } from "./install.mjs";
import { explain } from "./step.mjs";

const [script, ...rest] = process.argv.slice(2);
try {
  await install();
  const child = spawn(pinnedNode(), [`scripts/${script}`, ...rest], { stdio: "inherit" });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on("exit", (code) => process.exit(code ?? 1));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
