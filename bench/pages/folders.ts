import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compressFolder } from "../../builder/finish/compress.ts";
import { bareText, withoutScripts } from "./variants.ts";

export const variants = ["site", "bare", "floor"] as const;
export type Variant = (typeof variants)[number];

const built = "build/client";

/** Three copies of the site that differ only in their pages, each compressed as ours is. */
export async function variantFolders(): Promise<Record<Variant, string>> {
  return {
    site: built,
    bare: await changedCopy(bareText),
    floor: await changedCopy(withoutScripts),
  };
}

async function changedCopy(change: (html: string) => string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  cpSync(built, folder, { recursive: true });
  for (const file of globSync("**/*.{html,html.br,html.gz}", { cwd: folder })) {
    const path = join(folder, file);
    if (file.endsWith(".html")) writeFileSync(path, change(readFileSync(path, "utf8")));
    else rmSync(path);
  }
  await compressFolder(folder);
  return folder;
}
