import { DatabaseAway } from "../sql.ts";

/** What nodemailer throws. */
export type MailError = Error & {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  /** Some of the mail itself had left when the connection was lost (`smtp.ts`). */
  underWay?: boolean;
};

export function asMailError(error: unknown): MailError {
  return error instanceof Error ? error : new Error("unknown");
}

// The mail server's own, as nodemailer names them; the rest is about this very mail.
const serverErrors = new Set([
  "ECONNECTION",
  "ESOCKET",
  "ETIMEDOUT",
  "EDNS",
  "EPROTOCOL",
  "ETLS",
  "EAUTH",
  "ENOAUTH",
]);

/** Nothing is amiss with the mail: its server is away, or the database that knows what it says. */
export function isUnreachable(error: MailError): boolean {
  const { code = "", responseCode } = error;
  if (error instanceof DatabaseAway || serverErrors.has(code) || responseCode === 421) return true;
  return isOwnSenderRefused(error);
}

/** It is every mail's sender that the server will not have; 552 is this very mail's, too large. */
function isOwnSenderRefused({ command, responseCode = 0 }: MailError): boolean {
  return command === "MAIL FROM" && responseCode >= 500 && responseCode !== 552;
}

/** The server will have nobody of that address, now or later: the mail came back. */
export function isGone({ command, responseCode = 0 }: MailError): boolean {
  return command === "RCPT TO" && responseCode >= 500;
}

/** For the desk, never for the log: what the server said, without the addresses in it. */
export function serverWords({ response }: MailError): string | null {
  return response?.replaceAll(/[^\s<>"'()[\]]+@[^\s<>"'()[\]]+/g, "…") ?? null;
}

/** The server's answer may quote an address: its code alone is kept. */
export function refusalCode({ code, name, responseCode }: MailError): string {
  return [code ?? name, responseCode].filter(Boolean).join(" ");
}
