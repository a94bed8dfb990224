import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Change } from "#core/texts/revision.ts";

/** What is asked of a hosted project. */
export const changesQuery = "desk_texts?select=place,path,was,now&order=place,path";

/** The file that holds what the firm changed while pages are made. */
function changesFile(): string {
  return process.env.CHANGES_FILE || "build/changes.json";
}

export function keepChanges(changes: readonly Change[]): void {
  mkdirSync(dirname(changesFile()), { recursive: true });
  writeFileSync(changesFile(), JSON.stringify(changes));
}

export function readChanges(): readonly Change[] {
  const file = changesFile();
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}
