/** Whether a document may be passed on: what is inside of it, looked at whole. */
import type { FileFault } from "../../../../core/kinds.ts";
import { UnfitZip } from "../../../../core/unzip.ts";
import { checkPdf } from "./check-pdf.ts";
import { checkWorkbook } from "./check-workbook.ts";
import { FileTrouble } from "./pdf-values.ts";

export async function checkFile(bytes: Uint8Array): Promise<FileFault | undefined> {
  try {
    return bytes[0] === 0x50 ? await checkWorkbook(bytes) : checkPdf(bytes);
  } catch (error) {
    if (error instanceof FileTrouble || error instanceof UnfitZip) return error.why;
    throw error;
  }
}
