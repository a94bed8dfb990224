/**
 * What somebody typed to mend lines of a file: each line as it was checked is kept by the desk, and what
 * is being typed as drafts are (`../draft.ts`). Whoever chooses the same file again finds both, also
 * where it could not be read yet.
 */
import type { ImportKind } from "#core/acts/sheets.ts";
import { askDesk } from "../ask-desk.ts";
import { keepDraft, readDraft } from "../draft.ts";
import type { Choices } from "./read-lines.ts";

type Cells = Readonly<Record<string, string>>;
type Corrections = Choices["corrected"];
/** `checked` is what the desk has kept. */
type File = { kind: ImportKind; hash: string; checked: Corrections };

const aboutFile = (hash: string) => `sheet:${hash}`;

/** Without an answer from the desk, what was typed in this tab is there all the same. */
export async function checkedCorrections(kind: ImportKind, hash: string): Promise<Corrections> {
  const answer = await askDesk("sheets.corrected", { kind, file: hash });
  if (answer.kind !== "done") return new Map();
  return new Map(answer.body.lines.map(({ line, cells }) => [line, cells]));
}

export function keptCorrections(user: string, { hash, checked }: File): Corrections {
  return new Map([...checked, ...draftsOf(user, hash)]);
}

/** Without cells the line is as the file has it. */
export function keepCorrection(user: string, { hash }: File, line: number, cells: Cells): void {
  const kept = draftsOf(user, hash);
  if (Object.keys(cells).length > 0) kept.set(line, cells);
  else kept.delete(line);
  keepDraft(user, aboutFile(hash), kept.size > 0 ? JSON.stringify([...kept]) : "");
}

/** A line as it is checked. If the desk cannot be asked, it is still kept in this tab. */
export async function keepChecked({ kind, hash }: File, line: number, cells: Cells): Promise<void> {
  await askDesk("sheets.correct", { kind, file: hash, line, cells });
}

export function forgetDrafts(user: string, { hash }: File): void {
  keepDraft(user, aboutFile(hash), "");
}

/** The file is read as it is from then on. */
export async function forgetCorrections(user: string, file: File): Promise<void> {
  forgetDrafts(user, file);
  await askDesk("sheets.uncorrect", { kind: file.kind, file: file.hash });
}

function draftsOf(user: string, hash: string): Map<number, Cells> {
  return new Map(JSON.parse(readDraft(user, aboutFile(hash)) || "[]") as [number, Cells][]);
}
