/**
 * What `npm run setup` changes on a machine, thing by thing: each says whether it is there, makes it,
 * and takes away what it made. What it wrote has its mark; without the mark it is somebody else's, and
 * left alone. Nothing is remembered elsewhere.
 */
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { Trouble } from "../../builder/step.mjs";
import { type Machine, type Owner, userNamed } from "./machine.ts";

export const user = "site";
export const mark = "Made by npm run setup";
const marked = `# ${mark}; npm run setup -- undo takes it away.\n`;
const home = "/srv/site";
const current = `${home}/current`;
const dataFolder = "/var/lib/site";
const keysFolder = "/var/lib/site-keys";
const settingsFile = "/etc/site.env";
const unitFile = "/etc/systemd/system/site.service";
const caddyfile = "/etc/caddy/Caddyfile";
const ownCaddyfile = "/etc/caddy/site.caddy";

export type Plan = {
  origin: string;
  /** Files of a certificate; without them Caddy fetches one and renews it. */
  certificate?: { file: string; key: string } | undefined;
  /** Where this version of the program lies. */
  program: string;
};

export type Step = {
  /** What is there afterwards, in words. */
  what: string;
  isDone(): boolean;
  make(): void;
  /** A running site heeds it only after a restart. */
  restarts?: true;
  /** Takes away what was made, and answers what it leaves, in words. */
  undo?(withData: boolean): string | undefined;
};

/** In the order in which they are made; they are undone from the last. */
export function stepsOf(plan: Plan, machine: Machine): Step[] {
  const steps = [
    userStep(machine),
    folderStep(home, 0o755, machine),
    folderStep(dataFolder, 0o700, machine),
    folderStep(keysFolder, 0o700, machine),
    programStep(plan, machine),
    settingsStep(plan, machine),
    linkStep(plan, machine),
    unitStep(plan, machine),
  ];
  if (!existsSync(join(machine.root, caddyfile))) return steps;
  return [...steps, proxyStep(plan, machine)];
}

function userStep(machine: Machine): Step {
  const { run } = machine;
  const args = ["--system", "--user-group", "--no-create-home", "--home-dir", home];
  return {
    what: `the user ${user}, who cannot sign in`,
    isDone: () => userNamed(user, machine) !== undefined,
    make: () => run("useradd", [...args, "--shell", "/usr/sbin/nologin", "--comment", mark, user]),
    undo: () => {
      const known = userNamed(user, machine);
      if (!known) return undefined;
      if (known.comment !== mark) return `the user ${user}, who was there before`;
      if ([dataFolder, keysFolder].some((folder) => existsSync(join(machine.root, folder)))) {
        return `the user ${user}, whose data are left`;
      }
      run("userdel", [user]);
      return undefined;
    },
  };
}

function folderStep(folder: string, mode: number, machine: Machine): Step {
  const path = join(machine.root, folder);
  return {
    what: `the folder ${folder}`,
    isDone: () => existsSync(path) && isOf(path, siteUser(machine)),
    make: () => {
      mkdirSync(path, { recursive: true, mode });
      const owner = siteUser(machine);
      const isOthers = statSync(path).uid !== 0 && !isOf(path, owner);
      if (isOthers && readdirSync(path).length > 0) {
        throw new Trouble(
          `${folder} is there with something in it, and belongs neither to root nor to ${user}: move it away, then run this again.`,
        );
      }
      giveTo(path, owner);
    },
    undo: (withData) => {
      if (!existsSync(path)) return undefined;
      const owner = userNamed(user, machine);
      if (!owner || !isOf(path, owner)) return `${folder}, which is not ${user}'s`;
      if (folder === home) rmSync(join(path, ".npm"), { recursive: true, force: true });
      const isEmpty = readdirSync(path).length === 0;
      if (isEmpty) rmdirSync(path);
      else if (withData && folder !== home) rmSync(path, { recursive: true });
      else if (folder === home) {
        machine.run("chown", ["-R", "root:root", folder]);
        return `${folder}, where the program lies`;
      } else
        return `${folder}, with what the site stored (npm run setup -- undo --data removes it)`;
      return undefined;
    },
  };
}

