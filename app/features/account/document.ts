import { receiveFile } from "#app/api/receive-file.ts";
import { ask } from "./ask.ts";
import { askAsPartner, type Ended } from "./ask-as-partner.ts";
import type { PartnerDocument } from "./overview.ts";
import type { Trouble } from "./trouble.ts";

/** `gone`: withdrawn, or no longer this partner's. */
export type DocumentOutcome = { kind: "received"; file: Blob } | { kind: "gone" } | Ended | Trouble;

/** Fetches a document, which the backend logs before its first byte. */
export async function fetchDocument(
  { id, size, sha256 }: PartnerDocument,
  onProgress: (part: number) => void,
): Promise<DocumentOutcome> {
  const answer = await askAsPartner((token) =>
    ask(`/functions/v1/lp-document?id=${encodeURIComponent(id)}`, { method: "GET", token }),
  );
  if (!(answer instanceof Response)) return answer;
  if (answer.status === 404) return { kind: "gone" };
  const type = answer.headers.get("content-type") ?? "application/octet-stream";
  try {
    const file = await receiveFile(answer, { bytes: size, sha256, type }, onProgress);
    return { kind: "received", file };
  } catch {
    // Cut off on the way, or not the file that was announced.
    return { kind: "failed" };
  }
}
