import type { Print } from "./entry.ts";

/** Fetches a printed document and hands it over only if it is, to the byte, the one announced. */
export async function fetchPrint(
  path: string,
  print: Print,
  onProgress: (part: number) => void,
): Promise<Blob> {
  const response = await fetch(path);
  if (!response.ok || !response.body) throw new Error(`${path} answered ${response.status}.`);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    received += piece.value.byteLength;
    onProgress(Math.min(received / print.bytes, 1));
  }
  const file = new Blob(pieces, { type: "application/pdf" });
  if (file.size !== print.bytes) throw new Error(`${path} has ${file.size} bytes.`);
  // Browsers have no digest on plain http, but on this very machine.
  if (globalThis.crypto?.subtle && (await digestOf(file)) !== print.sha256) {
    throw new Error(`${path} is not the file that was announced.`);
  }
  return file;
}

async function digestOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Gives a file to the browser's own downloads, under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
