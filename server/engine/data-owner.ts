/**
 * Whose the data are. What another user leaves in the data folder, above all root, the host could
 * neither read nor write: its forms would stay shut.
 */
import { accessSync, constants, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "../config.ts";

type Owner = { uid: number; gid: number; name: string };

/** `undefined` where there is nothing yet, and where users have no numbers (Windows). */
export function ownerOf(folder: string): (Owner & { hasData: boolean }) | undefined {
  if (!process.getuid) return undefined;
  // A volume may be somebody else's and what a host made in it its own.
  for (const path of [join(folder, "database"), join(folder, "secrets.json"), folder]) {
    const found = statIn(path);
    if (found) {
      const { uid, gid } = found;
      return { uid, gid, name: nameOf(uid), hasData: path !== folder };
    }
  }
  return undefined;
}

/** As `sudo -u` takes it. */
export function nameOf(uid: number): string {
  try {
    const lines = readFileSync("/etc/passwd", "utf8").split("\n");
    const known = lines.find((line) => line.split(":")[2] === String(uid));
    return known?.split(":")[0] ?? `#${uid}`;
  } catch {
    return `#${uid}`;
  }
}

/** For a host: it goes on only with data of its own, and makes them only then. */
export function refuseOthersData(folder: string): void {
  const owner = ownerOf(folder);
  if (!owner?.hasData || owner.uid === process.getuid?.()) return;
  throw new ConfigError(
    `The data in ${folder} belong to ${owner.name}. Start the site as that user: sudo -u ${owner.name} npm start`,
  );
}

/** For a command: root becomes the user whose the data are, and anybody else is told who that is. */
export function becomeOwnerOf(folder: string): void {
  const owner = ownerOf(folder);
  const self = process.getuid?.();
  if (!owner || owner.uid === self) return;
  const { uid, gid, name } = owner;
  const words = `The data in ${folder} belong to ${name}.`;
  const asThey = `sudo -u ${name} npm run …`;
  if (self !== 0) throw new ConfigError(`${words} Run this as that user: ${asThey}`);
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
  if (!canRead(import.meta.filename)) {
    throw new ConfigError(
      `${words} That user may not read this program: put it where they may, then ${asThey}`,
    );
  }
  process.stderr.write(`${words} This is done as that user.\n`);
}

function statIn(path: string) {
  try {
    return statSync(path);
  } catch {
    // It is not there, or may not be looked at.
    return undefined;
  }
}

function canRead(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
