/** A table becomes a file, as CSV or for Excel, and is handed to the browser to save. */
import { attempt, type Failure } from "#app/api/attempt.ts";
import { save } from "#app/ui/download.tsx";
import { csv, csvMarks } from "#core/csv.ts";
import type { Language } from "#core/languages.ts";
import type { Table } from "#core/workbook.ts";

export const fileFormats = ["csv", "xlsx"] as const;
export type FileFormat = (typeof fileFormats)[number];

/** Answers why not, where the code for Excel did not arrive. */
export async function saveTable(
  { name, head, rows }: Table,
  file: string,
  format: FileFormat,
  language: Language,
): Promise<Failure | undefined> {
  if (format === "csv") {
    save(new Blob([csv(head, rows, csvMarks[language])], { type: "text/csv" }), `${file}.csv`);
    return undefined;
  }
  const code = await attempt(() => import("./pack-workbook.ts"));
  if ("kind" in code) return code;
  // What Excel does not take in the name of a sheet.
  const sheet = name.replace(/[[\]:*?/\\]/g, " ").slice(0, 31);
  save(await code.packWorkbook({ name: sheet, head, rows }), `${file}.xlsx`);
  return undefined;
}
