/** Reads a mail that a mail server returned (RFC 3464), or the part of one that somebody pasted. */
import { site } from "#content/site.ts";
import type { ReturnReason } from "#core/kinds.ts";

export type ReturnedMail = {
  /** The id of our mail, from its Message-ID. */
  id: string;
  reason: ReturnReason;
  /** The status code of the server, such as 5.1.1; null if it gave none. */
  status: string | null;
};

const host = new URL(site.origin).hostname.replaceAll(".", "\\.");
const ownId = new RegExp(
  `([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})@${host}`,
  "i",
);

export function readReturnedMail(text: string): ReturnedMail | undefined {
  // Undoes quoted-printable: joins lines that were folded for transport.
  const whole = text.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
  const id = ownId.exec(whole)?.[1]?.toLowerCase();
  if (!id) return undefined;
  const status =
    /^status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(whole)?.[1] ??
    /\b[45]\d\d[ -]#?([45]\.\d{1,3}\.\d{1,3})\b/.exec(whole)?.[1] ??
    null;
  return { id, status, reason: reasonOf(status, whole) };
}

/** https://www.iana.org/assignments/smtp-enhanced-status-codes */
function reasonOf(status: string | null, text: string): ReturnReason {
  if (status?.startsWith("5.1.") || status === "5.2.1") return "unknown";
  if (/^[45]\.2\.2$/.test(status ?? "")) return "full";
  if (status?.startsWith("5.7.")) return "refused";
  if (status?.startsWith("4.")) return "other";
  if (
    /(?:mailbox|quota)[^.\n]{0,30}(?:full|exceeded)|over quota|boîte[^.\n]{0,30}pleine/i.test(text)
  ) {
    return "full";
  }
  const nobody =
    /(?:user|recipient|address|mailbox)[^.\n]{0,30}(?:unknown|not found|does not exist|rejected)|no such (?:user|recipient|mailbox)|adresse[^.\n]{0,30}(?:inconnue|introuvable|n’existe pas)/i;
  if (nobody.test(text)) return "unknown";
  return /spam|blocked|policy|denied/i.test(text) ? "refused" : "other";
}
