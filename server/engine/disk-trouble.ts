/** What is wrong with a disk, in a sentence: it is not to be taken for a damaged file or a host. */
import { accessSync, constants, statfsSync } from "node:fs";

/** Several times the 16 MB by which PostgreSQL's log of changes grows. */
export const leastSpace = 64 * 2 ** 20;

const full = "is on a disk that is full";
const notOurs = "may not be read and written by this user";
const words: Record<string, string> = {
  ENOSPC: full,
  EDQUOT: full,
  EROFS: "is on a disk that can only be read",
  EACCES: notOurs,
  EPERM: notOurs,
};

/** `undefined` where the error is of another kind. */
export function diskTrouble(error: unknown, path?: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = "", path: own } = error as NodeJS.ErrnoException;
  return words[code] && `${path ?? own ?? "A file"} ${words[code]} (${code}).`;
}

/** Asked of the folder itself: the embedded database has no words of its own for it. */
export function troubleIn(folder: string): string | undefined {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    return diskTrouble(error);
  }
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < leastSpace ? `${folder} ${full}, or nearly so.` : undefined;
}
