import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

export type SmallDisk = { folder: string; fill(): void; free(): void };

/** Only root may mount one. */
export const canMount = process.platform === "linux" && process.getuid?.() === 0;

/** A disk of its own in memory, unmounted with the test. */
export function smallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), "disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0755`, "tmpfs", folder]);
  onTestFinished(() => {
    // Lazily: a process that was just killed may still be letting go of its files.
    execFileSync("umount", ["-l", folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  const ballast = join(folder, "ballast");
  return {
    folder,
    fill() {
      try {
        for (;;) appendFileSync(ballast, Buffer.alloc(4096));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      }
    },
    free: () => rmSync(ballast, { force: true }),
  };
}
