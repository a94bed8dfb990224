import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onTestFinished } from "vitest";

/** What a host needs besides packages and pages. */
const parts = ["server", "core", "content", "supabase", "package.json"];

/** A folder as an update leaves it: the code, the pages, and a file that says which version it is. */
export function newVersion(name: string): string {
  if (!existsSync("build/client")) throw new Error("There is no build: npm run build.");
  const folder = mkdtempSync(join(tmpdir(), `version-${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  cpSync("build/client", join(folder, "build/client"), { recursive: true });
  writeFileSync(join(folder, "build/client/version.txt"), name);
  return folder;
}
