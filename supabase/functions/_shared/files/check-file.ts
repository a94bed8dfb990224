/**
 * Whether a document may be passed on: what is inside of it, looked at whole. On our own host this
 * runs apart, with a deadline (`server/backend/check-apart.ts`); on a hosted project in the function itself,
 * within what is counted here and the time that the platform gives.
 */
import type { FileFault } from "../../../../core/kinds.ts";
import { UnfitZip } from "../../../../core/unzip.ts";
import { checkPdf } from "./check-pdf.ts";
import { checkWorkbook } from "./check-workbook.ts";
import { FileTrouble } from "./pdf-values.ts";

export type CheckFile = (bytes: Uint8Array) => Promise<FileFault | undefined>;

export const checkFile: CheckFile = async (bytes) => {
  try {
    return bytes[0] === 0x50 ? await checkWorkbook(bytes) : checkPdf(bytes);
  } catch (error) {
    if (error instanceof FileTrouble || error instanceof UnfitZip) return error.why;
    throw error;
  }
};
