/**
 * What is known of a document before it is taken: whether it may be passed on, and what it says. On
 * our own host this runs apart, with a deadline (`server/backend/check-apart.ts`); on a hosted
 * project in the function itself, within what is counted here and the time that the platform gives.
 */
import type { FileFault } from "../../../../core/kinds.ts";
import { checkFile } from "./check-file.ts";
import { type FileText, readFile } from "./read-file.ts";

export type LookedInto = FileText & { fault: FileFault | undefined };
export type LookInto = (bytes: Uint8Array) => Promise<LookedInto>;

/** Of one that is not taken, nothing is read. */
export const unread: FileText = { pages: null, accounts: [] };

export const lookInto: LookInto = async (bytes) => {
  const fault = await checkFile(bytes);
  return { fault, ...(fault ? unread : await readFile(bytes)) };
};
