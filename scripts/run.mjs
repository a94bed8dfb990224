// Every npm command starts here: installs what the lock file lists, then runs the script with the
// pinned Node. Works with any Node from version 18.19, Debian 12's, before anything is installed.
import { spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { install, pinnedNode } from "../builder/install.mjs";
import { refuseRoot } from "../builder/refuse-root.mjs";
import { explain } from "../builder/step.mjs";

const [script, ...rest] = process.argv.slice(2);
try {
  refuseRoot(script ?? "");
  await install();
  const node = pinnedNode();
  // From the second run on, npm finds the pinned Node itself and no second process is needed.
  if (realpathSync(node) === realpathSync(process.execPath)) {
    process.argv.splice(1, 2, `scripts/${script}`);
    await import(`./${script}`);
  } else {
    handOver(node);
  }
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

/** @param {string} node */
function handOver(node) {
  const child = spawn(node, [`scripts/${script}`, ...rest], { stdio: "inherit" });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on("exit", (code) => process.exit(code ?? 1));
}
