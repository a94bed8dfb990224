/** What is acknowledged is on the disk: fsync is asked for, and passed on to the kernel. */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openPglite } from "#server/engine/pglite.ts";
import { dataFolder } from "./host-process.ts";

/** Counts the waits for the disk that this process asks the kernel for. */
function countedWaits(): () => number {
  const real = fs.fsyncSync;
  let waits = 0;
  fs.fsyncSync = (file) => {
    waits += 1;
    real(file);
  };
  syncBuiltinESMExports();
  onTestFinished(() => {
    fs.fsyncSync = real;
    syncBuiltinESMExports();
  });
  return () => waits;
}

test.each([true, false])("each commit and each checkpoint waits for the disk: %s", async (wait) => {
  const waits = countedWaits();
  const { sql, script, close } = await openPglite(join(dataFolder(), "database"), wait);
  await script("create table public.kept (a integer)");
  for (let row = 0; row < 5; row += 1) {
    const before = waits();
    await sql("insert into public.kept values ($1)", [row]);
    expect(waits() > before, "a commit").toBe(wait);
  }
  const before = waits();
  await sql("checkpoint");
  // Tables, and the folders that name them.
  expect(waits() > before + 3, "a checkpoint").toBe(wait);
  expect(await sql("select count(*)::integer as rows from public.kept")).toEqual([{ rows: 5 }]);
  await close();
});
