import { existsSync, readFileSync } from "node:fs";

/** More than this, and what was measured is the neighbours'. */
export const mostStolen = 0.05;

/** Runs something, and tells which share of the processor's work went to others on that hardware. */
export async function watchStolen<Found>(
  run: () => Promise<Found>,
): Promise<{ found: Found; stolen: number }> {
  const before = readTimes();
  const found = await run();
  const after = readTimes();
  const work = after.work - before.work;
  return { found, stolen: work > 0 ? (after.stolen - before.stolen) / work : 0 };
}

/** Since the machine began, in its own ticks. Only Linux tells. */
function readTimes(): { work: number; stolen: number } {
  if (!existsSync("/proc/stat")) return { work: 0, stolen: 0 };
  return timesIn(readFileSync("/proc/stat", "utf8"));
}

export function timesIn(stat: string): { work: number; stolen: number } {
  const [, ...times] = (stat.split("\n")[0] ?? "").trim().split(/\s+/);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = times.map(Number);
  return { work: user + nice + system + irq + softirq + stolen, stolen };
}
