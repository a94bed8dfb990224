import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * An edition that was announced at the desk: its frozen file, and when it was taken back. Of one
 * that came with the program and was taken back, only that. A row of `public.desk_editions`.
 */
export type DeskEdition = {
  text: string;
  version: string;
  file: string | null;
  withdrawn: string | null;
};

/** What is asked of a hosted project. */
export const deskEditionsQuery =
  "desk_editions?select=text,version,file,withdrawn&order=text,version";

/** The file that holds them while pages are made. */
function deskFile(): string {
  return process.env.EDITIONS_FILE || "build/editions.json";
}

export function keepOfDesk(rows: readonly DeskEdition[]): void {
  mkdirSync(dirname(deskFile()), { recursive: true });
  writeFileSync(deskFile(), JSON.stringify(rows));
}

export function readOfDesk(text: string): DeskEdition[] {
  const file = deskFile();
  const rows: DeskEdition[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  return rows.filter((row) => row.text === text);
}