/** The program is the user's, so that they can build it and put another version in its place. */
function programStep({ program }: Plan, machine: Machine): Step {
  const parts = [".", "node_modules", "node_modules/.installed", "build"];
  const there = () => parts.map((part) => join(program, part)).filter((path) => existsSync(path));
  return {
    what: `${program}, as the user ${user}'s`,
    isDone: () => there().every((path) => isOf(path, siteUser(machine))),
    make: () => machine.run("chown", ["-R", `${user}:${user}`, program]),
    undo: () => {
      if (userNamed(user, machine)) machine.run("chown", ["-R", "root:root", program]);
      return `the program in ${program}`;
    },
  };
}

const suggested = `BACKUP_EVERY=24
# Take the # away and put your mail server here, then: systemctl restart site
#SMTP_URL=smtps://user:password@mail.example:465
`;

/** Lines that somebody wrote into it stay. */
function settingsStep({ origin }: Plan, { root }: Machine): Step {
  const path = join(root, settingsFile);
  const wanted = `SITE_ORIGIN=${origin}`;
  return {
    what: `${settingsFile}, the settings, readable by root alone`,
    restarts: true,
    isDone: () => read(path)?.split("\n").includes(wanted) ?? false,
    make: () => {
      const there = read(path);
      const fresh = `${marked}${wanted}\n${suggested}`;
      const others = there?.split("\n").filter((line) => !line.startsWith("SITE_ORIGIN="));
      writeFileSync(path, others ? [...others.filter(Boolean), wanted, ""].join("\n") : fresh, {
        mode: 0o600,
      });
    },
    undo: (withData) => {
      const own = `${marked}${suggested}`.split("\n");
      const others = read(path)
        ?.split("\n")
        .filter((line) => !line.startsWith("SITE_ORIGIN=") && !own.includes(line));
      if (others?.length && !withData) {
        return `${settingsFile}, with the firm's own lines (npm run setup -- undo --data removes it)`;
      }
      return removeOwn(path, settingsFile);
    },
  };
}

function linkStep({ program }: Plan, { root }: Machine): Step {
  const path = join(root, current);
  const isLink = () => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  return {
    what: `${current}, which leads to ${program}`,
    isDone: () => isLink() && readlinkSync(path) === program,
    make: () => {
      if (existsSync(path) && !isLink()) throw new Trouble(`${current} is there, and is no link.`);
      rmSync(path, { force: true });
      symlinkSync(program, path);
    },
    undo: () => {
      if (isLink()) rmSync(path);
      return undefined;
    },
  };
}

function unitStep({ program }: Plan, { root, run, hasSystemd }: Machine): Step {
  const path = join(root, unitFile);
  const wanted = marked + readFileSync(join(program, "docs/operations/site.service"), "utf8");
  return {
    what: `${unitFile}, started with the machine`,
    restarts: true,
    // A run that failed in between left the file alone.
    isDone: () =>
      read(path) === wanted && works(() => run("systemctl", ["is-enabled", "--quiet", "site"])),
    make: () => {
      writeOwn(path, unitFile, wanted);
      run("systemd-analyze", ["verify", path]);
      if (hasSystemd) run("systemctl", ["daemon-reload"]);
      run("systemctl", ["enable", "--quiet", "site"]);
    },
    undo: () => {
      if (!read(path)?.startsWith(marked)) return removeOwn(path, unitFile);
      if (hasSystemd) run("systemctl", ["stop", "site"]);
      run("systemctl", ["disable", "--quiet", "site"]);
      rmSync(path);
      if (hasSystemd) run("systemctl", ["daemon-reload"]);
      return undefined;
    },
  };
}

