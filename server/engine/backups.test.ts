import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** As on a disk with room for so much more: a write stores what fits, and only the next one fails. */
function writeWithRoomFor(kilobytes: number, folder: string) {
  const program = `
    const { writeBackup } = await import(${JSON.stringify(join(import.meta.dirname, "backups.ts"))});
    await writeBackup(${JSON.stringify(folder)}, new Blob([new Uint8Array(64 * 1024)]));
  `;
  // In kilobytes or in half ones, as the shell has it.
  const limited = `ulimit -f ${kilobytes}; exec "$0" --input-type=module -e "$1"`;
  return spawnSync("sh", ["-c", limited, process.execPath, program], { encoding: "utf8" });
}

test("a backup that the disk has no room for is not kept, and is said to have failed", () => {
  const folder = mkdtempSync(join(tmpdir(), "backups-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { status, stderr } = writeWithRoomFor(20, folder);
  expect([status, stderr]).toEqual([1, expect.stringContaining("EFBIG")]);
  expect(readdirSync(join(folder, "backups"))).toEqual([]);
  expect(writeWithRoomFor(1000, folder).status).toBe(0);
  expect(readdirSync(join(folder, "backups"))).toEqual([expect.stringMatching(/Z\.tar\.gz$/)]);
});
