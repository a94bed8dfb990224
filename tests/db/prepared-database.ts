/**
 * Embedded databases with every migration, to be copied: making one takes eight seconds of a core,
 * and copying it a tenth of one. They are made once, and anew when a migration or a package changes.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const cache = resolve(import.meta.dirname, "../../.cache/databases");
const migrations = resolve(import.meta.dirname, "../../supabase/migrations");

/** `limited`: as a new host has it. `unlimited`: a mailbox may be written to as often as tests do. */
export type Prepared = "limited" | "unlimited";

/** Answers the folder of one that must not be opened, only copied. */
export function preparedDatabase(kind: Prepared): string {
  const folder = join(cache, fingerprint());
  if (!existsSync(folder)) make(folder);
  return join(folder, kind);
}

/** By the system's own program: Node's takes seven times as long for so many small files. */
export function copyDatabase(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  execFileSync("cp", ["-R", from, to]);
}

/** Aside, so that whoever looks meanwhile finds either nothing or all of it. */
function make(folder: string): void {
  mkdirSync(cache, { recursive: true });
  const making = mkdtempSync(`${folder}.`);
  // Nothing of it runs long enough to be worth compiling well.
  const program = join(import.meta.dirname, "prepare-database.ts");
  execFileSync(process.execPath, ["--liftoff-only", program, making], { stdio: "inherit" });
  // Another process may have been quicker; its own is as good.
  if (!existsSync(folder)) renameSync(making, folder);
}

function fingerprint(): string {
  const hash = createHash("sha256");
  const files = readdirSync(migrations).sort();
  for (const file of files) hash.update(file).update(readFileSync(join(migrations, file)));
  for (const file of [
    "../../package-lock.json",
    "../../server/engine/migrate.ts",
    "prepare-database.ts",
  ]) {
    hash.update(readFileSync(join(import.meta.dirname, file)));
  }
  return hash.digest("hex").slice(0, 16);
}
