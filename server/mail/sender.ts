import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { Send } from "#functions/_shared/outbox/envelope.ts";
import { message, smtpSender } from "#functions/_shared/outbox/smtp.ts";

/** Through `SMTP_URL`; without one, as files that any mail program opens. */
export function mailSender(smtpUrl: string | undefined, folder: string) {
  return smtpUrl ? smtpSender(smtpUrl) : { send: fileSender(folder), close: () => {} };
}

function fileSender(folder: string): Send {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async (envelope) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { message: bytes } = await transport.sendMail(message(envelope));
    // Named after its row, so that a mail written again after a crash is still one file.
    const file = join(folder, `${envelope.id}.eml`);
    writeFileSync(`${file}.partial`, bytes as Buffer, { mode: 0o600 });
    renameSync(`${file}.partial`, file);
  };
}
