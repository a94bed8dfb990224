import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import type { HostProcess } from "../host/host-process.ts";

/** What the host keeps in memory, in MB, as Linux counts it. */
export function memoryOf({ child }: HostProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** Measures again and again until stopped; answers the most that was seen. */
export function watchMemory(host: HostProcess): () => number {
  let most = memoryOf(host);
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(host));
  }, 50);
  return () => {
    clearInterval(timer);
    return Math.max(most, memoryOf(host));
  };
}

/** How many sockets it has open: connections, and a few of its own. */
export function socketsOf({ child }: HostProcess): number {
  const folder = `/proc/${child.pid}/fd`;
  return readdirSync(folder).filter((file) => {
    try {
      return readlinkSync(`${folder}/${file}`).startsWith("socket:");
    } catch {
      // Closed since the folder was read.
      return false;
    }
  }).length;
}
