/** Tables as one file. Loaded when somebody takes their accounts away. */
import { downloadZip } from "client-zip";
import { csv, csvMarks } from "#core/csv.ts";
import type { Language } from "#core/languages.ts";
import { type Table, workbookFiles } from "#core/workbook.ts";

export type Format = "xlsx" | "csv";

/** A workbook, or an archive with one CSV file for each table. */
export async function pack(
  tables: readonly Table[],
  format: Format,
  language: Language,
): Promise<Blob> {
  if (format === "xlsx") {
    const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    return new Blob([await downloadZip(workbookFiles(tables)).blob()], { type });
  }
  const files = tables.map(({ name, head, rows }) => ({
    name: `${name}.csv`,
    input: csv(head, rows, csvMarks[language]),
  }));
  return downloadZip(files).blob();
}
