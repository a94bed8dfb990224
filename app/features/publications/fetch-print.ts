import { receiveFile } from "#app/backend/receive-file.ts";
import type { Print } from "./entry.ts";

/** Fetches a printed document; rejects unless it is, to the byte, the one announced. */
export async function fetchPrint(
  path: string,
  print: Print,
  onProgress: (part: number) => void,
): Promise<Blob> {
  const announced = { ...print, type: "application/pdf" };
  return receiveFile(await fetch(path), announced, onProgress);
}
