import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { Logger } from "pino";
import { errorCode } from "#functions/_shared/error-code.ts";
import { letterConnections, sendLetters } from "#functions/_shared/letters/send-letters.ts";
import { deliverDue } from "#functions/_shared/outbox/deliver.ts";
import type { Send } from "#functions/_shared/outbox/envelope.ts";
import { message, smtpSender } from "#functions/_shared/outbox/smtp.ts";
import type { Sql } from "#functions/_shared/sql.ts";
import type { Config } from "../config.ts";
import type { BackendMetrics } from "../metrics/backend-metrics.ts";
import { type MailWorker, startMailWorker } from "./worker.ts";

// No mail waits for more than six hours by itself. Where one does, the clock was ahead when it was
// queued, and has been put right.
const afterWrongClock = `
  update private.outbox set next_attempt_at = now()
  where state = 'queued' and next_attempt_at > now() + interval '7 hours'
`;

/** Sends what is queued, and the letter that is under way, until it is stopped. */
export function startMail(
  sql: Sql,
  { smtpUrl, dataFolder, origin }: Config,
  log: Logger,
  metrics?: BackendMetrics,
): MailWorker {
  const folder = join(dataFolder, "mail");
  if (!smtpUrl) log.warn({ folder }, "no SMTP_URL: mails are written as files");
  const single = mailSender(smtpUrl, folder);
  // Connections of its own: a visitor who waits for a link does not wait behind a thousand readers.
  const letters = mailSender(smtpUrl, folder, letterConnections);
  const common = {
    sql,
    origins: { pages: origin, functions: origin },
    log: (event: string, facts: Record<string, unknown> = {}) => {
      metrics?.told(event, facts);
      log.warn(facts, event);
    },
  };
  const failed = (error: unknown) =>
    log.error({ code: errorCode(error) }, "mail could not be looked after");
  let stopped = false;
  const worker = startMailWorker(async () => {
    await sql(afterWrongClock);
    const round = await deliverDue({ ...common, send: single.send, isStopped: () => stopped });
    metrics?.mailsSent("single", round.sent);
    return round;
  }, failed);
  const host = randomUUID();
  const letterWorker = startMailWorker(async () => {
    const sending = { ...common, send: letters.send, host, isStopped: () => stopped };
    const round = await sendLetters(sending);
    metrics?.mailsSent("letter", round.sent);
    return round;
  }, failed);
  return {
    wake() {
      worker.wake();
      letterWorker.wake();
    },
    lastRound: () => worker.lastRound(),
    async stop() {
      stopped = true;
      await Promise.all([worker.stop(), letterWorker.stop()]);
      // So that the next host need not wait for the place.
      await sql("select private.leave_letters($1::uuid)", [host]).catch(failed);
      single.close();
      letters.close();
    },
  };
}

/** Through `SMTP_URL`; without one, as files that any mail program opens. */
export function mailSender(smtpUrl: string | undefined, folder: string, connections?: number) {
  return smtpUrl ? smtpSender(smtpUrl, connections) : { send: fileSender(folder), close: () => {} };
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
