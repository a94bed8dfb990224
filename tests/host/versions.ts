import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onTestFinished } from "vitest";

/** What a host needs besides packages and pages. */
const parts = ["server", "core", "content", "supabase", "package.json"];

/**
 * A folder as an update leaves it: the code, the pages (one alone where none are given), and a file
 * that says which version it is.
 */
export function newVersion(name: string, pages?: string): string {
  const folder = mkdtempSync(join(tmpdir(), `version-${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const site = join(folder, "build/client");
  mkdirSync(site, { recursive: true });
  if (pages) cpSync(pages, site, { recursive: true });
  else writeFileSync(join(site, "index.html"), "<!doctype html><title>home</title>");
  writeFileSync(join(site, "version.txt"), name);
  return folder;
}
