import { saveFile } from "#app/ui/save-file.ts";
import type { DeskFields } from "#core/acts/desk.ts";
import type { Checked } from "#core/acts/releases.ts";
import { askDesk, type DeskAnswer } from "../kit/ask-desk.ts";
import type { Imported } from "./import-sheet.tsx";

/**
 * Downloads the refused lines as they were in the file, each with its reason. Once corrected, that
 * file can be imported.
 */
export async function saveRejects(
  { id: sheet, name, read }: Imported,
  { heading, file }: { heading: string; file: string },
  sayWhy: (why: string, field: string) => string,
): Promise<void> {
  const whys = new Map(read.unread.map(({ line, why, field }) => [line, sayWhy(why, field)]));
  let after: number | null = 0;
  while (after !== null) {
    const asked: DeskFields<"releases.check"> = { sheet, outcome: "refused", after };
    const answer: DeskAnswer<Checked> = await askDesk("releases.check", asked);
    if (answer.kind !== "done") break;
    for (const { line, why } of answer.body.rows) whys.set(line, sayWhy(why ?? "", ""));
    after = answer.body.next;
  }
  const lines = [...whys].toSorted(([one], [other]) => one - other);
  const rows = lines.map(([line, why]) => [...(read.cellsOf.get(line) ?? []), why]);
  const { default: papa } = await import("papaparse");
  const text = papa.unparse([[...read.heads, heading], ...rows], {
    delimiter: ";",
    escapeFormulae: true,
  });
  saveFile(`${name.replace(/\.\w+$/, "")}-${file}.csv`, "text/csv", `\ufeff${text}\r\n`);
}
