/** Uploads one file in pieces. After an interruption it continues where it stopped. */
import { backendAddress } from "#app/api/address.ts";
import { attempt, type Failure, failureOf } from "#app/api/attempt.ts";
import { asSignedIn, type Ended } from "#app/sign-in/as-signed-in.ts";
import { cleanFileName } from "#core/file-name.ts";
import type { Refusal } from "#core/refusals.ts";
import { askDesk, type DeskAnswer } from "../kit/ask-desk.ts";
import { hashOf } from "../kit/hash-of.ts";

export type Sent =
  | { kind: "sent"; sha256: string; published: string[]; already: boolean }
  | { kind: "unfit"; why: Refusal }
  | Exclude<DeskAnswer<unknown>, { kind: "done" }>;

const pieceSize = 512 * 1024;
const mostTries = 4;

export async function uploadFile(file: File, onShare: (share: number) => void): Promise<Sent> {
  const bytes = await file.arrayBuffer();
  const sha256 = await hashOf(bytes);
  const about = { name: cleanFileName(file.name), size: file.size, sha256 };
  const begun = await askDesk("releases.begin-file", about);
  if (begun.kind !== "done") return begun;
  const { upload, published } = begun.body;
  if (!upload) return { kind: "sent", sha256, published, already: true };
  const failed = await sendPieces(upload, bytes, Number(begun.body.at), onShare);
  if (failed) return failed;
  const ended = await askDesk("releases.end-file", { upload });
  if (ended.kind !== "done") return ended;
  const { outcome } = ended.body;
  return outcome === "staged"
    ? { kind: "sent", sha256, published, already: false }
    : { kind: "unfit", why: outcome };
}

type NotSent = Failure | Ended | { kind: "unfit"; why: Refusal };

/** Sends what is not there yet, and answers nothing when all of it is. */
export async function sendPieces(
  upload: string,
  bytes: ArrayBuffer,
  from: number,
  onShare: (share: number) => void,
): Promise<NotSent | undefined> {
  let at = from;
  while (at < bytes.byteLength) {
    const piece = await sendPiece(upload, at, bytes.slice(at, at + pieceSize));
    if (typeof piece !== "number") return piece;
    at = piece;
    onShare(at / bytes.byteLength);
  }
  return undefined;
}

/**
 * Sends one piece and returns how many bytes have arrived. A failed piece is tried again, each time
 * after a longer wait.
 */
async function sendPiece(
  upload: string,
  at: number,
  piece: ArrayBuffer,
): Promise<number | NotSent> {
  for (let tries = 1; ; tries += 1) {
    const answer = await asSignedIn((token) => post(upload, at, piece, token));
    if ("status" in answer) {
      if (answer.ok) return answer.at;
      return { kind: "unfit", why: "damaged" };
    }
    if (answer.kind === "ended" || tries === mostTries) return answer;
    await new Promise((done) => setTimeout(done, 400 * 3 ** (tries - 1)));
  }
}

function post(upload: string, at: number, piece: ArrayBuffer, token: string) {
  return attempt(async (signal) => {
    const response = await fetch(
      `${backendAddress()}/functions/v1/desk-file?upload=${upload}&at=${at}`,
      {
        method: "POST",
        headers: {
          apikey: import.meta.env.SUPABASE_PUBLISHABLE_KEY,
          authorization: `Bearer ${token}`,
          "content-type": "application/octet-stream",
        },
        body: piece,
        credentials: "omit",
        signal,
      },
    );
    const { status, ok } = response;
    const failure = failureOf(status, response.headers.get("retry-after"));
    if (failure) return failure;
    const body = (await response.json().catch(() => ({}))) as { at?: number };
    return { status, ok: ok && typeof body.at === "number", at: Number(body.at) };
  });
}
