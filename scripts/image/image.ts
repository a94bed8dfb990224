/**
 * `npm run image`: the site as a container image, in `build-image/`, with the list of what is in it.
 * As root on Debian 12, with `mmdebstrap`. Below lie the few packages of Debian that Node needs, with
 * no shell and no package manager; above lies the program, as `docs/operations/Dockerfile` has it.
 */
import { execFileSync } from "node:child_process";
import {
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "#builder/build.ts";
import { version } from "#server/version.ts";
import { step, Trouble } from "../../builder/step.mjs";
import { runCommand } from "../run-command.ts";
import { writeImage } from "./oci.ts";
import { bomOf } from "./sbom.ts";

const result = "build-image";
const name = "alzette-seine";
/** Whose the data are in the container. */
const user = 1000;
const debian = ["base-files", "libc6", "libgcc-s1", "libstdc++6", "netbase"];
const folders = ["app", "builder", "content", "core", "public", "scripts", "server", "supabase"];

await runCommand(async () => {
  if (process.getuid?.() !== 0)
    throw new Trouble("This needs root: files in the image are root's.");
  // The time of the commit: of two images of it no byte differs.
  const seconds = run("git", ["log", "-1", "--format=%ct"]).trim();
  if (run("git", ["status", "--porcelain", "--untracked-files=no"]).trim()) {
    console.log("There are changes that no commit has: this image is of none.");
  }
  await build();
  const scratch = mkdtempSync(join(tmpdir(), "image-"));
  try {
    const packages = join(scratch, "packages.txt");
    const [below, above] = [join(scratch, "debian.tar"), join(scratch, "site.tar")];
    await step("Unpack Debian", () => unpackDebian(below, packages, seconds));
    const root = join(scratch, "root");
    const locked = await step("Put the program in", () => putProgram(root));
    const sbom = bomOf(name, version, locked, readFileSync(packages, "utf8"));
    await step("Write the image", () => {
      pack(root, above, seconds);
      rmSync(result, { recursive: true, force: true });
      const digest = writeImage(join(result, "image"), imageOf([below, above], Number(seconds)));
      writeFileSync(join(result, "sbom.json"), `${JSON.stringify(sbom, null, 1)}\n`);
      writeFileSync(join(result, "digest"), `${digest}\n`);
    });
    const size = Math.round(sizeOf(join(result, "image")) / 1e6);
    console.log(`${name}:${version}, ${readFileSync(join(result, "digest"), "utf8").trim()}`);
    console.log(`${size} MB packed, ${sbom.components.length} packages (${result}/sbom.json)`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});

function unpackDebian(tar: string, packages: string, seconds: string): void {
  const list = `cd "$1/var/cache/apt/archives" && for one in *.deb; do dpkg-deb -W "$one"; done > ${packages}`;
  run(
    "mmdebstrap",
    [
      "--quiet",
      "--variant=extract",
      `--include=${debian.join()}`,
      `--extract-hook=${list}`,
      // Nobody installs anything there; and the logs of it name the time.
      '--customize-hook=rm -rf "$1"/var/cache "$1"/var/log "$1"/var/lib/apt "$1"/etc/apt "$1"/usr/share/doc "$1"/usr/share/man "$1"/usr/share/locale',
      "bookworm",
      tar,
    ],
    { SOURCE_DATE_EPOCH: seconds },
  );
}

/** Answers the packages of npm that are in it. */
function putProgram(root: string): Record<string, object> {
  const site = join(root, "site");
  mkdirSync(site, { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) cpSync(file, join(site, file));
  run("npm", ["ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"], {}, site);
  const { packages } = JSON.parse(
    readFileSync(join(site, "node_modules/.package-lock.json"), "utf8"),
  );
  // Of the lock file's Node the program alone; the lists would have the command install again.
  for (const path of globSync("node_modules/node-linux-*/{include,share,*.md}", { cwd: site })) {
    rmSync(join(site, path), { recursive: true });
  }
  for (const file of ["package-lock.json", "node_modules/.package-lock.json"])
    rmSync(join(site, file));
  const files = run("git", ["ls-files", ...folders])
    .split("\n")
    .filter(Boolean);
  for (const file of files.filter((one) => existsSync(one) && !/\.test\.tsx?$/.test(one))) {
    cpSync(file, join(site, file));
  }
  cpSync("build", join(site, "build"), { recursive: true });
  // They name the folder of the build: it is that of the image, wherever the image was made.
  for (const list of ["build/server/chunks.json", "build/server/.vite/manifest.json"]) {
    const text = readFileSync(list, "utf8").replaceAll(process.cwd(), "/site");
    writeFileSync(join(site, list), text);
  }
  // For the pictures of letters that are published later.
  for (const font of globSync(".cache/og/*.ttf")) cpSync(font, join(site, font));
  for (const folder of ["data", "keys", "tmp"]) mkdirSync(join(root, folder), { mode: 0o700 });
  for (const folder of ["data", "keys", "tmp"]) chownSync(join(root, folder), user, user);
  // As everywhere: whoever runs in it may make files there.
  run("chmod", ["1777", join(root, "tmp")]);
  mkdirSync(join(root, "etc"));
  writeFileSync(join(root, "etc/passwd"), `root:x:0:0::/:\nsite:x:${user}:${user}::/data:\n`);
  writeFileSync(join(root, "etc/group"), `root:x:0:\nsite:x:${user}:\n`);
  return packages;
}

function pack(root: string, tar: string, seconds: string): void {
  run("chown", ["-R", "0:0", join(root, "site"), join(root, "etc")]);
  run("chmod", ["-R", "u=rwX,go=rX", join(root, "site"), join(root, "etc")]);
  const same = ["--sort=name", `--mtime=@${seconds}`, "--numeric-owner", "--format=gnu"];
  run("tar", [...same, "-C", root, "-cf", tar, "data", "etc", "keys", "site", "tmp"]);
}

function imageOf(layers: string[], seconds: number) {
  // Not the link to it: npm 9 makes none.
  const node = `/site/node_modules/node-linux-${process.arch}/bin`;
  return {
    layers,
    architecture: process.arch === "x64" ? "amd64" : process.arch,
    created: new Date(seconds * 1000),
    tag: version,
    config: {
      User: `${user}:${user}`,
      WorkingDir: "/site",
      Env: [`PATH=${node}`, "NODE_ENV=production", "DATA_FOLDER=/data"],
      Entrypoint: [`${node}/node`],
      Cmd: ["server/keeper.ts"],
      ExposedPorts: { "3000/tcp": {} },
      Volumes: { "/data": {} },
      StopSignal: "SIGTERM",
    },
  };
}

function sizeOf(folder: string): number {
  return globSync("**/*", { cwd: folder })
    .map((path) => statSync(join(folder, path)))
    .filter((found) => found.isFile())
    .reduce((sum, { size }) => sum + size, 0);
}

function run(program: string, args: readonly string[], env = {}, cwd = "."): string {
  try {
    return execFileSync(program, args, {
      cwd,
      encoding: "utf8",
      env: { ...process.env, ...env },
      maxBuffer: 2 ** 26,
      stdio: ["ignore", "pipe", "pipe"],
    });
  } catch (error) {
    const { code, stderr = "" } = error as { code?: unknown; stderr?: string };
    if (code === "ENOENT") throw new Trouble(`There is no ${program} here: apt install ${program}`);
    throw new Trouble(`${program} failed.\n${stderr}`);
  }
}
