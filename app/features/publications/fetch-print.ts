import { receiveFile } from "#app/api/receive-file.ts";
import type { Print } from "#core/catalogue.ts";

/** Fetches a printed document; rejects unless it is, to the byte, the one announced. */
export async function fetchPrint(
  path: string,
  print: Print,
  onProgress: (part: number) => void,
): Promise<Blob> {
  const announced = { ...print, type: "application/pdf" };
  return receiveFile(await fetch(path), announced, onProgress);
}
