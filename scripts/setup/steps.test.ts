/** A machine in a folder: the users are lines of its own /etc/passwd, and programs are noted. */
import {
  appendFileSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { Machine } from "./machine.ts";
import { certificateOf, mark, type Plan, planBefore, stepsOf } from "./steps.ts";

let root: string;
let asked: string[];
let machine: Machine;
let plan: Plan;
const passwd = "root:x:0:0:root:/root:/bin/sh\n";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "setup-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  asked = [];
  const program = join(root, "srv/first");
  for (const folder of [
    "etc/systemd/system",
    "etc/caddy",
    "srv/first/docs/operations",
    "var/lib",
  ]) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  writeFileSync(join(root, "etc/passwd"), passwd);
  writeFileSync(join(root, "etc/caddy/Caddyfile"), ":80 {\n\tfile_server\n}\n");
  writeFileSync(join(program, "docs/operations/site.service"), "[Service]\nUser=site\n");
  plan = { origin: "https://www.firm.example", program };
  machine = {
    root,
    hasSystemd: true,
    say: () => {},
    run(name, args) {
      asked.push([name, ...args.slice(0, 2)].join(" "));
      const { uid, gid } = statSync(root);
      const line = `site:x:${uid}:${gid}:${mark}:/srv/site:/usr/sbin/nologin\n`;
      if (name === "useradd") appendFileSync(join(root, "etc/passwd"), line);
      if (name === "userdel") writeFileSync(join(root, "etc/passwd"), passwd);
    },
  };
});

function make(): string[] {
  const made: string[] = [];
  // Each is asked once those before it are there.
  for (const step of stepsOf(plan, machine)) {
    if (step.isDone()) continue;
    step.make();
    made.push(step.what);
  }
  return made;
}
const undo = (withData = false) =>
  stepsOf(plan, machine)
    .reverse()
    .flatMap((step) => step.undo?.(withData) ?? []);
const all = () =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .sort()
    .map((name) => {
      const path = join(root, name);
      return statSync(path).isFile() ? `${name}\n${readFileSync(path, "utf8")}` : name;
    });

test("what was made is there the second time, and gone once it is undone", () => {
  const before = all();
  expect(make().length).toBeGreaterThan(6);
  expect(make()).toEqual([]);
  expect(undo()).toEqual([`the program in ${plan.program}`]);
  expect(all()).toEqual(before);
  expect(asked).toContain("systemctl stop site");
});

test("a proxy that could not start is no proxy: the next run asks it again", () => {
  const { run } = machine;
  const fails = (name: string, args: readonly string[]) => {
    if (args[0] === "reload-or-restart") throw new Error("port 80 is taken");
    run(name, args);
  };
  machine = { ...machine, run: fails };
  expect(make).toThrow("port 80");
  expect(make).toThrow("port 80");
  machine = { ...machine, run };
  expect(make()).toEqual([]);
  expect(asked.filter((one) => one.startsWith("systemctl reload-or-restart"))).toHaveLength(1);
});

test("data outlive it, with the user whose they are, until they are named", () => {
  make();
  writeFileSync(join(root, "var/lib/site/secrets.json"), "{}");
  expect(undo().join()).toMatch(/user site, whose data are left.*|\/var\/lib\/site, with/);
  expect(readFileSync(join(root, "etc/passwd"), "utf8")).toContain("site:");
  undo(true);
  expect(readdirSync(join(root, "var/lib"))).toEqual([]);
  expect(readFileSync(join(root, "etc/passwd"), "utf8")).toBe(passwd);
});

test("a unit that somebody else wrote stops it, and is never taken away", () => {
  writeFileSync(join(root, "etc/systemd/system/site.service"), "[Service]\n");
  expect(make).toThrow("site.service is there, and setup did not write it");
  expect(undo()).toContain("/etc/systemd/system/site.service, which setup did not write");
});

test("the settings that somebody added stay, and a new domain takes the old one's place", () => {
  make();
  const file = join(root, "etc/site.env");
  appendFileSync(file, "SMTP_URL=smtps://mail.example:465\n");
  plan = { ...plan, origin: "https://site.firm.example" };
  expect(make()).toHaveLength(2);
  const text = readFileSync(file, "utf8");
  expect(text).toContain("SMTP_URL=smtps://mail.example:465\n");
  expect(text.match(/^SITE_ORIGIN=.*/gm)).toEqual(["SITE_ORIGIN=https://site.firm.example"]);
});

test("a run that is told nothing goes on with what the last one was told", () => {
  const certificate = { file: "/etc/ssl/site.pem", key: "/etc/ssl/site.key" };
  plan = { ...plan, certificate };
  make();
  expect(planBefore(machine)).toEqual({ origin: plan.origin, certificate });
  plan = { ...plan, ...planBefore(machine) };
  expect(make()).toEqual([]);
});

test("settings with the firm's own lines outlive an undoing, until data are named", () => {
  make();
  const file = join(root, "etc/site.env");
  appendFileSync(file, "SMTP_URL=smtps://mail.example:465\n");
  expect(undo().join()).toContain("/etc/site.env, with the firm's own lines");
  expect(readFileSync(file, "utf8")).toContain("SMTP_URL=smtps://mail.example:465\n");
  make();
  expect(undo(true).join()).not.toContain("site.env");
  expect(readdirSync(join(root, "etc"))).not.toContain("site.env");
});

test("a folder that is somebody else's stops it, and is neither given away nor removed", () => {
  const folder = join(root, "var/lib/site");
  mkdirSync(folder);
  writeFileSync(join(folder, "theirs"), "");
  const { uid } = statSync(folder);
  // Only root can give a folder away; for others the user is another one.
  if (uid === 0) chownSync(folder, 4321, 4321);
  else appendFileSync(join(root, "etc/passwd"), `site:x:4321:4321:${mark}:/srv/site:/bin/false\n`);
  const owner = statSync(folder).uid;
  if (uid === 0) expect(make).toThrow("/var/lib/site is there with something in it");
  expect(undo(true).join()).toContain("/var/lib/site, which is not site's");
  expect(readdirSync(folder)).toEqual(["theirs"]);
  expect(statSync(folder).uid).toBe(owner);
});

test("a certificate is two files that are there, by their whole paths", () => {
  const [file, key] = [join(root, "site.pem"), join(root, "site.key")];
  for (const path of [file, key]) writeFileSync(path, "");
  expect(certificateOf({})).toBeUndefined();
  expect(() => certificateOf({ certificate: file })).toThrow("name both");
  expect(() => certificateOf({ key })).toThrow("name both");
  expect(certificateOf({ certificate: relative(".", file), key })).toEqual({ file, key });
  rmSync(key);
  expect(() => certificateOf({ certificate: file, key })).toThrow(`There is no ${key}.`);
});
