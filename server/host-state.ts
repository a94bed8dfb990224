/**
 * Where the host is, in the data folder: for `npm run doctor`, which is not told the host's settings.
 * It is removed with the host, and stays where that is killed.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type HostState = { pid: number; host: string; port: number };

const fileIn = (dataFolder: string) => join(dataFolder, "host.json");

export function writeHostState(dataFolder: string, state: HostState): void {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const partial = `${fileIn(dataFolder)}.partial`;
  writeFileSync(partial, JSON.stringify(state), { mode: 0o600 });
  renameSync(partial, fileIn(dataFolder));
}

export function readHostState(dataFolder: string): HostState | undefined {
  try {
    const { pid, host, port } = JSON.parse(readFileSync(fileIn(dataFolder), "utf8"));
    return { pid: Number(pid), host: String(host), port: Number(port) };
  } catch {
    return undefined;
  }
}

/** Not that of the host which has taken over meanwhile. */
export function removeHostState(dataFolder: string): void {
  if (readHostState(dataFolder)?.pid === process.pid) rmSync(fileIn(dataFolder), { force: true });
}