/** A file of our own beside Caddy's, and a line in Caddy's that reads it. */
function proxyStep({ origin, certificate }: Plan, { root, run, hasSystemd }: Machine): Step {
  const [own, main] = [join(root, ownCaddyfile), join(root, caddyfile)];
  const imported = `import ${ownCaddyfile}`;
  const tls = certificate ? `\ttls ${certificate.file} ${certificate.key}\n` : "";
  // Debian's own Caddyfile answers every name by http, so that Caddy would not lead on to https by
  // itself. What programs ask is refused: led on, it would go in clear each time, unnoticed.
  // Connections to the host are kept for less than its own five seconds, so that Caddy is the one to
  // close: a form that is sent as the host closes would be lost.
  const wanted = `${marked}${origin} {
${tls}\tencode zstd gzip
\treverse_proxy 127.0.0.1:3000 {
\t\ttransport http {
\t\t\tkeepalive 4s
\t\t}
\t}
}
${origin.replace("https:", "http:")} {
\t@programs path /auth/* /functions/* /rest/*
\thandle @programs {
\t\trespond 403
\t}
\thandle {
\t\tredir ${origin}{uri} permanent
\t}
}
`;
  const lines = () => readFileSync(main, "utf8").split("\n");
  const reload = () => {
    // It would leave a folder of its own in root's.
    const validate = ["caddy", "validate", "--adapter", "caddyfile", "--config", main];
    run("env", ["HOME=/run", ...validate]);
    if (hasSystemd) run("systemctl", ["reload-or-restart", "caddy"]);
  };
  return {
    what: `${ownCaddyfile}, the proxy that speaks TLS, and its line in ${caddyfile}`,
    // A Caddy that could not take the file, for instance because another program has port 80, is asked
    // again. One that has it already changes nothing.
    isDone: () => read(own) === wanted && lines().includes(imported) && works(reload),
    make: () => {
      writeOwn(own, ownCaddyfile, wanted);
      if (!lines().includes(imported)) writeFileSync(main, `${lines().join("\n")}${imported}\n`);
      reload();
    },
    undo: () => {
      const left = removeOwn(own, ownCaddyfile);
      if (left || !lines().includes(imported)) return left;
      writeFileSync(
        main,
        lines()
          .filter((line) => line !== imported)
          .join("\n"),
      );
      reload();
      return undefined;
    },
  };
}

function works(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/** What the last run was told, where this one is not. */
export function planBefore({ root }: Machine): Partial<Plan> {
  const origin = /^SITE_ORIGIN=(.+)$/m.exec(read(join(root, settingsFile)) ?? "")?.[1];
  const [, file, key] = /^\ttls (\S+) (\S+)$/m.exec(read(join(root, ownCaddyfile)) ?? "") ?? [];
  return { ...(origin && { origin }), ...(file && key && { certificate: { file, key } }) };
}

/** The files of a certificate as Caddy finds them, whichever folder they were named from. */
export function certificateOf(given: { certificate?: string; key?: string }): Plan["certificate"] {
  if (!given.certificate && !given.key) return undefined;
  if (!given.certificate || !given.key) {
    throw new Trouble("A certificate has two files: name both, --certificate and --key.");
  }
  const [file, key] = [resolve(given.certificate), resolve(given.key)];
  for (const path of [file, key]) {
    if (!existsSync(path)) throw new Trouble(`There is no ${path}.`);
    if (/\s/.test(path)) throw new Trouble(`${path} has a space in it, where Caddy would end it.`);
  }
  return { file, key };
}

function siteUser(machine: Machine): Owner {
  const known = userNamed(user, machine);
  if (!known) throw new Trouble(`There is no user ${user}.`);
  return known;
}

function isOf(path: string, { uid }: Owner): boolean {
  return statSync(path).uid === uid;
}

function giveTo(path: string, { uid, gid }: Owner): void {
  chownSync(path, uid, gid);
}

function read(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

function writeOwn(path: string, name: string, text: string): void {
  const there = read(path);
  if (there !== undefined && !there.startsWith(marked)) {
    throw new Trouble(
      `${name} is there, and setup did not write it: move it away, then run this again.`,
    );
  }
  writeFileSync(path, text);
}

function removeOwn(path: string, name: string): string | undefined {
  const there = read(path);
  if (there === undefined) return undefined;
  if (!there.startsWith(marked)) return `${name}, which setup did not write`;
  rmSync(path);
  return undefined;
}
