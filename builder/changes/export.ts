/** Brings the sources to what the firm changed at its desk, so that the next build begins there. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "#core/languages.ts";
import { type Change, isMarkTakenOff, isRecord } from "#core/texts/revision.ts";
import { wordsFile } from "../words-files.ts";
import { NotWritten, withRecord, withTextAt } from "./write-back.ts";

export type Exported = { written: number; left: { change: Change; why: string }[] };

export function exportChanges(changes: readonly Change[], root = process.cwd()): Exported {
  const left: Exported["left"] = [];
  for (const change of changes) {
    try {
      exportOne(change, root);
    } catch (error) {
      if (!(error instanceof NotWritten)) throw error;
      left.push({ change, why: error.message });
    }
  }
  return { written: changes.length - left.length, left };
}

/** Both languages or neither. */
function exportOne(change: Change, root: string): void {
  if (isRecord(change)) {
    const file = join(root, `content/${change.place}.ts`);
    const source = readFileSync(file, "utf8");
    writeFileSync(file, withRecord(source, change.place, change.path, change.now));
    return;
  }
  if (isMarkTakenOff(change)) {
    throw new NotWritten(
      "The mark of a demonstration is taken off and put back at the desk alone.",
    );
  }
  const written = languages.map((language) => {
    const file = join(root, fileOf(change.place, language, root));
    return {
      file,
      text: withTextAt(readFileSync(file, "utf8"), change.path, change.now[language]),
    };
  });
  for (const { file, text } of written) writeFileSync(file, text);
}

function fileOf(...[place, language, root]: Parameters<typeof wordsFile>): string {
  try {
    return wordsFile(place, language, root);
  } catch {
    throw new NotWritten("There is no such page.");
  }
}
