/**
 * What somebody typed to mend lines of a file, kept as drafts are (`../draft.ts`): whoever chooses the
 * same file again after a reload or an ended session finds it, also where it could not be read yet.
 */
import { keepDraft, readDraft } from "../draft.ts";
import type { Choices } from "./read-lines.ts";

type Cells = Readonly<Record<string, string>>;

const aboutFile = (hash: string) => `sheet:${hash}`;

export function keptCorrections(user: string, hash: string): Choices["corrected"] {
  return new Map(JSON.parse(readDraft(user, aboutFile(hash)) || "[]") as [number, Cells][]);
}

/** Without cells the line is as the file has it. */
export function keepCorrection(user: string, hash: string, line: number, cells: Cells): void {
  const kept = new Map(keptCorrections(user, hash));
  if (Object.keys(cells).length > 0) kept.set(line, cells);
  else kept.delete(line);
  keepDraft(user, aboutFile(hash), kept.size > 0 ? JSON.stringify([...kept]) : "");
}

export function forgetCorrections(user: string, hash: string): void {
  keepDraft(user, aboutFile(hash), "");
}
