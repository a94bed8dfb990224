/** One table as an Excel workbook. Loaded when somebody takes a list away. */
import { downloadZip } from "client-zip";
import { type Table, workbookFiles } from "#core/workbook.ts";

export async function packWorkbook(table: Table): Promise<Blob> {
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return new Blob([await downloadZip(workbookFiles([table])).blob()], { type });
}
