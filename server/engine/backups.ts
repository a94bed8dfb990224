/** Backups of the embedded database: one file each, in the data folder, the oldest removed. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { errorCode } from "#functions/_shared/error-code.ts";
import type { Engine } from "./engine.ts";

const named = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;
const lookEvery = 5 * 60_000;

const folderIn = (dataFolder: string) => join(dataFolder, "backups");

/** This moment, as a file can have it in its name. */
export function momentForName(): string {
  return new Date().toISOString().replaceAll(":", "-").replace(/\..*/, "Z");
}

/** Whole and on the disk, or not there at all. */
export async function writeBackup(dataFolder: string, dump: Blob): Promise<string> {
  const folder = folderIn(dataFolder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${momentForName()}.tar.gz`);
  const partial = `${file}.partial`;
  const bytes = new Uint8Array(await dump.arrayBuffer());
  try {
    // All of it, or an error: one write to a disk that is nearly full stores a part and says no more.
    writeFileSync(partial, bytes, { mode: 0o600, flush: true });
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
  return file;
}

/** Those of ours, the oldest first. */
export function backupsIn(dataFolder: string): string[] {
  const folder = folderIn(dataFolder);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => named.test(name));
  return names.sort().map((name) => join(folder, name));
}

/** In milliseconds since 1970, by its name. */
export function takenAt(file: string): number {
  const [, day, hour, minute, second] = named.exec(file.split("/").at(-1) ?? "") ?? [];
  return Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}

function removeOldest(dataFolder: string, keep: number): void {
  for (const file of backupsIn(dataFolder).slice(0, -keep)) rmSync(file);
}

type Schedule = { dataFolder: string; backupEvery: number; backupKeep: number };

/** Takes one whenever the newest is old enough, whoever took it; looks again every few minutes. */
export function keepBackups(engine: Engine, schedule: Schedule, log: Logger) {
  const { dataFolder, backupEvery, backupKeep } = schedule;
  let taking = Promise.resolve();
  async function takeIfDue(): Promise<void> {
    const newest = backupsIn(dataFolder).at(-1);
    if (!engine.dump || (newest && Date.now() - takenAt(newest) < backupEvery)) return;
    const file = await writeBackup(dataFolder, await engine.dump());
    await engine.sql("select private.note_command($1, 'database.backup', 'database')", [
      "schedule",
    ]);
    removeOldest(dataFolder, backupKeep);
    log.info({ file }, "backup taken");
  }
  const look = () => {
    taking = taking.then(takeIfDue).catch((error: unknown) => {
      log.error({ code: errorCode(error) }, "no backup could be taken");
    });
  };
  look();
  const timer = setInterval(look, lookEvery);
  return async function stop(): Promise<void> {
    clearInterval(timer);
    await taking;
  };
}
