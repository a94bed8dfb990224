// Plain JavaScript, like everything that runs before the pinned Node is installed.
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

const folder = ".cache/first-node";
const name = `node-${process.platform}-${process.arch}`;
// npm leaves out optional packages whose own `engines` refuse its Node; Vite's are among them.
const oldest = { major: 20, minor: 19 };

/** How npm is run, so that it leaves nothing out: under this Node, or under the lock file's own. */
export function npmCommand() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const isNew = major > oldest.major || (major === oldest.major && minor >= oldest.minor);
  const cli = process.env.npm_execpath;
  const locked = isNew || !cli ? undefined : lockedNode();
  if (!cli || !locked) return { program: "npm", first: [], env: process.env };
  // Debian's npm finds its own parts where Debian's Node looks for them, and no other does.
  const env = { ...process.env, NODE_PATH: "/usr/share/nodejs", NODE_NO_WARNINGS: "1" };
  return { program: locked, first: [realpathSync(cli)], env };
}

/** Fetches that one package alone, by the lock file's version and hash. */
function lockedNode() {
  const path = `node_modules/${name}`;
  const { lockfileVersion, packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const { optional: _, ...entry } = packages[path] ?? {};
  if (!entry.version) return undefined;
  const root = { dependencies: { [name]: entry.version } };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify(root));
  writeFileSync(
    join(folder, "package-lock.json"),
    JSON.stringify({ lockfileVersion, requires: true, packages: { "": root, [path]: entry } }),
  );
  const flags = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", flags, {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const node = `${realpathSync(folder)}/${path}/bin/node`;
  return status === 0 && existsSync(node) ? node : undefined;
}

/** What is only needed once goes; and Debian's npm 9 does not link a package's `node`. */
export function afterInstall() {
  rmSync(folder, { recursive: true, force: true });
  const link = "node_modules/.bin/node";
  if (existsSync(link) || !existsSync(`node_modules/${name}/bin/node`)) return;
  symlinkSync(`../${name}/bin/node`, link);
}
