import { existsSync, readFileSync } from "node:fs";

/** If other tenants took a larger share than this, a measurement is not ours. */
export const mostStolen = 0.05;

/**
 * Runs something, and returns which share of processor time other tenants of the hardware took
 * meanwhile.
 */
export async function watchStolen<Found>(
  run: () => Promise<Found>,
): Promise<{ found: Found; stolen: number }> {
  const before = readTimes();
  const found = await run();
  const after = readTimes();
  const work = after.work - before.work;
  return { found, stolen: work > 0 ? (after.stolen - before.stolen) / work : 0 };
}

/** Processor times since the machine started, in ticks. Only Linux has them. */
function readTimes(): { work: number; stolen: number } {
  if (!existsSync("/proc/stat")) return { work: 0, stolen: 0 };
  return timesIn(readFileSync("/proc/stat", "utf8"));
}

export function timesIn(stat: string): { work: number; stolen: number } {
  const [, ...times] = (stat.split("\n")[0] ?? "").trim().split(/\s+/);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = times.map(Number);
  return { work: user + nice + system + irq + softirq + stolen, stolen };
}
