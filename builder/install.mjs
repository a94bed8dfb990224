import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { afterInstall, npmCommand } from "./first-node.mjs";
import { step, Trouble } from "./step.mjs";

const lockFile = "package-lock.json";
const stamp = "node_modules/.installed";
const needed = { major: 22, minor: 22 };

/** Installs exactly the lock file's versions, once: a stamp remembers for which lock file. */
export async function install() {
  // A container brings what its build installed, cannot be written to, and has no lock file.
  if (!existsSync(lockFile) && existsSync("node_modules")) return;
  const wanted = createHash("sha256")
    .update(readFileSync(lockFile))
    .update(`${process.platform}-${process.arch}`)
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  await step("Install packages", () => {
    const flags = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
    const { program, first, env } = npmCommand();
    const { status, stderr } = spawnSync(program, [...first, ...flags], {
      encoding: "utf8",
      env,
      stdio: ["ignore", "inherit", "pipe"],
    });
    if (status !== 0) throw new Trouble(`${stderr ?? ""}\n${advice(stderr ?? "")}`.trim());
    afterInstall();
    writeFileSync(stamp, wanted);
  });
}

/** @param {string} output */
function advice(output) {
  if (/ENOSPC/.test(output)) return "The disk is full. Free some space, then run it again.";
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH/.test(output)) {
    return "The packages could not be fetched: the first run needs the npm registry. Later ones do not.";
  }
  return "npm could not install the packages; its own words are above.";
}

/** The Node of the lock file, or this one where the lock file has none for the machine. */
export function pinnedNode() {
  const pinned = "node_modules/.bin/node";
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > needed.major || (major === needed.major && minor >= needed.minor)) {
    return process.execPath;
  }
  throw new Trouble(
    `There is no packaged Node for ${process.platform} ${process.arch}, and this one is ${process.version}. Install Node ${needed.major}.${needed.minor} or newer.`,
  );
}
