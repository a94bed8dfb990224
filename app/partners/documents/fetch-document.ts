import { askForFile } from "#app/api/ask.ts";
import type { Failure } from "#app/api/attempt.ts";
import { receiveFile } from "#app/api/receive-file.ts";
import { asSignedIn, type Ended } from "#app/sign-in/as-signed-in.ts";
import type { PartnerDocument } from "#core/acts/space.ts";

/** `gone`: withdrawn, or no longer this partner's. */
export type DocumentFailure = { kind: "gone" } | Ended | Failure;

/** Fetches an entity's document. The backend logs it before it sends the first byte. */
export async function fetchDocument(
  entity: string,
  { id, size, sha256 }: PartnerDocument,
  onProgress: (part: number) => void,
): Promise<Blob | DocumentFailure> {
  const path = `/functions/v1/lp-document?${new URLSearchParams({ entity, id })}`;
  const answer = await asSignedIn((token) => askForFile(path, token));
  if (!(answer instanceof Response)) return answer;
  if (answer.status === 404) return { kind: "gone" };
  const type = answer.headers.get("content-type") ?? "application/octet-stream";
  return receiveFile(answer, { bytes: size, sha256, type }, onProgress);
}
