import type { Failure } from "./attempt.ts";

export type Announced = { bytes: number; sha256: string; type: string };

/** In milliseconds: when nothing arrives for so long, the connection counts as broken. */
const longestSilence = 30_000;

/** Reads a file from an answer. Fails unless size and hash are those announced. */
export async function receiveFile(
  response: Response,
  announced: Announced,
  onProgress: (part: number) => void,
): Promise<Blob | Failure> {
  try {
    return await receive(response, announced, onProgress);
  } catch {
    // Cut off on the way, or not the file that was announced.
    return { kind: "failed" };
  }
}

async function receive(
  response: Response,
  { bytes, sha256, type }: Announced,
  onProgress: (part: number) => void,
): Promise<Blob> {
  if (!response.ok || !response.body) throw new Error(`The file answered ${response.status}.`);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body.getReader();
  for (let piece = await next(reader); !piece.done; piece = await next(reader)) {
    pieces.push(piece.value);
    received += piece.value.byteLength;
    onProgress(Math.min(received / bytes, 1));
  }
  const file = new Blob(pieces, { type });
  if (file.size !== bytes) throw new Error(`The file has ${file.size} bytes.`);
  // Over plain http browsers have no `crypto.subtle`, except on localhost.
  if (globalThis.crypto?.subtle && (await digestOf(file)) !== sha256) {
    throw new Error("The file is not the one that was announced.");
  }
  return file;
}

async function next(reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silent = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error("The file stopped coming.")), longestSilence);
  });
  try {
    return await Promise.race([reader.read(), silent]);
  } finally {
    clearTimeout(timer);
  }
}

async function digestOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
