/**
 * Where each of several files stands on its way, and what becomes of it: `refused` is what sending
 * again would not change, `there` a file that is here already, `failed` what a line that broke did.
 */
import { mostFileBytes } from "#core/limits.ts";
import type { Refusal } from "#core/refusals.ts";
import type { Sent } from "./upload-file.ts";

export type UploadState = "waiting" | "sending" | "sent" | "there" | "refused" | "failed";

/** What a file is refused for before a byte of it is sent. */
export async function unfitFor(file: File): Promise<Refusal | undefined> {
  if (file.size === 0) return "empty";
  if (file.size > mostFileBytes) return "too-large";
  const start = new TextDecoder("latin1").decode(await file.slice(0, 5).arrayBuffer());
  const isDocument =
    (/\.pdf$/i.test(file.name) && start === "%PDF-") ||
    (/\.xlsx$/i.test(file.name) && start.startsWith("PK"));
  return isDocument ? undefined : "not-a-document";
}

/**
 * Only what the line, or the server's absence, kept from arriving may arrive another time: `conflict`
 * is the answer where a piece is missing, `failed` where the server gave no reason.
 */
export function stateAfter(sent: Exclude<Sent, { kind: "sent" }>): UploadState {
  if (sent.kind === "unfit") return sent.why === "damaged" ? "failed" : "refused";
  if (sent.kind !== "refused") return "failed";
  return ["conflict", "failed"].includes(sent.code) ? "failed" : "refused";
}
