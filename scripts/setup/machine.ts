/** What setup asks of a machine, so that a test can stand in for one. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Trouble } from "../../builder/step.mjs";

export type Owner = { uid: number; gid: number };

export type Machine = {
  /** What all paths begin with: nothing, but for a test. */
  root: string;
  /** systemd looks after this machine's services. */
  hasSystemd: boolean;
  /** Runs a program of the machine's, as somebody else where they are named. */
  run(program: string, args: readonly string[], as?: Owner): void;
  say(line: string): void;
};

/** Whoever it is by /etc/passwd, with the comment beside the name. */
export function userNamed(
  name: string,
  { root }: Pick<Machine, "root">,
): (Owner & { comment: string }) | undefined {
  const line = readFileSync(join(root, "/etc/passwd"), "utf8")
    .split("\n")
    .find((one) => one.startsWith(`${name}:`));
  if (!line) return undefined;
  const [, , uid, gid, comment = ""] = line.split(":");
  return { uid: Number(uid), gid: Number(gid), comment };
}

/** A program's own words are shown only where it fails. */
export function run(program: string, args: readonly string[], as?: Owner): void {
  const home = as ? { HOME: "/srv/site" } : {};
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    encoding: "utf8",
    maxBuffer: 64 * 2 ** 20,
    env: { ...process.env, ...home },
    ...as,
  });
  if (status === 0) return;
  const why = error?.message ?? `${stdout}${stderr}`.trim();
  throw new Trouble(`${program} ${args.join(" ")} failed.\n${why}`);
}
